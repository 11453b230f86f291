/** Formats the files that scripts write, as `npm run format` does. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../runner/root';

/** @param folder the folder that the paths start from, which may be a copy of the project */
export function formatFiles(folder: string, paths: readonly string[]): void {
  const root = projectRoot();
  const formatter = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  const args = ['-c', join(root, '.oxfmtrc.json'), '--ignore-path', join(root, '.gitignore'), ...paths];
  execFileSync(process.execPath, [formatter, ...args], { cwd: folder, stdio: 'pipe' });
}

/** Formats JSON for a file under features/, which the formatter itself leaves alone. */
export function formattedJson(value: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'tcg-conformance-'));
  try {
    const file = join(folder, 'value.json');
    writeFileSync(file, JSON.stringify(value));
    formatFiles(folder, ['value.json']);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
