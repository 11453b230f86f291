/** Finds the project's folder, from the sources as well as from the compiled `dist/`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PACKAGE_NAME = 'tcg-conformance';

/**
 * Walks up to the folder whose package.json is named tcg-conformance.
 * @throws {Error} if there is none above `from`
 */
export function projectRoot(from: string = __dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isRoot(folder)) return folder;
    if (dirname(folder) === folder) throw new Error(`no package.json named ${PACKAGE_NAME} in ${from} or above it`);
  }
}

export function packageOf(): { name: string; version: string } {
  return JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { name: string; version: string };
}

function isRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === PACKAGE_NAME;
}
