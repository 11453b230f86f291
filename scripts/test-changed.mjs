// Implements `npm run test:changed`: runs the scenarios and misreadings that are not known to pass, and the tests that
// changes since the main branch, committed or not, can affect. `npm run test:changed -- <ref>` takes the changes since
// that commit. `npm test` runs everything that this leaves out.
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
const { testsOf } = createRequire(import.meta.url)('../dist/scripts/affected.js');
const tests = testsOf(files);
if (present.length > 0) await run.lint(present);
await run.playUnknown();
if (tests.length > 0) await run.vitest(['run', ...tests]);
run.finish();
