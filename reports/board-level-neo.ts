/** Draws the table of LEVEL.NEO: the Main Character and the supports in front, the levels beside them. */
import type { Observation, SeenCard } from '../schemas/protocol';
import { BOARD_WIDTH, emptyPlace, SLOT, type ChangedCards, type Drawing } from './board-shapes';
import { COLUMNS, counted, PAD, Side, tableOf, type List } from './board-side';
import { markup, type Html } from './html-template';

const LEVEL_WIDTH = 92;
const MAIN_X = PAD + LEVEL_WIDTH + 14;
const SUPPORT_X = MAIN_X + SLOT + 14;

export const levelNeoTable = (seen: Observation, changed: ChangedCards): Drawing =>
  tableOf(LevelNeoSide, seen, changed);

class LevelNeoSide extends Side {
  protected lists(): readonly List[] {
    const inUse = this.zone('use').count > 0 ? 1 : 0;
    return [
      { title: 'deck', zone: this.zone('deck'), columns: 1 },
      { title: 'hand', zone: this.zone('hand'), columns: 4 },
      ...(inUse > 0 ? [{ title: 'in use', zone: this.zone('use'), columns: inUse }] : []),
      { title: 'discard', zone: this.zone('discard'), columns: COLUMNS - 5 - inUse },
    ];
  }

  protected front(top: number): Html {
    return markup`${this.levelZone(top)}${this.main(top)}${this.supports(top)}`;
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

  private levelZone(top: number): Html {
    const { count, cards = [] } = this.zone('level');
    const y = this.cardsTop(top) + 2;
    const grid = { x: PAD, y, columns: 1, rows: 4, width: LEVEL_WIDTH };
    return markup`${this.caption(counted('level zone', count, cards.length, 4), PAD, top)}
      ${count === 0 ? emptyPlace(PAD, y, LEVEL_WIDTH, SLOT - 4) : this.strips({ count, cards }, grid)}`;
  }
}
