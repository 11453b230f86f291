/**
 * Cores and other counters go from one holder to another (BS 6, 18-1, 26-1): a change like any other, so that what replaces it, pays
 * with it or triggers on it sees it. A holder is a card, or a pool of a player (objects.ts); the void, null, holds any number.
 */
import type { IntendedChange } from '../events/perform';
import type { AnyGame } from '../game';
import type { CardState } from '../state';

export type Counters = Readonly<Record<string, number>>;

/** The void is left out of a move: it gives and takes without end. */
export type Holder = CardState | null;

export interface CounterMove {
  readonly counters: Counters;
  readonly giver: Holder;
  readonly taker: Holder;
}

/** @param more cause and further events */
export const movingCounters = (
  counters: Counters,
  giver: Holder,
  taker: Holder,
  more: Pick<IntendedChange, 'cause' | 'events'> = {},
): IntendedChange => ({ card: (giver ?? taker)!, counters, giver, taker, ...more });

/**
 * What of it can go: as much as is there, and nothing from the void, or to where the game says, that cannot lie there. So a Soul Core that is never in
 * the void stays the one that its player has (BS 6-2-5-3, FAQ-2-2).
 */
export function movable(game: AnyGame, { counters, giver, taker }: CounterMove): Counters {
  const can: Record<string, number> = {};
  for (const counter in counters) {
    const stock = giver ? (giver.counters[counter] ?? 0) : mayLie(game, null, counter) ? Infinity : 0;
    const count = Math.min(counters[counter]!, stock);
    if (count > 0 && mayLie(game, taker, counter)) can[counter] = count;
  }
  return can;
}

const mayLie = (game: AnyGame, holder: Holder, counter: string): boolean =>
  game.rules.mayHold?.(game, holder, counter) ?? true;

export const isEmpty = (counters: Counters): boolean => Object.keys(counters).length === 0;
