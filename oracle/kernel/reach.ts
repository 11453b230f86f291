/**
 * Which cards an effect still means by "it" and "this card": those that it has chosen, and its own, until something other than
 * the effect itself has made new cards of them.
 */
import type { Handle } from '../../schemas/common';
import type { AnyGame } from './game';
import { individual, type CardState, type Individual, type Procedure } from './state';

/** The individuals that an effect knows, by card. Left out of a context: whatever has become of them. */
export type Known = Map<Handle, number>;

interface Knowing {
  readonly known?: Known;
}

export const knowing = (...cards: readonly CardState[]): Known =>
  new Map(cards.map((card) => [card.id, card.identity]));

export function getToKnow({ known }: Knowing, cards: readonly CardState[]): void {
  for (const card of cards) known?.set(card.id, card.identity);
}

/** Of these cards those that are still the ones that the effect knows. */
export function stillKnown(game: AnyGame, { known }: Knowing, cards: readonly CardState[]): readonly CardState[] {
  if (!known) return cards;
  return cards.filter((card) => {
    const identity = known.get(card.id);
    return identity === undefined || !game.rules.isAnotherNow?.(game, { id: card.id, identity }, card);
  });
}

/** Carries out a move of the effect itself, which goes along with the cards that have come to one of these zones by it. */
export function* goingAlong(
  game: AnyGame,
  context: Knowing,
  cards: readonly CardState[],
  zones: readonly string[],
  move: () => Procedure,
): Procedure {
  const before = cards.map(individual);
  yield* move();
  const isOwnMove = ({ id, identity }: Individual) =>
    zones.includes(game.card(id).zone) && game.card(id).identity === identity + 1;
  getToKnow(
    context,
    before.filter(isOwnMove).map(({ id }) => game.card(id)),
  );
}
