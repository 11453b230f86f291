/**
 * The places of a zone, e.g. circles (VG 4.9, 16.3, 17.3): objects that come and go, have kinds, a row and a column. A card on one lies
 * in the zone, with the handle of the place; a marker on one is an object linked to it.
 */
import type { AnyGame } from '../game';
import type { CardState } from '../state';

/** The places there are now, of both players, in the order in which they came. */
export const placesOf = ({ state }: AnyGame): readonly CardState[] =>
  (state.places ?? []).map((id) => state.cards[id]!);

/** What lies on a place: guardians may be several (VG 4.9.4), elsewhere rules settle what is too much (VG 13.3). */
export const cardsAt = (game: AnyGame, { id, side }: CardState, zone: string): CardState[] =>
  game.zone(side, zone).flatMap((card) => (game.card(card).place === id ? [game.card(card)] : []));

/** The place of a card; undefined: it lies on none. */
export const placeOf = (game: AnyGame, { place }: CardState): CardState | undefined =>
  place === undefined ? undefined : game.card(place);

/** Of what kinds a place is now: its own, unless what lies on it changes that (a locked card, VG 4.9.2.6). */
export const kindsOfPlace = (game: AnyGame, place: CardState): readonly string[] =>
  game.rules.kindsOfPlace?.(game, place) ?? place.layout?.kinds ?? [];

/** Columns are counted from the middle to the right of their player, so that they face their mirror image (VG 4.9.1.2, 16.3.1.5.1.2.1). */
export function inSameColumn(one: CardState, other: CardState): boolean {
  const [a, b] = [one.layout?.column, other.layout?.column];
  if (a === undefined || b === undefined) return false;
  return one.side === other.side ? a === b : a === -b;
}
