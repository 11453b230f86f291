/** 7.4 to 7.6, 7.9, 7.12, 7.19. Actions with a deck: putting, drawing, looking, shuffling. The shared procedures carry them out. */
import type { PlayerId } from '../../schemas/common';
import { perform } from '../kernel/events/perform';
import { shuffleDeck } from '../kernel/language/instructions';
import { drawing } from '../kernel/procedures/drawing';
import { NOTHING, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import type { VgGame } from './game';

const NO_WORDS: readonly string[] = [];
const DISCARDED: readonly string[] = ['discarded'];

export const deckActions = {
  /** Puts cards into the drop zones of their owners. */
  discard(g: VgGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const change = (card: CardState) => {
      const to = { zone: 'drop', player: card.owner };
      return { card, to, events: g.rules.moveWords(g, card, to), ...(cause && { cause }) };
    };
    return perform(g, ...cards.map(change));
  },

  /** 7.9.1, 7.9.2: a card of these zones that goes to the drop zone is discarded, whatever the text says. */
  zonesOfDiscards: ['deck', 'hand', 'gauge'] as readonly string[],

  discardWords(g: VgGame, card: CardState): readonly string[] {
    g.cite('7.9.1');
    if (!g.rules.zonesOfDiscards.includes(card.zone)) return NO_WORDS;
    g.cite('7.9.2');
    return DISCARDED;
  },

  /** 7.5.1.1: a deck with fewer than two cards has been shuffled as well. */
  shuffle(g: VgGame, player: PlayerId): Procedure {
    g.citePoint('shuffle');
    if (g.zone(player, 'deck').length < 2) g.cite('7.5.1.1');
    return shuffleDeck(g, player);
  },

  drawUpTo(g: VgGame, player: PlayerId, count: number, cause?: CauseOf): Procedure {
    if (count > 0) return drawing.drawUpTo(g as never, player, count, cause);
    g.cite('7.6.3', '7.6.3.1');
    return NOTHING;
  },

  /** 7.4.1, 7.6.1, 7.19.1, 7.19.2 */
  citeMove(g: VgGame, card: CardState, zone: string): void {
    g.cite('7.4.1');
    if (card.zone === 'deck') g.cite('7.6.1');
    if (zone === 'removed') g.cite('7.19.1', '7.19.2');
  },
};
