/** Bundles the page's own script: editor, stepping, sharing. It is the same for every game. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../../runner/root';
import { AS_A_SCRIPT } from './options';

/** @throws {Error} esbuild's error */
export async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot(), 'playground', 'page', 'main.ts')],
    tsconfig: join(projectRoot(), 'playground', 'page', 'tsconfig.json'),
    ...AS_A_SCRIPT,
  });
  return outputFiles[0]!.text;
}
