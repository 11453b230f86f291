/** 7.5, 7.6, 7.9, 7.12. Actions with a deck: putting, drawing, looking, shuffling. The shared procedures carry them out. */
import { perform } from '../kernel/events/perform';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { VgGame } from './game';

export const deckActions = {
  /** Cards of the hand are discarded; what a text puts into the drop zone from elsewhere is not (7.18.2). */
  discard(g: VgGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const to = ({ owner }: CardState) => ({ zone: 'drop', player: owner });
    const words = (card: CardState) => (card.zone === 'hand' ? ['discarded'] : g.rules.moveWords(g, card, to(card)));
    return perform(g, ...cards.map((card) => ({ card, to: to(card), events: words(card), ...(cause && { cause }) })));
  },
};
