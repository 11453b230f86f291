/** Draws the table of a game as one row for each zone, or as the grid of its places. */
import { PLAYERS, type PlayerId } from '../schemas/common';
import { targetsOf, type BoardPlace, type Observation, type SeenCard } from '../schemas/protocol';
import {
  BOARD_WIDTH,
  emptyTile,
  hasChanged,
  label,
  nameOf,
  playerBand,
  playerHeading,
  stripShape,
  TILE_WIDTH,
  tileShape,
  type ChangedCards,
  type Drawing,
} from './board-shapes';
import { hostsOf, layoutOf, type Layout } from './board-tiles';
import { markup, type Html } from './html-template';
import { spelledOut } from './text';

const LABEL_WIDTH = 90;
const TILES_A_ROW = Math.floor((BOARD_WIDTH - LABEL_WIDTH) / (TILE_WIDTH + 2));
const MOST_TILES = 4 * TILES_A_ROW;
/** Height of a row for a zone of which only the number of cards is known. */
const BARE_HEIGHT = 18;

/** Draws, for each player, the zones that are not empty and the cards shown in them. */
export function rowsOfZones(seen: Observation, changed: ChangedCards): Drawing {
  let y = 0;
  const parts: Html[] = [];
  for (const player of [...PLAYERS].reverse()) {
    const rows = zonesDrawn(seen, player);
    const height = 26 + rows.reduce((sum, row) => sum + row.height, 0);
    parts.push(playerBand(seen, player, y, height), label(playerHeading(seen, player), 10, y + 15, 'head'));
    let top = y + 22;
    for (const row of rows) {
      parts.push(zoneRow(row, top, seen, changed));
      top += row.height;
    }
    y += height + 8;
  }
  return { height: y, content: markup`${parts}` };
}

interface Row {
  readonly heading: string;
  readonly layout: Layout;
  readonly height: number;
}

/** Finds the rows of a player. A card that is linked to a drawn card is drawn at that card, in whatever zone it is. */
function zonesDrawn({ players }: Observation, player: PlayerId): Row[] {
  const { zones, places = [] } = players[player];
  const shown = PLAYERS.flatMap((one) => Object.values(players[one].zones)).flatMap(({ cards = [] }) => cards);
  const hosts = new Set(shown.filter((card) => hostsOf(card).length === 0).map(({ id }) => id));
  const isRider = (card: SeenCard) => hostsOf(card).some((host) => hosts.has(host));
  const isDrawn = (card: SeenCard) => !isRider(card) && !(card.kind === 'marker' && hostsOf(card).length > 0);
  const riders = shown.filter(isRider);
  const field = Object.keys(zones).find((zone) => zones[zone]!.cards?.some(({ place }) => place !== undefined));
  const rows: Row[] = [];
  for (const [zone, { count, cards = [] }] of Object.entries(zones)) {
    const here = places.filter((place) => (place.zone ?? field) === zone);
    if (count === 0 && here.length === 0) continue;
    const tiles = cards.filter(isDrawn).slice(0, MOST_TILES);
    if (tiles.length === 0 && here.length === 0 && cards.length > 0) continue;
    const layout = layoutOf(tiles, riders, here, TILES_A_ROW);
    const rest = count - tiles.length - cards.filter((card) => !isDrawn(card)).length;
    const name = spelledOut(zone);
    const heading = rest > 0 && tiles.length > 0 ? `${name} +${rest}` : `${name} ${count}`;
    rows.push({ heading, layout, height: layout.height || BARE_HEIGHT });
  }
  return rows;
}

function zoneRow({ heading, layout }: Row, y: number, seen: Observation, changed: ChangedCards): Html {
  const drawn = <Spot extends { x: number; y: number; card: SeenCard }>(spot: Spot) => ({
    x: LABEL_WIDTH + spot.x,
    y: y + spot.y,
    card: spot.card,
    changed: hasChanged(spot.card, changed),
  });
  return markup`${label(heading, 10, y + (layout.height > 0 ? 20 : 11), 'zone')}
    ${layout.empty.map(({ x, y: down, place }) => emptyTile(LABEL_WIDTH + x, y + down, place.id, [...(place.kinds ?? []), ...markersOn(place, seen)]))}
    ${layout.tiles.map((tile) => tileShape(drawn(tile), wordsOn(tile, seen)))}
    ${layout.strips.map((strip) => stripShape(drawn(strip), strip.width))}`;
}

const markersOn = ({ id }: BoardPlace, { players }: Observation): string[] =>
  PLAYERS.flatMap((player) => Object.values(players[player].zones))
    .flatMap(({ cards = [] }) => cards)
    .filter((card) => card.kind === 'marker' && hostsOf(card).includes(id))
    .map((card) => card.card ?? nameOf(card));

/** Labels a card with its part in the battle and the markers on its place. */
const wordsOn = ({ card, place }: Layout['tiles'][number], seen: Observation): string =>
  [roleOf(card, seen), ...(place ? markersOn(place, seen) : [])].filter(Boolean).join(' · ');

function roleOf({ id }: SeenCard, { battle }: Observation): string | undefined {
  if (!battle || id === undefined) return undefined;
  if (battle.attackers.includes(id)) return battle.negated ? 'attack negated' : 'attacks';
  const guarded = battle.guards?.find(({ card }) => card === id);
  if (guarded) return `guards ${guarded.to}`;
  const boosted = battle.boosts?.find(({ card }) => card === id);
  if (boosted) return `boosts ${boosted.to}`;
  return targetsOf(battle).includes(id) ? 'target' : undefined;
}
