/**
 * Leaving in two steps (BS FAQ-4, 6-2-4-4, 7-8-4, 20-2-8, 21-3-2). A card that is going to leave is still there while
 * its effect goes on; then what that has triggered is resolved; then players decide what stays; then the card moves. In
 * a game without `departs` cards leave at once.
 */
import type { AnyGame } from '../game';
import { isAmong, type CardState, type CauseOf } from '../state';
import type { Departure } from '../state/waiting';
import { recordUndone } from './effect-outcome';
import { isMove } from './kinds-of-change';
import type { IntendedChange } from './perform';

/** Returns whether the card is going to leave. Until then it and its effects stay where they are. */
export const isDeparting = ({ state: { departures } }: AnyGame, card: CardState): boolean =>
  departures.length > 0 && departures.some((one) => isCurrent(one, card));

/** Returns whether the card is still the same object in the same zone as when its departure was decided. */
export const isCurrent = (one: Departure, card: CardState): boolean =>
  isAmong([one.card], card) && one.zone === card.zone;

/**
 * Returns whether an effect cannot affect the card because the card is going to leave (BS FAQ-4-2-3). What applied
 * before goes on. The card's own effects, the effect that decided the departure, and effects on departing cards still
 * affect it.
 * @param since the time stamp at which a continuous effect began
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

/** Marks the moves that are only decided for now. A card that is already going to leave keeps its first destination. */
export function withDepartures(game: AnyGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const departs = (change: IntendedChange) => isMove(change) && game.rules.departs!(game, change);
  if (!group.some(departs)) return group;
  const isFirst = (change: IntendedChange) => group.find((one) => departs(one) && one.card === change.card) === change;
  const left = group.filter((change) => !departs(change) || (isFirst(change) && !isDeparting(game, change.card)));
  if (game.outcome) recordUndone(game.outcome, group, left);
  return left.map((change) => (departs(change) ? { ...change, departs: true } : change));
}
