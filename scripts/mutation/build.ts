/** Writes the build in which all chosen edits stand: a copy of dist/ with another oracle. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import type * as ts from 'typescript';
import { projectRoot } from '../../runner/root';
import type { Edit } from './edit';
import { instrument } from './instrument';

/** The folders of dist/ that playing scenarios needs. */
const NEEDED = ['adapters', 'games', 'oracle', 'reports', 'runner', 'schemas', 'scripts/mutation', 'steps', 'texts'];

/** Each process has its own, which it removes at its end; the next one removes that of a process that was killed. */
function makeBuildFolder(): string {
  const cache = join(projectRoot(), 'node_modules', '.cache', 'tcg-conformance');
  removeAbandoned(cache);
  const folder = join(cache, `mutation-${process.pid}`);
  process.on('exit', () => remove(folder));
  return folder;
}

/** Removes the builds of processes that are no more. */
export function removeAbandoned(cache: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const pid = /^mutation-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(cache, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/**
 * @param edits their numbers in the switch are their places here, from 1
 * @returns the folder of the build
 */
export function buildWith(edits: readonly Edit[], sources: ReadonlyMap<string, ts.SourceFile>): string {
  const folder = makeBuildFolder();
  for (const part of NEEDED) cpSync(join(projectRoot(), 'dist', part), join(folder, part), { recursive: true });
  const numbers = new Map(edits.map((edit, index) => [edit, index + 1]));
  for (const [file, source] of sources) {
    const code = instrument(
      source,
      edits.filter((edit) => edit.file === file),
      (edit) => numbers.get(edit)!,
    );
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      transformSync(code, { loader: 'ts', format: 'cjs', platform: 'node', target: 'es2022' }).code,
    );
  }
  return folder;
}
