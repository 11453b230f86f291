/** Measures the self-test of the suite as a separate process: every mutant of every game. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../runner/root';
import { inSeconds } from './figures';
import { inYardsticks, yardstick } from './yardstick';

const startedAt = performance.now();
const { status } = spawnSync(process.execPath, [join(projectRoot(), 'dist', 'cli', 'main.js'), 'self-test'], {
  stdio: 'inherit',
});
const time = performance.now() - startedAt;
console.log(`self-test: ${inSeconds([time])}, ${inYardsticks(time, yardstick().wall)}`);
process.exitCode = status ?? 1;
