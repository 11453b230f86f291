/**
 * The places of a zone, e.g. circles (VG 4.9, 16.3, 17.3), are objects that come and go, and have kinds, a row and a
 * column. A card on a place is in the zone and has the handle of the place; a marker on a place is an object linked to
 * it.
 */
import type { PlayerId } from '../../../schemas/common';
import type { CardState } from '../state';
import type { StateGame } from '../state/rules';

/** Returns the present places of both players, in the order in which they were created. */
export const placesOf = ({ state }: StateGame): readonly CardState[] =>
  (state.places ?? []).map((id) => state.cards[id]!);

/**
 * Returns the cards on a place. There may be several guardians (VG 4.9.4); elsewhere rule actions remove the excess (VG
 * 13.3).
 */
export const cardsAt = (game: StateGame, { id, side }: CardState, zone: string): CardState[] =>
  game.zone(side, zone).flatMap((card) => (game.card(card).place === id ? [game.card(card)] : []));

/** Returns the place of a card; undefined: it lies on none. */
export const placeOf = (game: StateGame, { place }: CardState): CardState | undefined =>
  place === undefined ? undefined : game.card(place);

/** Returns the kinds of a place now: its own, unless the card on it changes them (a locked card, VG 4.9.2.6). */
export const kindsOfPlace = (game: StateGame, place: CardState): readonly string[] =>
  game.rules.kindsOfPlace?.(game, place) ?? place.layout?.kinds ?? [];

/**
 * Columns are counted from the middle to the right of each player, so a column faces its mirror image (VG 4.9.1.2,
 * 16.3.1.5.1.2.1).
 */
export function inSameColumn(one: CardState, other: CardState): boolean {
  const [a, b] = [one.layout?.column, other.layout?.column];
  if (a === undefined || b === undefined) return false;
  return one.side === other.side ? a === b : a === -b;
}

/** The columns that texts name, as the player of the place counts them; the others have no name. */
export const COLUMNS = { left: -1, center: 0, right: 1 } as const;

/** Returns whether the place is in this column of the player; the other player's columns are its mirror images. */
export const isInColumn = (player: PlayerId, { side, layout }: CardState, column: keyof typeof COLUMNS): boolean =>
  layout?.column === (side === player ? COLUMNS[column] : -COLUMNS[column]);
