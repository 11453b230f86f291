/**
 * Draws the table of the One Piece Card Game: Leader, Stage and Characters in front, each with the DON!! cards given to
 * it.
 */
import type { Observation, SeenCard } from '../schemas/protocol';
import { BOARD_WIDTH, SLOT, type ChangedCards, type Drawing } from './board-shapes';
import { PAD, Side, tableOf, type List } from './board-side';
import { markup, type Html } from './html-template';

const STAGE_X = PAD + SLOT + 10;
const CHARACTERS_X = STAGE_X + SLOT + 10;

export const onePieceTable = (seen: Observation, changed: ChangedCards): Drawing =>
  tableOf(OnePieceSide, seen, changed);

class OnePieceSide extends Side {
  protected lists(): readonly List[] {
    const resolving = this.zone('resolving').count > 0;
    return [
      { title: 'deck', zone: this.zone('deck'), columns: 1 },
      { title: 'life', zone: this.zone('life'), columns: 1 },
      { title: 'DON!!', heading: 'DON!!', zone: this.donCards(), columns: 1 },
      ...(resolving ? [{ title: 'in no area', zone: this.zone('resolving'), columns: 1 }] : []),
      { title: 'hand', zone: this.zone('hand'), columns: resolving ? 2 : 3 },
      { title: 'trash', zone: this.zone('trash'), columns: 2 },
    ];
  }

  protected front(top: number): Html {
    const area = (title: string, zone: string, x: number, width: number) =>
      markup`${this.caption(title, x, top)}${this.row(this.fighters(zone), x, top, width)}`;
    return markup`${area('Leader', 'leader', PAD, SLOT)}${area('Stage', 'stage', STAGE_X, SLOT)}
      ${area('Characters', 'character', CHARACTERS_X, BOARD_WIDTH - PAD - CHARACTERS_X)}`;
  }

  /** Marks each card of a zone with the number of DON!! cards given to it. */
  private fighters(zone: string): SeenCard[] {
    const given: SeenCard[] = this.zone('given').cards ?? [];
    return (this.zone(zone).cards ?? []).map((card) => {
      const count = given.filter((don) => don['host'] === card.id).length;
      return count === 0 ? card : { ...card, mark: `${count} DON!!` };
    });
  }

  /** Counts the DON!! cards in each state, since they are all alike. */
  private donCards(): List['zone'] {
    const { cards = [] } = this.zone('cost');
    const inState = (state: string) => cards.filter((card) => card.state === state).length;
    const line = (number: number, what: string): SeenCard[] => (number === 0 ? [] : [{ card: `${number} ${what}` }]);
    const lines = [
      ...line(inState('active'), 'active'),
      ...line(inState('rested'), 'rested'),
      ...line(this.zone('donDeck').count, 'in deck'),
    ];
    return { count: lines.length, cards: lines };
  }
}
