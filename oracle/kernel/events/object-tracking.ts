/**
 * Which cards an effect still means by "it" and "this card": those that it has chosen, and its own, until something other than
 * the effect itself has made new cards of them.
 */
import type { Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { refTo, type CardState, type ObjectRef, type Procedure } from '../state';

/** The individuals that an effect knows, by card. Left out of a context: whatever has become of them. */
export type TrackedObjects = Map<Handle, number>;

interface Tracking {
  readonly tracked?: TrackedObjects;
}

export const track = (...cards: readonly CardState[]): TrackedObjects =>
  new Map(cards.map((card) => [card.id, card.zoneChangeCount]));

export function trackAlso({ tracked: known }: Tracking, cards: readonly CardState[]): void {
  for (const card of cards) known?.set(card.id, card.zoneChangeCount);
}

/** Of these cards those that are still the ones that the effect knows. */
export function stillSameObject(
  game: AnyGame,
  { tracked: known }: Tracking,
  cards: readonly CardState[],
): readonly CardState[] {
  if (!known) return cards;
  return cards.filter((card) => {
    const zoneChangeCount = known.get(card.id);
    return zoneChangeCount === undefined || !game.rules.isAnotherNow(game, { id: card.id, zoneChangeCount }, card);
  });
}

/** Carries out a move of the effect itself, which goes along with the cards that have come to one of these zones by it. */
export function* followMove(
  game: AnyGame,
  context: Tracking,
  cards: readonly CardState[],
  zones: readonly string[],
  move: () => Procedure,
): Procedure {
  const before = cards.map(refTo);
  yield* move();
  const isOwnMove = ({ id, zoneChangeCount }: ObjectRef) =>
    zones.includes(game.card(id).zone) && game.card(id).zoneChangeCount === zoneChangeCount + 1;
  trackAlso(
    context,
    before.filter(isOwnMove).map(({ id }) => game.card(id)),
  );
}
