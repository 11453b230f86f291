/** Cards that a player cannot tell apart: in which order they stand in a view, and how a player chooses one of them all the same. */
import type { Handle, PlayerId, Viewer } from '../../schemas/common';
import type { Action, UnseenCard } from '../../schemas/protocol';
import type { AnyGame } from './game';
import type { CardState, Refusal } from './state';

/** May the viewer know what this card is right now? */
export function knows(game: AnyGame, viewer: Viewer, card: CardState): boolean {
  if (viewer === 'judge' || game.rules.sees(game, viewer, card)) return true;
  return game.state.looks.some((look) => look.viewer === viewer && look.card === card.id);
}

/** Does this zone have an order that the viewer may not know? */
export const hidesItsOrder = (game: AnyGame, viewer: Viewer, player: PlayerId, zone: string): boolean =>
  viewer !== 'judge' &&
  game.zonesWith.unordered.includes(zone) &&
  game.zone(player, zone).some((id) => !knows(game, viewer, game.card(id)));

/** The cards of a zone as they stand in a view: where the order is hidden those that the viewer knows, then the others in no order. */
export function orderSeen(game: AnyGame, viewer: Viewer, player: PlayerId, zone: string): readonly Handle[] {
  const ids = game.zone(player, zone);
  if (!hidesItsOrder(game, viewer, player, zone)) return ids;
  const isKnown = (id: Handle) => knows(game, viewer, game.card(id));
  const lot = (id: Handle) => game.chance.lotOf(id);
  return [...ids.filter(isKnown), ...ids.filter((id) => !isKnown(id)).sort((one, other) => lot(one) - lot(other))];
}

/** The action with the handles of the cards that it names by where they stand; or why it cannot mean them. */
export function namingUnseen(
  game: AnyGame,
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

function cardAt(game: AnyGame, viewer: PlayerId, { player, zone, position }: UnseenCard): Handle | Refusal {
  const ids = zone in game.state.players[player].zones ? orderSeen(game, viewer, player, zone) : [];
  const id = ids[position];
  if (id === undefined) return { reason: `unseen: player ${player}'s "${zone}" has no card at position ${position}` };
  if (knows(game, viewer, game.card(id)))
    return { reason: `unseen: "${id}" at position ${position} of player ${player}'s "${zone}" is seen: name it` };
  return id;
}
