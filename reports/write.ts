/** Writes a report to a folder: five files, each complete or not there at all. */
import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { claim, refuseOthers } from '../runner/report-folder';
import type { Report } from '../schemas/report';
import { badgeOf } from './badge';
import { htmlPage } from './html';
import { junitXml } from './junit';
import { markdown } from './markdown';

/** Maps the name of each file to the function that makes its content. */
const REPORT_FILES = {
  'report.json': (report: Report) => `${JSON.stringify(report, null, 1)}\n`,
  'report.html': htmlPage,
  'junit.xml': junitXml,
  'report.md': markdown,
  'badge.json': (report: Report) => `${JSON.stringify(badgeOf(report), null, 2)}\n`,
} as const;
const REPORT_NAMES = Object.keys(REPORT_FILES);

/** The record of the run. */
const MESSAGES = 'messages.ndjson';

/** The folder for the report cannot be written; `message` is one line that names it and says why. */
export class OutputFolderError extends Error {
  override name = 'OutputFolderError';
}

/**
 * Writes all files of a report and returns their absolute paths in the order of REPORT_FILES.
 * Writes every file under a temporary name first, and renames them when all are complete.
 * @throws {OutputFolderError} the folder cannot be made or written, or holds a file that somebody else wrote; that file
 * is left as it was
 */
export function writeReport(report: Report, outDir: string): string[] {
  const contents = Object.entries(REPORT_FILES).map(([name, make]) => ({ name, content: make(report) }));
  return inFolder(outDir, (folder) => {
    const files = contents.map(({ name, content }) => ({
      path: join(folder, name),
      temporary: temporaryName(folder, name),
      content,
    }));
    claim(folder, REPORT_NAMES);
    try {
      for (const { temporary, content } of files) writeFileSync(temporary, content);
      for (const { temporary, path } of files) renameSync(temporary, path);
    } catch (error) {
      for (const { temporary } of files) rmSync(temporary, { force: true });
      throw error;
    }
    return files.map(({ path }) => path);
  });
}

/** Returns the path of the record of a run, and makes its folder if it is missing. */
export const messagesFile = (outDir: string): string =>
  inFolder(outDir, (folder) => {
    claim(folder, [MESSAGES]);
    return join(folder, MESSAGES);
  });

/**
 * Checks before a run that its report can be written, by writing and removing a file. Leaves nothing behind.
 * @throws {OutputFolderError} it cannot be written, or would replace what somebody else has written there
 */
export function checkWritable(outDir: string): void {
  inFolder(outDir, (folder, made) => {
    const probe = temporaryName(folder, 'probe');
    try {
      writeFileSync(probe, '');
    } finally {
      rmSync(probe, { force: true });
      if (made !== undefined) removeEmptyFolders(folder, made);
    }
  });
}

/**
 * Makes a folder and its parents. It does not use `recursive` of mkdir, which never ends where the system answers
 * ENOENT.
 * @returns the outermost folder that had to be made
 */
export function makeFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const made = makeFolder(dirname(folder));
  mkdirSync(folder);
  return made ?? folder;
}

/** Removes a folder and its parents, up to `outermost`. */
function removeEmptyFolders(folder: string, outermost: string): void {
  rmdirSync(folder);
  if (folder !== outermost && folder !== dirname(folder)) removeEmptyFolders(dirname(folder), outermost);
}

/** Makes the folder if it is missing; `made` is the outermost folder that had to be made. */
function inFolder<T>(outDir: string, use: (folder: string, made: string | undefined) => T): T {
  const folder = resolve(outDir);
  try {
    const made = makeFolder(folder);
    refuseOthers(folder, [...REPORT_NAMES, MESSAGES]);
    return use(folder, made);
  } catch (error) {
    throw new OutputFolderError(`cannot write the report to ${folder}: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
}

const temporaryName = (folder: string, name: string): string => join(folder, `.${name}.${process.pid}.tmp`);

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
};

function reasonOf(error: NodeJS.ErrnoException): string {
  return REASONS[error.code ?? ''] ?? error.message;
}
