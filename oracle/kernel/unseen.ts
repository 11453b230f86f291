/** Cards that a player cannot tell apart: their order in a view, and how a player chooses one of them. */
import type { Handle, PlayerId, Viewer } from '../../schemas/common';
import type { Action, UnseenCard } from '../../schemas/protocol';
import type { CardState, Refusal } from './state';
import type { StateGame } from './state/rules';

/** Returns whether the viewer may know what this card is right now. */
export function knows(game: StateGame, viewer: Viewer, card: CardState): boolean {
  if (viewer === 'judge' || game.rules.sees(game, viewer, card)) return true;
  return game.state.looks.some((look) => look.viewer === viewer && look.card === card.id);
}

/**
 * Returns whether the zone has no order of its own and holds a card that the viewer does not know, so that its order
 * must be hidden.
 */
export const hidesItsOrder = (game: StateGame, viewer: Viewer, player: PlayerId, zone: string): boolean =>
  viewer !== 'judge' &&
  game.zonesWith.unordered.includes(zone) &&
  game.zone(player, zone).some((id) => !knows(game, viewer, game.card(id)));

/**
 * Returns the cards of a zone in the order of a view. Where the order is hidden, the known cards come first and the
 * others follow in an order that reveals nothing.
 */
export function orderSeen(game: StateGame, viewer: Viewer, player: PlayerId, zone: string): readonly Handle[] {
  const ids = game.zone(player, zone);
  if (!hidesItsOrder(game, viewer, player, zone)) return ids;
  const isKnown = (id: Handle) => knows(game, viewer, game.card(id));
  const lot = (id: Handle) => game.chance.lotOf(id);
  return [...ids.filter(isKnown), ...ids.filter((id) => !isKnown(id)).sort((one, other) => lot(one) - lot(other))];
}

/** Replaces the positions that the action names by handles, or returns why they cannot be chosen so. */
export function namingUnseen(
  game: StateGame,
  player: PlayerId,
  { unseen: _, ...named }: Action,
  unseen: readonly UnseenCard[],
): Action | Refusal {
  const cards = [...(named.cards ?? [])];
  for (const one of unseen) {
    const found = game.withoutCiting(() => cardAt(game, player, one));
    if (typeof found !== 'string') return found;
    cards.push(found);
  }
  return { ...named, cards };
}

function cardAt(game: StateGame, viewer: PlayerId, { player, zone, position }: UnseenCard): Handle | Refusal {
  const ids = zone in game.state.players[player].zones ? orderSeen(game, viewer, player, zone) : [];
  const id = ids[position];
  if (id === undefined) return { reason: `unseen: "${player}.${zone}" has no card at position ${position}` };
  if (knows(game, viewer, game.card(id)))
    return {
      reason: `unseen: player ${viewer} sees "${id}" at position ${position} of "${player}.${zone}" and must name it`,
    };
  return id;
}
