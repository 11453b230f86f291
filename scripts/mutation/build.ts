/** Writes the build in which all chosen edits stand: a copy of dist/ with another oracle. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import type * as ts from 'typescript';
import { projectRoot } from '../../runner/root';
import type { Edit } from './edit';
import { instrument } from './instrument';

/** The folders of dist/ that playing scenarios needs. */
const NEEDED = ['adapters', 'games', 'oracle', 'reports', 'runner', 'schemas', 'scripts/mutation', 'steps', 'texts'];

/** Each process has its own, which it removes at its end. */
function makeBuildFolder(): string {
  const folder = join(projectRoot(), 'node_modules', '.cache', 'tcg-conformance', `mutation-${process.pid}`);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

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
