/** 7.4 to 7.6, 7.9, 7.12, 7.19. Actions with a deck: putting, drawing, looking, shuffling. The shared procedures carry them out. */
import type { PlayerId } from '../../schemas/common';
import { perform } from '../kernel/events/perform';
import { shuffleDeck } from '../kernel/language/instructions';
import { drawing } from '../kernel/procedures/drawing';
import type { EffectContext } from '../kernel/rules';
import { NOTHING, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { isProtect } from './15-pseudo-cards';
import type { VgGame } from './game';
import type { Section } from './packs';

const NO_WORDS: readonly string[] = [];
const NO_CARDS: readonly CardState[] = [];
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
    if (!g.rules.zonesOfDiscards.includes(card.zone)) {
      g.consult('7.9.1');
      return NO_WORDS;
    }
    g.cite('7.9.2', ...(isProtect(card) ? ['15.3.9'] : []), '7.9.1');
    return DISCARDED;
  },

  /**
   * 7.5.1.1: a deck with fewer than two cards has been shuffled as well.
   * @param found the cards that the effect has searched for and left in the deck (7.12.2)
   */
  *shuffle(g: VgGame, player: PlayerId, found: readonly CardState[] = NO_CARDS): Procedure {
    for (const one of g.rules.playersToShuffle(g, player))
      yield* g.rules.shuffleDeckOf(g, one, one === player ? found : NO_CARDS);
  },

  shuffleDeckOf(g: VgGame, player: PlayerId, found: readonly CardState[]): Procedure {
    g.citePoint('shuffle');
    if (g.zone(player, 'deck').length < 2) g.cite('7.5.1.1');
    if (found.length > 0) g.cite('7.12.2');
    if (g.state.looks.some(({ card }) => g.card(card).zone === 'deck' && g.card(card).side === player))
      g.cite('7.12.3');
    return shuffleDeck(g, player, found);
  },

  /** 7.11.1: the cards of the deck that the effect has chosen while it looked through the deck. */
  foundInDeck: (_g: VgGame, player: PlayerId, { chosen, chosenFrom }: EffectContext): readonly CardState[] =>
    chosenFrom?.zone?.includes('deck')
      ? chosen.filter(({ zone, side }) => zone === 'deck' && side === player)
      : NO_CARDS,

  /** 1.3.3: a prohibition on the player. */
  mayDraw: (g: VgGame, player: PlayerId, cause?: CauseOf): boolean =>
    !g.rules.isProhibitedToPlayer(g, player, 'draw', cause),

  /** 7.6.4.1: whatever draws says what has caused it, but for the draw step. */
  drawCard(g: VgGame, player: PlayerId, cause?: CauseOf): Procedure {
    g.cite('7.6.4.1');
    return drawing.drawCard(g as never, player, cause);
  },

  /** 7.6.4.1.1: a trigger effect and a persona ride draw like an ability of the card. */
  drawByRules(g: VgGame, player: PlayerId, card: CardState): Procedure {
    g.cite('7.6.4.1.1');
    return g.rules.draw(g, player, 1, { kind: 'effect', player, source: card.id });
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
    if (zone === 'removed') g.cite('7.19.1');
  },
} satisfies Section<'discard' | 'shuffle' | 'mayDraw' | 'drawCard' | 'drawUpTo'>;
