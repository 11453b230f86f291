/** What a question can say, and what an answer says for it: each as a judge writes it, with `ask`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandHere, scratchFolder } from './command';

const scratch = scratchFolder('sayable');
let files = 0;

function featureOf(tag: string, lines: readonly string[], tags = ''): string {
  mkdirSync(scratch, { recursive: true });
  const file = join(scratch, `${++files}.feature`);
  const steps = lines.map((line) => `    ${line}\n`).join('');
  writeFileSync(file, `@${tag}\nFeature: f\n\n  ${tags}\n  Scenario: s\n${steps}`);
  return file;
}

const ask = async (tag: string, ...lines: string[]): Promise<string> => {
  const { stdout, stderr } = await commandHere(['ask', featureOf(tag, lines)]);
  return stdout + stderr;
};

const card = (name: string, data: object): string[] => [
  `Given "${name}" has this data:`,
  '"""',
  JSON.stringify(data),
  '"""',
];
const AGREES = '  the oracle agrees\n';

describe('a card written as JSON', () => {
  test.each([
    [
      'DBS',
      { category: 'battle', energyCost: 3, power: 15000 },
      '"comboPower" and "comboCost" are missing: a Battle Card says',
    ],
    ['DBS', { category: 'leader', power: 15000 }, '"back" is missing: a Leader Card says'],
    ['OP', { category: 'character', power: 5000 }, '"cost" is missing: a Character says'],
    ['VG', { category: 'unit', grade: 3, power: 13000 }, '"shield" is missing: a unit says'],
    ['LN', { category: 'character', ap: 3000 }, '"turnCost" is missing: a character says'],
    [
      'BS',
      { category: 'spirit', cost: 3, levels: [{ lv: 1, cores: 1, bp: 3000 }] },
      '"symbols" is missing: a Spirit says',
    ],
  ])('says all numbers of its category or none: %s %j', async (tag, data, says) => {
    const said = await ask(tag, ...card('Hero', data), 'And player A has "Hero" in the hand', 'When player A concedes');
    expect(said).toContain(`.feature:8: card "Hero": ${says} all of its numbers, null for one that it does not have`);
  });

  test.each([null, 'none'])('has no number for which it says %j', async (none) => {
    const data = { category: 'battle', energyCost: 3, power: 15000, comboPower: none, comboCost: none };
    const steps = [
      ...card('Hero', data),
      'And player A has "Hero" in the hand',
      'When player A attacks "B leader" with "A leader"',
    ];
    const said = await ask('DBS', ...steps, 'And player A tries to combo with "Hero"', 'Then that is refused');
    expect(said).toContain(AGREES);
    expect(said).toContain('; a Battle Card is red; ');
  });

  test('is a plain card where it says no number', async () => {
    const said = await ask(
      'DBS',
      ...card('Hero', { category: 'battle' }),
      'And player A has the active Battle Card "Hero"',
      'When player A concedes',
      'Then "Hero" has 10000 power',
    );
    expect(said).toContain(AGREES);
  });
});

describe('a disagreement', () => {
  test('names the ambiguous rule that the answer rests on, and what the alternative answers', async () => {
    const said = await ask(
      'LN',
      'Given player A\'s Main Character is "Hero" with 3000 AP',
      'And player B has the active Support Character "Shield" with 3500 AP',
      'When player A attacks "B main" with "Hero"',
      'And player B covers with "Shield"',
      "Then player A's Main Character is now at level 2",
    );
    expect(said).toContain(
      'note: this answer rests on an ambiguous rule, 6-2: Has the attacker won if a covering character falls in a tie? ' +
        'The oracle rules: no, a tie has no winner. Alternative: yes, the attacker has won; then the oracle agrees with you ' +
        '(--interpretation tie-over-a-cover=victory)\n',
    );
  });

  test('names no ambiguous rule where no interpretation changes the answer', async () => {
    const said = await ask(
      'OP',
      'When player A attacks "B leader" with "A leader"',
      "Then player B's Life area holds 1 card",
    );
    expect(said).toContain('you say');
    expect(said).not.toContain('ambiguous');
  });

  test('names at most five of the clauses cited, those first that decided it', async () => {
    const said = await ask(
      'OP',
      'When player A attacks "B leader" with "A leader"',
      "Then player B's Life area holds 1 card",
    );
    expect(said).toMatch(/\n {2}clauses cited: 7-1-4-1-1-2(, [\d-]+){4} and \d+ more\n/);
  });
});

test('a deck that is refused is not legal, whatever it breaks', async () => {
  const said = await ask(
    'DBS',
    'Given a deck of 49 cards for player A, led by "Captain"',
    "When player A's deck is checked",
    'Then the deck is not legal',
  );
  expect(said).toContain(AGREES);
});

const OFFER = { do: 'may', then: [{ do: 'draw', count: 1 }] };

describe('a trigger that can never fire where it stands names the zone that would do', () => {
  test.each([
    [
      'DBS',
      'battle',
      { event: 'comboBattleEnding' },
      ['combo'],
      '"comboBattleEnding" never happens to a card in "combo": write "zones": ["drop"]',
    ],
    [
      'DBS',
      'battle',
      { event: 'comboed' },
      undefined,
      '"comboed" never happens to a card in "leader" or "battle": write "zones": ["combo"]',
    ],
    [
      'VG',
      'unit',
      { event: 'driveChecked' },
      undefined,
      '"driveChecked" never happens to a card in "field": write "zones": ["trigger"]',
    ],
  ])('%s %s %j %j', async (tag, category, when, zones, says) => {
    const ability = { type: 'auto', when, ...(zones && { zones }), effect: [{ do: 'draw', count: 1 }] };
    const lines = [
      ...card('Hero', { category, abilities: [ability] }),
      'And player A has "Hero" in the hand',
      'When player A concedes',
    ];
    expect(await ask(tag, ...lines)).toContain(`card "Hero": at abilities[0].when: ${says}`);
  });

  test('a trigger about other cards works in any zone', async () => {
    const ability = { type: 'auto', when: { event: 'comboed', subject: 'any' }, effect: [{ do: 'draw', count: 1 }] };
    const steps = [
      ...card('Hero', { category: 'battle', abilities: [ability] }),
      'And player A has the active Battle Card "Hero"',
    ];
    expect(await ask('DBS', ...steps, 'When player A concedes', 'Then player B wins the game')).toContain(AGREES);
  });
});

describe('play between steps', () => {
  const endOfTurn = { type: 'auto', when: { event: 'endOfYourTurn' }, effect: [OFFER] };
  const withOffer = [
    ...card('Hero', { category: 'character', abilities: [endOfTurn] }),
    'And player A has the active Character "Hero"',
    'When player A ends the turn',
  ];

  test('stops at the end of the turn at a choice that the next step answers', async () => {
    const said = await ask(
      'OP',
      ...withOffer,
      'And player A accepts the offer of the effect',
      "Then player A's hand holds 1 card",
      'And turn 6 of the game has come',
    );
    expect(said).toContain(AGREES);
  });

  test('goes on to the next turn where no step answers', async () => {
    const said = await ask(
      'OP',
      ...withOffer,
      'And player B attacks "A leader" with "B leader"',
      "Then player A's deck holds 20 cards",
    );
    expect(said).toContain(AGREES);
  });

  test('an attempt leaves a choice to the other player whom an effect asks', async () => {
    const said = await ask(
      'OP',
      ...card('Gift', {
        category: 'event',
        cost: 0,
        abilities: [{ type: 'main', effect: [{ ...OFFER, by: 'opponent' }] }],
      }),
      'And player A has "Gift" and "Other" in the hand',
      'When player A plays "Gift"',
      'And player A tries to play "Other"',
      'Then that is not offered',
      'When player B accepts the offer of the effect',
      "Then player A's hand holds 2 cards",
    );
    expect(said).toContain(AGREES);
  });
});

describe('a Background', () => {
  const feature = (...lines: readonly string[]): string =>
    `@DBS\nFeature: f\n\n  Background:\n    Given player A has 3 cards in the hand\n    And player B has 2 active and 1 rested energy\n\n  Scenario: s\n${lines.map((line) => `    ${line}\n`).join('')}`;
  const answer = async (...lines: string[]): Promise<string> => {
    const file = featureOf('DBS', []);
    writeFileSync(file, feature(...lines));
    return (await commandHere(['ask', file])).stdout;
  };

  test('gives way to a number that the scenario says', async () => {
    const said = await answer(
      'Given player A has 5 cards in the hand',
      'And player B has 1 active and 0 rested energy',
      'When player A attacks "B leader" with "A leader"',
      "Then player A's hand holds 5 cards",
      'And player B\'s Energy Area holds exactly "B energy 1"',
    );
    expect(said).toContain(AGREES);
  });

  test('is not contradicted twice', async () => {
    const said = await answer(
      'Given player A has 5 cards in the hand',
      'And player A has 4 cards in the hand',
      'When player A concedes',
      'Then player B wins the game',
    );
    expect(said).toContain("the scenario says how many cards are in player A's hand twice");
  });
});

test('run takes a single file', async () => {
  const file = featureOf('OP', ['When player A concedes', 'Then player B wins the game']);
  const out = join(scratch, 'report');
  const { stdout, code } = await commandHere(['run', file, '--out', out]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 of 1 question answered as it says')]);
  const both = await commandHere(['run', file, '--features', file, '--out', out]);
  expect(both.stderr).toContain('or --features: only one of them');
});

describe('a card of a scenario', () => {
  test('lets the other player draw up to a number', async () => {
    const gift = {
      category: 'event',
      cost: 0,
      abilities: [{ type: 'main', effect: [{ do: 'drawUpTo', count: 2, player: 'opponent' }] }],
    };
    const steps = [...card('Gift', gift), 'And player A has "Gift" in the hand', 'When player A plays "Gift"'];
    const said = await ask(
      'OP',
      ...steps,
      'And player B accepts the offer of the effect',
      "Then player B's hand holds 1 card",
    );
    expect(said).toContain(AGREES);
  });
});
