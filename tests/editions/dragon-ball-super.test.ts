/** Dragon Ball Super 1.070 and 1.071 beside 1.074: what changes its verdict where one edition's oracle is held against another's scenarios. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Suite } from '../../cli/select';
import { loadCatalogue } from '../../runner/catalogue';
import { catalogueIn } from '../../runner/editions';
import { isFull } from '../extent';
import { otherwise, ownFaults, suiteIn, unnoticed } from './crossed';

const GAME = 'dragon-ball-super' as const;
const EDITIONS = ['1.070', '1.071', '1.074'] as const;
type Edition = (typeof EDITIONS)[number];
const suites = {} as Record<Edition, Suite>;

/** From 1.071 on: only damage by attacking. */
const SINCE = [
  '10-6-1: Does [Critical] apply to damage from a skill? No, only to damage from an attack',
  '10-6-1: [Critical] applies to damage from an attack, but not to damage from a skill',
];
const UNTIL = ["10-6-1: Before version 1.071, [Critical] also applies to damage that its card's skill deals"];

type Crossing = readonly [oracle: Edition, scenarios: Edition, fails: readonly string[]];

/** The others repeat, for a pair of editions, what these say of it in the other direction or of a third edition. */
const SAMPLED: readonly Crossing[] = [
  ['1.070', '1.074', SINCE],
  ['1.071', '1.070', UNTIL],
  ['1.074', '1.071', []],
];
const CROSSINGS: readonly Crossing[] = isFull
  ? [...SAMPLED, ['1.070', '1.071', SINCE], ['1.074', '1.070', UNTIL], ['1.071', '1.074', []], ['1.070', '1.070', []]]
  : SAMPLED;

describe('1.070, 1.071 and 1.074', { timeout: 600_000 }, () => {
  beforeAll(() => {
    for (const name of EDITIONS) suites[name] = suiteIn(GAME, name);
  });

  test.each(CROSSINGS)(
    'the oracle of %s fails of the scenarios of %s exactly what they say otherwise',
    async (one, other, fails) => {
      expect(await otherwise(GAME, suites[other], one)).toEqual(fails);
    },
  );

  test('a scenario of the edition kills each fault of what it says otherwise', async () => {
    const { own } = ownFaults(GAME, suites['1.070']);
    expect(own.map(({ clause }) => clause)).toEqual(['10-6-1', '10-6-1']);
    expect(await unnoticed(GAME, suites['1.070'])).toEqual([]);
    expect(ownFaults(GAME, suites['1.071']).own).toEqual([]);
  });

  test('what an edition says nothing of is no scenario of it', () => {
    const of = (name: Edition, word: RegExp) =>
      suites[name].features.scenarios.filter(({ name: called, pickle }) =>
        word.test([called, ...pickle.steps.map(({ text }) => text)].join(' ')),
      ).length;
    const [first, second, third] = EDITIONS.map((name) => suites[name].features.scenarios.length) as [
      number,
      number,
      number,
    ];
    expect([first < second, second < third]).toEqual([true, true]);
    expect(of('1.070', /leader-wishes-at-4/)).toBe(0);
    expect(of('1.071', /leader-wishes-at-4/)).toBe(of('1.074', /leader-wishes-at-4/));
  });
});

test('clauses have the numbers of their edition, and stand in its sections', () => {
  const { clauses } = catalogueIn(loadCatalogue(GAME), '1.070');
  const loop = clauses.find(({ id }) => id === '10-32-1-1');
  expect(loop).toMatchObject({ section: '10', kind: 'testable' });
  expect(clauses.filter(({ id }) => /^11-([126]|3-7)/.test(id))).toEqual([]);
  const lacking = catalogueIn(loadCatalogue(GAME), '1.071').clauses.map(({ id }) => id);
  expect(lacking.filter((id) => /^(3-5-3|11-6.*)$/.test(id))).toEqual([]);
  expect(lacking).toContain('11-1-2');
});
