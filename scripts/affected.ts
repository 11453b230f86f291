/**
 * Chooses the tests that changed files can affect, for `npm run test:changed`. Every test imports the registry and so,
 * indirectly, everything: only direct imports and the subject of a test count.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { projectRoot } from '../runner/root';

/** Patterns of changed files, each with the path prefixes of the tests that cover them. */
const ABOUT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^oracle\/kernel\//, ['tests/kernel']],
  [/^oracle\//, ['tests/rule-tables', 'tests/kernel-state-writes']],
  [/^steps\//, ['tests/steps.', 'tests/actions', 'tests/answers', 'tests/forced-answers']],
  [/^cli\//, ['tests/cli-selection', 'tests/cli-bad-input']],
  [/^schemas\//, ['tests/schemas', 'tests/wire-pages']],
  [/^features\//, ['tests/features', 'tests/catalogue', 'tests/probes', 'tests/rules-pages', 'tests/texts']],
  [/\.md$|^package|^schemas\/json\//, ['tests/cli-docs', 'tests/notation', 'tests/tooling', 'tests/tutorial']],
];

/** Tests that play nearly whole games: unless they changed themselves, only `npm test` runs them. */
const WHOLE_GAMES =
  /^tests\/(ability-pages|causes|doctor|editions|in-process|journal-events|laws|lenient-engines|lockstep|trivial-adapters|optional-facts|partial|questions|readings|site|whole-language)\b/;

/**
 * @param files paths from the root of the project, with slashes; deleted files too
 * @returns paths of test files
 */
export function testsOf(files: readonly string[], tests: readonly TestFile[] = testFiles()): string[] {
  const about = ABOUT.flatMap(([pattern, begin]) => (files.some((file) => pattern.test(file)) ? begin : []));
  const isAbout = ({ file, imports }: TestFile) =>
    !WHOLE_GAMES.test(file) &&
    (about.some((begin) => file.startsWith(begin)) || imports.some((imported) => files.includes(imported)));
  return tests.filter((test) => files.includes(test.file) || isAbout(test)).map(({ file }) => file);
}

export interface TestFile {
  readonly file: string;
  /** What the test imports, directly or through helpers among the tests. */
  readonly imports: readonly string[];
}

function testFiles(): TestFile[] {
  const files = readdirSync(join(projectRoot(), 'tests'), { recursive: true, encoding: 'utf8' });
  const tests = files.map((file) => `tests/${file.replaceAll('\\', '/')}`).filter((file) => file.endsWith('.test.ts'));
  return tests.map((file) => ({ file, imports: [...importsOf(file, new Set())] }));
}

function importsOf(file: string, found: Set<string>): Set<string> {
  const source = readFileSync(join(projectRoot(), file), 'utf8');
  for (const [, path] of source.matchAll(/(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)) {
    const base = posix.join(dirname(file), path!);
    const imported = [`${base}.ts`, `${base}/index.ts`].find((name) => existsSync(join(projectRoot(), name)));
    if (imported === undefined || found.has(imported)) continue;
    found.add(imported);
    if (imported.startsWith('tests/')) importsOf(imported, found);
  }
  return found;
}
