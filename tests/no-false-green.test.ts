/** A sentence that would assert nothing, or not what it seems to, is an error that says what was meant. */
import { describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { examples } from '../scripts/make-steps-page';
import { expectImpossible } from './command';
import { asked, data } from './question';

/** An Event that must K.O. one. */
const PICK =
  '{ "category": "event", "cost": 0, "text": "[Main] K.O. 1 of your opponent\'s Characters.", "abilities": [{ "type": "main",' +
  ' "effect": [{ "do": "ko", "target": { "choose": { "from": { "player": "opponent", "zone": ["character"] }, "count": 1 } } }] }] }';

const ATTACK = ['When player A attacks "B leader" with "A leader"', 'Then "A leader" is rested'];

describe('a sentence that describes a position', () => {
  test.each([
    ['Then player B has 3 Life cards', /:9: own: .*to look at it say: player B's Life area holds 3 cards/],
    ['And player A has "X" in the hand', /:9: own: .*to look at it say: "X" is in player A's hand/],
    ['And "A leader" has been given 1 DON!! card', /say: "A leader" has 1 DON!! cards under it/],
    ['And "X" is of the type "Crew"', /:9: own: this sentence describes the position .*: put it under Given/],
  ])('asserts nothing after When, and is refused: %s', async (sentence, says) => {
    expectImpossible(await asked('one-piece', ...ATTACK, sentence), says);
  });

  test('asserts nothing under When', async () => {
    const ended = await asked('one-piece', ATTACK[0]!, 'And player B has 3 Life cards', ATTACK[1]!);
    expectImpossible(ended, /:8: own: .*player B's Life area holds 3 cards/);
  });

  test('asserts nothing under the first Then', async () => {
    const ended = await asked('one-piece', 'Then player B has 3 Life cards', "And player B's hand holds 0 cards");
    expectImpossible(ended, /:7: own: .*player B's Life area holds 3 cards/);
  });

  test('may stand under When before anything has happened', async () => {
    const ended = await asked('one-piece', 'When player B has 2 Life cards', 'And player A ends the turn', ATTACK[1]!);
    expect(ended.stdout).not.toContain('describes the position');
  });
});

describe('a line that Gherkin takes for prose', () => {
  test.each(['Givn', 'and', 'when', 'Adn'])('is refused where it was to be a step: %s', async (word) => {
    const ended = await asked('one-piece', `${word} player B has 2 Life cards`, ...ATTACK);
    expectImpossible(
      ended,
      new RegExp(`own.feature:7: own: "${word} player B has 2 Life cards" is no step.*did you mean "`),
    );
  });

  test('is noticed whatever its sentence', async () => {
    const sentences = [...examples().values()];
    const { stdout } = await asked('one-piece', ...sentences.map((sentence) => `Givn ${sentence}`), ...ATTACK);
    expect(stdout.split('\n').filter((line) => line.includes('did you mean "Given '))).toHaveLength(sentences.length);
  });

  test('is prose where it reads so', async () => {
    const { code } = await asked('one-piece', 'What then? The card is rested,', 'and nothing else.', ...ATTACK);
    expect(code).toBe(EXIT.conforms);
  });
});

describe('a position', () => {
  test.each([
    [
      ['player A has 5 active and 0 rested DON!! cards', 'player A has 0 active and 5 rested DON!! cards'],
      /:8: own: the scenario says how many DON!! cards player A has twice/,
    ],
    [
      ['player B has 4 Life cards', 'player B\'s Life cards are "X"'],
      /:8: own: player B's life has cards already: name them all in one sentence, before their number/,
    ],
    [
      ['player A has 2 cards in the hand', 'player A has "X" in the hand'],
      /:8: own: "X" cannot be put into player A's hand, for 2 cards have been counted there already/,
    ],
    [
      ['player B\'s Life cards are "X"', 'player B has "Y" in the Life area'],
      /:8: own: "Y" cannot be put .* all cards of it have been named already/,
    ],
    [['player A has 2 cards in the hand', 'player A has 1 card in the hand'], /:8: own: the scenario says how many .*/],
    [
      ['"A leader" has been given 3 DON!! cards', 'player A has 10 active and 0 rested DON!! cards'],
      /player A has 13 DON!! cards, and 10 are all there are/,
    ],
    [
      ['player A has "X" in the hand', 'player A has the active Character "X"'],
      /:8: own: the scenario places "X" twice/,
    ],
    [['player A has the active Character "X"', '"Xx" is of the type "Crew"'], /"Xx" is described, and placed nowhere/],
  ])('adds nothing up and uses all that it describes: %j', async (sentences, says) => {
    const leader = sentences[0]!.startsWith('"A leader"') ? ['Given player A\'s Leader is "A leader"'] : [];
    const given = sentences.map((sentence) => `Given ${sentence}`);
    const ended = await asked('one-piece', ...[...leader, ...given], ...ATTACK);
    expectImpossible(ended, leader.length > 0 ? new RegExp(says.source) : says);
  });

  test('says which cards there are before it says how many', async () => {
    const ended = await asked(
      'one-piece',
      ...['Given player B\'s Life cards are "X"', 'Given player B has 4 Life cards', ...ATTACK],
      ...['And player B\'s hand holds exactly "X"', "And player B's Life area holds 3 cards"],
    );
    expect(ended.code).toBe(EXIT.conforms);
  });

  test('in LEVEL.NEO as well', async () => {
    const level = (of: number) => `Given player A's Main Character is at level ${of}`;
    const ended = await asked('level-neo', level(3), level(2), 'When player A ends the turn', 'Then the game goes on');
    expectImpossible(ended, /:8: own: the scenario says how many cards are in player A's level twice/);
  });

  test('says of what category a card with data of its own is', async () => {
    const given = [...data('X', '{ "cost": 0 }'), 'Given player A has "X" in the hand'];
    expectImpossible(
      await asked('one-piece', ...given, ...ATTACK),
      /:7: own: the data of "X" do not say its "category"/,
    );
  });
});

describe('a card that no Given places', () => {
  const GIVEN = 'Given player A has the active Character "Striker" with 5000 power';
  test.each([
    ['When player A attacks "B leader" with "Strikr"', 'Then the game goes on'],
    ['When player A tries to attack "B leader" with "Strikr"', 'Then that is refused'],
    ['When player A attacks "B leader" with "Striker"', 'Then "Strikr" is rested'],
    ['When player A ends the turn', 'Then player A\'s Character area holds exactly "Strikr"'],
    ['When player A ends the turn', 'Then "Strikr" has 0 DON!! cards under it'],
  ])('is an error that says which was meant: %s, %s', async (...acts) => {
    expectImpossible(await asked('one-piece', GIVEN, ...acts), /no Given places "Strikr"; did you mean "Striker"\?/);
  });
});

describe('a try', () => {
  test('is about the present moment: what nobody asks for is an error that says what is asked', async () => {
    const ended = await asked(
      'one-piece',
      ATTACK[0]!,
      'And player B tries to activate the Trigger',
      'Then that is refused',
    );
    expectImpossible(
      ended,
      /:9: own: player B is not asked to activate the Trigger now: the game waits for player A to act in turn 5; .*that is not offered/,
    );
  });

  test('declines nothing where play rests', async () => {
    const acts = ['When player B tries to play "X"', 'Then that is not offered', 'And turn 5 of the game has come'];
    const ended = await asked('one-piece', 'Given player B has "X" in the hand', ...acts, ...ATTACK);
    expect(ended.code).toBe(EXIT.conforms);
  });

  test('declines nothing where a step has stopped play', async () => {
    const acts = ['And player B is asked to counter', 'And player B tries to block with "Guard"'];
    const given = [
      'Given player B has the active Character "Guard" (probe "blocker")',
      'Given player B has "X" in the hand',
    ];
    const after = ['Then that is not offered', 'And player B is the one who decides', 'And "Guard" is active'];
    const ended = await asked('one-piece', ...given, ATTACK[0]!, ...acts, ...after, ATTACK[1]!);
    expect([ended.code, ended.stderr]).toEqual([EXIT.conforms, '']);
  });

  test('of what is asked for is refused, not "not offered"', async () => {
    const act = 'When player A tries to attack "A leader" with "A leader"';
    expectImpossible(
      await asked('one-piece', act, 'Then that is not offered'),
      /attempt to attack their Leader with their Leader is asked for; .*say: that is refused/,
    );
  });
});

describe('what is not asked', () => {
  test.each(['one-piece', 'level-neo'] as const)('can be said of the present moment in %s', async (game) => {
    const act = game === 'one-piece' ? 'act' : 'use effects';
    const { stdout } = await asked(game, `When player A is asked to ${act}`, `Then player A is not asked to ${act}`);
    expect(stdout).toContain(`you say player A is not asked to ${act}, the oracle says player A is asked\n`);
    const other = await asked(game, `When player A is asked to ${act}`, `Then player B is not asked to ${act}`);
    expect(other.stdout).not.toContain('you say');
  });
});

describe('a question that never came', () => {
  test('is told with the moment at which it was expected, and what was asked instead', async () => {
    const ended = await asked('one-piece', ATTACK[0]!, 'And player B blocks with "B leader"', ATTACK[1]!);
    expect(ended.stdout).toContain(
      "you say player B is asked to block after player A attacks player B's Leader with their Leader in turn 5, " +
        'the oracle says the game waits for player B to act in turn 6. On the way player A declined to act',
    );
  });

  test('or that it was asked, but later', async () => {
    const ended = await asked('one-piece', 'When player B attacks "A leader" with "B leader"', ATTACK[1]!);
    expect(ended.stdout).toContain(
      'after the start of the game in turn 5, the oracle says player B is asked only in turn 6',
    );
  });

  test('or that play stopped for it, but later', async () => {
    const ended = await asked('one-piece', 'When player B is asked to act', ATTACK[1]!);
    expect(ended.stdout).toContain(
      'you say player B is asked to act, the oracle says player B is asked only in turn 6. On the way player A declined to act',
    );
  });

  test('is not looked for past the preparations', async () => {
    const decks = 'Given both players have decks for a game, with the Leaders "A leader" and "B leader"';
    const acts = [
      'When player A gets the first turn',
      'And player B is asked to redraw',
      'And player A redraws the opening hand',
    ];
    const ended = await asked('one-piece', decks, ...acts, ATTACK[1]!);
    expect(ended.stdout).toContain(
      'in turn 0, the oracle says the game waits for player A to act in turn 1. On the way player B declined to redraw',
    );
  });

  test('one that must be answered is told with its answers', async () => {
    const crew = ['One', 'Two'].map((name) => `Given player B has the rested Character "${name}" with 1000 power`);
    const event = [...data('Pick', PICK), 'Given player A has "Pick" in the hand'];
    const ended = await asked('one-piece', ...crew, ...event, 'When player A plays "Pick"', 'Then the game goes on');
    expect(ended.stdout).toContain(
      'you say player A has nothing to decide, the oracle says player A must choose, but no step says how: choose "One" or choose "Two"',
    );
  });
});
