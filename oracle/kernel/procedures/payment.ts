/** Costs: what has to be paid to activate an ability, part by part, and what becomes of a part that is replaced or impossible. */
import type { TableFor } from './tables';
import type { Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { requirementsFor, requirementsOf } from '../continuous/abilities';
import { canBeDone } from '../costs/analysis';
import { trackOutcome, wasReplaced, type EffectOutcome } from '../events/effect-outcome';
import { wordOf } from '../language/definition';
import { executeAll, causeOf, copyChoices } from '../language/instructions';
import { holds, type EvaluationContext } from '../language/select';
import type { EffectContext, Watch, KernelRules } from '../rules';
import type { Ability, CardState, CauseOf, Procedure } from '../state';
import { changedCost } from './changed-costs';
import { contextOf } from './contexts';
import type { EffectGame } from './types';

export const payment = {
  // --- what is asked for --------------------------------------------------------------------------------------------

  /** "You" in a condition that an effect asks for besides is who asks for it. */
  addedConditionsHold(g: EffectGame, context: EvaluationContext, card: CardState, ability: Ability): boolean {
    const added = requirementsFor(g, card, ability).filter((one) => one.if);
    if (added.length > 0) g.citePoint('conditionsAdded');
    return g.rules.allOf(
      g,
      added.map((one) => holds(g, { ...context, player: one.player }, one.if!)),
    );
  },

  allOf(_g: EffectGame, conditions: readonly boolean[]): boolean {
    return conditions.every((holding) => holding);
  },

  /** The printed cost in its order, as effects have changed it, then what effects added, in the order of those effects. */
  costToActivate(g: EffectGame, card: CardState, ability: Ability): readonly Instruction[] {
    const added = requirementsFor(g, card, ability).map((one) => one.cost ?? []);
    if (added.flat().length > 0) g.citePoint('paymentAdded');
    return g.rules.costsInOrder(g, changedCost(g, card, ability), added);
  },

  /** @param added by each effect, the one that was resolved first coming first */
  costsInOrder(
    _g: EffectGame,
    printed: readonly Instruction[],
    added: readonly (readonly Instruction[])[],
  ): readonly Instruction[] {
    return [...printed, ...added.flat()];
  },

  /**
   * All of it, looked at before anything is paid.
   * @param before what is paid before it from the same cards
   * @param bearer the card as it was when the ability triggered, where it has left play since
   * @param sourceIsGone the card has become another object since, with which nothing is paid
   */
  canPay(
    g: EffectGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    before: readonly Instruction[] = [],
    bearer = card,
    sourceIsGone?: boolean,
  ): boolean {
    const cost = g.rules.costToActivate(g, bearer, ability);
    if (cost.length === 0) return true;
    const paying = {
      ...contextOf(g, player, card, ability, { sourceIsGone }),
      paying: true,
    };
    if (g.rules.isPayable(g, paying, cost, before)) return true;
    g.citePoint('paymentInFull');
    g.citePoint('effectUnpayable');
    g.cite(...cost.flatMap((part) => wordOf(g, part).clauses?.unpaid ?? []));
    return false;
  },

  isPayable(
    g: EffectGame,
    context: EffectContext,
    cost: readonly Instruction[],
    before: readonly Instruction[] = [],
  ): boolean {
    return canBeDone(g, context, cost, before);
  },

  // --- paying -------------------------------------------------------------------------------------------------------

  /**
   * Part by part in their order.
   * @returns false where the cost was not paid as it is written: a part was replaced or had become impossible
   */
  *pay(g: EffectGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    if (cost.length === 0) return true;
    let asWritten = true;
    const paying: EffectContext = { ...context, paying: true };
    const before = g.state.stamp;
    for (const [index, part] of cost.entries()) {
      g.citePoint('payment');
      if (cost.length > 1) g.citePoint('paymentInOrder');
      if (yield* g.rules.payPart(g, paying, part, cost.slice(index + 1))) continue;
      asWritten = false;
      if (!g.rules.continuesPaying(g)) break;
    }
    g.rules.endOfPayment(g, before);
    copyChoices(context, paying);
    return asWritten;
  },

  /** What a cost has revealed is hidden again before the effect. */
  endOfPayment(g: EffectGame, before: number): void {
    g.rules.looksEnd(g, before);
  },

  /** As much of it as possible, also after a part that was not paid. */
  continuesPaying(_g: EffectGame): boolean {
    return true;
  },

  /** @returns false where it was not paid as it is written */
  *payPart(
    g: EffectGame,
    paying: EffectContext,
    part: Instruction,
    ahead: readonly Instruction[] = [],
  ): Procedure<boolean> {
    const watch: Watch = { incomplete: false };
    const watched: EffectContext = { ...paying, watch, ahead };
    const outcome = yield* trackOutcome(g, causeOf(paying), () => executeAll(g, watched, [part]));
    copyChoices(paying, watched);
    const possible = !watch.incomplete && outcome.undone <= outcome.replaced.length;
    if (!possible) g.citePoint('paymentImpossible');
    if (outcome.replaced.length > 0) g.citePoint('paymentReplaced');
    return (
      !g.rules.impossiblePaymentFails(g, possible) && !g.rules.replacedPaymentFails(g, g.rules.wasReplaced(g, outcome))
    );
  },

  impossiblePaymentFails(_g: EffectGame, possible: boolean): boolean {
    return !possible;
  },

  /** Carries out what is no cost of an ability. @returns false where something else happened in the place of a part of it */
  *isDoneAsWritten(g: EffectGame, cause: CauseOf, execute: () => Procedure): Procedure<boolean> {
    if (!g.isPlain) return !g.rules.wasReplaced(g, yield* trackOutcome(g, cause, execute));
    yield* execute();
    return true;
  },

  /** Has something else happened in the place of a part of what was to be done? */
  wasReplaced(_g: EffectGame, outcome: EffectOutcome): boolean {
    return wasReplaced(outcome);
  },

  replacedPaymentFails(_g: EffectGame, replaced: boolean): boolean {
    return replaced;
  },
} satisfies TableFor<KernelRules>;

/** The card as it is now, with what effects ask for besides before its own are activated. */
export const asItIs = (g: EffectGame, card: CardState): CardState => ({
  ...card,
  snapshot: { ...card.snapshot, requirements: requirementsOf(g, card) },
});
