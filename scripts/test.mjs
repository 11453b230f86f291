// `npm test`: every runner, one after another, and at the end one line with what they came to.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'tcg-conformance-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command and adds what it came to. `count` reads that; a command that fails without a count is one failure. */
function runner(title, command, args, count) {
  console.log(`\n== ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  let counts;
  try {
    counts = count(status);
  } catch (problem) {
    counts = { passed: 0, failed: 1 };
    console.log(`no result: ${error?.message ?? problem.message}`);
  }
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  for (const [kind, number] of Object.entries(counts)) totals[kind] += number;
  console.log(`${title}: ${counts.passed} passed, ${counts.failed} failed`);
}

const bin = (name) => join(root, 'node_modules', '.bin', name);
const json = (name) => JSON.parse(readFileSync(join(scratch, name), 'utf8'));
const exitStatus = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

runner('build', bin('tsc'), ['-p', 'tsconfig.build.json'], exitStatus);
runner('declarations of the SDK', bin('tsc'), ['-p', 'tsconfig.sdk.json'], exitStatus);
runner('type check', bin('tsc'), ['--noEmit', '-p', '.'], exitStatus);
runner('lint', bin('eslint'), ['.', '--max-warnings', '0'], exitStatus);
runner('format', bin('prettier'), ['--check', '.', '--log-level', 'warn'], exitStatus);

runner(
  'vitest',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(scratch, 'vitest.json')}`],
  () => {
    const { numPassedTests, numFailedTests, numPendingTests } = json('vitest.json');
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  },
);

runner(
  'features on the oracle (cucumber-js)',
  bin('cucumber-js'),
  ['--format', `json:${join(scratch, 'cucumber.json')}`],
  () => {
    const scenarios = json('cucumber.json').flatMap((feature) => feature.elements);
    const passed = scenarios.filter(({ steps }) => steps.every((step) => step.result.status === 'passed')).length;
    if (scenarios.length === 0) throw new Error('no scenario was run');
    return { passed, failed: scenarios.length - passed };
  },
);

runner(
  'self-test',
  process.execPath,
  [join(root, 'dist/cli/main.js'), 'self-test', '--out', join(scratch, 'self-test.json')],
  () => {
    const games = json('self-test.json');
    const holds = ({ of, killedBy, noticedByOtherKind }) =>
      killedBy.length > 0 && (of === 'rule' || noticedByOtherKind.length === 0);
    const killed = games.flatMap(({ results }) => results.filter(holds)).length;
    const holes = games.reduce((sum, game) => sum + game.results.length + game.clausesWithoutFault.length, 0) - killed;
    return { passed: killed, failed: holes };
  },
);

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
if (python) {
  runner('Python example', python, ['-m', 'unittest', 'discover', '-q', '-s', 'adapters/examples/python'], exitStatus);
} else {
  console.log('\nPython 3 is not installed: the tests of the Python example were left out.');
}

rmSync(scratch, { recursive: true });
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed === 0 ? 0 : 1;
