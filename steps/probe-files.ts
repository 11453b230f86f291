/** Reads and checks the file of a game's probe cards, features/<game>/probes.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { SuiteError } from '../adapters/adapter';
import { gameOf } from '../games/registry';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import { probeCard, ProbeId, ProbesFile } from '../schemas/probes';
import { validate } from '../schemas/validate';
import { compiledProbes, named } from './compiled-probes';
import type { Probes } from './probes';

export const probesFile = (game: GameId): string => join(projectRoot(), 'features', game, 'probes.yaml');

/**
 * @param file the file of probe cards; left out: the file of the suite
 * @returns probe id to card definition; empty if the game has none yet
 * @throws {SuiteError} says what is wrong with the file, with the probe and the place in it
 */
export function loadProbes(game: GameId, file = probesFile(game)): Probes {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  return compiledProbes(game, text) ?? parseProbes(game, text, file);
}

/**
 * Reads the probe cards from a text, without the compiled ones.
 * @throws {SuiteError} as for loadProbes
 */
export function parseProbes(game: GameId, text: string, file = probesFile(game)): Probes {
  const name = relative(projectRoot(), file);
  try {
    return checkProbes(game, parse(text), name);
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    throw new SuiteError(line!.startsWith(name) ? line! : `${name}: ${line}`);
  }
}

function checkProbes(game: GameId, content: unknown, file: string): Probes {
  const language = gameOf(game)?.language;
  if (!language) throw new SuiteError(`${file}: the cards of ${game} have no schema yet`);
  const schema = probeCard(language);
  const probes = validate(ProbesFile, content, file).probes as Probes;
  const numbers = new Map<unknown, string>();
  for (const [id, card] of Object.entries(probes)) {
    const what = `${file}: probe "${id}"`;
    validate(ProbeId, id, `${what}: its id`);
    validate(schema, card, what);
    const other = numbers.get(card.number);
    if (other !== undefined) throw new SuiteError(`${what}: "${other}" has the number ${String(card.number)} already`);
    numbers.set(card.number, id);
  }
  return named(probes);
}
