/** What the lint of the project says of texts that are put where it looks for them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '../runner/root';
import { scratchFolder } from './command';

const ROOT = projectRoot(__dirname);
const CONFIG = 'oxlint.config.mjs';

export interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** Lints texts, by the path of the file in the project that each would be. */
export function lint(texts: Readonly<Record<string, string>>): readonly Diagnostic[] {
  const cwd = scratchFolder('linted-');
  for (const file of [CONFIG, 'denied-names.mjs', 'kernel-walls.mjs']) copyFileSync(join(ROOT, file), join(cwd, file));
  symlinkSync(join(ROOT, 'node_modules'), join(cwd, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = ['-c', CONFIG, '-f', 'json', ...Object.keys(texts)];
  const { stdout } = spawnSync(process.execPath, [oxlint, ...args], { cwd, encoding: 'utf8' });
  const { diagnostics, number_of_files: count } = JSON.parse(stdout) as Found;
  expect(count).toBe(Object.keys(texts).length);
  return diagnostics;
}

interface Found {
  readonly diagnostics: readonly Diagnostic[];
  readonly number_of_files: number;
}
