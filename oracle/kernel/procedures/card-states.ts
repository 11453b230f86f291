/** Active or rested: in which zones cards are so, and what keeps them from it (OP 4-4, DBS 4-8). */
import { RULE, type CardState, type CauseOf } from '../state';
import type { EffectGame } from './types';

export const cardStates = {
  zonesWithStates: [] as readonly string[],

  hasNoState(g: EffectGame, card: CardState): boolean {
    const hasOne = g.rules.zonesWithStates.includes(card.zone);
    if (hasOne) g.citePoint('cardStates');
    return !hasOne;
  },

  /** What lies in no state is not put into one; and what an effect forbids. */
  stateIsForbidden(g: EffectGame, card: CardState, state: string, cause?: CauseOf): boolean {
    const what = state === g.rules.initialState ? 'activate' : 'rest';
    return g.rules.hasNoState(g, card) || g.rules.isProhibited(g, card, what, cause);
  },

  /** Kept from being set active at all, or at the beginning of turns. */
  staysRested(g: EffectGame, card: CardState): boolean {
    return (
      g.rules.hasNoState(g, card) ||
      g.rules.isProhibited(g, card, 'refresh', RULE) ||
      g.rules.isProhibited(g, card, 'activate', RULE)
    );
  },

  stateEvent(g: EffectGame, state: string, _from: string): 'rested' | 'setActive' {
    return state === g.rules.restedState ? 'rested' : 'setActive';
  },
};
