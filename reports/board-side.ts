/** Draws one player's half of a table: the name, the row of cards that fight, and a row of card lists. */
import type { PlayerId } from '../schemas/common';
import {
  targetsOf,
  type BoardPlace,
  type Observation,
  type SeenCard,
  type SeenPlayer,
  type SeenZone,
} from '../schemas/protocol';
import {
  arrow,
  BOARD_WIDTH,
  cardShape,
  emptyPlace,
  hasChanged,
  isTurned,
  label,
  playerBand,
  playerHeading,
  POOL_HEIGHT,
  poolShape,
  poolWidth,
  SLOT,
  STRIP_HEIGHT,
  STRIP_WIDTH,
  stripShape,
  tileShape,
  type ChangedCards,
  type Drawing,
  type Drawn,
  type Pool,
} from './board-shapes';
import { layoutOf, neighboursOf, upsideDown, type Layout, type TileSize } from './board-tiles';
import { markup, type Html } from './html-template';
import { spelledOut } from './text';

export const PAD = 8;
export const CAPTION = 13;
const GAP = 34;
const FRONT = CAPTION + SLOT;
const HEADING = 16;
export const STRIP_STEP = STRIP_HEIGHT + 2;
/** The width of a column of strips, with the gap after it. */
export const COLUMN = STRIP_WIDTH + 2;
/** Number of strip columns side by side. */
export const COLUMNS = 8;
const MOST_ROWS = 3;
const NO_CARDS: SeenZone = { count: 0 };

/** Where a card of the front row lies, so that an arrow can be drawn between two of them. */
interface Place {
  x: number;
  top: number;
  bottom: number;
}

type Places = Map<string, Place>;

/** A zone of which only the card names are drawn. */
export interface List {
  readonly title: string;
  /** The line above the list; by default the title and the number of cards. */
  readonly heading?: string;
  readonly zone: SeenZone;
  readonly columns: number;
}

/** Where strips may lie; x and y are the top left corner. */
interface Grid {
  x: number;
  y: number;
  columns: number;
  rows: number;
  width: number;
}

/** A part of a side, as wide as there is room. */
export interface Part {
  readonly height: number;
  readonly draw: (top: number) => Html;
}

export interface SideOptions {
  readonly seen: Observation;
  readonly name: PlayerId;
  /** the side on which the opponent sits, and with it this player's front row */
  readonly facing: 'up' | 'down';
  readonly changed: ChangedCards;
  readonly places: Places;
}

export abstract class Side {
  protected readonly player: SeenPlayer;

  constructor(protected readonly options: SideOptions) {
    this.player = options.seen.players[options.name];
  }

  /** Draws the cards that fight, above or below the rest. */
  protected abstract front(top: number): Html;
  protected abstract lists(): readonly List[];

  /** The height of the cards that fight. */
  protected get frontHeight(): number {
    return FRONT;
  }

  protected get heading(): string {
    return playerHeading(this.options.seen, this.options.name);
  }

  get height(): number {
    return 2 * PAD + HEADING + this.frontHeight + 6 + this.listsHeight();
  }

  draw(top: number): Html {
    const { seen, name } = this.options;
    const up = this.options.facing === 'up';
    const head = up ? top + this.height - PAD - HEADING : top + PAD;
    const lists = up ? head - this.listsHeight() : head + HEADING;
    const front = up ? top + PAD : lists + this.listsHeight() + 6;
    return markup`${playerBand(seen, name, top, this.height)}
      ${label(this.heading, PAD + 2, head + 12, 'head')}
      ${this.front(front)}${this.listRow(lists)}`;
  }

  protected zone(name: string): SeenZone {
    return this.player.zones[name] ?? NO_CARDS;
  }

  /** Labels a front zone on the side away from the opponent, where no arrow crosses the label. */
  protected caption(text: string, x: number, top: number): Html {
    return label(text, x, this.options.facing === 'up' ? top + SLOT + 9 : top + 9, 'zone');
  }

  protected cardsTop(top: number): number {
    return this.options.facing === 'up' ? top : top + CAPTION;
  }

  /** Draws cards side by side; they overlap when there are too many. */
  protected row(cards: readonly SeenCard[], x: number, top: number, width: number): Html {
    const y = this.cardsTop(top);
    if (cards.length === 0) return emptyPlace(x + 13, y + 2, SLOT - 26, SLOT - 4);
    const step = cards.length > 1 ? Math.min(SLOT, Math.floor((width - SLOT) / (cards.length - 1))) : SLOT;
    return markup`${cards.map((card, index) => this.fighter(card, x + index * step, y))}`;
  }

  /** Draws a card that can be one end of an arrow. */
  private fighter(card: SeenCard, x: number, y: number): Html {
    const { places, changed } = this.options;
    const reach = isTurned(card) ? 13 : 2;
    if (card.id !== undefined) places.set(card.id, { x: x + SLOT / 2, top: y + reach, bottom: y + SLOT - reach });
    return cardShape({ x, y, card, changed: hasChanged(card, changed) });
  }

  /** Lays out cards with what is linked to them, which lies on the side away from the opponent. */
  protected layout(
    cards: readonly SeenCard[],
    riders: readonly SeenCard[],
    columns: number,
    tile: TileSize,
    places: readonly BoardPlace[] = [],
  ): Layout {
    const layout = layoutOf(neighboursOf(cards, riders), riders, places, columns, tile);
    return this.options.facing === 'up' ? layout : upsideDown(layout, tile);
  }

  /** Draws a layout of cards that fight. */
  protected drawFighters(layout: Layout, x: number, y: number): Html {
    return markup`${layout.tiles.map((tile) => this.fighter(tile.card, x + tile.x, y + tile.y))}${this.riders(layout, x, y)}`;
  }

  /** Draws a layout of cards that stay behind. */
  protected drawTiles(layout: Layout, x: number, y: number): Html {
    return markup`${layout.tiles.map((tile) => tileShape(this.drawn(tile, x, y), ''))}${this.riders(layout, x, y)}`;
  }

  private riders({ strips }: Layout, x: number, y: number): Html {
    return markup`${strips.map((strip) => stripShape(this.drawn(strip, x, y), strip.width))}`;
  }

  private drawn(
    { x: left, y: top, card }: Layout['strips'][number] | Layout['tiles'][number],
    x: number,
    y: number,
  ): Drawn {
    return { x: x + left, y: y + top, card, changed: hasChanged(card, this.options.changed) };
  }

  /**
   * Draws the pools that hold something, and those of `always`, side by side.
   * @param names what the pools are called on the table
   */
  protected pools(names: Readonly<Record<string, string>>, always: readonly string[]): Part {
    const rows: { readonly x: number; readonly pool: Pool }[][] = [[]];
    let x = PAD;
    for (const [id, counters] of Object.entries(this.player.pools ?? {})) {
      if (!always.includes(id) && Object.values(counters).every((count) => count === 0)) continue;
      const pool: Pool = { name: names[id] ?? spelledOut(id), counters };
      const width = poolWidth(pool);
      if (x > PAD && x + width > BOARD_WIDTH) {
        rows.push([]);
        x = PAD;
      }
      rows.at(-1)!.push({ x, pool });
      x += width;
    }
    return {
      height: rows.length * POOL_HEIGHT + 2,
      draw: (top) =>
        markup`${rows.map((row, index) => row.map(({ x: left, pool }) => poolShape(pool, left, top + index * POOL_HEIGHT)))}`,
    };
  }

  /** Draws parts one below the other, the first one nearest to the opponent. */
  protected stacked(parts: readonly Part[], top: number): Html {
    let y = top;
    const inOrder = this.options.facing === 'up' ? parts : parts.toReversed();
    return markup`${inOrder.map(({ height, draw }) => {
      const drawn = draw(y);
      y += height;
      return drawn;
    })}`;
  }

  /** Puts a label on the side of a part that is away from the opponent. */
  protected titled(text: string, x: number, { height, draw }: Part): Part {
    const isBelow = this.options.facing === 'up';
    return {
      height: height + CAPTION,
      draw: (y) =>
        markup`${draw(isBelow ? y : y + CAPTION)}${label(text, x, isBelow ? y + height + 9 : y + 9, 'zone')}`,
    };
  }

  private listRow(top: number): Html {
    return this.listsAt(this.lists(), PAD, top, MOST_ROWS);
  }

  /** Draws lists side by side, each with at most so many rows of strips. */
  protected listsAt(lists: readonly List[], left: number, top: number, rows: number): Html {
    let column = 0;
    return markup`${lists.map(({ title, heading: own, zone, columns }) => {
      const x = left + column * COLUMN;
      column += columns;
      const heading = own ?? counted(title, zone.count, zone.cards?.length ?? 0, columns * rows);
      const grid = { x, y: top + CAPTION + 2, columns, rows, width: STRIP_WIDTH };
      return markup`${label(heading, x, top + 9, 'zone')}${this.strips(zone, grid)}`;
    })}`;
  }

  private listsHeight(): number {
    const rows = this.lists().map(({ zone, columns }) => Math.ceil((zone.cards?.length ?? 0) / columns));
    return CAPTION + 5 + Math.max(1, Math.min(MOST_ROWS, Math.max(...rows))) * STRIP_STEP;
  }

  /** Draws as many cards as there is room for, or one pile when no card is shown. */
  protected strips({ count, cards = [] }: SeenZone, { x, y, columns, rows, width }: Grid): Html {
    const pile: SeenCard = { card: `× ${count}`, face: 'down' };
    const shown = cards.length > 0 || count === 0 ? cards.slice(0, columns * rows) : [pile];
    return markup`${shown.map((card, index) =>
      stripShape(
        {
          x: x + (index % columns) * COLUMN,
          y: y + Math.floor(index / columns) * STRIP_STEP,
          card,
          changed: hasChanged(card, this.options.changed),
        },
        width,
      ),
    )}`;
  }
}

/** Draws player B above player A, so that their front rows face each other across the battle. */
export function tableOf(
  GameSide: new (options: SideOptions) => Side,
  seen: Observation,
  changed: ChangedCards,
): Drawing {
  const places: Places = new Map();
  const above = new GameSide({ seen, name: 'B', facing: 'down', changed, places });
  const below = new GameSide({ seen, name: 'A', facing: 'up', changed, places });
  const second = above.height + GAP;
  return {
    height: second + below.height,
    content: markup`${above.draw(0)}${below.draw(second)}${battle(seen, places)}`,
  };
}

/** Returns the heading of a list: "hand 17, 12 shown". */
export function counted(zone: string, count: number, cards: number, room: number): string {
  return cards > 0 && Math.min(cards, room) < count
    ? `${zone} ${count}, ${Math.min(cards, room)} shown`
    : `${zone} ${count}`;
}

/** Draws an arrow from each attacker to each target, and a broken one to a card that another one covered for. */
function battle({ battle }: Observation, places: Places): Html | null {
  if (!battle) return null;
  const line = (from: string, to: string, aimed: boolean): Html | null => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return null;
    return start.top > end.top
      ? arrow([start.x, start.top - 1], [end.x, end.bottom + 2], aimed)
      : arrow([start.x, start.bottom + 1], [end.x, end.top - 2], aimed);
  };
  return markup`${battle.attackers.map((attacker) => targetsOf(battle).map((target) => line(attacker, target, false)))}
    ${battle.covered !== undefined && battle.attackers.map((attacker) => line(attacker, battle.covered!, true))}`;
}
