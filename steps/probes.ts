/** The probe cards of a game: features/<game>/probes.yaml, a published list of the only cards with abilities that scenarios use. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SuiteError } from '../adapters/adapter';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';

export type Probes = Record<string, Record<string, unknown>>;

/** @returns probe id to card definition; empty where the game has none yet. @throws {SuiteError} the file is not YAML */
export function loadProbes(game: GameId): Probes {
  const file = join(projectRoot(), 'features', game, 'probes.yaml');
  if (!existsSync(file)) return {};
  try {
    return (parse(readFileSync(file, 'utf8')) as { probes: Probes }).probes;
  } catch (error) {
    throw new SuiteError(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}
