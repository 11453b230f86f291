/** The command as users meet it: exit codes, what is written, what is told, and Ctrl-C. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT, EXIT_HELP } from '../cli/exit-codes';
import { loadFeatures } from '../runner/feature-files';
import { projectRoot } from '../runner/root';
import { Report, type Report as ReportData } from '../schemas/report';
import { validate } from '../schemas/validate';
import { command, commandHere, commandLine, type Ended, type Surroundings } from './command';
import { expectMessagesToAgree } from './messages';
import { isAlive } from './processes';

const HOSTILE = join(__dirname, 'hostile');
const FEATURES = join(HOSTILE, 'features');
const WRITTEN = [
  '.tcg-conformance',
  'badge.json',
  'junit.xml',
  'messages.ndjson',
  'report.html',
  'report.json',
  'report.md',
];
const scratch = mkdtempSync(join(tmpdir(), 'cli-run-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const scenarios = ['First', 'Second', 'Third', 'Culprit', 'Fourth', 'Fifth'].map(
  (name) => `"${name}" rests as it attacks`,
);
const names = [...scenarios, 'a resting character cannot attack'];

let runs = 0;

interface Run extends Ended {
  out: string;
  pids: () => number[];
}

/** Runs the features of the hostile adapters. @param adapter a script of that folder and the card it misbehaves with */
async function run(
  adapter: [script: string, trigger?: string] | 'oracle',
  args: readonly string[] = [],
  surroundings: (pidFile: string) => Surroundings = () => ({}),
  start: typeof command = commandHere,
): Promise<Run> {
  const out = join(scratch, `out-${++runs}`);
  const pidFile = join(scratch, `pids-${runs}`);
  writeFileSync(pidFile, '');
  const adapterArgs =
    adapter === 'oracle'
      ? []
      : ['--adapter', `"${process.execPath}" "${join(HOSTILE, adapter[0])}.cjs" "${pidFile}" "${adapter[1] ?? ''}"`];
  const given = ['run', '--features', FEATURES, '--out', out, ...adapterArgs, ...args];
  const ended = await start(given, surroundings(pidFile));
  return { ...ended, out, pids: () => readFileSync(pidFile, 'utf8').split('\n').filter(Boolean).map(Number) };
}

/** The report that was written; the record beside it must tell the same. */
function reportOf({ out, code }: Run): ReportData {
  const report = validate(Report, JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')), 'report.json');
  expectMessagesToAgree(join(out, 'messages.ndjson'), report, code === EXIT.conforms);
  return report;
}

const verdictsOf = (report: ReportData) =>
  Object.fromEntries(report.scenarios.map(({ name, verdict }) => [name, verdict]));

async function expectNoProcessLeft({ pids }: Run): Promise<void> {
  expect(pids().length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => pids().filter(isAlive), { interval: 10 }).toEqual([]);
}

describe('the exit code of a run', () => {
  test('conforms: the report is written and named', async () => {
    const ended = await run('oracle');
    expect(ended.code).toBe(EXIT.conforms);
    expect(ended.stderr).toBe('');
    expect(ended.stdout).toMatch(/^✓ oracle 1: Conforms where it was tested\.\n {2}1 of 1 tested clause conforms; /);
    expect(ended.stdout).toContain(`report: ${join(ended.out, 'report.html')}\n`);
    expect(readdirSync(ended.out).sort()).toEqual(WRITTEN);
    const report = reportOf(ended);
    expect(report.scenarios.map(({ name }) => name)).toEqual(names);
    expect(report.nullFloor, 'these are not the scenarios that it was measured for').toBeUndefined();
  });

  test('does not conform: the failure can be run again by the command in the report', async () => {
    const ended = await run(['breaks-a-rule', 'Culprit']);
    expect(ended.code).toBe(EXIT.doesNotConform);
    expect(ended.stderr).toBe('');
    expect(ended.stdout).toMatch(
      /✗ \S+attacks.feature:\d+: .*"Culprit" should be resting, but is active\n(?! {4}expected: )/,
    );
    const failed = reportOf(ended).scenarios.find(({ verdict }) => verdict === 'failed')!;
    expect(failed.failure!.reproduce).toMatch(
      /^npx tcg-conformance run --adapter '.*' --scenario \S+:\d+ --features \S+$/,
    );
    const again = spawnSync('sh', ['-c', failed.failure!.reproduce.replace('npx tcg-conformance', commandLine([]))], {
      cwd: scratch,
      encoding: 'utf8',
    });
    expect(again.status).toBe(EXIT.doesNotConform);
    expect(again.stdout).toContain('"Culprit" should be resting, but is active');
  });

  test('the adapter broke in one scenario: the others keep their verdicts', async () => {
    const ended = await run(['dies-in-mid-run', 'Culprit']);
    expect(ended.code).toBe(EXIT.adapterBroke);
    expect(ended.stdout).toMatch(/✗ \S+attacks.feature:\d+: "Culprit" .*exited \(exit code 1\)/);
    const report = reportOf(ended);
    expect(verdictsOf(report)).toEqual({
      ...Object.fromEntries(names.map((name) => [name, 'passed'])),
      '"Culprit" rests as it attacks': 'adapterError',
    });
    expect(report.scenarios.map(({ name }) => name)).toEqual(names);
    expect([report.interrupted, report.notRun]).toEqual([false, []]);
    await expectNoProcessLeft(ended);
  });

  test.each([
    ['exits-at-once', /exited \(exit code 3\) before it answered initialize/, /no licence found/],
    ['refuses-the-handshake', /every adapter must answer initialize with a result/, /method not found/],
    ['speaks-version-2', /speaks protocol version 2/, /from the future/],
  ])('the adapter broke at its start (%s): the report says so', async (script, says, evidence) => {
    const ended = await run([script]);
    expect(ended.code).toBe(EXIT.adapterBroke);
    expect(ended.stdout).toMatch(says);
    expect(ended.stdout).toMatch(/^! The run did not begin, .* handshake: 7 selected scenarios got no verdict\.$/m);
    const report = reportOf(ended);
    expect(report.adapter.errors).toHaveLength(1);
    expect(report.adapter.errors![0]).toMatch(says);
    expect(report.adapter.errors![0]).toMatch(evidence);
    const [message, label, ...printed] = ended.stderr.trimEnd().split('\n');
    expect([message, label]).toEqual([expect.stringMatching(says), '  from the adapter:']);
    for (const line of printed) expect(line).toMatch(/^ {2}\| /);
    expect(printed.join('\n')).toMatch(evidence);
    expect([report.scenarios, report.notRun.length]).toEqual([[], names.length]);
    expect(readdirSync(ended.out).sort()).toEqual(WRITTEN);
    await expectNoProcessLeft(ended);
  });

  test('the adapter broke, and no scenario is to blame: all pass, and yet it does not end well', async () => {
    const ended = await run(['breaks-with-many-games', 'nobody']);
    expect(ended.code).toBe(EXIT.adapterBroke);
    expect(ended.stdout).toMatch(/^! Adapter: .*see limits\.games\)$/m);
    const report = reportOf(ended);
    expect(verdictsOf(report)).toEqual(Object.fromEntries(names.map((name) => [name, 'passed'])));
    expect(report.adapter.errors).toHaveLength(1);
  });

  test('nothing was run: everything is unsupported', async () => {
    const ended = await run(['lies-about-a-capability', '*']);
    expect(ended.code).toBe(EXIT.nothingRun);
    expect(verdictsOf(reportOf(ended))).toEqual(Object.fromEntries(names.map((name) => [name, 'unsupported'])));
  });

  test('nothing was run: the adapter plays no game', async () => {
    const ended = await run(['behaves']);
    expect(ended.code).toBe(EXIT.nothingRun);
    expect(ended.stderr).toBe(
      'tcg-conformance: the adapter plays no game, of which nothing is selected: nothing to run\n',
    );
    expect(existsSync(ended.out)).toBe(false);
    await expectNoProcessLeft(ended);
  });

  test.each([
    [['--clause', '5-1,5-2'], /clause LN-5-2 has no scenario yet: nothing to run/],
    [['--clause', 'LN-5-4'], /clause LN-5-4 takes no scenarios \(.*\): nothing to run/],
    [['--tags', '@LN and not @LN-5-1'], /no scenario .* matches tags "@LN and not @LN-5-1": nothing to run/],
  ])('nothing was run: nothing matches %s', async (args, says) => {
    const ended = await run('oracle', args);
    expect(ended.code).toBe(EXIT.nothingRun);
    expect(ended.stderr).toMatch(says);
    expect(ended.stderr).toMatch(/^tcg-conformance: [^\n]*\n$/);
    expect(existsSync(ended.out)).toBe(false);
  });

  test('each code has its own meaning, and --help tells them all', async () => {
    expect(new Set(Object.values(EXIT)).size).toBe(Object.keys(EXIT).length);
    const { stdout, code } = await command(['--help']);
    expect(stdout).toContain(EXIT_HELP);
    const listed = [...EXIT_HELP.matchAll(/^ {2}(\d+) /gm)].map((match) => Number(match[1]));
    expect(listed).toEqual(Object.values(EXIT));
    expect(code).toBe(EXIT.conforms);
  });
});

describe('Ctrl-C', () => {
  const MANY = 30;
  const UNTIL_IT_HANGS = ['--timeout', '60000', '--in-flight', '1'];

  /** Interrupts when the adapter has noted that it hangs. */
  const whenItHangs =
    (signal: NodeJS.Signals, times = 1) =>
    (pidFile: string): Surroundings => ({
      started: (kill) => {
        const watch = setInterval(() => {
          if (!existsSync(`${pidFile}.hangs`)) return;
          clearInterval(watch);
          // Two that come too fast are one for the system, and a second one may come too late: so there are many.
          for (let time = 0; time < (times > 1 ? MANY : 1); time++) setTimeout(() => kill(signal), 5 * time);
        }, 10);
      },
    });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s: what was run until then is reported', async (signal) => {
    const ended = await run(['hangs', 'Culprit'], UNTIL_IT_HANGS, whenItHangs(signal), command);
    expect(ended.code).toBe(EXIT.interrupted);
    expect(ended.stdout).toContain('interrupted');
    const report = reportOf(ended);
    expect(report.interrupted).toBe(true);
    expect(verdictsOf(report)).toEqual(Object.fromEntries(names.slice(0, 3).map((name) => [name, 'passed'])));
    expect(report.notRun).toHaveLength(names.length - 3);
    expect(readdirSync(ended.out).sort()).toEqual(WRITTEN);
    expect(readFileSync(join(ended.out, 'report.html'), 'utf8')).toContain('interrupted');
    await expectNoProcessLeft(ended);
  });

  test('twice: it ends at once, and leaves no process behind', async () => {
    const ended = await run(['hangs', 'Culprit'], UNTIL_IT_HANGS, whenItHangs('SIGINT', 2), command);
    expect(ended.code).toBe(EXIT.interrupted);
    expect(existsSync(join(ended.out, 'report.json'))).toBe(false);
    await expectNoProcessLeft(ended);
  });
});

describe('what a run tells', () => {
  test('--fail-fast stops at the first failure and keeps its verdict', async () => {
    const ended = await run(['breaks-a-rule', 'Culprit'], ['--fail-fast', '--in-flight', '1']);
    expect(ended.code).toBe(EXIT.doesNotConform);
    const report = reportOf(ended);
    expect(report.scenarios.map(({ verdict }) => verdict)).toEqual(['passed', 'passed', 'passed', 'failed']);
    expect(report.notRun).toHaveLength(3);
  });

  test('a selection is in the report and runs nothing else', async () => {
    const ended = await run('oracle', ['--scenario', 'level-neo/attacks:14']);
    const report = reportOf(ended);
    expect(report.scenarios.map(({ id }) => id)).toEqual(['level-neo/attacks:14']);
    expect(report.selection).toEqual({ features: FEATURES, games: ['level-neo'], scenarios: ['level-neo/attacks:14'] });
    expect(report.command).toBe(
      `tcg-conformance run --features ${FEATURES} --out ${ended.out} --scenario level-neo/attacks:14`,
    );
  });

  const hasScript = spawnSync('script', ['--version']).status === 0;
  test.skipIf(!hasScript)('on a terminal a line is drawn anew, and taken away at the end', () => {
    const engine = `"${process.execPath}" "${join(HOSTILE, 'answers-slowly.cjs')}" "" "*"`;
    const args = [
      'run',
      '--features',
      FEATURES,
      '--out',
      join(scratch, 'tty'),
      '--adapter',
      engine,
      '--in-flight',
      '1',
    ];
    const { stdout, status } = spawnSync('script', ['-qec', commandLine(args), '/dev/null'], { encoding: 'utf8' });
    expect(status).toBe(EXIT.conforms);
    expect(stdout).toMatch(/\r\x1b\[K[1-7] of 7 scenarios, 0 not passed/);
    const end = stdout.slice(stdout.lastIndexOf('\x1b[K'));
    expect(end).toMatch(/^\x1b\[K(\x1b\[32m)?✓ hostile 1: Conforms/);
  });

  test.each(['run', 'coverage', 'self-test', 'oracle', 'explain'])('%s --help teaches with examples', async (name) => {
    const { stdout, code } = await commandHere([name, '--help']);
    expect(code).toBe(EXIT.conforms);
    const examples = stdout.slice(stdout.indexOf('Examples:')).match(/^ {2}tcg-conformance \S.*$/gm)!;
    expect(examples.length).toBeGreaterThanOrEqual(1);
    expect(examples.join('\n')).toContain(`tcg-conformance ${name}`);
  });

  test('a reader that goes away ends it quietly', () => {
    // More than a pipe holds: what is left of it meets no reader.
    const says = commandLine(['coverage', '--game', 'level-neo,one-piece', '--json']);
    const { stderr, status } = spawnSync('sh', ['-c', `${says} | head -1`], { encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
  });
});

describe('the other commands', () => {
  test('explain plays the scenarios of a clause with the citations of the oracle', async () => {
    const { stdout, stderr, code } = await commandHere(['explain', 'LN-5-1', '--features', FEATURES]);
    expect([stderr, code]).toEqual(['', EXIT.conforms]);
    expect(stdout).toMatch(/^LN-5-1 {2}Attacking costs an active character its rest\n/);
    expect(stdout).toMatch(/✓ When player A attacks "B main" with "First"\n(?: {6}.*\n)* {6}.*\[.*5-1/);
    expect(stdout.match(/the oracle agrees/g)).toHaveLength(names.length);
  });

  test('explain --json has the actions as on the wire, which counts from 0, as docs/protocol.md does', async () => {
    const isChoice = ({ text }: { readonly text: string }) => / takes choice 1 of the effect$/.test(text);
    const { id } = loadFeatures(['level-neo']).scenarios.find(({ pickle }) => pickle.steps.some(isChoice))!;
    const { stdout } = await commandHere(['explain', id, '--json']);
    const { steps } = JSON.parse(stdout) as { steps: readonly { text: string; actions?: readonly unknown[] }[] };
    const { actions } = steps.find(isChoice)!;
    expect(actions).toEqual([
      { player: expect.stringMatching(/^[AB]$/) as string, action: { type: 'answer', value: 0 } },
    ]);
    const page = (name: string) => readFileSync(join(projectRoot(), 'docs', name), 'utf8');
    expect(page('protocol.md')).toContain('`takes choice 1 of the effect` is `{"type":"answer","value":0}`');
    expect(page('steps.md')).toMatch(/`takes choice 1 of the effect` is sent as\s`\{"type":"answer","value":0\}`/);
  });

  test('explain tells where the oracle disagrees, and because of what', async () => {
    const folder = join(scratch, 'wrong');
    const text = readFileSync(join(FEATURES, 'level-neo', 'attacks.feature'), 'utf8');
    spawnSync('mkdir', ['-p', join(folder, 'level-neo')]);
    writeFileSync(join(folder, 'level-neo', 'attacks.feature'), text.replace('" is resting', '" is active'));
    const { stdout, code } = await commandHere(['explain', 'LN-5-1', '--features', folder]);
    expect(stdout).toMatch(/✗ Then "First" is active\n {2}you say "First" is active, the oracle says it is resting\n/);
    expect(stdout).toMatch(/\n {2}because First rests\. {3}\[5-1 .*\]\n/);
    expect(code).toBe(EXIT.suiteFault);
  });

  test('a clause that several games have must be named with its game', async () => {
    const { stderr, code } = await commandHere(['explain', '9-1']);
    expect(stderr).toMatch(/"9-1" is a clause of several games: say OP-9-1 or .*LN-9-1/);
    expect(code).toBe(EXIT.usage);
  });

  test('explain tells of a clause without scenarios why it has none', async () => {
    const { stdout, code } = await commandHere(['explain', 'LN-5']);
    expect(stdout).toMatch(/^LN-5 {2}\(a heading\)\n.*\n {2}why it has no scenario: \S/);
    expect(code).toBe(EXIT.conforms);
  });

  test('coverage counts the clauses of all five games', async () => {
    const { stdout, code } = await commandHere(['coverage']);
    expect(code).toBe(EXIT.conforms);
    for (const game of ['level-neo', 'one-piece', 'vanguard', 'dragon-ball-super', 'battle-spirits']) {
      expect(stdout.toLowerCase().replace(/[ .]/g, '-')).toContain(game.slice(0, 6));
    }
  });

  test('self-test writes down what became of each mutant', async () => {
    const out = join(scratch, 'faults.json');
    const { stdout, code } = await commandHere([
      'self-test',
      '--game',
      'level-neo',
      '--clause',
      'LN-5-1',
      '--out',
      out,
    ]);
    expect(code).toBe(EXIT.conforms);
    const [game] = JSON.parse(readFileSync(out, 'utf8')) as { results: { clause: string; killedBy: string[] }[] }[];
    expect(game!.results.length).toBeGreaterThanOrEqual(1);
    expect(stdout).toContain(`level-neo: ${game!.results.length} mutants`);
    for (const { clause, killedBy } of game!.results) {
      expect(clause).toBe('5-1');
      expect(killedBy.length).toBeGreaterThanOrEqual(1);
    }
  });

  test('the oracle with a fault in it is found out', async () => {
    const faults = JSON.parse(readFileSync(join(scratch, 'faults.json'), 'utf8')) as { results: { fault: string }[] }[];
    const adapter = commandLine(['oracle', '--misreading', faults[0]!.results[0]!.fault]);
    const ended = await commandHere([
      'run',
      '--game',
      'level-neo',
      '--clause',
      'LN-5-1',
      '--adapter',
      adapter,
      '--out',
      join(scratch, 'faulty'),
    ]);
    expect(ended.code).toBe(EXIT.doesNotConform);
    expect(ended.stdout).toContain(`✗ oracle 1 with the misreading ${faults[0]!.results[0]!.fault}: Does not conform.`);
  });
});
