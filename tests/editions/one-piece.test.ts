/** One Piece 1.1.8 beside 1.2.0: what changes its verdict where one edition's oracle is held against the other's scenarios. */
import { faultId } from '../../oracle/kernel/testing/misreadings';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameOf, PLAYED } from '../../games/registry';
import type { Suite } from '../../cli/select';
import { loadCatalogue } from '../../runner/catalogue';
import { otherwise, ownFaults, suiteIn, unnoticed } from './crossed';

const GAME = 'one-piece' as const;
const suites: Record<string, Suite> = {};

/** What a player must do otherwise: told by tags, or by a clause that the older rulebook lacks. */
const SINCE = [
  '2-5-2: An effect that rests ? cards rests a ? card but not a Slash one',
  "6-2-3: A DON!! card you gave to an opponent's card returns to you rested when that opponent refreshes",
  '6-2-3: Given DON!! cards return first and are then set active with the others',
  '6-2-3: Given DON!! cards return rested and stay so if an effect stops them from becoming active',
  '7-1-3-1: Under the alternative interpretation, a card counts as attacked in the Attack Step even if a [Blocker] then takes its place',
  '8-1-3-4-3: A player may still apply a replacement they declined when another replacement changes the event',
  "8-1-3-4-3: Two Characters that each have the other K.O.'d in their place do not form a loop",
  '8-1-3-4-3: Two replacements that turn a K.O. into a return and back into a K.O. do not form a loop',
  "8-1-3-4-6: A Character that would be K.O.'d instead of another may be saved by its own replacement",
  "8-1-3-4-6: A third card's replacement may replace a K.O. that happens instead of another",
  '8-1-3-4-7: A K.O. that replaces a K.O. in battle is a K.O. by an effect',
];
const UNTIL = [
  '2-5-2: Before version 1.2.0, a question mark printed as an attribute is no attribute',
  "6-2-3: Before version 1.2.0, a DON!! card you gave to an opponent's card returns active when they refresh",
  '6-2-3: Before version 1.2.0, given DON!! cards return active even if an effect keeps DON!! cards rested',
  "8-1-3-4-3: Before version 1.2.0, a Character K.O.'d instead of another cannot use its own replacement",
  '8-1-3-4-3: Before version 1.2.0, a third card cannot replace a K.O. that happens instead of another',
];

describe('1.1.8 and 1.2.0', { timeout: 600_000 }, () => {
  beforeAll(() => {
    for (const name of ['1.1.8', '1.2.0']) suites[name] = suiteIn(GAME, name);
  });

  test('the older oracle fails exactly what the newer rulebook says otherwise', async () => {
    expect(await otherwise(GAME, suites['1.2.0']!, '1.1.8')).toEqual(SINCE.toSorted());
  });

  test('the newer oracle fails exactly what the older rulebook says otherwise', async () => {
    expect(await otherwise(GAME, suites['1.1.8']!, '1.2.0')).toEqual(UNTIL.toSorted());
  });

  test('each agrees with its own scenarios', async () => {
    expect(await otherwise(GAME, suites['1.1.8']!, '1.1.8')).toEqual([]);
  });

  test('what is told otherwise is no scenario of the other edition', () => {
    const idsOf = (name: string) => new Set(suites[name]!.features.scenarios.map(({ id }) => id));
    const [older, newer] = [idsOf('1.1.8'), idsOf('1.2.0')];
    const withTag = (tag: string) =>
      [...suites['1.1.8']!.features.scenarios, ...suites['1.2.0']!.features.scenarios].filter(({ tags }) =>
        tags.includes(tag),
      );
    expect(withTag('@until-1.1.8')).toHaveLength(UNTIL.length);
    expect(withTag('@until-1.1.8').filter(({ id }) => newer.has(id) || !older.has(id))).toEqual([]);
    expect(withTag('@since-1.2.0').filter(({ id }) => older.has(id) || !newer.has(id))).toEqual([]);
  });

  test('a scenario of the edition kills each fault of what it says otherwise', async () => {
    const { own } = ownFaults(GAME, suites['1.1.8']!);
    expect(own.map(({ clause }) => clause)).toEqual(['2-5-2', '6-2-3', '8-1-3-4-3']);
    expect(await unnoticed(GAME, suites['1.1.8']!)).toEqual([]);
  });

  test('a reading that the older rulebook decides is none there', () => {
    const shown = ({ features }: Suite) =>
      features.scenarios.filter(({ clauses: [clause], reading }) => clause === '7-1-3-1' && reading).length;
    expect([shown(suites['1.2.0']!) > 0, shown(suites['1.1.8']!)]).toEqual([true, 0]);
    expect(suites['1.1.8']!.catalogues[0]!.clauses.find(({ id }) => id === '7-1-3-1')!.reading).toBeUndefined();
  });
});

test.each(PLAYED)('%s: the oracle plays the editions that its rulebook names, and no others', (game) => {
  const { editions, editionName, clauses } = loadCatalogue(game);
  const { oracle } = gameOf(game)!;
  expect(oracle.edition).toBe(editionName);
  const others = editions.map(({ name }) => name).filter((name) => name !== editionName);
  expect(Object.keys(oracle.editions ?? {}).sort()).toEqual(others.sort());
  const kinds = new Map(clauses.map(({ id, kind }) => [id, kind]));
  for (const [name, edition] of Object.entries(oracle.editions ?? {})) {
    const ids = gameOf(game)!.faults.map(({ id }) => id);
    for (const [clause, { noFaults = [] }] of Object.entries(edition.clauses)) {
      expect(kinds.get(clause), `${name} ${clause}`).toBe('testable');
      expect(ids).toEqual(expect.arrayContaining(noFaults.map((title) => faultId(clause, title))));
    }
    for (const [reading, choice] of Object.entries(edition.decides ?? {})) {
      const { standard, choices } = oracle.readings[reading]!;
      expect([standard, ...Object.keys(choices)]).toContain(choice);
    }
  }
});
