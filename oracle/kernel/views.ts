/** What a viewer sees: one question, `knows`, and an observation that is made from nothing else. */
import type { PlayerId, Viewer } from '../../schemas/common';
import type { Observation, SeenCard, SeenPlayer, SeenZone } from '../../schemas/protocol';
import type { AnyGame } from './game';
import { activationsTold } from './declared';
import { effectsInForce } from './position-effects';
import { linksOf } from './links';
import type { CardState, Link } from './state';
import { hidesItsOrder, knows, orderSeen } from './unseen';

/**
 * What the viewer sees of a game. The judge sees what a position says, so that it can be played on from there.
 * @param describe the game's own facts of a known card
 * @param battle the present battle, as every game tells of it
 */
export function observation(
  game: AnyGame,
  viewer: Viewer,
  describe: (card: CardState) => SeenCard,
  battle: Observation['battle'],
): Observation {
  const { turn, turnPlayer, firstPlayer, phase, result } = game.state;
  const players = seenPlayers(game, viewer, describe);
  const effects = viewer === 'judge' ? { effects: effectsInForce(game) } : {};
  const activations = game.state.activations.length > 0 ? { activations: activationsTold(game) } : {};
  return { viewer, turn, turnPlayer, firstPlayer, phase, players, battle, ...activations, ...effects, result };
}

/** Both players' zones and counters as the viewer sees them. `describe` adds the game's own facts of a known card. */
export function seenPlayers(
  game: AnyGame,
  viewer: Viewer,
  describe: (card: CardState) => SeenCard,
): Record<PlayerId, SeenPlayer> {
  const seen = (player: PlayerId): SeenPlayer => {
    const { zones, counters } = game.state.players[player];
    const seenZones: Record<string, SeenZone> = {};
    for (const zone in zones) seenZones[zone] = seenZone(game, viewer, { player, zone }, describe);
    return { zones: seenZones, counters: { ...counters } };
  };
  return { A: seen('A'), B: seen('B') };
}

function seenZone(
  game: AnyGame,
  viewer: Viewer,
  { player, zone }: { player: PlayerId; zone: string },
  describe: (card: CardState) => SeenCard,
): SeenZone {
  const told = (card: CardState) => withFactsOfEveryGame(game, viewer, card, describe(card));
  const ids = orderSeen(game, viewer, player, zone);
  if (viewer === 'judge') return { count: ids.length, cards: ids.map((id) => told(game.card(id))) };
  const count = game.rules.countSeen?.(game, viewer, player, zone);
  const cards = (count === undefined ? ids : ids.slice(0, count)).map((id): SeenCard => {
    const card = game.card(id);
    return knows(game, viewer, card) ? told(card) : { face: 'down' };
  });
  const unordered = hidesItsOrder(game, viewer, player, zone) ? { unordered: true } : {};
  return { count: count ?? cards.length, ...unordered, cards };
}

/** What is not as it usually is. */
function withFactsOfEveryGame(game: AnyGame, viewer: Viewer, card: CardState, seen: SeenCard): SeenCard {
  const isKnown = ({ host }: Link) => knows(game, viewer, game.card(host));
  const links = seen.host === undefined ? linksOf(game, card).filter(isKnown) : NO_LINKS;
  return {
    ...seen,
    ...(card.owner !== card.side && { owner: card.owner }),
    ...(card.sheet === 'back' && { sheet: card.sheet }),
    ...(hasAny(card.counters) && { counters: { ...card.counters } }),
    ...(links.length > 0 && { links: links.map(({ kind, host, data }) => ({ kind, host, ...(data && { data }) })) }),
  };
}

function hasAny(counters: object): boolean {
  for (const _ in counters) return true;
  return false;
}

const NO_LINKS: readonly Link[] = [];
