/** Manages the folder of a site: it replaces or removes files of an earlier site, and never touches anybody else's. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { claim, keepOnly, NotOurs, refuseOthers, writtenIn } from '../../runner/report-folder';
import { oneLine } from '../text';
import { OutputFolderError } from '../write';

/** Identifies a site: every site has this file, and no report has it. */
const OF_A_SITE = join('assets', 'site.css');

class NotASite extends Error {}

/** @throws {OutputFolderError} it is not a folder, or it is not empty and holds no earlier site */
export function refuseUnlessSite(folder: string): void {
  withFolderErrors(folder, () => {
    if (!existsSync(folder)) return;
    if (!statSync(folder).isDirectory()) throw new NotASite(`${folder} is a file; name a folder`);
    if (readdirSync(folder).length === 0 || writtenIn(folder).has(OF_A_SITE)) return;
    throw new NotASite(
      `${folder} holds files and is no former site; name an empty folder, or one that is not there yet`,
    );
  });
}

/**
 * Makes an empty folder beside that of the site, in which the site is built.
 * @throws {OutputFolderError} the folder cannot be made
 */
export function scratchBeside(folder: string): string {
  return withFolderErrors(folder, () => {
    const parent = dirname(resolve(folder));
    mkdirSync(parent, { recursive: true });
    return mkdtempSync(join(parent, '.tcg-conformance-site-'));
  });
}

/**
 * Moves a finished site to its place.
 * @param made a folder on the same file system
 * @returns the size of its files in bytes
 * @throws {OutputFolderError} something else is at the place of a file, and has not been touched; or the site cannot be
 * written
 */
export function publish(made: string, folder: string): number {
  return withFolderErrors(folder, () => {
    const names = filesIn(made);
    if (existsSync(folder)) refuseOthers(folder, names);
    mkdirSync(folder, { recursive: true });
    claim(folder, names);
    const size = names.reduce((sum, name) => sum + statSync(join(made, name)).size, 0);
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      renameSync(join(made, name), join(folder, name));
    }
    keepOnly(folder, names);
    return size;
  });
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((name) => statSync(join(folder, name)).isFile()).sort();
}

function withFolderErrors<T>(folder: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof NotASite || error instanceof NotOurs) throw new OutputFolderError(`--out: ${error.message}`);
    throw new OutputFolderError(`--out: cannot write ${folder}: ${oneLine((error as Error).message)}`);
  }
}
