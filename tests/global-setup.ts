/** Compiles sources that are newer than dist/ before all tests, for tests that start the command. */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { projectRoot } from '../runner/root';

const root = projectRoot(__dirname);

export default function compileStale(): void {
  for (const source of sources()) compile(source);
}

/** Lists the files of the project's compiler options without the tests, which no command loads. */
function sources(): string[] {
  const { include, exclude } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as Project;
  const folders = include.filter((folder) => folder !== 'tests' && !folder.includes('*'));
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(inside(folder)))
    .filter((file) => file.endsWith('.ts') && !exclude.some((folder) => file.startsWith(join(folder, '/'))))
    .map((file) => join(root, file));
}

interface Project {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const inside = (folder: string) => (file: string) => join(folder, file);

function compile(source: string): void {
  const target = join(root, 'dist', relative(root, source).replace(/\.ts$/, '.js'));
  const built = statSync(target, { throwIfNoEntry: false });
  if (built && built.mtimeMs >= statSync(source).mtimeMs) return;
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    // As in the build, import() loads a file of dist/ by require, since its path has no extension.
    supported: { 'dynamic-import': false },
    sourcefile: source,
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.${process.pid}.tmp`, code);
  renameSync(`${target}.${process.pid}.tmp`, target);
}
