/** What esbuild is told for every script of the playground. */
import type { BuildOptions } from 'esbuild';

export const AS_A_SCRIPT = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  // Browsers of the last years.
  target: ['chrome100', 'firefox110', 'safari16.4'],
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;
