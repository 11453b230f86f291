/** The table of LEVEL.NEO: player B above, player A below, their characters facing each other across the battle. */
import type { PlayerId } from '../schemas/common';
import type { Observation, SeenCard, SeenPlayer, SeenZone } from '../schemas/protocol';
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
  SLOT,
  STRIP_HEIGHT,
  STRIP_WIDTH,
  stripShape,
  type ChangedCards,
  type Drawing,
} from './board-shapes';
import { markup, type Html } from './html-template';

const [PAD, CAPTION, GAP] = [8, 13, 34];
const FRONT = CAPTION + SLOT;
const HEADING = 16;
const LEVEL_WIDTH = 92;
const MAIN_X = PAD + LEVEL_WIDTH + 14;
const SUPPORT_X = MAIN_X + SLOT + 14;
const STRIP_STEP = STRIP_HEIGHT + 2;
const COLUMN = STRIP_WIDTH + 2;
const COLUMNS = 8;
const MOST_ROWS = 3;
const NO_CARDS: SeenZone = { count: 0 };

/** Where a card of the front row lies, so that a battle can be drawn between two. */
interface Place {
  x: number;
  top: number;
  bottom: number;
}

type Places = Map<string, Place>;

export function levelNeoTable(seen: Observation, changed: ChangedCards): Drawing {
  const places: Places = new Map();
  const above = new Side(seen, 'B', 'down', changed, places);
  const below = new Side(seen, 'A', 'up', changed, places);
  const second = above.height + GAP;
  return {
    height: second + below.height,
    content: markup`${above.draw(0)}${below.draw(second)}${battle(seen, places)}`,
  };
}

/** One player's half: a name, the row of characters, and a row of what is only a list of cards. */
class Side {
  readonly height: number;
  private readonly lists: { title: string; zone: SeenZone; columns: number }[];
  private readonly player: SeenPlayer;

  constructor(
    private readonly seen: Observation,
    private readonly name: PlayerId,
    /** the side on which the opponent sits, and with it this player's characters */
    private readonly facing: 'up' | 'down',
    private readonly changed: ChangedCards,
    private readonly places: Places,
  ) {
    this.player = seen.players[name];
    const inUse = this.zone('use').count > 0 ? 1 : 0;
    this.lists = [
      { title: 'deck', zone: this.zone('deck'), columns: 1 },
      { title: 'hand', zone: this.zone('hand'), columns: 4 },
      ...(inUse > 0 ? [{ title: 'in use', zone: this.zone('use'), columns: inUse }] : []),
      { title: 'discard', zone: this.zone('discard'), columns: COLUMNS - 5 - inUse },
    ];
    this.height = 2 * PAD + HEADING + FRONT + 6 + this.listsHeight();
  }

  draw(top: number): Html {
    const up = this.facing === 'up';
    const head = up ? top + this.height - PAD - HEADING : top + PAD;
    const lists = up ? head - this.listsHeight() : head + HEADING;
    const front = up ? top + PAD : lists + this.listsHeight() + 6;
    return markup`${playerBand(this.seen, this.name, top, this.height)}
      ${label(playerHeading(this.seen, this.name), PAD + 2, head + 12, 'head')}
      ${this.levelZone(front)}${this.main(front)}${this.supports(front)}${this.listRow(lists)}`;
  }

  private zone(name: string): SeenZone {
    return this.player.zones[name] ?? NO_CARDS;
  }

  /** What stands at a front zone, away from the opponent, where no arrow crosses it. */
  private caption(text: string, x: number, top: number): Html {
    return label(text, x, this.facing === 'up' ? top + SLOT + 9 : top + 9, 'zone');
  }

  private cardsTop(top: number): number {
    return this.facing === 'up' ? top : top + CAPTION;
  }

  private main(top: number): Html {
    const cards: SeenCard[] = this.zone('main').cards ?? [];
    const [main] = cards;
    const level = main?.['level'];
    const title = ['main', level !== undefined && `level ${String(level)}`, main?.['levelNeo'] === true && 'Neo'];
    return markup`${this.caption(title.filter(Boolean).join(' '), MAIN_X, top)}${this.row(cards, MAIN_X, top, SLOT)}`;
  }

  private supports(top: number): Html {
    const { cards = [], count } = this.zone('support');
    return markup`${this.caption(`support ${count}`, SUPPORT_X, top)}
      ${this.row(cards, SUPPORT_X, top, BOARD_WIDTH - PAD - SUPPORT_X)}`;
  }

  /** Characters side by side; where there are too many they overlap. */
  private row(cards: readonly SeenCard[], x: number, top: number, width: number): Html {
    const y = this.cardsTop(top);
    if (cards.length === 0) return emptyPlace(x + 13, y + 2, SLOT - 26, SLOT - 4);
    const step = cards.length > 1 ? Math.min(SLOT, Math.floor((width - SLOT) / (cards.length - 1))) : SLOT;
    return markup`${cards.map((card, index) => {
      const left = x + index * step;
      const reach = isTurned(card) ? 13 : 2;
      if (card.id !== undefined)
        this.places.set(card.id, { x: left + SLOT / 2, top: y + reach, bottom: y + SLOT - reach });
      return cardShape({ x: left, y, card, changed: hasChanged(card, this.changed) });
    })}`;
  }

  private levelZone(top: number): Html {
    const { count, cards = [] } = this.zone('level');
    const y = this.cardsTop(top) + 2;
    const grid = { x: PAD, y, columns: 1, rows: 4, width: LEVEL_WIDTH };
    return markup`${this.caption(counted('level zone', count, cards.length, 4), PAD, top)}
      ${count === 0 ? emptyPlace(PAD, y, LEVEL_WIDTH, SLOT - 4) : this.strips({ count, cards }, grid)}`;
  }

  private listRow(top: number): Html {
    let column = 0;
    return markup`${this.lists.map(({ title, zone, columns }) => {
      const x = PAD + column * COLUMN;
      column += columns;
      const heading = counted(title, zone.count, zone.cards?.length ?? 0, columns * MOST_ROWS);
      const grid = { x, y: top + CAPTION + 2, columns, rows: MOST_ROWS, width: STRIP_WIDTH };
      return markup`${label(heading, x, top + 9, 'zone')}${this.strips(zone, grid)}`;
    })}`;
  }

  private listsHeight(): number {
    const rows = this.lists.map(({ zone, columns }) => Math.ceil((zone.cards?.length ?? 0) / columns));
    return CAPTION + 5 + Math.max(1, Math.min(MOST_ROWS, Math.max(...rows))) * STRIP_STEP;
  }

  /** As many cards as there is room for; a pile where nobody shows them. */
  private strips({ count, cards = [] }: SeenZone, { x, y, columns, rows, width }: Grid): Html {
    const pile: SeenCard = { card: `× ${count}`, face: 'down' };
    const shown = cards.length > 0 || count === 0 ? cards.slice(0, columns * rows) : [pile];
    return markup`${shown.map((card, index) =>
      stripShape(
        {
          x: x + (index % columns) * COLUMN,
          y: y + Math.floor(index / columns) * STRIP_STEP,
          card,
          changed: hasChanged(card, this.changed),
        },
        width,
      ),
    )}`;
  }
}

/** Where strips may lie, from their top left corner. */
interface Grid {
  x: number;
  y: number;
  columns: number;
  rows: number;
  width: number;
}

/** "hand 17, 12 shown" */
function counted(zone: string, count: number, cards: number, room: number): string {
  return cards > 0 && Math.min(cards, room) < count
    ? `${zone} ${count}, ${Math.min(cards, room)} shown`
    : `${zone} ${count}`;
}

/** From each attacker to the target; a broken line to the one that was covered for. */
function battle({ battle }: Observation, places: Places): Html | null {
  if (!battle) return null;
  const line = (from: string, to: string, aimed: boolean): Html | null => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return null;
    return start.top > end.top
      ? arrow([start.x, start.top - 1], [end.x, end.bottom + 2], aimed)
      : arrow([start.x, start.bottom + 1], [end.x, end.top - 2], aimed);
  };
  return markup`${battle.attackers.map((attacker) => line(attacker, battle.target, false))}
    ${battle.covered !== undefined && battle.attackers.map((attacker) => line(attacker, battle.covered!, true))}`;
}
