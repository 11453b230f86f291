/** The features under cucumber-js: with the oracle behind the sentences, and with nothing behind them. Medians of 5. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../runner/root';
import { inSeconds, median } from './figures';

const ROUNDS = 5;
const root = projectRoot();
const cucumber = join(root, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');

/** Without ts-node, whose compiling would hide the rest. @returns milliseconds */
function timeOf(steps: string): number {
  const startedAt = performance.now();
  const args = ['--profile', 'compiled', '--require', join(root, 'dist', steps), '--format', 'summary'];
  const { status, stderr, stdout } = spawnSync(process.execPath, [cucumber, ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || stdout);
  return performance.now() - startedAt;
}

const WAYS = { 'on the oracle': 'steps/cucumber.js', 'with empty step bodies': 'bench/cucumber-empty.js' } as const;
const times = { 'on the oracle': [] as number[], 'with empty step bodies': [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  for (const [way, steps] of Object.entries(WAYS)) times[way as keyof typeof times].push(timeOf(steps));
}
for (const [way, all] of Object.entries(times)) console.log(`cucumber-js ${way}: ${inSeconds(all)}`);
const ratio = median(times['on the oracle']) / median(times['with empty step bodies']);
console.log(`on the oracle / with empty step bodies: ${ratio.toFixed(2)} (target: 1.5)`);
