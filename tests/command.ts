/** Runs the command for tests, within their process or compiled as a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, expect } from 'vitest';
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
  /** Standard input; empty by default. */
  input?: string;
  cwd?: string;
  /** Added to those of this process. */
  env?: Record<string, string>;
  /** Called when the process has started. */
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

/** Members of the process, besides the streams, that a command changes. */
const SHARED = ['argv', 'env', 'exitCode'] as const;

let isRunningHere = false;

/**
 * Runs `tcg-conformance` within this process, which takes a tenth of the time. The command gets streams, a working
 * folder and an environment of its own, and the process gets its own back when the command ends. Use `command` for what
 * only a process shows: signals, streams that close, a terminal, and what `cli/main.ts` does.
 * @throws {Error} another command runs in this process: they would share all of that
 */
export async function commandHere(
  args: readonly string[],
  { input = '', cwd = process.cwd(), env = {} }: Omit<Surroundings, 'started'> = {},
): Promise<Ended> {
  if (isRunningHere)
    throw new Error(`"${args.join(' ')}" begins before the command before it has ended: await that one`);
  isRunningHere = true;
  const before = { cwd: process.cwd(), ...pick(process, SHARED) };
  const streams = { stdin: Readable.from([Buffer.from(input)]), stdout: new Kept(), stderr: new Kept() };
  const restoreStreams = replaceStreams(streams);
  try {
    process.chdir(cwd);
    process.argv = [process.execPath, MAIN, ...args];
    process.env = { ...before.env, ...env };
    const code = await runCommand(args);
    return { code, stdout: streams.stdout.text, stderr: streams.stderr.text };
  } finally {
    restoreStreams();
    process.chdir(before.cwd);
    Object.assign(process, pick(before, SHARED));
    isRunningHere = false;
  }
}

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** Keeps everything written to it. */
class Kept extends Writable {
  private readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.chunks).toString();
  }
}

/** @returns a function that restores the streams of the process */
function replaceStreams(streams: { stdin: Readable; stdout: Writable; stderr: Writable }): () => void {
  const names = Object.keys(streams) as (keyof typeof streams)[];
  const before = names.map((name) => Object.getOwnPropertyDescriptor(process, name)!);
  for (const name of names) Object.defineProperty(process, name, { value: streams[name], configurable: true });
  return () => names.forEach((name, index) => Object.defineProperty(process, name, before[index]!));
}

/**
 * Splits a line that begins with `npx tcg-conformance` as a shell does, and returns the words after that. So a test can
 * take a line that people type and still run it with `commandHere`.
 */
export function argumentsIn(line: string): string[] {
  const script = line.replace(/^npx tcg-conformance /, String.raw`printf '%s\0' `);
  expect(script).not.toBe(line);
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\0').slice(0, -1);
}

/** Returns the command as a shell has to write it. */
export const commandLine = (args: readonly string[]): string =>
  [process.execPath, MAIN, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');

/** Returns the command line of the oracle as an adapter, with a misreading planted in it. */
export const faultyOracle = (fault: string): string => commandLine(['oracle', '--misreading', fault]);

/** Expects these lines in the text in this order; other lines may stand between them. */
export function expectLinesInOrder(text: string, lines: string): void {
  let rest = text.split('\n');
  for (const line of lines.trimEnd().split('\n')) {
    expect(rest).toContain(line);
    rest = rest.slice(rest.indexOf(line) + 1);
  }
}

/** Makes a folder for the tests of a file, and removes it after them. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Reads the report that a run or a merge wrote into this folder. */
export function reportIn(folder: string): Report {
  const file = join(folder, 'report.json');
  return validate(Report, JSON.parse(readFileSync(file, 'utf8')), file);
}

/** Expects bad input to give exit code 2, nothing on standard output, and one line with the problem. */
export function expectUsageError({ code, stdout, stderr }: Ended, says: RegExp | string): void {
  expect(stderr).toMatch(says);
  expect(stderr).toMatch(/^tcg-conformance: [^\n]*\n$/);
  expect([code, stdout]).toEqual([2, '']);
}

/** Expects a user's scenario that cannot be asked to give exit code 2, and a report with the reason. */
export function expectImpossible({ code, stdout }: Ended, says: RegExp | string): void {
  expect(stdout).toMatch(says);
  expect(stdout).toContain('cannot be asked');
  expect(code).toBe(2);
}
