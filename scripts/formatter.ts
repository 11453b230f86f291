/** Formats the files that scripts write, as `npm run format` does. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../runner/root';

/** @param folder the folder that the paths start from, which may be a copy of the project */
export function formatFiles(folder: string, paths: readonly string[]): void {
  const root = projectRoot();
  const formatter = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  const args = ['-c', join(root, '.oxfmtrc.json'), '--ignore-path', join(root, '.gitignore'), ...paths];
  execFileSync(process.execPath, [formatter, ...args], { cwd: folder, stdio: 'pipe' });
}
