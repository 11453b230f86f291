/** Play is told to people in sentences: one for each thing that happens, without the words of the protocol. */
import { describe, expect, it, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules, PLAYED } from '../games/registry';
import { connect } from '../runner/connection';
import { eventLines, glossOf, whyRefused } from '../runner/event-lines';
import { declinedAsSentence, narrate, questionAsSentence } from '../runner/narration';
import { planScenarios } from '../runner/plan';
import { playAndRecord } from '../runner/scenario-story';
import { loadSuite } from '../cli/select';
import type { GameEvent } from '../schemas/protocol';
import { isOfMachine } from './machine-words';

const inBattle = { kind: 'battle', player: 'B', source: 'B leader' };
const fall = { player: 'A', card: 'Guard', from: 'character', to: 'trash', cause: inBattle };

const textsOf = (...args: Parameters<typeof narrate>): string[] => narrate(...args).map(({ text }) => text);

describe('events of one change', () => {
  const events: GameEvent[] = [
    { type: 'moved', ...fall, clauses: ['7-1-4-1-2', '3-5-2'] },
    { type: 'removed', ...fall, clauses: [] },
    { type: 'koed', ...fall, clauses: ['10-2-1-1'] },
    { type: 'trashed', ...fall, clauses: [] },
  ];

  it('are one sentence, by the word that says most', () => {
    expect(textsOf('one-piece', events)).toEqual(["Guard is K.O.'d in battle and goes to player A's trash."]);
  });

  it('keep all their clauses, that of the move first', () => {
    expect(narrate('one-piece', events)[0]!.clauses).toEqual(['7-1-4-1-2', '3-5-2', '10-2-1-1']);
    expect(eventLines('one-piece', events)[0]).toMatch(/trash\. {3}\[7-1-4-1-2 \+2\]$/);
    expect(eventLines('one-piece', events, new Map([['7-1-4-1-2', 'The Character is K.O.’d']]))[0]).toMatch(
      /\[7-1-4-1-2 The Character is K\.O\.’d; \+2\]$/,
    );
  });

  it('of two cards at one moment are two sentences', () => {
    const other = { ...fall, card: 'Wall' };
    const both: GameEvent[] = [
      { type: 'moved', ...fall },
      { type: 'moved', ...other },
      { type: 'koed', ...fall },
      { type: 'trashed', ...other },
    ];
    expect(textsOf('one-piece', both)).toEqual([
      "Guard is K.O.'d in battle and goes to player A's trash.",
      "Wall goes to player A's trash in battle.",
    ]);
  });

  it('are apart where the card moves once more', () => {
    const back = { ...fall, from: 'trash', to: 'hand', cause: { kind: 'effect', player: 'A', source: 'Rescue' } };
    expect(
      textsOf('one-piece', [
        { type: 'moved', ...fall },
        { type: 'moved', ...back },
        { type: 'trashed', ...fall },
      ]),
    ).toEqual([
      "Guard moves from player A's Character area to player A's trash in battle.",
      "Guard moves from player A's trash to player A's hand by an effect of Rescue.",
      "Guard goes to player A's trash in battle.",
    ]);
  });
});

it('cards without a name of their own are told as what they are', () => {
  const drew = { player: 'B', card: 'B filler 44', from: 'deck', to: 'hand' };
  expect(
    textsOf('one-piece', [
      { type: 'moved', ...drew },
      { type: 'drew', ...drew },
    ]),
  ).toEqual(['Player B draws a card.']);
  expect(textsOf('one-piece', [{ type: 'rested', player: 'B', card: 'B leader' }])).toEqual([
    "Player B's Leader is rested.",
  ]);
  expect(
    textsOf('one-piece', [{ type: 'looked', player: 'B', cards: ['B filler 1', 'B filler 2', 'B filler 3'] }]),
  ).toEqual(['Player B looks at 3 cards.']);
  expect(textsOf('one-piece', [{ type: 'looked', player: 'B', cards: ['Top', 'B filler 2', 'Ace'] }])).toEqual([
    'Player B looks at Top, a card and Ace.',
  ]);
});

it('whoever is shown a card is not told to look at it as well', () => {
  const looked = (viewer: string, ...cards: string[]) => ({ type: 'looked', player: viewer, cards });
  const shown: GameEvent[] = [{ type: 'revealed', player: 'A', card: 'Top' }, looked('A', 'Top'), looked('B', 'Top')];
  expect(textsOf('one-piece', [...shown, looked('A', 'Next')])).toEqual([
    'Player A reveals Top.',
    'Player A looks at Next.',
  ]);
});

it('an event of an adapter that the game does not have is told by its type', () => {
  expect(textsOf('one-piece', [{ type: 'cardFlipped', player: 'A', card: 'Ace' }])).toEqual([
    'Player A: card flipped (Ace).',
  ]);
  expect(textsOf('one-piece', [{ type: 'tick' }])).toEqual(['tick.']);
});

it('questions are sentences', () => {
  const asked = { player: 'B', kind: 'block', optional: true, turn: 5 } as const;
  expect(questionAsSentence('one-piece', asked)).toBe('Player B may block.');
  expect(questionAsSentence('one-piece', { ...asked, kind: 'choose', optional: false })).toBe('Player B must choose.');
  expect(questionAsSentence('one-piece', { ...asked, kind: 'other' })).toBe('Player B may answer "other".');
  expect(declinedAsSentence('one-piece', asked)).toBe('Player B declines to block.');
});

/** One scenario of so many is played. */
const STRIDE = 23;

describe.each(PLAYED)('%s', (game) => {
  it('tells its play in sentences', async () => {
    const suite = loadSuite([game], {});
    const scenarios = suite.features.scenarios.filter((_, index) => index % STRIDE === 0);
    const oracle = await connect(() => new InProcessAdapter(oracleModules([game])));
    const narrated = new Set<string>();
    for (const planned of planScenarios(suite.features, scenarios).planned) {
      const { steps } = await playAndRecord(planned, oracle);
      for (const { events } of steps) for (const { text } of narrate(game, events)) narrated.add(text);
    }
    expect(narrated.size).toBeGreaterThan(50);
    const bad = [...narrated].filter((line) => isOfMachine(line));
    expect(bad).toEqual([]);
    expect([...narrated].filter((line) => !/^["A-Z0-9(].*\.$/.test(line))).toEqual([]);
  });
});

it('an event that lacks what its sentence speaks of is told plainly', () => {
  expect(textsOf('level-neo', [{ type: 'attackDeclared', player: 'A', card: 'Ace', target: 'Prey' }])).toEqual([
    'Player A: attack declared (Ace).',
  ]);
  expect(textsOf('one-piece', [{ type: 'moved', player: 'A', card: 7, from: 'deck', to: 'hand' }])).toEqual([
    "7 moves from player A's deck to player A's hand.",
  ]);
  expect(textsOf('one-piece', [{ type: 'gameOver', winner: null }])).toEqual(['The game ends without a winner.']);
});

describe('the clause beside an event', () => {
  const titles = new Map([
    ['1-1', 'A card that cannot move stays'],
    ['2-2', 'A drawn card goes to the hand'],
    ['3-3', 'A player draws at the start of a turn'],
  ]);

  it('is one that the scenario is about', () => {
    expect(glossOf(['1-1', '2-2', '3-3'], titles, ['3-3'])).toEqual({
      clause: '3-3',
      title: 'A player draws at the start of a turn',
      others: ['1-1', '2-2'],
    });
    expect(glossOf(['2-2', '1-1'], titles, ['1-1'])).toMatchObject({ clause: '1-1', title: titles.get('1-1') });
  });

  it('is else the first that says what happens', () => {
    expect(glossOf(['1-1', '2-2', '3-3'], titles)).toMatchObject({ clause: '2-2', others: ['1-1', '3-3'] });
  });

  it('stands without a title where all say what is not so, or nothing is known of them', () => {
    expect(glossOf(['1-1'], titles)).toEqual({ clause: '1-1', others: [] });
    expect(glossOf(['9-9', '8-8'], undefined)).toEqual({ clause: '9-9', others: ['8-8'] });
    expect(glossOf([], titles)).toBeUndefined();
  });
});

test.each([
  ['battle-spirits', '"Fox" needs 2 Cores from "A.reserve"', `"Fox" needs 2 Cores from player A's Reserve`],
  ['battle-spirits', 'player A cannot pass when asked to "block"', 'player A cannot pass when asked to block'],
  ['vanguard', '"A.backLeft" is not open', "player A's back left circle is not open"],
  ['level-neo', 'player B cannot "playSupport" now', 'player B cannot play support now'],
] as const)('a reason is told in the words of %s: %s', (game, reason, words) => {
  expect(whyRefused(game, reason)).toBe(words);
});
