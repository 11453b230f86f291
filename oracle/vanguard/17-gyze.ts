/** 17.2, 7.40. Gyze cards, which have two sides. */
import { setSheet } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import type { CardState, CauseOf, JournalEvent, Procedure, Sheet } from '../kernel/state';
import { addedObjects, whileUnchanged } from '../kernel/while-unchanged';
import type { Redirection } from './04-zones';
import { definitionOf, isGUnit, type VgGame } from './game';
import type { Section } from './packs';

/** 17.2.1: a card with another side, the Gyze side. */
export const isGyze = (card: CardState): boolean => definitionOf(card).back !== undefined;

/** In most games there is none. */
export const isAnyGyze = whileUnchanged(
  (g: VgGame): boolean => Object.values(g.state.cards).some((card) => isGyze(card)),
  addedObjects,
);

export const gyzeCards = {
  /** 17.2.3.2 */
  beginOnNeonSide(g: VgGame): void {
    for (const card of Object.values(g.state.cards).filter((one) => isGyze(one))) {
      g.cite('17.2.3.2');
      setSheet(g, card.id, 'front');
    }
  },

  /** 17.2.3.3 */
  sheetOnArrival(g: VgGame, card: CardState, from: string, zone: string): Sheet {
    if (!isGyze(card)) return card.sheet;
    g.cite('17.2.3.3');
    return g.rules.keepsActiveSide(g, from, zone) ? card.sheet : 'front';
  },

  keepsActiveSide: (_g: VgGame, _from: string, zone: string): boolean => zone === 'field' || zone === 'gZone',

  /** 17.2.3.1, 17.2.3.1.1: all that the rules read of a card stands on the side that is active. */
  citeActiveSide(g: VgGame, card: CardState): void {
    if (isGyze(card)) g.consult('17.2.3.1', '17.2.3.1.1');
  },

  /** 7.40.1: the same card with its other side; 7.40.1.1: it lies as before. */
  *flipOver(g: VgGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const flipped = cards.filter((card) => g.rules.canBeFlipped(g, card));
    if (flipped.length < cards.length) g.cite('7.40.2');
    if (flipped.length === 0) return;
    g.cite('7.40.1', '7.40.1.1', '17.2.3.4');
    yield* perform(g, ...flipped.map((card) => ({ card, sheet: otherSide(card), ...(cause && { cause }) })));
  },

  /** 7.40.2 */
  canBeFlipped: (_g: VgGame, card: CardState): boolean => isGyze(card),

  /** 17.2.4, 17.2.5 */
  citeFacing(g: VgGame, cards: readonly CardState[]): void {
    if (cards.some((card) => isGyze(card))) g.consult('17.2.4', '17.2.5');
  },

  /** 4.4.2: a card that leaves its circle as a G unit goes on to the G zone, with whichever side it arrives. */
  hasLeftAsGUnit: (_g: VgGame, { type }: JournalEvent): boolean => type === 'leftAsGUnit',
} satisfies Section;

const otherSide = ({ sheet }: CardState): Sheet => (sheet === 'front' ? 'back' : 'front');

/** 4.4.2, 17.2.3.3: where it arrives, nobody can see any more that it has left as a G unit. */
const gyzeUnits: Redirection = (g, move) => {
  const { card, to, events } = move;
  const isLeaving = card.zone === 'field' && !g.rules.keepsActiveSide(g, card.zone, to.zone);
  return isLeaving && isGyze(card) && isGUnit(card)
    ? { ...move, events: [...[events ?? []].flat(), 'leftAsGUnit'] }
    : move;
};

export const redirectionsOfGyze = { gyzeUnits };
