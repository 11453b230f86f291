/** The command, for tests: within their process, or compiled as a process of its own. */
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

/** What a command changes of its process, beside the streams. */
const SHARED = ['argv', 'env', 'exitCode'] as const;

let isRunningHere = false;

/**
 * Runs `tcg-conformance` within this process, which takes a tenth of the time. The command gets streams, a working
 * folder and an environment of its own; the process has its own back when the command has ended. `command` is for what
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

/** A stream that keeps what is written to it. */
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

/** @returns puts those of the process back */
function replaceStreams(streams: { stdin: Readable; stdout: Writable; stderr: Writable }): () => void {
  const names = Object.keys(streams) as (keyof typeof streams)[];
  const before = names.map((name) => Object.getOwnPropertyDescriptor(process, name)!);
  for (const name of names) Object.defineProperty(process, name, { value: streams[name], configurable: true });
  return () => names.forEach((name, index) => Object.defineProperty(process, name, before[index]!));
}

/**
 * What a shell makes of a line that begins with `npx tcg-conformance`: the words behind that. A line that people are
 * told to type is read by a shell this way and yet carried out by `commandHere`.
 */
export function argumentsIn(line: string): string[] {
  const script = line.replace(/^npx tcg-conformance /, String.raw`printf '%s\0' `);
  expect(script).not.toBe(line);
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\0').slice(0, -1);
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
