/**
 * Leaving in two steps (BS FAQ-4, 6-2-4-4, 7-8-4, 20-2-8, 21-3-2): what is decided to leave is still there while its effect goes
 * on; then what that has triggered is resolved; then players decide what stays; then it moves. In a game without `departs` cards
 * leave at once.
 */
import type { AnyGame } from '../game';
import { isAmong, type CardState, type CauseOf } from '../state';
import type { Departure } from '../state/waiting';
import { recordUndone } from './effect-outcome';
import { isMove } from './kinds-of-change';
import type { IntendedChange } from './perform';

/** Is it decided that the card leaves? It is where it was, and so are its effects. */
export const isDeparting = ({ state: { departures } }: AnyGame, card: CardState): boolean =>
  departures.length > 0 && departures.some((one) => isCurrent(one, card));

/** Is it still where it was when that was decided, as the same object? */
export const isCurrent = (one: Departure, card: CardState): boolean =>
  isAmong([one.card], card) && one.zone === card.zone;

/**
 * Does an effect do nothing to the card since that is going to leave (BS FAQ-4-2-3)? What applied to it goes on, and it is reached by
 * its own effects, by the one that decided it, and by those that are about such cards.
 * @param since when it began, of what goes on
 */
export function isBeyond(game: AnyGame, card: CardState, cause: CauseOf, since = Infinity): boolean {
  const { departures } = game.state;
  if (departures.length === 0 || !isByEffect(cause) || cause.source === card.id) return false;
  const departure = departures.find((one) => isCurrent(one, card));
  if (!departure || since <= departure.stamp || isSameEffect(departure.cause, cause)) return false;
  return !game.rules.reachesDeparting?.(game, cause);
}

const isByEffect = ({ kind, ability }: CauseOf): boolean =>
  kind === 'effect' || (kind === 'cost' && ability !== undefined);

const isSameEffect = (one: CauseOf | undefined, other: CauseOf): boolean =>
  one !== undefined && one.source === other.source && one.ability === other.ability && one.player === other.player;

/** Marks what is only decided for now. What is decided already keeps its destination, whatever is said a second time. */
export function withDepartures(game: AnyGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const departs = (change: IntendedChange) => isMove(change) && game.rules.departs!(game, change);
  if (!group.some(departs)) return group;
  const isFirst = (change: IntendedChange) => group.find((one) => departs(one) && one.card === change.card) === change;
  const left = group.filter((change) => !departs(change) || (isFirst(change) && !isDeparting(game, change.card)));
  if (game.outcome) recordUndone(game.outcome, group, left);
  return left.map((change) => (departs(change) ? { ...change, departs: true } : change));
}
