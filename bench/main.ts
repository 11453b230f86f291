/**
 * Implements `npm run bench`: runs every measurement, one after another. `npm run bench suite` runs one; `npm run bench
 * -- beside <dist>` compares the random games of another checkout with those of this one (beside.ts), `npm run bench --
 * in-turn Vanguard` those of one game with One Piece's (in-turn.ts).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ALL = [
  'random-games',
  'in-turn',
  'layers',
  'suite',
  'cucumber',
  'self-test',
  'adapters',
  'memory',
  'playground',
  'answers',
  'pages',
];

function run(name: string, args: readonly string[] = []): void {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [join(__dirname, `${name}.js`), ...args], { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}

const [only, ...args] = process.argv.slice(2);
if (only === undefined) for (const name of ALL) run(name);
else if (ALL.includes(only) || only === 'beside') run(only, args);
else {
  console.error(`bench: "${only}" is not one of ${ALL.join(', ')}, beside`);
  process.exitCode = 2;
}
