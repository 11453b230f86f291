/** The compiled command as a process of its own, for tests. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../runner/root';

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
  /** Called when the process has been started. */
  started?: (kill: (signal: NodeJS.Signals) => void) => void;
}

/** Runs `tcg-conformance` with these arguments to its end. */
export function command(args: readonly string[], { input = '', cwd, started }: Surroundings = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { cwd });
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

/** How a shell would have to write the command itself. */
export const commandLine = (args: readonly string[]): string =>
  [process.execPath, MAIN, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
