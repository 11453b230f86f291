/**
 * Tracks which cards an effect refers to: those that it has chosen, and its own card, until something other than the
 * effect makes other objects of them.
 */
import { refTo, type CardState, type ObjectRef, type Procedure } from '../state';
import type { StateGame } from '../state/rules';
import type { TrackedObjects, NamedObject, NamedObjects } from '../state/effect-context';

interface Tracking {
  readonly tracked?: TrackedObjects;
}

/** Copies the names for a later time, so that moves of the rest of the effect do not update them. */
export const copyOf = (names: NamedObjects | undefined): NamedObjects | undefined =>
  names && Object.fromEntries(Object.entries(names).map(([name, cards]) => [name, cards.map((one) => ({ ...one }))]));

export const track = (...cards: readonly CardState[]): TrackedObjects =>
  new Map(cards.map((card) => [card.id, { zoneChangeCount: card.zoneChangeCount }]));

export function trackAlso({ tracked: known }: Tracking, cards: readonly CardState[]): void {
  for (const card of cards) known?.set(card.id, { zoneChangeCount: card.zoneChangeCount });
}

/** Returns the cards that are still the objects that the effect knows. */
export function stillSameObject(
  game: StateGame,
  { tracked: known }: Tracking,
  cards: readonly CardState[],
): readonly CardState[] {
  if (!known) return cards;
  return cards.filter((card) => {
    const zoneChangeCount = known.get(card.id)?.zoneChangeCount;
    if (zoneChangeCount === undefined) return true;
    return !game.consulting(game.rules.isAnotherNow(game, { id: card.id, zoneChangeCount }, card));
  });
}

/**
 * Carries out a move of the effect itself and keeps track of the cards that it brings to one of these zones (VG
 * 4.1.8.1).
 * @param names the names under which the effect moves them
 */
export function* followMove(
  game: StateGame,
  context: Tracking,
  cards: readonly CardState[],
  zones: readonly string[],
  move: () => Procedure,
  names: readonly NamedObject[] = [],
): Procedure {
  const before = cards.map(refTo);
  yield* move();
  const isOwnMove = ({ id, zoneChangeCount }: ObjectRef) =>
    zones.includes(game.card(id).zone) &&
    game.card(id).zone !== game.rules.commonZones.deck &&
    game.card(id).zoneChangeCount === zoneChangeCount + 1;
  for (const { id, zoneChangeCount } of before.filter(isOwnMove)) {
    const now = game.card(id).zoneChangeCount;
    const lastKnown = context.tracked?.get(id)?.lastKnown;
    context.tracked?.set(id, { zoneChangeCount: now, lastKnown });
    for (const name of names)
      if (name.id === id && name.zoneChangeCount === zoneChangeCount) name.zoneChangeCount = now;
  }
}

/**
 * Returns the cards as the effect reads them: as they were, if it keeps them so, else those that are still the same
 * objects.
 */
export const asKnown = (game: StateGame, context: Tracking, cards: readonly CardState[]): readonly CardState[] =>
  game.rules.readsLastKnown && context.tracked
    ? cards.flatMap((card) => context.tracked!.get(card.id)?.lastKnown ?? stillSameObject(game, context, [card]))
    : stillSameObject(game, context, cards);
