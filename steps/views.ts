/** Combines two players' observations into one, and shortens boards for pictures. */
import { PLAYERS, type Handle } from '../schemas/common';
import type { Observation, SeenCard, SeenZone } from '../schemas/protocol';
import type { Place } from './setup';

/** Combines what the two players know, for adapters without a judge's view. A card hidden from both stays unknown. */
export function combinedView(views: Readonly<Record<'A' | 'B', Observation>>): Observation {
  const players = Object.fromEntries(
    PLAYERS.map((player) => {
      const own = views[player].players[player];
      const { zones: others } = views[player === 'A' ? 'B' : 'A'].players[player];
      const zones = Object.entries(own.zones).map(([zone, seen]) => [zone, combinedZone(seen, others[zone])]);
      return [player, { ...own, zones: Object.fromEntries(zones) as Record<string, SeenZone> }];
    }),
  ) as Observation['players'];
  return { ...views.A, viewer: 'judge', players };
}

/** Returns a zone as its player sees it, with the cards that only the other player knows, e.g. after a look. */
function combinedZone(own: SeenZone, other: SeenZone | undefined): SeenZone {
  if (!other?.cards || other.cards.length !== own.count) return own;
  const cards = own.cards ?? Array.from({ length: own.count }, (): SeenCard => ({}));
  return { ...own, cards: cards.map((card, index) => (card.id === undefined ? other.cards![index]! : card)) };
}

/** Lists the cards that a view names. */
export const handlesShown = ({ players }: Observation): Handle[] =>
  PLAYERS.flatMap((side) =>
    Object.values(players[side].zones).flatMap(({ cards = [] }) => cards.flatMap(({ id }) => id ?? [])),
  );

/**
 * Lists the cards of a zone: those that the view names there, then those placed there that it names nowhere.
 * @param seen undefined: the adapter has no views
 */
export function cardsIn({ player, zone }: Place, placed: readonly { id: Handle }[], seen?: Observation): Handle[] {
  const shown = new Set(seen && handlesShown(seen));
  const hidden = placed.map(({ id }) => id).filter((id) => !shown.has(id));
  return [...(seen?.players[player].zones[zone]?.cards ?? []).flatMap(({ id }) => id ?? []), ...hidden];
}

/** Says that no card is left to see: some engines clear the board when the game is over. */
export const isCleared = ({ players }: Observation): boolean =>
  PLAYERS.every((player) => Object.values(players[player].zones).every(({ count }) => count === 0));

/** Replaces the deck by its count, since nobody wants to see forty cards in every picture. */
export function withoutDecks(observation: Observation, deck: string | undefined): Observation {
  if (deck === undefined) return observation;
  const players = Object.fromEntries(
    PLAYERS.map((player) => {
      const { zones, ...rest } = observation.players[player];
      const count = zones[deck]?.count ?? 0;
      return [player, { ...rest, zones: { ...zones, [deck]: { count } } }];
    }),
  ) as Observation['players'];
  return { ...observation, players };
}
