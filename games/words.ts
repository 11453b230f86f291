/** The words of each game for what its events, actions and positions name. */
import type { GameId } from '../schemas/common';
import { gameOf } from './registry';
import { Words } from './word-finder';

const known = new Map<GameId, Words>();

/** Returns the words of a game, made once. */
export function wordsOf(game: GameId): Words {
  const words = known.get(game) ?? new Words(gameOf(game));
  known.set(game, words);
  return words;
}
