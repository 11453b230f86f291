/** What need not be asked: a step may answer it or not, whatever the engine does, the oracle included. */
import { describe, expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { EXIT } from '../cli/exit-codes';
import { nextPicks } from '../runner/reference';
import { PartialAdapter } from './partial/adapter';
import { listsNoOrder, merging } from './partial/kinds';
import { asked, askedOf, data } from './question';

const event = (name: string, effect: string, more = '') =>
  data(name, `{ "category": "event", "cost": 0, "abilities": [{ "type": "main", ${more} "effect": [${effect}] }] }`);
const OPPOSING = '{ "player": "opponent", "zone": ["character"] }';
const ko = (count: number) => `{ "do": "ko", "target": { "choose": { "from": ${OPPOSING}, "count": ${count} } } }`;
const DRAW = '{ "do": "draw", "count": 1 }';
const inHand = (...names: string[]) => names.map((name) => `Given player A has "${name}" in the hand`);
const opposing = (...names: string[]) =>
  names.map((name) => `Given player B has the active Character "${name}" with 1000 power`);
const atEnd = (name: string, ...effects: string[]) => {
  const abilities = effects.map(
    (effect) => `{ "type": "auto", "when": { "event": "endOfYourTurn" }, "effect": [${effect}] }`,
  );
  const card = `{ "category": "character", "cost": 1, "power": 1000, "abilities": [${abilities.join()}] }`;
  return [...data(name, card), `Given player A has the active Character "${name}"`];
};
/** What the rule is about of which questions are. */
const ATTACK = 'When player A attacks "B leader" with "A leader"';
const END = [ATTACK, 'When player A ends the phase'];

/** Nothing is chosen in any of them. */
const FORCED: Record<string, string[]> = {
  'a choice of one': [
    ...[...event('Pick', ko(1)), ...inHand('Pick'), ...opposing('One')],
    ...[ATTACK, 'When player A plays "Pick"', 'And player A chooses "One"', 'Then "One" is in player B\'s trash'],
  ],
  'a choice of two of two': [
    ...[...event('Pick', ko(2)), ...inHand('Pick'), ...opposing('One', 'Two')],
    ...[
      ATTACK,
      'When player A plays "Pick"',
      'And player A chooses "Two" and "One"',
      'Then "One" is in player B\'s trash',
    ],
  ],
  'a discard': [
    ...[...event('Toss', '{ "do": "discard", "count": 1 }'), ...inHand('Toss', 'Last')],
    ...[ATTACK, 'When player A plays "Toss"', 'And player A chooses "Last"', 'Then "Last" is in player A\'s trash'],
  ],
  'the only DON!! card': [
    ...event('Back', DRAW, '"cost": [{ "do": "returnDon", "count": 1 }],'),
    ...[
      ...inHand('Back'),
      'Given player A has 1 active and 0 rested DON!! cards',
      ATTACK,
      'When player A plays "Back"',
    ],
    ...[`And player A returns "player A's DON!! card 1" to the DON!! deck`, "Then player A's hand holds 1 card"],
  ],
  'the order of equal abilities': [
    ...[...atEnd('Twin', DRAW, DRAW), ...END, 'And player A lets "Twin"\'s ability come first'],
    "Then player A's hand holds 2 cards",
  ],
};

describe('what has one answer may be answered by a step:', () => {
  test.each(Object.entries(FORCED))('%s', async (_, lines) => {
    const { code, stderr } = await asked('one-piece', ...lines);
    expect([code, stderr]).toEqual([EXIT.conforms, '']);
  });

  test.each(Object.entries(FORCED))('%s, and engines ask it or not', async (_, lines) => {
    for (const makeOracle of [() => new InProcessAdapter(), () => new InProcessAdapter().askingForced]) {
      const { verdict, failure } = await askedOf(() => new PartialAdapter({ makeOracle }), lines);
      expect([verdict, failure?.message]).toEqual(['passed', undefined]);
    }
  });

  test('what is not possible is told with what is', async () => {
    const lines = FORCED['a choice of one']!.map((line) => line.replace('chooses "One"', 'chooses "B leader"'));
    const { code, stdout } = await asked('one-piece', ...lines);
    expect(code).toBe(EXIT.suiteFault);
    expect(stdout).toContain('you say player A is asked to choose after player A plays "Pick" in turn 5');
    expect(stdout).toContain('The suite itself gave the answer: choose "One". This question could not be declined');
  });
});

describe('which ability comes first where no step says', () => {
  const LEFT = atEnd('Left', DRAW);

  test('is said by the suite', async () => {
    const lines = [...LEFT, ...atEnd('Right', DRAW), ...END, "Then player A's hand holds 2 cards"];
    const { code, stderr } = await asked('one-piece', ...lines);
    expect([code, stderr]).toEqual([EXIT.conforms, '']);
    const foreign = await askedOf(() => new PartialAdapter({}), lines);
    expect([foreign.verdict, foreign.failure?.message]).toEqual(['passed', undefined]);
  });

  test.each([
    ['of one card', atEnd('Twin', DRAW, DRAW)],
    ['of two cards', [...LEFT, ...atEnd('Right', DRAW)]],
  ])('is tried out %s where an engine asks for it and lists no answer', async (_, cards) => {
    const lines = [...cards, ...END, "Then player A's hand holds 2 cards"];
    const { verdict, failure } = await askedOf(() => new PartialAdapter(listsNoOrder), lines);
    expect([verdict, failure?.message]).toEqual(['passed', undefined]);
  });

  test.each(['0', '1'])('must be said where the facts depend on it: %s cards', async (count) => {
    const right = atEnd('Right', '{ "do": "discard", "count": 1 }');
    const { code, stdout } = await asked(
      'one-piece',
      ...LEFT,
      ...right,
      ...END,
      `Then player A's hand holds ${count} cards`,
    );
    expect(code).toBe(EXIT.usage);
    expect(stdout).toContain(
      'depends on which ability comes first, which no step says: let "Left" come first or let "Right" come first',
    );
  });

  test('is tried in every order', () => {
    const tried: number[][] = [];
    for (let picks = nextPicks([2, 3]); picks; picks = nextPicks([2, 3], picks)) tried.push(picks);
    expect(tried).toEqual([[0, 1], [0, 2], [1], [1, 1], [1, 2]]);
  });
});

describe('an engine that never lets a player say which ability comes first', () => {
  const right = atEnd('Right', '{ "do": "discard", "count": 1 }');
  const lines = (first: string, cards: number) => [
    ...[...atEnd('Left', DRAW), ...right, ...END, `And player A lets "${first}"'s ability come first`],
    `Then player A's hand holds ${cards} cards`,
  ];
  const never = () => new PartialAdapter(merging(['order'], false));

  test('passes where it happens to take the order of the scenario', async () => {
    expect((await askedOf(never, lines('Left', 0))).verdict).toBe('passed');
  });

  test('is not judged where it takes another one', async () => {
    const { verdict, lacking } = await askedOf(never, lines('Right', 1));
    expect([verdict, lacking]).toEqual(['unsupported', ['decision order']]);
  });

  test('fails where that is what the clause is about', async () => {
    const { verdict, failure } = await askedOf(never, lines('Left', 0), ['@OP-6-6-1-1-3', 'Rule: 6-6-1-1-3 Order']);
    expect([verdict, failure?.message]).toEqual([
      'failed',
      expect.stringContaining('should be asked to say which comes first'),
    ]);
  });
});
