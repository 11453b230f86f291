/** The esbuild options of every script of the playground. */
import type { BuildOptions } from 'esbuild';

export const AS_A_SCRIPT = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  // These browsers cover the last years.
  target: ['chrome100', 'firefox110', 'safari16.4'],
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;
