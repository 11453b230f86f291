/** The table of Battle Spirits: the field in front, all other zones as lists. */
import type { Observation } from '../schemas/protocol';
import { BOARD_WIDTH, type ChangedCards, type Drawing } from './board-shapes';
import { PAD, Side, tableOf, type List } from './board-side';
import { markup, type Html } from './html-template';

export const battleSpiritsTable = (seen: Observation, changed: ChangedCards): Drawing =>
  tableOf(BattleSpiritsSide, seen, changed);

class BattleSpiritsSide extends Side {
  protected lists(): readonly List[] {
    return [
      { title: 'deck', zone: this.zone('deck'), columns: 1 },
      { title: 'hand', zone: this.zone('hand'), columns: 4 },
      { title: 'trash', zone: this.zone('trash'), columns: 3 },
    ];
  }

  protected front(top: number): Html {
    const { cards = [] } = this.zone('field');
    return markup`${this.caption('field', PAD, top)}${this.row(cards, PAD, top, BOARD_WIDTH - 2 * PAD)}`;
  }
}
