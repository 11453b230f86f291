/** `npm run bench`: every measurement, one after another. `npm run bench suite` runs one. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ALL: Record<string, readonly string[]> = {
  'random-games': ['random-games.js'],
  suite: ['suite.js'],
  cucumber: ['cucumber.js'],
  'self-test': [join('..', 'cli', 'main.js'), 'self-test'],
  adapters: ['adapters.js'],
  memory: ['memory.js'],
};

const [only] = process.argv.slice(2);
if (only !== undefined && !ALL[only]) {
  console.error(`bench: "${only}" is not one of ${Object.keys(ALL).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const [name, [file, ...args]] of Object.entries(ALL)) {
    if (only !== undefined && name !== only) continue;
    console.log(`\n== ${name}`);
    const { status } = spawnSync(process.execPath, [join(__dirname, file!), ...args], { stdio: 'inherit' });
    process.exitCode ||= status ?? 1;
  }
}
