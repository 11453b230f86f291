/**
 * A picture of a game at one moment: SVG without scripts, colours from the page, the same for the same observation.
 * A game without a table of its own is drawn with one row for each zone.
 */
import { gameOf } from '../games/registry';
import { PLAYERS, type GameId } from '../schemas/common';
import { targetsOf, type Observation, type SeenCard, type SeenZone } from '../schemas/protocol';
import { momentWords } from './board-changes';
import {
  BOARD_WIDTH,
  hasChanged,
  label,
  playerBand,
  playerHeading,
  TILE_HEIGHT,
  TILE_WIDTH,
  tileShape,
  type ChangedCards,
  type Drawing,
} from './board-shapes';
import { markup, type Html } from './html-template';
import { capitalised, spelledOut } from './text';

const HEAD = 22;

/** @param caption what led to this moment; it names the picture for those who do not see it */
export function boardSvg(game: GameId, seen: Observation, caption: string, changed: ChangedCards): Html {
  const { height, content } = (gameOf(game)?.table ?? rowsOfZones)(seen, changed);
  const moment = capitalised(momentWords(seen));
  return markup`<svg class="table" viewBox="0 0 ${BOARD_WIDTH} ${height + HEAD}" role="img">
    <title>Board after ${caption}</title><desc>${moment}. The same stands below as text.</desc>
    ${label(moment, 6, 14, 'head')}
    <g transform="translate(0 ${HEAD})">${content}</g>
  </svg>`;
}

const [LABEL_WIDTH, TILE_STEP, ROW_GAP] = [90, TILE_WIDTH + 2, 4];
const TILES_A_ROW = Math.floor((BOARD_WIDTH - LABEL_WIDTH) / TILE_STEP);
const MOST_TILES = 4 * TILES_A_ROW;
const ROW_HEIGHT = TILE_HEIGHT + ROW_GAP;
/** A zone of which only the number of cards is known. */
const BARE_HEIGHT = 18;

/** For games without a table: for each player the zones that hold something, and the cards that are shown of them. */
function rowsOfZones(seen: Observation, changed: ChangedCards): Drawing {
  let y = 0;
  const parts: Html[] = [];
  for (const player of [...PLAYERS].reverse()) {
    const zones = Object.entries(seen.players[player].zones).filter(([, { count }]) => count > 0);
    const heights = zones.map(([, zone]) => Math.ceil(tilesOf(zone).length / TILES_A_ROW) * ROW_HEIGHT || BARE_HEIGHT);
    const height = 26 + heights.reduce((sum, one) => sum + one, 0);
    parts.push(playerBand(seen, player, y, height), label(playerHeading(seen, player), 10, y + 15, 'head'));
    let top = y + 22;
    zones.forEach(([name, zone], index) => {
      parts.push(zoneRow(spelledOut(name), zone, top, seen, changed));
      top += heights[index] ?? 0;
    });
    y += height + 8;
  }
  return { height: y, content: markup`${parts}` };
}

function zoneRow(name: string, zone: SeenZone, y: number, seen: Observation, changed: ChangedCards): Html {
  const tiles = tilesOf(zone);
  const rest = zone.count - tiles.length;
  const heading = rest > 0 && tiles.length > 0 ? `${name} +${rest}` : `${name} ${zone.count}`;
  return markup`${label(heading, 10, y + (tiles.length > 0 ? 20 : 11), 'zone')}${tiles.map((card, index) =>
    tileShape(
      {
        x: LABEL_WIDTH + (index % TILES_A_ROW) * TILE_STEP,
        y: y + Math.floor(index / TILES_A_ROW) * ROW_HEIGHT,
        card,
        changed: hasChanged(card, changed),
      },
      roleOf(card, seen),
    ),
  )}`;
}

const tilesOf = ({ cards = [] }: SeenZone): SeenCard[] => cards.slice(0, MOST_TILES);

function roleOf({ id }: SeenCard, { battle }: Observation): string | undefined {
  if (!battle || id === undefined) return undefined;
  if (battle.attackers.includes(id)) return 'attacks';
  return targetsOf(battle).includes(id) ? 'target' : undefined;
}
