/** Limits per turn: a key says what is limited (an ability of one card, or every ability of one name). */
import { useUp } from './changes';
import type { AnyGame } from './game';

/** How often it was used in the present turn. */
export function usesThisTurn(game: AnyGame, key: string): number {
  const use = game.state.used[key];
  return use?.turn === game.state.turn ? use.times : 0;
}

export const wasUsedThisTurn = (game: AnyGame, key: string): boolean => usesThisTurn(game, key) > 0;

export const countUse = (game: AnyGame, key: string): void => useUp(game, key, usesThisTurn(game, key) + 1);
