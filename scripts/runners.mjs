// Runs and counts the runners of `npm test` and `npm run test:changed`, and prints the line with their results.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'tcg-conformance-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/** "runner: name" of each failure. */
const failures = [];

const TICKS_PER_SECOND = 100;
const module = (...path) => join(root, 'node_modules', ...path);
const TSC = module('typescript-native', 'bin', 'tsc');
const main = join(root, 'dist', 'cli', 'main.js');
const json = (name) => JSON.parse(readFileSync(join(scratch, name), 'utf8'));
export const exitStatus = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

// The compiler and the linter are Go programs, which would otherwise collect garbage on every core at once.
process.env.GOMAXPROCS ??= '1';

/** A runner's output is kept until it ends if another one runs beside it. */
let isKept = false;

/** Runs several runners at once, since each of them needs only one core. */
export async function sideBySide(...runs) {
  isKept = true;
  await Promise.all(runs.map((run) => run()));
  isKept = false;
}

let cpuCounted = 0;

/**
 * Returns the processor seconds of child processes, with their children, that ended since the last call.
 * @returns undefined except on Linux, which alone counts them
 */
function newCpu() {
  if (!existsSync('/proc/self/stat')) return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  // These are `cutime` and `cstime` of proc(5), in ticks.
  const cpu = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  const before = cpuCounted;
  cpuCounted = cpu;
  return cpu - before;
}

/** @returns how a command ended, and its output if that is kept */
function ended(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: isKept ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  const end = (outcome) => ({ ...outcome, said: Buffer.concat(said).toString() });
  newCpu();
  let cpu;
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(end({ status: null, error })));
    child.on('exit', () => (cpu = newCpu()));
    child.on('close', (status) => resolve(end({ status, cpu })));
  });
}

/**
 * Runs a command and adds its result. `count` reads that, and the names of failures; a command that fails without a
 * count is one failure.
 */
export async function runner(title, command, args, count = exitStatus) {
  const heading = `\n== ${title}`;
  const isAlone = !isKept;
  if (isAlone) console.log(heading);
  const startedAt = Date.now();
  const { status, error, said, cpu } = await ended(command, args);
  if (!isAlone) console.log(`${heading}\n${said.trimEnd()}`);
  let counts;
  let names = [];
  try {
    ({ names = [], ...counts } = count(status));
  } catch (problem) {
    counts = { passed: 0, failed: 1 };
    console.log(`no result: ${error?.message ?? problem.message}`);
  }
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  for (const [kind, number] of Object.entries(counts)) totals[kind] += number;
  if (counts.failed > 0)
    failures.push(...(names.length > 0 ? names : [`${counts.failed}`]).map((name) => `${title}: ${name}`));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  const processor = cpu === undefined ? '' : `, ${cpu.toFixed(1)} s of processor time`;
  console.log(`${title}: ${counts.passed} passed, ${counts.failed} failed, in ${seconds} s${processor}`);
}

/** Runs a runner in this or another version of Node. */
const inNode = (title, args, count, node = process.execPath) => runner(title, node, args, count);

/** Compiles and checks everything, tests included. */
export async function build(node) {
  // Several checkers at once would each check the files that they share.
  const compile = (title, project) => inNode(title, [TSC, '-p', project, '--singleThreaded'], exitStatus, node);
  await compile('build and type check', 'tsconfig.build.json');
  await compile('declarations of the SDK', 'tsconfig.sdk.json');
  await compile('type check of the playground’s page', 'playground/page');
  await probeCards(node);
  await ruleIndex(node);
  await inNode('playground', [join(root, 'dist', 'scripts', 'make-playground.js')], exitStatus, node);
  // The tests use what has just been compiled (vitest.config.mts).
  process.env.TCG_CONFORMANCE_COMPILED = '1';
}

const ruleIndex = (node) =>
  inNode('index of the rules', [join(root, 'dist', 'scripts', 'compile-rules.js')], exitStatus, node);

const probeCards = (node) =>
  inNode('probe cards', [join(root, 'dist', 'scripts', 'compile-probes.js')], exitStatus, node);

/** @param files the files to lint; all by default */
export async function lint(files = ['.']) {
  const sources = files.filter((file) => file === '.' || /\.(ts|mts|js|mjs|cjs)$/.test(file));
  if (sources.length > 0)
    await inNode('lint', [module('oxlint', 'bin', 'oxlint'), '-c', 'oxlint.config.mjs', ...sources]);
  await inNode('format', [module('oxfmt', 'bin', 'oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files]);
  if (files.some((file) => file === '.' || file.startsWith('oracle/')))
    await inNode('dropped procedures', [join(root, 'dist', 'scripts', 'dropped-procedures.js')]);
}

export function vitest(args = [], node = undefined) {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(scratch, 'vitest.json')}`];
  const count = () => {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = json('vitest.json');
    const names = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const of = (test) => `${relative(root, file)}: ${test.fullName}: ${firstLine(test.failureMessages.join(' '))}`;
      if (failed.length > 0) return failed.map(of);
      return status === 'failed' ? [`${relative(root, file)}: ${firstLine(message)}`] : [];
    });
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, names };
  };
  rmSync(join(scratch, 'vitest.json'), { force: true });
  return inNode(
    'vitest',
    [module('vitest', 'vitest.mjs'), ...(args.length > 0 ? args : ['run']), ...output],
    count,
    node,
  );
}

/** Writes how long each test file took in seconds; tests/heavy-first.mts orders the files by that. */
export function writeDurations() {
  const seconds = ({ startTime, endTime }) => Math.round((endTime - startTime) / 1000);
  const pathOf = ({ name }) => relative(root, name).replaceAll('\\', '/');
  const durations = json('vitest.json').testResults.map((file) => [pathOf(file), seconds(file)]);
  const sorted = Object.fromEntries(durations.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(join(root, 'tests', 'durations.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Plays every scenario once; vitest reads the results. */
export function record() {
  const out = join(scratch, 'recording.json');
  rmSync(out, { force: true });
  const count = () => {
    const { passed, failures: names } = json('recording.json');
    return { passed, failed: names.length, names };
  };
  return inNode('features on the oracle', [join(root, 'dist', 'scripts', 'record.js'), out], count);
}

/** Plays the scenarios and misreadings that are not known to pass. */
export function playUnknown() {
  const out = join(scratch, 'unknown.json');
  const count = () => {
    const { passed, failures: names } = json('unknown.json');
    return { passed, failed: names.length, names };
  };
  return inNode('scenarios and misreadings', [join(root, 'dist', 'scripts', 'play-unknown.js'), out], count);
}

/**
 * Plays every scenario through the command.
 * @param selection options of `run`
 */
export function features(selection = [], node = undefined) {
  const out = join(scratch, 'report');
  rmSync(out, { recursive: true, force: true });
  const count = () => {
    const { scenarios, notRun } = json(join('report', 'report.json'));
    const others = scenarios.filter(({ verdict }) => verdict !== 'passed');
    if (scenarios.length === 0) throw new Error('no scenario was run');
    const names = others.map(({ id, verdict }) => `${id} ${verdict}`);
    return { passed: scenarios.length - others.length, failed: others.length + notRun.length, names };
  };
  return inNode('features by the command', [main, 'run', '--out', out, ...selection], count, node);
}

/** Shows that cucumber-js, too, runs every sentence; the scenarios themselves have run by now. */
export function cucumber(scenarios) {
  const count = () => {
    const run = json('cucumber.json').flatMap((feature) => feature.elements);
    const others = run.filter(({ steps }) => steps.some((step) => step.result.status !== 'passed'));
    if (run.length === 0) throw new Error('no scenario was run');
    const passed = run.length - others.length;
    return { passed, failed: Math.max(run.length, scenarios.length) - passed, names: others.map(({ name }) => name) };
  };
  const args = ['--profile', 'chosen', '--require', join(root, 'dist', 'steps', 'cucumber.js')];
  const output = ['--format', `json:${join(scratch, 'cucumber.json')}`, '--format', 'summary'];
  const bin = module('@cucumber', 'cucumber', 'bin', 'cucumber.js');
  return inNode('one scenario for every sentence (cucumber-js)', [bin, ...args, ...output, ...scenarios], count);
}

/** @param selection options of `self-test` */
export function selfTest(selection = [], node = undefined) {
  const out = join(scratch, 'self-test.json');
  rmSync(out, { force: true });
  const count = () => {
    const games = json('self-test.json');
    const results = games.flatMap((game) => game.results);
    const survived = results.filter(({ killedBy }) => killedBy.length === 0).map(({ fault }) => `${fault} survived`);
    const without = games.flatMap((game) => game.clausesWithoutFault.map((clause) => `${clause} has no fault`));
    const names = [...survived, ...without];
    return { passed: results.length - survived.length, failed: names.length, names };
  };
  return inNode('self-test', [main, 'self-test', '--out', out, ...selection], count, node);
}

export async function pythonExample() {
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
  const args = ['-m', 'unittest', 'discover', '-q', '-s', 'adapters/examples/python'];
  if (python) await runner('Python example', python, args);
  else leftOut('Python 3 is not installed: the tests of the Python example');
}

/** Reports something that cannot run here, and counts it as skipped. */
function leftOut(what) {
  console.log(`\n${what} were left out`);
  totals.skipped += 1;
}

/**
 * Tests of what a user starts, which pass `process.execPath` on, and of what Node itself provides: keys and signatures.
 */
const CLI_TESTS = ['cli-', 'doctor', 'expect-cli', 'init', 'certificate'];

/**
 * Runs every scenario and the tests of the command on another version of Node. Its binary is a package of the registry,
 * `node-<platform>-<arch>`, installed beside the project's dependencies and not among them. It runs the same compiled
 * files.
 * @param isFull also builds and tests the suite itself
 */
export async function otherNode(version, isFull) {
  console.log(`\n=== on Node ${version}`);
  const node = binaryOf(version);
  if (!node) return leftOut(`Node ${version} cannot be installed here: the tests on it`);
  if (isFull) await build(node);
  else await probeCards(node);
  const scenarios = () => features([], node);
  if (isFull) await sideBySide(scenarios, () => selfTest([], node));
  else await scenarios();
  await vitest(['run', ...CLI_TESTS], node);
}

/** @returns undefined if the binary cannot be installed */
function binaryOf(version) {
  const folder = module('.cache', 'tcg-conformance', `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
    spawnSync('npm', [...args, `${name}@${version}`], { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith(`v${version}.`)) return undefined;
  console.log(`Node ${stdout.trim()}`);
  return binary;
}

const MOST_NAMED = 50;
const firstLine = (text) => text.trim().split('\n')[0].slice(0, 200);

/** Prints the failures and the last line, and sets the exit code. */
export function finish() {
  rmSync(scratch, { recursive: true });
  if (failures.length > 0) console.log('\n== what failed');
  for (const failure of failures.slice(0, MOST_NAMED)) console.log(failure);
  if (failures.length > MOST_NAMED) console.log(`and ${failures.length - MOST_NAMED} more`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
}
