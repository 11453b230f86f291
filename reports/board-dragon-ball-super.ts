/**
 * Draws the table of the Dragon Ball Super Card Game: the Leader Card, the Battle Area and the Combo Area in front, the
 * other areas beside them.
 */
import type { Observation, SeenCard } from '../schemas/protocol';
import { BOARD_WIDTH, SLOT, type ChangedCards, type Drawing } from './board-shapes';
import { PAD, Side, tableOf, type List } from './board-side';
import { markup, type Html } from './html-template';

const BATTLE_X = PAD + SLOT + 10;
/** The Battle Area and the Combo Area share this width. */
const ROOM = BOARD_WIDTH - PAD - BATTLE_X - 10;

export const dragonBallSuperTable = (seen: Observation, changed: ChangedCards): Drawing =>
  tableOf(DragonBallSuperSide, seen, changed);

class DragonBallSuperSide extends Side {
  protected lists(): readonly List[] {
    const isUsed = (zone: string) => this.zone(zone).count > 0;
    const further = (title: string, zone: string): List[] =>
      isUsed(zone) ? [{ title, zone: this.zone(zone), columns: 1 }] : [];
    return [
      { title: 'deck', zone: this.zone('deck'), columns: 1 },
      { title: 'life', zone: this.life(), columns: 1 },
      { title: 'energy', heading: `energy ${this.zone('energy').count}`, zone: this.energy(), columns: 1 },
      { title: 'hand', zone: this.zone('hand'), columns: 2 },
      { title: 'drop', zone: this.zone('drop'), columns: 1 },
      ...further('warp', 'warp'),
      ...further('out of the game', 'removed'),
    ];
  }

  protected front(top: number): Html {
    const combos = (this.zone('combo').cards ?? []).map(asCombo);
    const fighters = this.fighters('battle');
    const comboWidth = shareOf(combos.length, fighters.length);
    const comboX = BOARD_WIDTH - PAD - comboWidth;
    const area = (title: string, cards: readonly SeenCard[], x: number, width: number) =>
      markup`${this.caption(title, x, top)}${this.row(cards, x, top, width)}`;
    return markup`${area('Leader', this.fighters('leader'), PAD, SLOT)}
      ${area('Battle Area', fighters, BATTLE_X, comboX - BATTLE_X - 10)}
      ${area('Combo Area', combos, comboX, comboWidth)}`;
  }

  /** Marks each card of an area with the number of cards under it, and with what its name does not show. */
  private fighters(zone: string): SeenCard[] {
    const under: SeenCard[] = this.zone('under').cards ?? [];
    return (this.zone(zone).cards ?? []).map((card) => {
      const count = under.filter((one) => one['host'] === card.id).length;
      const marks = [
        ...(count === 0 ? [] : [`${count} under`]),
        ...(card.kind === 'token' ? ['token'] : []),
        ...(card.sheet === 'back' ? ['turned over'] : []),
      ];
      return marks.length === 0 ? card : { ...card, mark: marks.join(', ') };
    });
  }

  /** Puts the cards that everybody knows first: life cards have no order. */
  private life(): List['zone'] {
    const { count, cards = [] } = this.zone('life');
    const isOpen = ({ face }: SeenCard) => face === 'up';
    return { count, cards: [...cards.filter(isOpen), ...cards.filter((card) => !isOpen(card))] };
  }

  /** Counts the energy in each position. */
  private energy(): List['zone'] {
    const { cards = [] } = this.zone('energy');
    const inState = (state: string) => cards.filter((card) => card.state === state).length;
    const lines = ['active', 'rested'].filter((state) => inState(state) > 0);
    return { count: lines.length, cards: lines.map((state) => ({ card: `${inState(state)} ${state}` })) };
  }
}

/**
 * Returns the width of the Combo Area: as much as its cards need, or a proportional share when there is not room for
 * all.
 */
function shareOf(combos: number, fighters: number): number {
  const [wanted, all] = [Math.max(1, combos), Math.max(1, combos) + Math.max(1, fighters)];
  return all * SLOT <= ROOM ? wanted * SLOT : Math.max(SLOT * Math.min(2, wanted), Math.round((ROOM * wanted) / all));
}

/** Shows the combo power in the place of the power, since only that counts in the Combo Area. */
const asCombo = (card: SeenCard): SeenCard =>
  card['comboPower'] === undefined ? card : { ...card, power: `+${card['comboPower'] as number}` };
