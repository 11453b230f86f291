/** Hidden cards that an effect keeps from being moved or turned because of what they are (VG 4.1.6). */
import { PLAYERS } from '../../../schemas/common';
import { isForbiddenAsDescribed } from '../continuous/prohibitions';
import type { CardState } from '../state';
import { knows } from '../unseen';
import { isMove, type IntendedChange } from '../changes/intended';
import { eventsOf } from './change';
import type { EventGame } from './rules';

/** Shows the cards of these prevented changes of which not everybody would otherwise see why they stay. */
export function showKeptHidden(game: EventGame, prevented: readonly IntendedChange[]): void {
  for (const change of prevented) {
    const { card, cause } = change;
    if (isInSight(game, card) || !comesIntoSight(game, change)) continue;
    if (isForbiddenAsDescribed(game, card, eventsOf(game, change), cause)) game.rules.showKeptHidden!(game, card);
  }
}

const isInSight = (game: EventGame, card: CardState): boolean =>
  game.withoutCiting(() => PLAYERS.every((player) => knows(game, player, card)));

/** A card that is turned stays where it is; one that moves must come to where everybody sees it. */
function comesIntoSight(game: EventGame, change: IntendedChange): boolean {
  if (!isMove(change)) return true;
  const { zone, player, face = 'up' } = change.to;
  const arrivedCard: CardState = { ...change.card, zone, face, side: player ?? change.card.side };
  return game.withoutCiting(() => PLAYERS.every((viewer) => game.rules.sees(game, viewer, arrivedCard)));
}
