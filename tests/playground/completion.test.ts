/** What is offered while one types a scenario in the playground. */
import { describe, expect, test } from 'vitest';
import { continuations, offersFor, type Vocabulary } from '../../runner/completion';

const sentence = (kind: 'given' | 'when' | 'then', expression: string, said: readonly (readonly string[])[] = []) => ({
  ...{ kind, expression, said, below: expression.endsWith(':') ? ('text' as const) : ('nothing' as const), uses: 1 },
});

const VOCABULARY: Vocabulary = {
  sentences: [
    sentence('given', '{player} has {int} card(s) in the {term}', [[], [], ['hand', 'Life area']]),
    sentence('given', '{string} has this data:'),
    sentence('when', '{player} attacks {string} with {string}', [[], [], []]),
    sentence('then', "{player}'s {term} holds {int} card(s)", [[], ['Life area', 'hand', 'trash'], []]),
    sentence('then', "the top of {player}'s deck is/are {cards}", [[], []]),
  ],
  terms: ['hand', 'Life area', 'trash', 'deck'],
  probes: { blocker: '[Blocker]', rush: '[Rush]', 'rush-blocker': '[Rush] [Blocker]' },
  tags: { '@OP-1-1': 'players are two', '@OP-1-2': 'the end of the game' },
};

const offers = (...lines: string[]) => offersFor(lines, VOCABULARY);
const labels = (...lines: string[]) => offers(...lines).map(({ label }) => label);

describe('sentences', () => {
  test('those of the keyword that fit what has been typed, filled with words of the game', () => {
    expect(labels('    Then player B')).toEqual(["player B's Life area holds 2 cards"]);
    expect(labels("    Then player B's ")).toEqual([
      "player B's Life area holds 2 cards",
      "player B's hand holds 2 cards",
      "player B's trash holds 2 cards",
    ]);
    expect(labels("    Then player B's Li")).toEqual(["player B's Life area holds 2 cards"]);
  });

  test('And goes on with what was before', () => {
    expect(labels('Given player A has 1 card in the hand', 'And "X"')).toEqual(['"X" has this data:']);
    expect(labels('Scenario: x', 'When player A attacks "X" with "Y"', 'And player A at')).toEqual([
      'player A attacks "card" with "card"',
    ]);
  });

  test('what is inserted stands behind what is typed, with places to be filled one after the other', () => {
    expect(offers("Then player B's Li")).toEqual([
      { label: expect.any(String), from: 16, insert: 'Life area holds ${1:2} cards' },
    ]);
    expect(offers('When player A ')).toMatchObject([{ insert: 'attacks "${1:card}" with "${2:card}"', from: 14 }]);
  });

  test('one card is a card', () => {
    expect(offers("Then player B's hand holds 1")).toMatchObject([
      { label: "player B's hand holds 1 card", insert: ' card' },
    ]);
  });

  test('cards are offered by the names that the text has', () => {
    expect(labels('Given "Wall" has this data:', 'When player A attacks "')).toEqual([
      'player A attacks "Wall" with "card"',
    ]);
  });

  test('the second card of several is one of the text, too', () => {
    expect(labels('Given "Wall" has this data:', 'Then the top of player B\'s deck is "X" and "W')).toEqual([
      'the top of player B\'s deck is "X" and "Wall"',
    ]);
  });

  test('a word of the game that no scenario says there is one all the same', () => {
    expect(labels("Then player B's de")).toEqual(["player B's deck holds 2 cards"]);
  });

  test('a terminal is offered the same sentences, each up to the next place', () => {
    const { sentences, terms } = VOCABULARY;
    const then = sentences.filter(({ kind }) => kind === 'then').map(({ expression }) => expression);
    const on = (line: string) => continuations(line, then, { cards: [], terms, probes: [] });
    expect(on("Then player B's Li")).toEqual(["Then player B's Life area"]);
    expect(on("Then player B's hand")).toEqual(["Then player B's hand holds "]);
  });

  test('where nothing begins so, those that hold all the words', () => {
    expect(labels('Then top deck')).toEqual(['the top of player A\'s deck is "card"']);
    expect(labels('Then nonsense altogether')).toEqual([]);
  });

  test('nothing is offered for what is complete', () => {
    expect(labels("Then player B's hand holds 2 cards")).toEqual([]);
  });
});

describe('other words', () => {
  test('probe cards, by id or by what they say', () => {
    expect(offers('Given player A has "X" (probe "rush')).toEqual([
      { label: 'rush', insert: 'rush', from: 31, detail: '[Rush]' },
      { label: 'rush-blocker', insert: 'rush-blocker', from: 31, detail: '[Rush] [Blocker]' },
    ]);
    expect(labels('Given player A has "X" (probe "[block')).toEqual(['blocker', 'rush-blocker']);
  });

  test('tags with what their clauses say, and keywords', () => {
    expect(offers('  @op-1-2')).toEqual([
      { label: '@OP-1-2', insert: '@OP-1-2', from: 2, detail: 'the end of the game' },
    ]);
    expect(labels('  Sc')).toEqual(['Scenario:']);
    expect(labels('a description of the feature')).toEqual([]);
  });
});
