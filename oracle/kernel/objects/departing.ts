/** Cards that are going to leave and are still in their zones (BS FAQ-4): which they are, and what still affects them. */
import { isAmong, type CardState, type CauseOf } from '../state';
import type { Departure } from '../state/waiting';
import type { StateGame } from '../state/rules';

/** Returns whether the card is going to leave. Until then it and its effects stay where they are. */
export const isDeparting = ({ state: { departures } }: StateGame, card: CardState): boolean =>
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
export function isBeyond(game: StateGame, card: CardState, cause: CauseOf, since = Infinity): boolean {
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
