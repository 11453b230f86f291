/** No card has what cards of its kind cannot have: neither what scenarios and probe cards say, nor what anybody else brings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNonsense } from '../oracle/kernel/language/card-checks';
import { VOCABULARY as DBS } from '../oracle/dragon-ball-super/language';
import { VOCABULARY as LN } from '../oracle/level-neo/language';
import { VOCABULARY as OP } from '../oracle/one-piece/language';
import { loadProbes } from '../steps/probe-files';

type Data = Readonly<Record<string, unknown>>;

/** What is printed on cards of some kinds only, by the rulebooks: OP 2-5-5, 2-6-2, 2-7-5, 2-9-3, 2-10-2; LN 1-2; DBS 2-5 to 2-11. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'one-piece': {
    attributes: ['leader', 'character'],
    power: ['leader', 'character'],
    cost: ['character', 'event', 'stage'],
    life: ['leader'],
    counter: ['character'],
  },
  'level-neo': { ap: ['character'] },
  'dragon-ball-super': {
    characters: ['leader', 'battle'],
    traits: ['leader', 'battle'],
    era: ['leader', 'battle'],
    power: ['leader', 'battle'],
    comboPower: ['battle'],
    comboCost: ['battle'],
    energyCost: ['battle', 'extra'],
    specifiedCost: ['battle', 'extra'],
  },
};
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'one-piece': ['leader', 'character', 'event', 'stage'],
  'level-neo': ['character', 'event'],
  'dragon-ball-super': ['leader', 'battle', 'extra'],
};
const games = [
  ['one-piece', OP],
  ['level-neo', LN],
  ['dragon-ball-super', DBS],
] as const;

const impossible = (game: string, card: Data): readonly string[] =>
  Object.entries(PRINTED[game]!).flatMap(([field, kinds]) =>
    field in card && !kinds.includes(String(card.category)) ? [`a ${String(card.category)} with ${field}`] : [],
  );

describe.each(games)('%s', (game, vocabulary) => {
  const fields = Object.entries(PRINTED[game]!);
  const cases = KINDS[game]!.flatMap((category) => fields.map(([field, kinds]) => [category, field, kinds] as const));

  it.each(cases)('a card of the category %s with "%s" is refused where there is none', (category, field, kinds) => {
    const nonsense = findNonsense(vocabulary, { category, [field]: 1 });
    expect(nonsense?.path).toBe(kinds.includes(category) ? undefined : field);
  });

  it('every probe card is possible', () => {
    const odd = Object.entries(loadProbes(game)).flatMap(([name, card]) =>
      impossible(game, card as unknown as Data).map((what) => `${name}: ${what}`),
    );
    expect(odd).toEqual([]);
  });

  it('every card that a scenario defines is possible', () => {
    const folder = join(__dirname, '..', 'features', game);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.feature'),
    );
    const odd = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/"""\n\s*(\{"category": *"(\w+)"[^[]*)/g)].flatMap(
        ([, head, category]) => {
          const card = Object.fromEntries([...head!.matchAll(/"(\w+)":/g)].map(([, field]) => [field!, true]));
          return impossible(game, { ...card, category }).map((what) => `${file}: ${what}`);
        },
      ),
    );
    expect(odd).toEqual([]);
  });
});
