/**
 * Objects of a game that are no cards of a deck, in one table with the cards, so that whatever names a card (sources, causes, targets,
 * waiting abilities) can name them: tokens (DBS 10-18, BS 23, VG 15.4), markers (VG 15.7, 16.2.1.3), places of a zone (VG 4.9), pools
 * of counters (BS 6-1-6: reserve, trash, life) and players.
 */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { Destination } from '../changes';
import { addObject, type NewObject } from '../changes/objects';
import type { IntendedChange } from '../events/perform';
import type { AnyGame } from '../game';
import type { CardState, CauseOf } from '../state';
import { NOWHERE } from './nowhere';

/** How what has been created comes to a zone, or leaves the game. */
interface How {
  readonly to: Destination;
  readonly cause?: CauseOf;
}

/**
 * Makes an object and says how it is to be put somewhere: a change like any other, which can be replaced. Its handle is told by the
 * events "moved" (from nowhere) and "created", and is the same whenever the same game is played.
 */
export function creating(game: AnyGame, made: NewObject, { to, cause }: How): IntendedChange {
  const card = addObject(game, made);
  return { card, to: { player: card.owner, ...to }, events: 'created', ...(cause && { cause }) };
}

/** It leaves the game: no zone lists it, and what still waits because of it finds it as it was (VG 15.2.3, DBS 10-18-7). */
export const erasing = (card: CardState, cause?: CauseOf): IntendedChange => ({
  card,
  to: { zone: NOWHERE },
  events: 'erased',
  ...(cause && { cause }),
});

/** false: it has been erased, or has never come to any zone. */
export const exists = ({ zone }: CardState): boolean => zone !== NOWHERE;

/** The object of a player, or of a pool of counters of a player: there from the start, in no zone. */
export const ofPlayer = (game: AnyGame, player: PlayerId, name = 'player'): CardState =>
  game.card(handleOf(player, name));

export const handleOf = (player: PlayerId, name: string): Handle => `${player}.${name}`;
