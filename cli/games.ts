/** Finds the games that a command works on. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { featuresFolder } from '../runner/catalogue';
import { holdsFeatures } from '../runner/own-features';
import { GAMES, type GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import { didYouMean, UsageError } from './usage';

/** @throws {UsageError} if a name is not a game of ours */
export function gamesNamed(names: readonly string[] | undefined): GameId[] {
  if (!names) return [...GAMES];
  for (const name of names) {
    if ((GAMES as readonly string[]).includes(name)) continue;
    throw new UsageError(`--game: "${name}" is not one of ${GAMES.join(', ')}${didYouMean(nearest(name, GAMES))}`);
  }
  return [...new Set(names as GameId[])];
}

export const gamesWithFeatures = (): GameId[] =>
  GAMES.filter((game) => existsSync(join(featuresFolder(), game)) && holdsFeatures(join(featuresFolder(), game)));
