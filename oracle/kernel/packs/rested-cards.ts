/** Cards are active or rested in some zones, and effects may keep them from changing (OP 4-4, DBS 4-8). */
import type { KernelRules } from '../rules';
import type { CitedAnswer } from '../clauses';
import type { Game } from '../game';
import { refreshing } from '../procedures/refreshing';
import { combineTables, overriding, type TableFor } from '../procedures/tables';
import { RULE, type CardState, type CauseOf } from '../state';
import type { EffectRules } from '../procedures/effects';

type RestedCards = ReturnType<typeof restedCards>;
export interface RestedCardsRules extends Omit<EffectRules, keyof RestedCards>, RestedCards {}
export type RestedCardsGame = Game<RestedCardsRules, object>;

/** @param needs the state that a rested card is in */
export const restedCards = <State extends string = never>({ rested }: { readonly rested: NoInfer<State> }) =>
  combineTables(cardStates, staysRested, { restedState: rested as string } satisfies TableFor<KernelRules>);

export const cardStates = {
  zonesWithStates: [] as readonly string[],

  hasNoState(g: RestedCardsGame, card: CardState): CitedAnswer {
    return !g.rules.zonesWithStates.includes(card.zone);
  },

  /** A card in a zone without states takes none; elsewhere an effect may forbid the change. */
  stateIsForbidden(g: RestedCardsGame, card: CardState, state: string, cause?: CauseOf): boolean {
    const what = state === g.rules.initialState ? 'activate' : 'rest';
    return withoutState(g, card) || g.rules.isProhibited(g, card, what, cause);
  },

  stateEvent(g: RestedCardsGame, state: string, _from: string): string {
    return state === g.rules.restedState ? 'rested' : 'setActive';
  },
} satisfies TableFor<KernelRules>;

/** Notes by which clauses the card can have a state, or none. */
export function withoutState(g: RestedCardsGame, card: CardState): boolean {
  const isWithout = g.consulting(g.rules.hasNoState(g, card));
  if (!isWithout) g.consultPoint('cardStates');
  return isWithout;
}

const staysRested = overriding(refreshing, {
  /** A card stays rested if an effect forbids setting it active, whether always or only at the start of turns. */
  staysRested(g: RestedCardsGame, card: CardState): boolean {
    return (
      withoutState(g, card) ||
      g.rules.isProhibited(g, card, 'refresh', RULE) ||
      g.rules.isProhibited(g, card, 'activate', RULE)
    );
  },
});
