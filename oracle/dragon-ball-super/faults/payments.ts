/** Misreadings of paying the energy cost of a card of the hand (2-11-1-2, 8-5-2-2-1, 8-9-1-1). */
import type { Misreading } from '../../kernel/testing/misreadings';
import type { DbsRules } from '../game';

/** Counts a replaced payment as paid. */
export const energyPaidAnyway: Misreading<DbsRules> = (rules) => ({
  *energyIsPaid(g, player, card, chosen, ability) {
    yield* rules.energyIsPaid(g, player, card, chosen, ability);
    return true;
  },
});
