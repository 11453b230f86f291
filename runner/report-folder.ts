/**
 * The folder of a report. A list in it says what has been written there, so that a run replaces and takes away that and
 * nothing else: what anybody else has put there is refused before a run and never touched.
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

/** What a run calls its transcripts; a report or a list that names anything else does not lead astray. */
export const TRANSCRIPT = /^transcripts[\\/][\w.-]+\.jsonl$/;

/** What stands at the place of a report's files and is not of a report. */
export class NotOurs extends Error {
  constructor(path: string) {
    super(`${path} was not written by tcg-conformance; move it away, or name another folder`);
  }
}

/**
 * Nothing is there that a report would replace or remove and that is not on the list.
 * @param names the files of a report
 * @throws {NotOurs} something is; nothing has been touched
 */
export function refuseOthers(folder: string, names: readonly string[]): void {
  const written = writtenIn(folder);
  for (const name of [...names, ...transcriptsIn(folder)]) {
    const existing = stats(join(folder, name));
    if (existing && !(existing.isFile() && written.has(name))) throw new NotOurs(join(folder, name));
  }
}

/** Puts files on the list before they are written, since a run may be killed in between. */
export function claim(folder: string, names: readonly string[]): void {
  const list = join(folder, LIST);
  appendFileSync(list, linesOf(existsSync(list) ? names : [HEAD, ...names]));
}

/** Takes away what the list names and is not among these, and makes them the list. */
export function keepOnly(folder: string, names: readonly string[]): void {
  const kept = new Set(names);
  for (const name of writtenIn(folder)) {
    if (kept.has(name)) continue;
    rmSync(join(folder, name), { force: true });
    removeEmpty(folder, dirname(name));
  }
  writeFileSync(join(folder, LIST), linesOf([HEAD, ...names]));
}

/** A folder below another, and those around it, where nothing is left in them. */
function removeEmpty(folder: string, path: string): void {
  if (path === '.' || !existsSync(join(folder, path)) || readdirSync(join(folder, path)).length > 0) return;
  rmdirSync(join(folder, path));
  removeEmpty(folder, dirname(path));
}

/** Takes away the transcripts of an earlier run. */
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

/** Whatever stands where transcripts are written. */
function transcriptsIn(folder: string): string[] {
  const existing = stats(join(folder, TRANSCRIPTS));
  if (!existing?.isDirectory()) return existing ? [TRANSCRIPTS] : [];
  return readdirSync(join(folder, TRANSCRIPTS)).map((name) => `${TRANSCRIPTS}/${name}`);
}

/** What the list names. @throws {NotOurs} something else is called like it */
export function writtenIn(folder: string): Set<string> {
  const list = join(folder, LIST);
  const existing = stats(list);
  if (!existing) return new Set();
  const [head, ...names] = existing.isFile() ? readFileSync(list, 'utf8').split('\n') : [];
  if (head !== HEAD) throw new NotOurs(list);
  return new Set(names.filter((name) => name !== ''));
}
