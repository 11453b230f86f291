/** At the start of a turn, the cards of its player are set back to their initial state. */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { perform } from '../events/perform';
import { cardsInZones } from '../game';
import { NOTHING, RULE, type CardState, type Procedure } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type RefreshingTables = typeof refreshing;

interface RefreshingRules extends Omit<KernelRules, keyof RefreshingTables>, RefreshingTables {}
export type RefreshingGame = Game<RefreshingRules, object>;

export const refreshing = {
  setAllActive(g: RefreshingGame, player: PlayerId): Procedure {
    const { initialState: state } = g.rules;
    const turned = g.rules
      .cardsToActivate(g, player)
      .filter((card) => card.state !== state && !g.rules.staysRested(g, card));
    if (turned.length === 0) return NOTHING;
    g.citePoint('refresh');
    return perform(g, ...turned.map((card) => ({ card, state, cause: RULE })));
  },

  cardsToActivate(g: RefreshingGame, player: PlayerId): CardState[] {
    return cardsInZones(g, player, g.rules.areasToActivate);
  },

  areasToActivate: [] as readonly string[],

  staysRested(g: RefreshingGame, card: CardState): boolean {
    return g.rules.stateIsForbidden(g, card, g.rules.initialState, RULE);
  },
} satisfies TableFor<KernelRules>;
