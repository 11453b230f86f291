/**
 * Which cards an effect still means by "it" and "this card": those that it has chosen, and its own, until something other than
 * the effect itself has made new cards of them.
 */
import type { Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { refTo, type CardState, type ObjectRef, type Procedure } from '../state';

/** An individual that an effect knows. */
interface Tracked {
  readonly zoneChangeCount: number;
  /** As it was when it left, in games whose effects read cards so. */
  lastKnown?: CardState | undefined;
}

/** The individuals that an effect knows, by card. Left out of a context: whatever has become of them. */
export type TrackedObjects = Map<Handle, Tracked>;

interface Tracking {
  readonly tracked?: TrackedObjects;
}

/** A card that an effect has a name for; it goes along with what the effect does to it by that name. */
export interface NamedObject {
  readonly id: Handle;
  zoneChangeCount: number;
}
export type NamedObjects = Readonly<Record<string, readonly NamedObject[]>>;

/** For another time: it does not go along with what the rest of the effect does. */
export const copyOf = (names: NamedObjects | undefined): NamedObjects | undefined =>
  names && Object.fromEntries(Object.entries(names).map(([name, cards]) => [name, cards.map((one) => ({ ...one }))]));

export const track = (...cards: readonly CardState[]): TrackedObjects =>
  new Map(cards.map((card) => [card.id, { zoneChangeCount: card.zoneChangeCount }]));

export function trackAlso({ tracked: known }: Tracking, cards: readonly CardState[]): void {
  for (const card of cards) known?.set(card.id, { zoneChangeCount: card.zoneChangeCount });
}

/** Of these cards those that are still the ones that the effect knows. */
export function stillSameObject(
  game: AnyGame,
  { tracked: known }: Tracking,
  cards: readonly CardState[],
): readonly CardState[] {
  if (!known) return cards;
  return cards.filter((card) => {
    const zoneChangeCount = known.get(card.id)?.zoneChangeCount;
    return zoneChangeCount === undefined || !game.rules.isAnotherNow(game, { id: card.id, zoneChangeCount }, card);
  });
}

/** Carries out a move of the effect itself, which goes along with the cards that have come to one of these zones by it (VG 4.1.8.1). @param names by which it means them */
export function* followMove(
  game: AnyGame,
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

/** Of these cards those of which the effect reads something: as they were where it keeps them so, else those that are still the same. */
export const asKnown = (game: AnyGame, context: Tracking, cards: readonly CardState[]): readonly CardState[] =>
  game.rules.readsLastKnown && context.tracked
    ? cards.flatMap((card) => context.tracked!.get(card.id)?.lastKnown ?? stillSameObject(game, context, [card]))
    : stillSameObject(game, context, cards);
