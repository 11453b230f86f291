/** `doctor`: what is well is said to be well, and each problem is explained in plain words. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { PLAYED } from '../games/registry';
import { commandHere, commandLine, expectUsageError, scratchFolder, type Ended } from './command';
import { lacksPython } from './python';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('doctor');
const oracles = oracleServer();
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
      expect(troubles(ended)).toEqual([
        expect.stringMatching(
          /^✗ not ready for scenarios: it does not support action pass\n {2}Every scenario acts\. Begin with \{"type":"pass"\}/,
        ),
      ]);
      expect(ended.stdout).toMatch(
        /\n\nIt connects: `tcg-conformance run` shows how many scenarios each action would add\.\n$/,
      );
      expect([ended.stderr, ended.code]).toEqual(['', EXIT.nothingRun]);
      expect(ended.stdout).toMatch(
        /^ {2}not declared: chance \(takes scripted results of shuffles and draws of lots\)$/m,
      );
      expect(ended.stdout).not.toContain('not declared: judgeView');
    },
  );

  test('an adapter whose fault no first look can find', async () => {
    expectHealthy(
      await doctor(await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' }), '--game', 'level-neo'),
    );
  });
});

/** [script of the hostile adapters, its problem, what to do or what it left behind] */
const HOSTILE: [string, RegExp, RegExp][] = [
  ['exits-at-once', /exited \(exit code 3\) before it answered initialize/, /no licence found/],
  ['killed-by-signal', /exited \(signal SIGSEGV\)/, /Its last output is below/],
  ['speaks-version-2', /speaks protocol version 2/, /answer initialize with "protocolVersion": 1/],
  ['logs-to-stdout', /not JSON on standard output: "DEBUG/, /write logs to standard error/],
  ['hangs', /did not answer game\/observe within 3 s/, /flush standard output after each answer/],
  ['breaks-the-schema', /the answer to game\/observe: unknown member "chance"/, /docs\/protocol\.md/],
  ['answers-with-an-error', /answered game\/observe with error -32603: "no such zone/, /its log are below/],
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
    expect(ended.stdout).toMatch(/\n\nFix this first, then run `doctor` again\.\n$/);
    for (const line of ended.stdout.split('\n')) expect(line.length).toBeLessThan(300);
  });

  test('plays no game', async () => {
    const ended = await doctor(`"${process.execPath}" "${join(__dirname, 'hostile', 'behaves.cjs')}"`);
    expect(troubles(ended)).toEqual([expect.stringMatching(/^✗ it plays no game\n {2}List the games/)]);
    expect(ended.code).toBe(EXIT.adapterBroke);
  });

  test('plays another game than the one that is asked for', async () => {
    const ended = await doctor(commandLine(['oracle', '--game', 'level-neo']), '--game', 'vanguard');
    expect(troubles(ended)).toEqual([
      expect.stringMatching(/^✗ it does not play vanguard\n {2}It says that it plays level-neo\.\n/),
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

test.each(EDITS)('an adapter that %s is told so', async (_, edit, problem) => {
  const ended = await doctor(await oracles.edited(edit));
  expect(troubles(ended)).toEqual([expect.stringMatching(problem)]);
  expect([ended.stderr, ended.code]).toEqual(['', EXIT.adapterBroke]);
});

/** [what it calls a zone, the zone's word, its problem] */
const ZONES: [string, string, RegExp][] = [
  ['supports', 'support', /^✗ "supports" is no zone of level-neo; did you mean "support"\?\n/],
  ['Main', 'main', /^✗ "Main" is no zone of level-neo; did you mean "main"\?\n/],
  ['graveyard', 'discard', /^✗ "graveyard" is no zone of level-neo: deck, hand, main, support, level, discard, use\n/],
];

test.each(ZONES)('a zone called "%s" is told to be none', async (word, zone, problem) => {
  for (const capability of ['judgeView', 'playerViews']) {
    const rename = `if (method === 'game/observe') for (const { zones } of Object.values(result.observation.players))
      { zones[${JSON.stringify(word)}] = zones.${zone}; delete zones.${zone}; }
    if (method === 'initialize') result.games[0].capabilities = ['position', '${capability}', 'actions']`;
    const ended = await doctor(await oracles.edited(rename));
    expect(troubles(ended)[0]).toMatch(problem);
    expect(ended.code).toBe(EXIT.adapterBroke);
  }
});

/** [what it does when it is asked to act, the change to the oracle's answers, its problem] */
const ACTS: [string, string, RegExp][] = [
  [
    'rejects every action',
    `result.status = 'rejected'; result.reason = 'not now';`,
    /^✗ not ready for scenarios: it answers a pass of player A, who is asked to use effects in turn 5, by "rejected": not now\n {2}.*"pass".*\n {2}Fill in what takes an action/,
  ],
  [
    'has not made actions',
    `throw Object.assign(new Error('lacking'), { code: -32001 });`,
    /^✗ not ready for scenarios: .*lacking/,
  ],
  [
    'accepts every action',
    `result.status = 'accepted';`,
    /^✗ it accepts what no rulebook allows: that player A attacks their Main Character with their Main Character\n {2}Hand every action to the check/,
  ],
  [
    'forgets the question after a refusal',
    `if (result.status === 'rejected') result.decision.player = 'B';`,
    /^✗ it answers by "rejected" where no rulebook allows that player A attacks .*, and then the game waits for player B to \w[\w ]* in turn 5\n {2}What is refused leaves/,
  ],
  [
    'never comes to the next turn',
    `if (result.decision) result.decision.turn = 5;`,
    /^✗ not ready for scenarios: after 24 passes in one turn the game waits for player \w to [\w ]+ in turn 5\n/,
  ],
  [
    'ends the game at a pass',
    `if (params.action.type === 'pass') result.decision = null;`,
    /^✗ not ready for scenarios: it takes a pass of player A, who is asked to use effects in turn 5, and the game is over\n/,
  ],
  [
    'has a word of its own for a decision',
    `if (result.decision?.kind === 'attack') result.decision.kind = 'atack';`,
    /^✗ "atack" is no kind of decision of level-neo; did you mean "attack"\?\n/,
  ],
  [
    'has a word of its own for a phase',
    `if (result.decision?.phase === 'battle') result.decision.phase = 'batle';`,
    /^✗ "batle" is no phase of level-neo; did you mean "battle"\?\n/,
  ],
  [
    'has a word of its own for an event',
    `for (const event of result.events ?? []) if (event.type === 'turnStarted') event.type = 'turnStart';`,
    /^✗ "turnStart" is no event of level-neo; did you mean "turnStarted"\?\n {2}.*docs\/events\.md/,
  ],
  [
    'names a clause otherwise',
    `if (result.status === 'rejected') result.clause = '4.3.1';`,
    /^✗ "4\.3\.1" is no clause of level-neo; did you mean "4-3-1"\?\n/,
  ],
];

test.each(ACTS)('an adapter that %s is told so', async (_, edit, problem) => {
  const ended = await doctor(await oracles.edited(`if (method === 'game/act') { ${edit} }`), '--game', 'level-neo');
  expect(troubles(ended)).toEqual([expect.stringMatching(problem)]);
  expect([ended.stderr, ended.code]).toEqual(['', EXIT.adapterBroke]);
});

test('an adapter that does not tell events may have words of its own for them', async () => {
  const edit = `for (const event of result.events ?? []) event.type = 'own';
    if (method === 'initialize') result.games[0].capabilities = ['position', 'judgeView'];`;
  expectHealthy(await doctor(await oracles.edited(edit), '--game', 'level-neo'));
});

test.each(PLAYED)('the oracle is ready for scenarios of %s', async (game) => {
  const ended = await doctor('oracle', '--game', game);
  expectHealthy(ended);
  expect(ended.stdout).toMatch(
    /\n✓ it refuses what is not legal, and acts: after (a pass|\d passes) the game waits for player B to [\w ]+ in turn 6\n/,
  );
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
    [['--timeout', '0'], /--timeout: "0" is not a time/],
  ])('%s', async (args, says) => {
    expectUsageError(await doctor('no-such-engine', ...args), says);
  });

  test('no adapter', async () => {
    expectUsageError(await commandHere(['doctor']), /--adapter is missing: the command that starts/);
  });
});
