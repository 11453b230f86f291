/** Where rulings are written: in the clone to the suite, elsewhere to a folder of one's own. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { makeFolder } from '../../reports/write';
import { featuresFolder } from '../../runner/catalogue';
import { projectRoot } from '../../runner/root';
import type { GameId } from '../../schemas/common';
import { orUsageError, writeText } from '../read-report';
import { UsageError } from '../usage';

const isWithin = (path: string, folder: string): boolean => !/^\.\.([\\/]|$)|^[A-Za-z]:/.test(relative(folder, path));

/** Is the command used in a clone of the project, not where the package is installed? */
const inClone = (): boolean => existsSync(join(projectRoot(), '.git')) && isWithin(process.cwd(), projectRoot());

/** @param out left out: `features/<game>/rulings` of the clone, else `rulings` in the present folder */
export const folderFor = (game: GameId, out: string | undefined): string =>
  resolve(out ?? (inClone() ? join(featuresFolder(), game, 'rulings') : 'rulings'));

/** Whether a file is one of the suite, and keeps to its rules. */
export const isOfSuite = (file: string): boolean => isWithin(file, featuresFolder());

/** Before anything is asked. @throws {UsageError} it is there already, or cannot be written */
export function checkFree(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} is there already; nothing was written: give it another --name`);
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is no folder; nothing was written`);
  orUsageError(folder, () => accessSync(folder, constants.W_OK));
}

/** @throws {UsageError} it is there already, or cannot be written */
export function writeNew(file: string, text: string): void {
  orUsageError(file, () => makeFolder(dirname(file)));
  if (existsSync(file)) checkFree(file);
  writeText(file, text, { flag: 'wx' });
}
