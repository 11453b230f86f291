/** What a viewer sees: one question, `knows`, and an observation that is made from nothing else. */
import type { Handle, PlayerId, Viewer } from '../../schemas/common';
import { PLAYERS } from '../../schemas/common';
import type { SeenCard, SeenPlayer, SeenZone } from '../../schemas/protocol';
import type { AnyGame } from './game';
import type { CardState } from './state';

/** May the viewer know what this card is right now? */
export function knows(game: AnyGame, viewer: Viewer, card: CardState): boolean {
  if (viewer === 'judge' || game.rules.sees(game, viewer, card)) return true;
  return game.state.looks.some((look) => look.viewer === viewer && look.card === card.id);
}

/** Both players' zones and counters as the viewer sees them. `describe` adds the game's own facts of a known card. */
export function seenPlayers(
  game: AnyGame,
  viewer: Viewer,
  describe: (card: CardState) => SeenCard,
): Record<PlayerId, SeenPlayer> {
  const seen = (player: PlayerId): SeenPlayer => {
    const { zones, counters } = game.state.players[player];
    const entries = Object.entries(zones).map(([zone, cards]) => [
      zone,
      seenZone(game, viewer, { player, zone, ids: cards }, describe),
    ]);
    return { zones: Object.fromEntries(entries) as Record<string, SeenZone>, counters: { ...counters } };
  };
  return Object.fromEntries(PLAYERS.map((player) => [player, seen(player)])) as Record<PlayerId, SeenPlayer>;
}

function seenZone(
  game: AnyGame,
  viewer: Viewer,
  { player, zone, ids }: { player: PlayerId; zone: string; ids: readonly Handle[] },
  describe: (card: CardState) => SeenCard,
): SeenZone {
  const count = viewer === 'judge' ? undefined : game.rules.countSeen?.(game, viewer, player, zone);
  const cards = ids.slice(0, count).map((id) => game.card(id));
  return {
    count: count ?? cards.length,
    cards: cards.map((card) => (knows(game, viewer, card) ? describe(card) : { face: 'down' as const })),
  };
}
