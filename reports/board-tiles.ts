/**
 * Lays out the cards of a zone as tiles, for games without a table of their own: as a grid of the zone's places,
 * otherwise side by side.
 * A card that is on, under or attached to a card of the zone lies below it as a strip. The strip spans both hosts when
 * it has two side by side.
 */
import type { BoardPlace, SeenCard } from '../schemas/protocol';
import { STRIP_HEIGHT, TILE_HEIGHT, TILE_WIDTH } from './board-shapes';

/** Where something is drawn: its top left corner, relative to that of the zone. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly height: number;
  readonly tiles: readonly (Spot & { readonly card: SeenCard; readonly place: BoardPlace | undefined })[];
  readonly strips: readonly (Spot & { readonly card: SeenCard; readonly width: number })[];
  readonly empty: readonly (Spot & { readonly place: BoardPlace })[];
}

interface Cell {
  readonly column: number;
  readonly row: number;
  /** The first card is drawn as a tile; the others share its place as strips. */
  readonly cards: readonly SeenCard[];
  readonly place?: BoardPlace;
}

/** The size of the shape that is drawn for a card. */
export interface TileSize {
  readonly width: number;
  readonly height: number;
}

const TILE: TileSize = { width: TILE_WIDTH, height: TILE_HEIGHT };
const [COLUMN_GAP, ROW_GAP, STRIP_STEP] = [2, 4, STRIP_HEIGHT + 1];

export const hostsOf = (card: SeenCard): string[] => {
  const { host, links = [] } = card as SeenCard & { host?: unknown };
  return [...new Set([...(typeof host === 'string' ? [host] : []), ...links.map((link) => link.host)])];
};

/** Turns a layout upside down: what lies below a card lies above it, and the first row is the lowest. */
export function upsideDown({ height, tiles, strips, empty }: Layout, tile = TILE): Layout {
  const turned = <Of extends Spot>(spots: readonly Of[], own: number): Of[] =>
    spots.map((spot) => ({ ...spot, y: height - spot.y - own }));
  return {
    height,
    tiles: turned(tiles, tile.height),
    strips: turned(strips, STRIP_HEIGHT),
    empty: turned(empty, tile.height),
  };
}

/**
 * Puts hosts that a card has in common side by side, so that the card can span them.
 * @param riders linked cards; a card with a left and a right host names the left one first
 */
export function neighboursOf(cards: readonly SeenCard[], riders: readonly SeenCard[]): SeenCard[] {
  const row = [...cards];
  for (const [first, ...others] of riders.map(hostsOf)) {
    for (const host of others) {
      const moved = row.findIndex(({ id }) => id === host);
      if (moved < 0 || !row.some(({ id }) => id === first)) continue;
      const [card] = row.splice(moved, 1);
      row.splice(row.findIndex(({ id }) => id === first) + 1, 0, card!);
    }
  }
  return row;
}

/**
 * @param cards the cards of the zone that are not linked to others
 * @param riders linked cards, in the order in which their strips are drawn
 */
export function layoutOf(
  cards: readonly SeenCard[],
  riders: readonly SeenCard[],
  places: readonly BoardPlace[],
  columns: number,
  tile = TILE,
): Layout {
  const cells = cellsOf(cards, places, columns);
  const rows = [...new Set(cells.map(({ row }) => row))].sort((one, other) => one - other);
  const tiles: Layout['tiles'][number][] = [];
  const strips: Layout['strips'][number][] = [];
  const empty: Layout['empty'][number][] = [];
  let y = 0;
  for (const row of rows) {
    const ofRow = cells.filter((cell) => cell.row === row).sort((one, other) => one.column - other.column);
    const below = new Strips(y + tile.height + 1, ofRow, tile);
    for (const { column, cards: sharing, place } of ofRow) {
      const [first, ...others] = sharing;
      const spot = { x: column * (tile.width + COLUMN_GAP), y };
      if (first) tiles.push({ ...spot, card: first, place });
      else if (place) empty.push({ ...spot, place });
      for (const other of others) below.add(other, column, column);
    }
    for (const rider of riders) {
      const hosts = ofRow.filter((cell) =>
        cell.cards.some(({ id }) => id !== undefined && hostsOf(rider).includes(id)),
      );
      if (hosts.length > 0) below.add(rider, hosts[0]!.column, hosts.at(-1)!.column);
    }
    strips.push(...below.drawn);
    y += tile.height + ROW_GAP + below.depth * STRIP_STEP;
  }
  return { height: y, tiles, strips, empty };
}

/** Stacks strips below a row of tiles: each lies below the strips already in its columns. */
class Strips {
  readonly drawn: Layout['strips'][number][] = [];
  private readonly depths = new Map<number, number>();

  constructor(
    private readonly top: number,
    private readonly cells: readonly Cell[],
    private readonly tile: TileSize,
  ) {}

  get depth(): number {
    return Math.max(0, ...this.depths.values());
  }

  add(card: SeenCard, from: number, to: number): void {
    const columns = this.cells.map(({ column }) => column).filter((column) => column >= from && column <= to);
    const depth = Math.max(...columns.map((column) => this.depths.get(column) ?? 0));
    for (const column of columns) this.depths.set(column, depth + 1);
    const step = this.tile.width + COLUMN_GAP;
    const width = (to - from) * step + this.tile.width;
    this.drawn.push({ x: from * step, y: this.top + depth * STRIP_STEP, card, width });
  }
}

function cellsOf(cards: readonly SeenCard[], places: readonly BoardPlace[], columns: number): Cell[] {
  const grid = gridOf(places, columns);
  const placed = grid.map((cell) => ({ ...cell, cards: cards.filter(({ place }) => place === cell.place.id) }));
  const rows = 1 + Math.max(-1, ...grid.map(({ row }) => row));
  const rest = cards.filter(({ place }) => !grid.some((cell) => cell.place.id === place));
  return [
    ...placed,
    ...rest.map((card, index) => ({ column: index % columns, row: rows + Math.floor(index / columns), cards: [card] })),
  ];
}

/**
 * Arranges places by row, in the order in which rows are first named, and by column. Places without both come after
 * them, side by side.
 */
function gridOf(places: readonly BoardPlace[], columns: number): { column: number; row: number; place: BoardPlace }[] {
  const fixed = places.filter((place) => place.row !== undefined && place.column !== undefined);
  const left = Math.min(...fixed.map(({ column }) => column!));
  const rowsNamed = [...new Set(fixed.map(({ row }) => row))];
  const grid = fixed.map((place) => ({ column: place.column! - left, row: rowsNamed.indexOf(place.row), place }));
  const taken = new Set(grid.map(({ column, row }) => `${column} ${row}`));
  const isGrid = taken.size === grid.length && grid.every(({ column }) => column < columns);
  const known = isGrid ? grid : [];
  const rows = 1 + Math.max(-1, ...known.map(({ row }) => row));
  const others = places.filter((place) => !known.some((cell) => cell.place === place));
  return [
    ...known,
    ...others.map((place, index) => ({ column: index % columns, row: rows + Math.floor(index / columns), place })),
  ];
}
