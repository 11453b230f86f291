/**
 * Writes the probe cards of each game as JSON during the build (steps/compiled-probes.ts). Exits with code 1 if one is
 * wrong.
 */
import { readFileSync } from 'node:fs';
import { SuiteError } from '../adapters/adapter';
import { PLAYABLE } from '../games/registry';
import type { GameId } from '../schemas/common';
import { writeCompiledProbes } from '../steps/compiled-probes';
import { parseProbes, probesFile } from '../steps/probe-files';

function compile(game: GameId): void {
  const text = readFileSync(probesFile(game), 'utf8');
  writeCompiledProbes(game, text, parseProbes(game, text));
}

try {
  for (const game of PLAYABLE) compile(game);
} catch (error) {
  if (!(error instanceof SuiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
