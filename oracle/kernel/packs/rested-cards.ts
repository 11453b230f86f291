/** Cards are active or rested: in which zones they are so, and what keeps them from it (OP 4-4, DBS 4-8). */
import type { KernelRules } from '../rules';
import type { Game } from '../game';
import { refreshing } from '../procedures/refreshing';
import { combineTables, overriding, type TableFor } from '../procedures/tables';
import type { EffectRules } from '../procedures/types';
import { RULE, type CardState, type CauseOf } from '../state';

type RestedCards = ReturnType<typeof restedCards>;
export interface RestedCardsRules extends Omit<EffectRules, keyof RestedCards>, RestedCards {}
export type RestedCardsGame = Game<RestedCardsRules, object>;

/** @param needs the state of a card that has been rested */
export const restedCards = <State extends string = never>({ rested }: { readonly rested: NoInfer<State> }) =>
  combineTables(cardStates, staysRested, { restedState: rested as string });

export const cardStates = {
  zonesWithStates: [] as readonly string[],

  hasNoState(g: RestedCardsGame, card: CardState): boolean {
    const hasOne = g.rules.zonesWithStates.includes(card.zone);
    if (hasOne) g.citePoint('cardStates');
    return !hasOne;
  },

  /** What lies in no state is not put into one; and what an effect forbids. */
  stateIsForbidden(g: RestedCardsGame, card: CardState, state: string, cause?: CauseOf): boolean {
    const what = state === g.rules.initialState ? 'activate' : 'rest';
    return g.rules.hasNoState(g, card) || g.rules.isProhibited(g, card, what, cause);
  },

  stateEvent(g: RestedCardsGame, state: string, _from: string): 'rested' | 'setActive' {
    return state === g.rules.restedState ? 'rested' : 'setActive';
  },
} satisfies TableFor<KernelRules>;

const staysRested = overriding(refreshing, {
  /** Kept from being set active at all, or at the beginning of turns. */
  staysRested(g: RestedCardsGame, card: CardState): boolean {
    return (
      g.rules.hasNoState(g, card) ||
      g.rules.isProhibited(g, card, 'refresh', RULE) ||
      g.rules.isProhibited(g, card, 'activate', RULE)
    );
  },
});
