/** FAQ-5. Effects that choose cards, and effects on all cards. */
import type { CardState, CauseOf } from '../kernel/state';
import type { BsGame } from './game';
import type { Section } from './packs';

export const choices = {
  /** FAQ-5-3: an effect may choose what it does nothing to; 13-2-4, 21-4-3: not what the rules keep from being a target. */
  choosesUnaffected(g: BsGame, card: CardState, cause: CauseOf): boolean {
    return g.rules.protectionFrom(g, card, cause) === null;
  },

  /** FAQ-5-4-1: only an effect that chooses is kept from cards that cannot be chosen. */
  forbiddenAs: { chosen: 'choose' } as Readonly<Record<string, string>>,

  /** FAQ-5-4-2: an effect on all cards reaches those that come later as well. */
  reachesLater(g: BsGame): boolean {
    g.consult('FAQ-5-4-2');
    return true;
  },
} satisfies Section;
