/**
 * Limits: a key says what is limited (an ability of one card, of one arrival, or all of one name) and, where it is less than a
 * turn, in which step or battle.
 */
import type { Handle } from '../../schemas/common';
import { useUp } from './changes';
import type { AnyGame } from './game';

/** For how long uses count. */
type Period = 'turn' | 'game';

/** How often it was used in the present turn, or in the game. */
export function usesIn(game: AnyGame, key: string, period: Period): number {
  const use = game.state.used[key];
  return use && (period === 'game' || use.turn === game.state.turn) ? use.times : 0;
}

export const usesThisTurn = (game: AnyGame, key: string): number => usesIn(game, key, 'turn');

/** false: for certain nothing that is limited has been used in the present turn. */
export function anyUseThisTurn({ state: { used, turn } }: AnyGame): boolean {
  for (const key in used) if (used[key]!.turn === turn) return true;
  return false;
}

export const wasUsedThisTurn = (game: AnyGame, key: string): boolean => usesThisTurn(game, key) > 0;

/** @param card whose ability it is, where the key is `abilityKey` of the rule table */
export const countUse = (game: AnyGame, key: string, period: Period = 'turn', card?: Handle): void =>
  useUp(game, key, {
    times: usesIn(game, key, period) + 1,
    ...(period === 'game' && { forGame: true }),
    ...(card !== undefined && { card }),
  });
