/** `doctor`: what is well is said to be well, and each problem is explained in plain words. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { commandHere, commandLine, expectUsageError, faultyOracle, scratchFolder, type Ended } from './command';
import { editedOracle } from './edited-oracle';
import { lacksPython } from './python';

const folder = scratchFolder('doctor');
const doctor = (adapter: string, ...args: string[]): Promise<Ended> =>
  commandHere(['doctor', '--adapter', adapter, ...args], { cwd: folder });

const hostile = (script: string): string => `"${process.execPath}" "${join(__dirname, 'hostile', script)}.cjs" "" "*"`;

/** What stands at a ✗, with the advice below it. */
const troubles = ({ stdout }: Ended): string[] => stdout.split(/^(?=[✓✗]|$)/mu).filter((part) => part.startsWith('✗'));

function expectHealthy(ended: Ended): void {
  expect(troubles(ended)).toEqual([]);
  expect(ended.stdout).toMatch(/\n\nIt is ready for `tcg-conformance run`\.\n$/);
  expect([ended.stderr, ended.code]).toEqual(['', EXIT.conforms]);
}

describe('healthy', () => {
  test('the oracle, in process and as a command', async () => {
    for (const adapter of ['oracle', commandLine(['oracle'])]) {
      const ended = await doctor(adapter, '--game', 'level-neo');
      expectHealthy(ended);
      expect(ended.stdout).toMatch(/^✓ it answers: oracle 1, TypeScript\n {2}games open at once: 64\n/);
      expect(ended.stdout).not.toContain('not declared');
    }
  });

  test.skipIf(lacksPython(__filename))(
    'the adapter that init writes; what it does not declare is explained',
    async () => {
      await commandHere(['init', 'made'], { cwd: folder });
      const ended = await doctor('python3 made/adapter.py');
      expectHealthy(ended);
      expect(ended.stdout).toMatch(
        /^ {2}not declared: chance \(takes scripted results of shuffles and draws of lots\)$/m,
      );
      expect(ended.stdout).not.toContain('not declared: judgeView');
    },
  );

  test('an adapter whose fault no first look can find', async () => {
    expectHealthy(await doctor(faultyOracle('5-1-the-attacker-does-not-rest'), '--game', 'level-neo'));
  });
});

/** [script of the hostile adapters, its problem, what to do or what it left behind] */
const HOSTILE: [string, RegExp, RegExp][] = [
  ['exits-at-once', /ended by itself \(exit code 3\) while it was to answer initialize/, /no licence found/],
  ['killed-by-signal', /ended by itself \(signal SIGSEGV\)/, /What it printed last stands below/],
  ['speaks-version-2', /speaks protocol version 2/, /answer initialize with "protocolVersion": 1/],
  ['logs-to-stdout', /not JSON on standard output: "DEBUG/, /write logs to standard error/],
  ['hangs', /did not answer game\/observe within 3 s/, /flush standard output after each answer/],
  ['breaks-the-schema', /the answer to game\/observe: unknown member "chance"/, /docs\/protocol\.md/],
  ['answers-with-an-error', /answered game\/observe with error -32603: "no such zone/, /its log, below/],
  ['says-unsupported', /it does not support method game\/observe/, /Declare only what works/],
  ['lies-about-a-capability', /it does not support capability judgeView/, /Declare only what works/],
];

/** Enough for one that only starts slowly on a busy machine. */
const PATIENCE_MS = '3000';

describe('an adapter that misbehaves', () => {
  test.each(HOSTILE)('%s', async (script, problem, advice) => {
    const ended = await doctor(hostile(script), '--timeout', PATIENCE_MS, '--game', 'level-neo');
    expect([ended.stderr, ended.code]).toEqual(['', EXIT.adapterBroke]);
    const [trouble, ...others] = troubles(ended);
    expect(others).toEqual([]);
    expect(trouble!.split('\n')[0]).toMatch(problem);
    expect(trouble).toMatch(advice);
    expect(ended.stdout).toMatch(/\n\nMend this first, then ask again\.\n$/);
    for (const line of ended.stdout.split('\n')) expect(line.length).toBeLessThan(300);
  });

  test('plays no game', async () => {
    const ended = await doctor(`"${process.execPath}" "${join(__dirname, 'hostile', 'behaves.cjs')}"`);
    expect(troubles(ended)).toEqual([expect.stringMatching(/^✗ it plays no game\n {2}List the games/)]);
    expect(ended.code).toBe(EXIT.adapterBroke);
  });

  test('plays another game than the one that is asked for', async () => {
    const ended = await doctor('oracle', '--game', 'vanguard');
    expect(troubles(ended)).toEqual([
      expect.stringMatching(/^✗ it does not play vanguard\n {2}It says that it plays level-neo.*\.\n/),
    ]);
    expect(ended.code).toBe(EXIT.adapterBroke);
  });
});

/** [what it does, the change to the oracle's answers, its problem] */
const EDITS: [string, string, RegExp][] = [
  [
    'forgets a card',
    `if (method === 'game/observe') result.observation.players.B.zones.main = { count: 0, cards: [] };`,
    /^✗ the judge does not see "B main" in player B's main\n {2}Each card of the position must be/,
  ],
  [
    'renames the cards',
    `if (method === 'game/observe') for (const card of result.observation.players.A.zones.deck.cards) card.id += '!';`,
    /^✗ the judge does not see "A filler 1" in player A's deck; .* and 17 more\n/,
  ],
  [
    'turns a card over',
    `if (method === 'game/observe') result.observation.players.A.zones.deck.cards[0].face = 'up';`,
    /^✗ what the judge sees .*players\.A\.zones\.deck\["A filler 1"\]\.face is "up", should be "down"\n/,
  ],
  [
    'is in another turn',
    `if (method === 'game/observe') result.observation.turn = 1;`,
    /^✗ what the judge sees is not what was set up: turn is 1, should be 5\n/,
  ],
  [
    'is over at once',
    `if (method === 'game/start') result.decision = null;`,
    /^✗ it sets up a position, and says that the game is over\n {2}The position is an ordinary one/,
  ],
  [
    'asks the wrong player',
    `if (method === 'game/start') result.decision.player = 'B';`,
    /^✗ it sets up a position, and waits on player B's "main"\n.*"main" of player A\.\n/,
  ],
];

test.each(EDITS)('an adapter that %s is told so', async (what, edit, problem) => {
  const ended = await doctor(editedOracle(folder, what.replaceAll(' ', '-'), edit));
  expect(troubles(ended)).toEqual([expect.stringMatching(problem)]);
  expect([ended.stderr, ended.code]).toEqual(['', EXIT.adapterBroke]);
});

describe('bad input', () => {
  test('a program that cannot be started is a problem of the command, with advice', async () => {
    const ended = await doctor('no-such-engine');
    expect(troubles(ended)).toEqual([
      expect.stringMatching(/^✗ cannot start the adapter "no-such-engine": .*\n {2}Try the command in a shell first/),
    ]);
    expect(ended.code).toBe(EXIT.usage);
  });

  test.each<[string[], RegExp]>([
    [['--game', 'level-noe'], /--game: "level-noe" .*did you mean "level-neo"/],
    [['--timeout', '0'], /--timeout: "0" is not a whole number/],
  ])('%s', async (args, says) => {
    expectUsageError(await doctor('no-such-engine', ...args), says);
  });

  test('no adapter', async () => {
    expectUsageError(await commandHere(['doctor']), /--adapter is missing: the command that starts/);
  });
});
