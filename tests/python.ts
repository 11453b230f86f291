/** Finds Python 3. Tests that need it are skipped without it, and say so. */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** @param file the test that asks */
export function lacksPython(file: string): boolean {
  if (!hasPython) process.stderr.write(`tests/${basename(file)} is skipped, or part of it: it needs python3\n`);
  return !hasPython;
}
