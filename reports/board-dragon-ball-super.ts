/** The table of the Dragon Ball Super Card Game: the Leader Card, the Battle Area and the Combo Area in front, the other areas beside. */
import type { Observation, SeenCard } from '../schemas/protocol';
import { BOARD_WIDTH, SLOT, type ChangedCards, type Drawing } from './board-shapes';
import { PAD, Side, tableOf, type List } from './board-side';
import { markup, type Html } from './html-template';

const BATTLE_X = PAD + SLOT + 10;
const COMBO_WIDTH = 3 * SLOT;
const COMBO_X = BOARD_WIDTH - PAD - COMBO_WIDTH;

export const dragonBallSuperTable = (seen: Observation, changed: ChangedCards): Drawing =>
  tableOf(DragonBallSuperSide, seen, changed);

class DragonBallSuperSide extends Side {
  protected lists(): readonly List[] {
    const isUsed = (zone: string) => this.zone(zone).count > 0;
    const further = (title: string, zone: string): List[] =>
      isUsed(zone) ? [{ title, zone: this.zone(zone), columns: 1 }] : [];
    return [
      { title: 'deck', zone: this.zone('deck'), columns: 1 },
      { title: 'life', zone: this.zone('life'), columns: 1 },
      { title: 'energy', zone: this.energy(), columns: 1 },
      { title: 'hand', zone: this.zone('hand'), columns: 2 },
      { title: 'drop', zone: this.zone('drop'), columns: 1 },
      ...further('warp', 'warp'),
      ...further('out of the game', 'removed'),
    ];
  }

  protected front(top: number): Html {
    const area = (title: string, zone: string, x: number, width: number) =>
      markup`${this.caption(title, x, top)}${this.row(this.fighters(zone), x, top, width)}`;
    return markup`${area('Leader', 'leader', PAD, SLOT)}
      ${area('Battle Area', 'battle', BATTLE_X, COMBO_X - BATTLE_X - 10)}
      ${area('Combo Area', 'combo', COMBO_X, COMBO_WIDTH)}`;
  }

  /** The cards of an area, each marked with the number of cards under it. */
  private fighters(zone: string): SeenCard[] {
    const under: SeenCard[] = this.zone('under').cards ?? [];
    return (this.zone(zone).cards ?? []).map((card) => {
      const count = under.filter((one) => one['host'] === card.id).length;
      return count === 0 ? card : { ...card, mark: `${count} under` };
    });
  }

  /** How much energy is in which position. */
  private energy(): List['zone'] {
    const { cards = [] } = this.zone('energy');
    const inState = (state: string) => cards.filter((card) => card.state === state).length;
    const lines = ['active', 'rested'].filter((state) => inState(state) > 0);
    return { count: lines.length, cards: lines.map((state) => ({ card: `${inState(state)} ${state}` })) };
  }
}
