/** When the oracle and an adapter ask the same: the player, the kind, what it is about, and what can be answered. */
import { describe, expect, test } from 'vitest';
import { isSameQuestion, questionDifferences, type Asked } from '../runner/same-question';
import type { Action, Decision } from '../schemas/protocol';

const choose = (...cards: string[]): Action => ({ type: 'choose', cards });
const decision = (more: Partial<Decision> = {}): Decision => ({
  player: 'A',
  kind: 'choose',
  turn: 5,
  optional: false,
  ...more,
});

/** The oracle asks which card of the hand pays for the ability of a card. */
const paying = decision({ about: { card: 'Payer', ability: 0 } });
const oracle: Asked = {
  decision: paying,
  answers: async () => [choose('Spare'), choose('Other')],
  isWindow: (kind) => kind === 'main',
};

const SAME: [string, Decision][] = [
  ['says only who is asked for what', decision()],
  ['names the same ability', decision({ about: { card: 'Payer', ability: 0 } })],
  ['calls the ability by a name of its own', decision({ about: { card: 'Payer', ability: 'the printed one' } })],
  ['lists some of the answers', decision({ options: [choose('Other')] })],
  ['lists several cards in an answer', decision({ options: [choose('Prey', 'Spare')] })],
];

const OTHER: [string, Decision, string][] = [
  [
    'names another card',
    decision({ about: { card: 'Striker', ability: 0 } }),
    'player A must answer "choose" about {"card":"Striker","ability":0}',
  ],
  [
    'names another ability of the card',
    decision({ about: { card: 'Payer', ability: 1 } }),
    'player A must answer "choose" about {"card":"Payer","ability":1}',
  ],
  [
    'lists other answers',
    decision({ options: [choose('Prey'), choose('Guard')] }),
    'player A must answer "choose": choose "Prey" or choose "Guard"',
  ],
];

describe('the same question, if the adapter', () => {
  test.each(SAME)('%s', async (_, asked) => {
    expect(await isSameQuestion(oracle, asked)).toBe(true);
    expect(await questionDifferences(oracle, asked, false)).toEqual([]);
  });
});

describe('another question of the same kind, if the adapter', () => {
  test.each(OTHER)('%s', async (_, asked, shown) => {
    expect(await isSameQuestion(oracle, asked)).toBe(false);
    expect(await questionDifferences(oracle, asked, false)).toEqual([
      {
        path: 'decision',
        reference: 'player A must answer "choose" about {"card":"Payer","ability":0}: choose "Spare" or choose "Other"',
        shown,
      },
    ]);
  });

  test.each(OTHER)('%s, but merges decisions', async (_, asked) => {
    expect(await questionDifferences(oracle, asked, true)).toEqual([]);
  });
});

describe('an optional question that the oracle does not ask', () => {
  const may = decision({ kind: 'may', optional: true });

  test('is a difference, if cards or answers are chosen', async () => {
    expect(await questionDifferences(oracle, may, false)).toEqual([
      { path: 'decision', reference: 'player A must answer "choose"', shown: 'player A may answer "may"' },
    ]);
    expect(await questionDifferences(oracle, decision({ optional: true }), false)).toEqual([
      { path: 'decision', reference: 'player A must answer "choose"', shown: 'player A may answer "choose"' },
    ]);
  });

  test.each<[string, Decision]>([
    ['it is a window', decision({ kind: 'main', optional: true })],
    ['it has no answer', decision({ kind: 'may', optional: true, options: [] })],
  ])('is none, if %s', async (_, asked) => {
    expect(await questionDifferences(oracle, asked, false)).toEqual([]);
  });
});
