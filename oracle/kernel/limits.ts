/**
 * Uses of what is limited. A key names what is limited (an ability of one card, of one arrival, or all of one name)
 * and, where the period is shorter than a turn, the step or battle.
 */
import type { Handle } from '../../schemas/common';
import { useUp } from './changes';
import type { StateGame } from './state/rules';

/** How long uses count. */
type Period = 'turn' | 'game';

/** Returns the number of uses in the present turn, or in the game. */
export function usesIn(game: StateGame, key: string, period: Period): number {
  const use = game.state.used[key];
  return use && (period === 'game' || use.turn === game.state.turn) ? use.times : 0;
}

export const usesThisTurn = (game: StateGame, key: string): number => usesIn(game, key, 'turn');

/** false: certainly nothing limited has been used in the present turn. */
export function anyUseThisTurn({ state: { used, turn } }: StateGame): boolean {
  for (const key in used) if (used[key]!.turn === turn) return true;
  return false;
}

export const wasUsedThisTurn = (game: StateGame, key: string): boolean => usesThisTurn(game, key) > 0;

/** @param card the card that has the ability, if `abilityKey` of the rule table made the key */
export const countUse = (game: StateGame, key: string, period: Period = 'turn', card?: Handle): void =>
  useUp(game, key, {
    times: usesIn(game, key, period) + 1,
    ...(period === 'game' && { forGame: true }),
    ...(card !== undefined && { card }),
  });
