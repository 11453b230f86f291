/** A clause, and a reading, that only an older edition has. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, gameOf } from '../../games/registry';
import { inEdition } from '../../oracle/editions';
import type { GameModule } from '../../oracle/kernel/session/module';
import { featuresFolder, parseCatalogue } from '../../runner/catalogue';
import { catalogueIn, editionsOf } from '../../runner/editions';
import { loadFeatures } from '../../runner/feature-files';
import { planScenarios } from '../../runner/plan';
import { survived, tryFault } from '../../runner/self-test';
import { scratchFolder } from '../command';
import { notPassed } from './crossed';

const GAME = 'one-piece' as const;
const read = (name: string) => readFileSync(join(featuresFolder(), GAME, name), 'utf8');
const catalogueWith = (...changes: [string, string][]) => {
  const notes = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, read('rulebook.yaml'));
  return parseCatalogue({ name: 'clauses.json', text: read('clauses.json') }, { name: 'rulebook.yaml', text: notes });
};
const ONLY: [string, string] = ['    decided: [7-1-3-1]', '    decided: [7-1-3-1]\n    only: { 6-3-9: testable }'];
const NUMBER: [string, string] = ['    numbers: {', '    numbers: { 6-3-9: 6-3-2,'];
const READING: [string, string] = ['\nreadings:', '\nreadings:\n  6-3-9: Nothing says who of both.'];
const catalogue = catalogueWith(ONLY, NUMBER, READING);
const older = catalogueIn(catalogue, '1.1.8');

const folder = scratchFolder('only-older');
mkdirSync(join(folder, GAME));
writeFileSync(
  join(folder, GAME, '06-3-9-two-cards.feature'),
  `@OP
Feature: 6-3-9 The draw

  @OP-6-3-9
  Rule: 6-3-9 Two cards are drawn at the beginning of a turn

    Scenario: the next player draws two
      When player A ends the turn
      Then player B's hand holds 2 cards
`,
);
const features = (name: string) =>
  loadFeatures([GAME], { folder, catalogues: [catalogue], editions: { [GAME]: name } });

/** The oracle with a rule, a misreading and a reading of the older edition. */
const { oracle } = gameOf(GAME)!;
const table = {
  ...oracle,
  editions: {
    '1.1.8': {
      clauses: {
        '6-3-9': {
          replace: () => ({
            cardsToDraw: (g: { cite(clause: string): void }) => {
              g.cite('6-3-9');
              return 2;
            },
          }),
          faults: { 'one card is drawn': () => ({ cardsToDraw: () => 1 }) },
        },
      },
      opens: {
        'who-draws': {
          question: 'Who of both draws them?',
          clauses: ['6-3-9'],
          standard: 'turnPlayer',
          choices: { turnPlayer: () => ({}), nobody: () => ({ cardsToDraw: () => 0 }) },
        },
      },
    },
  },
} as unknown as GameModule;
const olderOracle = inEdition(table, editionsOf([older])[GAME]!);

describe('a clause that only 1.1.8 has', () => {
  test('is one of its catalogue, by its number there and in its place, with what is read; of no other', () => {
    const ids = older.clauses.map(({ id }) => id);
    expect(ids.slice(ids.indexOf('6-3-1'), ids.indexOf('6-4'))).toEqual(['6-3-1', '6-3-2']);
    expect(older.clauses.find(({ id }) => id === '6-3-2')).toMatchObject({
      kind: 'testable',
      reading: 'Nothing says who of both.',
    });
    expect(catalogue.clauses.some(({ id }) => id.startsWith('6-3-') && id !== '6-3-1')).toBe(false);
  });

  test('has its scenarios there, and nowhere else', () => {
    const { scenarios, rules, problems } = features('1.1.8');
    expect([scenarios.map(({ clauses }) => clauses), rules.map(({ clause }) => clause), problems]).toEqual([
      [['6-3-2']],
      ['6-3-2'],
      [],
    ]);
    const { scenarios: none, rules: noRules, problems: noProblems } = features('1.2.0');
    expect([none, noRules, noProblems]).toEqual([[], [], []]);
  });

  test('is played by its oracle, cited by its number, and its misreading is noticed', async () => {
    const suite = { features: features('1.1.8'), catalogues: [older] };
    expect(await notPassed(GAME, suite, [olderOracle])).toEqual([]);
    const [fault] = faultsOf(olderOracle).filter(({ clause }) => clause === '6-3-2');
    expect(fault?.title).toBe('one card is drawn');
    const { planned } = planScenarios(suite.features, suite.features.scenarios);
    expect(survived(await tryFault(olderOracle, fault!, planned))).toBe(false);
  });

  test('is told with one line where clauses.json has the number', () => {
    const taken: [string, string] = [ONLY[0], ONLY[1].replace('6-3-9', '6-3-1')];
    expect(() => catalogueWith(taken)).toThrow('rulebook.yaml: editions: only: clause 6-3-1 stands in clauses.json');
  });
});

test('a reading that only 1.1.8 leaves open is one there, and nowhere else', () => {
  expect([Object.keys(olderOracle.readings).includes('who-draws'), 'who-draws' in table.readings]).toEqual([
    true,
    false,
  ]);
});

test('what the usual edition decides is a reading in the older ones alone', () => {
  const LATER: [string, string] = [
    '    title: Comprehensive rules 1.2.0',
    '    title: Comprehensive rules 1.2.0\n    decided: [1-2-1]',
  ];
  const decided = catalogueWith(LATER);
  const readingOf = (one: typeof decided) => one.clauses.find(({ id }) => id === '1-2-1')!.reading;
  expect([readingOf(decided), readingOf(catalogueIn(decided, '1.2.0'))]).toEqual([undefined, undefined]);
  expect(readingOf(catalogueIn(decided, '1.1.8'))).toContain('a draw');
  const tagged = (name: string) =>
    loadFeatures([GAME], { catalogues: [decided], editions: { [GAME]: name } }).scenarios.filter(
      ({ rule, reading }) => rule?.clause === '1-2-1' && reading,
    ).length;
  expect([tagged('1.2.0'), tagged('1.1.8') > 0]).toEqual([0, true]);
});
