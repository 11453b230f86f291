/**
 * Cores and other counters move between holders (BS 6, 18-1, 26-1). The move is a change like any other, so that it can
 * be replaced, pay a cost and trigger abilities. A holder is a card or a pool of a player (objects.ts); null is the
 * void, which holds any number.
 */
import type { CardState, CauseOf } from '../state';
import type { IntendedChange, Counters, Holder, CounterMove } from '../changes/intended';
import type { StateGame } from '../state/rules';

/** @param more the cause and further events */
export const movingCounters = (
  counters: Counters,
  giver: Holder,
  taker: Holder,
  more: Pick<IntendedChange, 'cause' | 'events'> = {},
): IntendedChange => ({ card: (giver ?? taker)!, counters, giver, taker, ...more });

/**
 * Returns the counters that can move: at most those that the giver has, and none that the game does not let lie with
 * the taker or come from the void. So a Soul Core, which is never in the void, stays the one that its player has (BS
 * 6-2-5-3, FAQ-2-2).
 */
export function movable(game: StateGame, { counters, giver, taker }: CounterMove, cause?: CauseOf): Counters {
  const can: Record<string, number> = {};
  for (const counter in counters) {
    const stock = giver ? (giver.counters[counter] ?? 0) : mayLie(game, null, counter, cause) ? Infinity : 0;
    const count = Math.min(counters[counter]!, stock);
    if (count > 0 && mayLie(game, taker, counter, cause)) can[counter] = count;
  }
  return can;
}

const mayLie = (game: StateGame, holder: Holder, counter: string, cause?: CauseOf): boolean =>
  game.rules.mayHold?.(game, holder, counter, cause) ?? true;

export const isEmpty = (counters: Counters): boolean => Object.keys(counters).length === 0;

/** Leaves out counters of which there are none. */
export const describeCounters = ({ counters }: CardState): Record<string, number> =>
  Object.fromEntries(Object.entries(counters).filter(([, count]) => count > 0));
