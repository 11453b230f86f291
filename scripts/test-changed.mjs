// `npm run test:changed`: what the changes since the main branch, committed or not, can affect. `npm run test:changed -- <ref>`:
// since that commit. What it leaves out, `npm test` runs.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as run from './runners.mjs';

const git = (...args) => execFileSync('git', args, { cwd: run.root, encoding: 'utf8' });
const names = (text) => text.split('\0').filter((name) => name !== '');

function base() {
  const [given] = process.argv.slice(2);
  const main = ['origin/main', 'main'].find((ref) => git('branch', '-a', '--list', ref, `*/${ref}`).trim() !== '');
  return git('merge-base', 'HEAD', given ?? main ?? 'HEAD').trim();
}

const changed = names(git('diff', '--name-only', '-z', base()));
const files = [...new Set([...changed, ...names(git('ls-files', '--others', '--exclude-standard', '-z'))])];
const present = files.filter((file) => existsSync(join(run.root, file)));
console.log(`${files.length} files have changed`);

await run.build();
const { affectedBy } = createRequire(import.meta.url)('../dist/scripts/affected.js');
const { games, clauses, related, tests } = affectedBy(files);
const scenarios = (...selection) =>
  run.sideBySide(
    () => run.features(selection),
    () => run.selfTest(selection),
  );
if (present.length > 0) await run.lint(present);
if (related.length > 0) await run.vitest(['related', '--run', ...related, '--passWithNoTests']);
if (tests.length > 0) await run.vitest(['run', ...tests]);
if (games.length > 0) await scenarios('--game', games.join(','));
if (clauses.length > 0) await scenarios('--clause', clauses.join(','));
run.finish();
