/**
 * Compares the features as whole processes, in turn: `run` on the embedded oracle with every report, cucumber-js with
 * the oracle behind the sentences, and cucumber-js with empty steps, which costs only reading and matching.
 * Medians of 5. `run` should take at most as long as cucumber-js with empty steps.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../runner/root';
import { inSeconds, median } from './figures';
import { inYardsticks, yardstick } from './yardstick';

const ROUNDS = 5;
const root = projectRoot();
const out = mkdtempSync(join(tmpdir(), 'bench-cucumber-'));

/** Uses compiled steps, since compiling at each start would hide the rest. */
const cucumber = (steps: string): string[] => [
  join(root, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js'),
  ...['--profile', 'compiled', '--require', join(root, 'dist', steps), '--format', 'summary'],
];

const RUN = '`run` on the embedded oracle';
const EMPTY = 'cucumber-js with empty step bodies';
const SETUPS: Readonly<Record<string, readonly string[]>> = {
  [RUN]: [join(root, 'dist', 'cli', 'main.js'), 'run', '--out', out],
  'cucumber-js on the oracle': cucumber(join('steps', 'cucumber.js')),
  [EMPTY]: cucumber(join('bench', 'cucumber-empty.js')),
};

/** @returns milliseconds */
function timeOf(args: readonly string[]): number {
  const startedAt = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || stdout);
  return performance.now() - startedAt;
}

const times = new Map<string, number[]>(Object.keys(SETUPS).map((setup) => [setup, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [setup, args] of Object.entries(SETUPS)) times.get(setup)!.push(timeOf(args));
}
rmSync(out, { recursive: true });
const { wall } = yardstick();
for (const [setup, all] of times) console.log(`${setup}: ${inSeconds(all)}, ${inYardsticks(median(all), wall)}`);
const ratio = median(times.get(RUN)!) / median(times.get(EMPTY)!);
console.log(`${RUN} / ${EMPTY}: ${ratio.toFixed(2)} (target: 1)`);
