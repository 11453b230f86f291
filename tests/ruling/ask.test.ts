/** `ask`: what comes of a position, with or without a Then. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { commandHere, expectUsageError, scratchFolder } from '../command';

const scratch = scratchFolder('ask');
let files = 0;

function fileOf(text: string, name = 'own.feature'): string {
  const file = join(scratch, `${++files}`, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const scenario = (name: string, ...lines: string[]): string =>
  `  Scenario: ${name}\n${lines.map((line) => `    ${line}\n`).join('')}`;
const feature = (...scenarios: string[]): string => `@OP\nFeature: Questions\n${scenarios.join('')}`;

const ATTACK = 'When player A attacks "B leader" with "A leader"';
const WALL = 'Given player B has the active Character "Wall" (probe "blocker")';

const asked = (...lines: string[]) => commandHere(['ask', fileOf(feature(scenario('mine', ...lines)))]);

describe('without a Then', () => {
  test('it tells what happens under each step, with clauses, and the board as it begins and after it', async () => {
    const { stdout, code } = await asked('Given player B has 3 Life cards', ATTACK);
    const lines = stdout.split('\n');
    const at = (text: string, from = 0) => lines.findIndex((line, index) => index >= from && line.startsWith(text));
    const order = [
      at('  ✓ Given player B has 3 Life cards'),
      at('    | board at the start: Turn 5'),
      at('    | B  Life area: 3 cards (face down)'),
      at('  ✓ When player A attacks'),
      at("      Player A's Leader attacks player B's Leader.   [7-1-1-2 The target is"),
      at('    | board now: Turn 5'),
      at('    |*B  Life area: 2 cards (face down)'),
      at('  Player A may act.'),
      at('    7-1-1-2  The target is'),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(code).toBe(EXIT.conforms);
  });

  test('play goes on until it rests, and what is declined on the way is told', async () => {
    const { stdout, code } = await asked(WALL, ATTACK);
    expect(stdout).toMatch(/· after the last step: .*\n(?: {6}.*\n)* {6}Player B takes 1 damage in battle\./);
    expect(stdout).toContain('      Player B declines to block.\n');
    expect(code).toBe(EXIT.conforms);
  });

  test('it stops where the last step stops', async () => {
    const { stdout } = await asked(WALL, ATTACK, 'And player B is asked to block');
    expect(stdout).not.toContain('damage in battle');
    expect(stdout).toContain('  Player B may block.\n');
  });

  test('a choice that no step makes is told with what can be chosen', async () => {
    const { stdout, code } = await asked(
      'Given player A has "Raid" (probe "event-ko") in the hand',
      'And player B has the active Character "One"',
      'And player B has the active Character "Two"',
      'When player A plays "Raid"',
    );
    expect(stdout).toMatch(/play stops here: Player A must choose, but no step says how: choose "One" or choose "Two"/);
    expect(code).toBe(EXIT.conforms);
  });

  test('abilities of which no step says which comes first are told', async () => {
    const own = (name: string) => `And player A has the active Character "${name}" (probe "on-ko-draw")`;
    const { stdout, code } = await asked(
      'Given player A has "Storm" (probe "event-ko-all") in the hand',
      own('One'),
      own('Two'),
      'When player A plays "Storm"',
    );
    expect(stdout).toContain(
      'no step says which ability comes first: let "One" come first or let "Two" come first; shown here: the first of these',
    );
    expect(code).toBe(EXIT.conforms);
  });

  test('what is tried is told as refused, with the clause, or as not asked for', async () => {
    const prey = 'Given player B has the active Character "Prey"';
    const refused = await asked(prey, 'When player A tries to attack "Prey" with "A leader"');
    expect(refused.stdout).toMatch(/^ {6}refused: "Prey" is active {3}\[7-1-1-2 [^\]]*\]$/m);
    const early = await asked('When player B tries to attack "A leader" with "B leader"');
    expect(early.stdout).toContain('      not offered: player B is not asked to act now: the game waits for player A');
    expect([refused.code, early.code]).toEqual([EXIT.conforms, EXIT.conforms]);
  });

  test('what cannot be done is told so, with the clause', async () => {
    const { stdout, code } = await asked(
      'Given player B has the active Character "Prey"',
      'When player A attacks "Prey" with "A leader"',
    );
    expect(stdout).toMatch(/is accepted, the oracle says it was refused: "Prey" is active \[7-1-1-2\]/);
    expect(code).toBe(EXIT.suiteFault);
  });

  test('a position alone is told as it is', async () => {
    const { stdout, code } = await asked('Given player B has 2 Life cards');
    expect(stdout).toContain('    | B  Life area: 2 cards (face down)\n');
    expect(code).toBe(EXIT.conforms);
  });
});

test('with a Then it says whether the oracle agrees', async () => {
  const life = ['Given player B has 3 Life cards', ATTACK];
  const yes = await asked(...life, "Then player B's Life area holds 2 cards");
  expect([yes.code, yes.stdout]).toEqual([EXIT.conforms, expect.stringContaining('  the oracle agrees\n')]);
  const no = await asked(...life, "Then player B's Life area holds 1 card");
  expect([no.code, no.stdout]).toEqual([
    EXIT.suiteFault,
    expect.stringContaining('holds 1 card, the oracle says it holds 2\n'),
  ]);
});

test('one scenario of a file by any of its lines', async () => {
  const file = fileOf(feature(scenario('one', ATTACK), scenario('two', 'When player A ends the turn')));
  const { stdout } = await commandHere(['ask', `${file}:6`]);
  expect(stdout.match(/own:\d+ .*/g)).toEqual(['own:5  two']);
  expect((await commandHere(['ask', `${file.replace(/\.feature$/, '')}:6`])).stdout).toBe(stdout);
  expectUsageError(await commandHere(['ask', `${file}:1`]), /own\.feature: there is no scenario at line 1\n/);
});

test('as JSON it has the boards', async () => {
  const file = fileOf(feature(scenario('mine', 'Given player B has 3 Life cards', ATTACK)));
  const { stdout, code } = await commandHere(['ask', file, '--json']);
  const [ruling] = JSON.parse(stdout) as [
    { standing: string; citations: string[]; steps: { board?: { turn: number } }[] },
  ];
  expect([ruling.standing, code]).toEqual(['open', EXIT.conforms]);
  expect(ruling.citations).toContain('OP-7-1-1-2'.slice(3));
  expect(ruling.steps.map(({ board }) => board?.turn)).toEqual([undefined, 5]);
});

test('under another reading', async () => {
  const file = fileOf(
    feature(
      scenario(
        'mine',
        'Given player A has the active Stage "Old Port"',
        'And player A has the active Character "Bodyguard" (probe "saves-from-removal")',
        'And "New Port" is a Stage of cost 1',
        'And player A has "New Port" in the hand',
        'When player A plays "New Port"',
      ),
    ),
  );
  const rests = /Bodyguard is rested by its own effect/;
  expect((await commandHere(['ask', file])).stdout).not.toMatch(rests);
  const { code, stdout } = await commandHere(['ask', file, '--interpretation', 'stage-makes-room=effects-apply']);
  expect([code, stdout]).toEqual([EXIT.conforms, expect.stringMatching(rests)]);
  const wrong = (reading: string) => commandHere(['ask', file, '--interpretation', reading]);
  expectUsageError(
    await wrong('stage-make-room=x'),
    '--interpretation: there is no interpretation "stage-make-room" in one-piece; did you mean "stage-makes-room"?',
  );
  expectUsageError(
    await wrong('stage-makes-room=x'),
    '--interpretation: "stage-makes-room" can be no-effect or effects-apply, not "x"',
  );
  expectUsageError(await wrong('stage-makes-room'), '--interpretation: "stage-makes-room" is not written as id=choice');
});

describe('what cannot be asked', () => {
  test('is told with its line and the nearest sentence', async () => {
    const { stdout, code } = await asked('Given player A has the active Charcter "Hero"', ATTACK);
    expect(stdout).toMatch(
      /cannot be asked: .*:4: unknown step: .*; did you mean: player A has the active Character "Hero"/,
    );
    expect(code).toBe(EXIT.usage);
  });

  test.each([
    ['that is not there', 'none.feature', /none\.feature" does not exist\n/],
    ['that holds none', 'ask.test.ts', /is no feature file\n/],
  ])('is a file %s', async (_what, name, says) => {
    const file = name === 'ask.test.ts' ? __filename : join(scratch, name);
    expectUsageError(await commandHere(['ask', file]), says);
  });

  test.each([
    ['empty', '', /own\.feature:1: no Feature\n$/],
    ['in another encoding', '\ufffd\ufffd@\0O\0P\0', /own\.feature:1: no text in UTF-8\n$/],
  ])('is a file that is %s', async (_what, text, says) => {
    expectUsageError(await commandHere(['ask', fileOf(text)]), says);
  });

  test('is a sentence that is cut off', async () => {
    const { stdout, code } = await commandHere(['ask', fileOf(`${feature()}  Scenario: x\n    When player A att`)]);
    expect([code, stdout]).toEqual([
      EXIT.usage,
      expect.stringContaining(':4: unknown step: player A att; did you mean: '),
    ]);
  });

  test('is a file that does not say its game', async () => {
    const file = fileOf(`Feature: Questions\n${scenario('mine', ATTACK)}`);
    expectUsageError(await commandHere(['ask', file]), /of which game\?/);
    expect((await commandHere(['ask', file, '--game', 'one-piece'])).code).toBe(EXIT.conforms);
  });
});
