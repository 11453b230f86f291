/** 7.5, 7.6, 7.9, 7.12. Actions with a deck: putting, drawing, looking, shuffling. The shared procedures carry them out. */
import { perform } from '../kernel/events/perform';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { VgGame } from './game';

export const deckActions = {
  discard(g: VgGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const to = ({ owner }: CardState) => ({ zone: 'drop', player: owner });
    return perform(g, ...cards.map((card) => ({ card, to: to(card), events: 'discarded', ...(cause && { cause }) })));
  },
};
