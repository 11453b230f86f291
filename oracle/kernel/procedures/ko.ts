/** K.O.: cards go where trashed cards go, and it is called so (OP 10-2-1, DBS 10-1). */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import { recordUndone } from '../events/effect-outcome';
import { perform } from '../events/perform';
import { NOTHING, type CardState, type CauseOf, type Procedure } from '../state';
import type { EffectGame } from './types';

export const ko = {
  /** All of them at one moment, of their owners. */
  ko(g: EffectGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    const intended = cards.map((card) => ({ card, to: g.rules.trashOf(g, card), events: g.rules.wordsOfKo, cause }));
    const doomed = intended.filter(({ card }) => g.rules.mayBeKoed(g, card, cause));
    if (g.outcome) recordUndone(g.outcome, intended, doomed);
    g.citePoint('koEvent');
    if (doomed.length === 0) return NOTHING;
    g.citePoint('ko');
    return perform(g, ...doomed);
  },

  /** What the journal calls it. */
  wordsOfKo: ['removed', 'koed'] as readonly string[],

  /** It is a card that is K.O.'d, nothing keeps it from that, and it may go there. */
  mayBeKoed(g: EffectGame, card: CardState, cause: CauseOf): boolean {
    if (!g.rules.canBeKoed(g, card) || g.rules.isSafeFromKo(g, card, cause)) return false;
    return g.rules.mayMove(g, card, cause, g.rules.commonZones.discard);
  },

  /** Is it one of those that can be, where it is? */
  canBeKoed(_g: EffectGame, _card: CardState): boolean {
    return false;
  },

  /** It cannot be K.O.'d, which is about that and nothing else. */
  isSafeFromKo(g: EffectGame, card: CardState, cause: CauseOf): boolean {
    if (!g.rules.isProhibited(g, card, 'ko', cause)) return false;
    g.citePoint('safeFromKo');
    return true;
  },
} satisfies TableFor<KernelRules>;
