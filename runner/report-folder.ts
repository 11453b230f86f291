/**
 * Manages the folder of a report. A list in it names the files that earlier runs wrote. A run replaces and removes only
 * those, and refuses to start if anything else is in their place.
 */
import {
  appendFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const LIST = '.tcg-conformance';
const HEAD = 'tcg-conformance wrote these files, and replaces or removes them at the next run:';
const TRANSCRIPTS = 'transcripts';

/** Matches the names of transcripts, so that a forged list cannot make a run delete other files. */
export const TRANSCRIPT = /^transcripts[\\/][\w.-]+\.jsonl$/;

/** A file that a report would replace was not written by a report. */
export class NotOurs extends Error {
  constructor(path: string) {
    super(`${path} was not written by tcg-conformance; move it away, or name another folder`);
  }
}

/**
 * @param names the files of a report
 * @throws {NotOurs} if a report would replace or remove something that is not on the list; nothing has been touched
 */
export function refuseOthers(folder: string, names: readonly string[]): void {
  const written = writtenIn(folder);
  for (const name of [...names, ...transcriptsIn(folder)]) {
    const existing = stats(join(folder, name));
    if (existing && !(existing.isFile() && written.has(name))) throw new NotOurs(join(folder, name));
  }
}

/** Lists files before they are written, since the run may be killed in between. */
export function claim(folder: string, names: readonly string[]): void {
  const list = join(folder, LIST);
  appendFileSync(list, linesOf(existsSync(list) ? names : [HEAD, ...names]));
}

/** Removes the listed files that are not among these, and makes these the list. */
export function keepOnly(folder: string, names: readonly string[]): void {
  const kept = new Set(names);
  for (const name of writtenIn(folder)) {
    if (kept.has(name)) continue;
    rmSync(join(folder, name), { force: true });
    removeEmpty(folder, dirname(name));
  }
  writeFileSync(join(folder, LIST), linesOf([HEAD, ...names]));
}

/** Removes a subfolder, and its parents up to `folder`, if they are empty. */
function removeEmpty(folder: string, path: string): void {
  if (path === '.' || !existsSync(join(folder, path)) || readdirSync(join(folder, path)).length > 0) return;
  rmdirSync(join(folder, path));
  removeEmpty(folder, dirname(path));
}

export function clearTranscripts(folder: string): void {
  const written = [...writtenIn(folder)];
  if (written.length === 0) return;
  for (const name of written.filter(isTranscript)) rmSync(join(folder, name), { force: true });
  if (stats(join(folder, TRANSCRIPTS)) && transcriptsIn(folder).length === 0) rmdirSync(join(folder, TRANSCRIPTS));
  writeFileSync(join(folder, LIST), linesOf([HEAD, ...written.filter((name) => !isTranscript(name))]));
}

const isTranscript = (name: string): boolean => TRANSCRIPT.test(name);

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const stats = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/** Returns everything in the place of transcripts, whoever wrote it. */
function transcriptsIn(folder: string): string[] {
  const existing = stats(join(folder, TRANSCRIPTS));
  if (!existing?.isDirectory()) return existing ? [TRANSCRIPTS] : [];
  return readdirSync(join(folder, TRANSCRIPTS)).map((name) => `${TRANSCRIPTS}/${name}`);
}

/** Returns the files on the list. @throws {NotOurs} if another file has the list's name */
export function writtenIn(folder: string): Set<string> {
  const list = join(folder, LIST);
  const existing = stats(list);
  if (!existing) return new Set();
  const [head, ...names] = existing.isFile() ? readFileSync(list, 'utf8').split('\n') : [];
  if (head !== HEAD) throw new NotOurs(list);
  return new Set(names.filter((name) => name !== ''));
}
