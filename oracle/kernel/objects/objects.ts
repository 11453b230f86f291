/**
 * Objects that are not cards of a deck: tokens (DBS 10-18, BS 23, VG 15.4), markers (VG 15.7, 16.2.1.3), places of a
 * zone (VG 4.9), pools of counters (BS 6-1-6: reserve, trash, life) and players. They share one table with the cards,
 * so that whatever refers to a card (sources, causes, targets, waiting abilities) can refer to them.
 */
import type { Handle, PlayerId } from '../../../schemas/common';
import { addObject, type NewObject } from '../changes/objects';
import type { CardState, CauseOf } from '../state';
import type { Destination, IntendedChange } from '../changes/intended';
import type { StateGame } from '../state/rules';
import { NOWHERE } from './nowhere';

/** How a created object enters a zone, or an erased one leaves the game. */
interface How {
  readonly to: Destination;
  readonly cause?: CauseOf;
}

/**
 * Creates an object and returns the change that puts it into a zone, which can be replaced like any other. The events
 * "moved" (from nowhere) and "created" report its handle, which is the same whenever the same game is played.
 */
export function creating(game: StateGame, made: NewObject, { to, cause }: How): IntendedChange {
  const card = addObject(game, made);
  return { card, to: { player: card.owner, ...to }, events: 'created', ...(cause && { cause }) };
}

/**
 * Returns the change that removes an object from the game. No zone lists it then; abilities that wait because of it
 * read it as it was (VG 15.2.3, DBS 10-18-7).
 */
export const erasing = (card: CardState, cause?: CauseOf): IntendedChange => ({
  card,
  to: { zone: NOWHERE },
  events: 'erased',
  ...(cause && { cause }),
});

/** Returns the object of a player or of a player's pool, which exists from the start and is in no zone. */
export const ofPlayer = (game: StateGame, player: PlayerId, name = 'player'): CardState =>
  game.card(handleOf(player, name));

export const handleOf = (player: PlayerId, name: string): Handle => `${player}.${name}`;
