/** Decides where rulings are written: into the suite in a clone, otherwise into a folder of the user's. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { makeFolder } from '../../reports/write';
import { featuresFolder } from '../../runner/catalogue';
import { projectRoot } from '../../runner/root';
import type { GameId } from '../../schemas/common';
import { orUsageError, writeText } from '../read-report';
import { UsageError } from '../usage';

const isWithin = (path: string, folder: string): boolean => !/^\.\.([\\/]|$)|^[A-Za-z]:/.test(relative(folder, path));

/** True if the command runs in a clone of the project and not in an installed package. */
const inClone = (): boolean => existsSync(join(projectRoot(), '.git')) && isWithin(process.cwd(), projectRoot());

/** @param out by default `features/<game>/rulings` in a clone, otherwise `rulings` in the current folder */
export const folderFor = (game: GameId, out: string | undefined): string =>
  resolve(out ?? (inClone() ? join(featuresFolder(), game, 'rulings') : 'rulings'));

/** True if the file belongs to the suite, whose rules it must then follow. */
export const isOfSuite = (file: string): boolean => isWithin(file, featuresFolder());

/** Called before anything is asked. @throws {UsageError} if the file exists, or cannot be written */
export function checkFree(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} already exists; nothing was written: choose another --name`);
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is not a folder; nothing was written`);
  orUsageError(folder, () => accessSync(folder, constants.W_OK));
}

/** @throws {UsageError} if the file exists, or cannot be written */
export function writeNew(file: string, text: string): void {
  orUsageError(file, () => makeFolder(dirname(file)));
  if (existsSync(file)) checkFree(file);
  writeText(file, text, { flag: 'wx' });
}
