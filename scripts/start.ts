/** Implements `npm start`: runs the suite on the embedded oracle and on the Python example, each with a report. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { EXIT } from '../cli/exit-codes';
import { projectRoot } from '../runner/root';

const root = projectRoot();

/**
 * Runs the suite in a separate process, as a user would.
 * @returns its exit code
 */
function run(title: string, adapter: string, out: string): number {
  console.log(`== ${title}`);
  const command = [
    join(root, 'dist', 'cli', 'main.js'),
    'run',
    '--adapter',
    adapter,
    '--out',
    join(root, 'report', out),
  ];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  console.log('');
  return status ?? EXIT.suiteFault;
}

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
const oracle = run('the embedded oracle', 'oracle', 'oracle');
let example: number = EXIT.conforms;
if (python) example = run('an independent engine in Python', `${python} adapters/examples/python/adapter.py`, 'python');
else console.log('Python 3 is not installed: the example engine was left out.');

// The example may break rules, which its report shows; the oracle may not.
const faulty = oracle !== EXIT.conforms || (example !== EXIT.conforms && example !== EXIT.doesNotConform);
console.log(`reports: ${join(root, 'report')}`);
process.exitCode = faulty ? 1 : 0;
