/** The compiled command as a process of its own, for tests. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { runCommand } from '../cli/program';
import { projectRoot } from '../runner/root';
import { Report } from '../schemas/report';
import { validate } from '../schemas/validate';

const MAIN = join(projectRoot(__dirname), 'dist', 'cli', 'main.js');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Surroundings {
  /** Standard input; left out: none. */
  input?: string;
  cwd?: string;
  /** Besides those of this process. */
  env?: Record<string, string>;
  /** Called when the process has been started. */
  started?: (kill: (signal: NodeJS.Signals) => void) => void;
}

/** Runs `tcg-conformance` with these arguments to its end. */
export function command(args: readonly string[], { input = '', cwd, env, started }: Surroundings = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...process.env, ...env } });
    const ended: Ended = { code: null, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...ended, code }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    started?.((signal) => child.kill(signal));
  });
}

/**
 * Runs `tcg-conformance` within this process, which takes a tenth of the time: for the many ways to ask for the wrong
 * thing. What a process does by itself (signals, the end of its streams) is for `command`.
 */
export async function commandHere(
  args: readonly string[],
  { cwd = process.cwd(), env = {} }: Pick<Surroundings, 'cwd' | 'env'> = {},
): Promise<Ended> {
  const before = { argv: process.argv, cwd: process.cwd(), env: process.env };
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      ended[name] += String(text);
      return true;
    }),
  );
  try {
    process.chdir(cwd);
    process.argv = [process.execPath, MAIN, ...args];
    process.env = { ...before.env, ...env };
    ended.code = await runCommand(args);
    return ended;
  } finally {
    process.chdir(before.cwd);
    process.argv = before.argv;
    process.env = before.env;
    for (const stream of streams) stream.mockRestore();
  }
}

/** How a shell would have to write the command itself. */
export const commandLine = (args: readonly string[]): string =>
  [process.execPath, MAIN, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');

/** The command line of the oracle as an adapter, with a fault in it. */
export const faultyOracle = (fault: string): string => commandLine(['oracle', '--fault', fault]);

/** A folder for the tests of a file, gone after them. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The report that a run or a merge wrote into this folder. */
export function reportIn(folder: string): Report {
  const file = join(folder, 'report.json');
  return validate(Report, JSON.parse(readFileSync(file, 'utf8')), file);
}

/** Bad input: exit code 2, nothing on standard output, and one line that says what is wrong. */
export function expectUsageError({ code, stdout, stderr }: Ended, says: RegExp | string): void {
  expect(stderr).toMatch(says);
  expect(stderr).toMatch(/^tcg-conformance: [^\n]*\n$/);
  expect([code, stdout]).toEqual([2, '']);
}

/** A scenario of one's own that cannot be asked: the report says so, and why; exit code 2. */
export function expectImpossible({ code, stdout }: Ended, says: RegExp | string): void {
  expect(stdout).toMatch(says);
  expect(stdout).toContain('cannot be asked');
  expect(code).toBe(2);
}
