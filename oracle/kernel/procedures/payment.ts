/** Costs: what must be paid to activate an ability, and what follows if a part is replaced or impossible. */
import { clausesOfImpossible } from '../costs/analysis';
import type { Clauses } from '../clauses';
import type { Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { requirementsFor } from '../continuous/abilities';
import { canBeDone } from '../costs/analysis';
import { trackOutcome, wasReplaced } from '../changes/effect-outcome';
import { causeOf } from '../language/instructions';
import { holds } from '../reading/select';
import type { EffectContext, Watch, KernelRules } from '../rules';
import type { Ability, CardState, CauseOf, Procedure } from '../state';
import { wordOf } from '../reading/language';
import { executeInstructions, copyChoices } from '../events/execute-effect';
import type { EvaluationContext, EffectOutcome } from '../state/effect-context';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { changedCost } from './changed-costs';
import { contextOf } from './contexts';
import type { ObstaclesTables } from './obstacles';
import type { LookingTables } from './looking';

/** The tables whose entries these procedures call. */
export type PaymentTables = typeof payment & ObstaclesTables & LookingTables;

interface PaymentRules extends Omit<KernelRules, keyof PaymentTables>, PaymentTables {}
export type PaymentGame = Game<PaymentRules, object>;

/** Checks whether the cost can be paid, and cites why not. */
export function checkPayment(
  g: PaymentGame,
  player: PlayerId,
  card: CardState,
  ability: Ability,
  bearer = card,
): boolean {
  if (g.rules.canPay(g, player, card, ability, [], bearer)) return true;
  g.cite(...g.rules.clausesOfUnpaid(g, player, card, ability, bearer));
  return false;
}

export const payment = {
  // --- what is asked for --------------------------------------------------------------------------------------------

  /** "You" in an added condition is the player whose effect added it. */
  addedConditionsHold(g: PaymentGame, context: EvaluationContext, card: CardState, ability: Ability): boolean {
    const added = requirementsFor(g, card, ability).filter((one) => one.if);
    if (added.length > 0) g.consultPoint('conditionsAdded');
    return g.rules.allOf(
      g,
      added.map((one) => holds(g, { ...context, player: one.player }, one.if!)),
    );
  },

  allOf(_g: PaymentGame, conditions: readonly boolean[]): boolean {
    return conditions.every((holding) => holding);
  },

  /**
   * Returns the printed cost as effects have changed it, then the costs that effects added, in the order of those
   * effects.
   */
  costToActivate(g: PaymentGame, card: CardState, ability: Ability): readonly Instruction[] {
    const added = requirementsFor(g, card, ability).map((one) => one.cost ?? []);
    if (added.flat().length > 0) g.consultPoint('paymentAdded');
    return g.rules.costsInOrder(g, changedCost(g, card, ability), added);
  },

  /** @param added one cost per effect, in the order in which the effects were resolved */
  costsInOrder(
    _g: PaymentGame,
    printed: readonly Instruction[],
    added: readonly (readonly Instruction[])[],
  ): readonly Instruction[] {
    return [...printed, ...added.flat()];
  },

  /**
   * Returns whether the whole cost can be paid, judged before any of it is.
   * @param before what is paid first, from the same cards
   * @param bearer the card as it was when the ability triggered, if it has left play since
   * @param sourceIsGone whether the card has become another object, which cannot pay
   */
  canPay(
    g: PaymentGame,
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
    return g.rules.isPayable(g, paying, cost, before);
  },

  /** Returns the clauses by which a cost that cannot be paid keeps the ability from being activated. */
  clausesOfUnpaid(g: PaymentGame, player: PlayerId, card: CardState, ability: Ability, bearer = card): Clauses {
    const { clauses } = g.rules;
    const paying = { ...contextOf(g, player, card, ability), paying: true };
    const cost = g.withoutCiting(() => g.rules.costToActivate(g, bearer, ability));
    const obstacles = cost.flatMap((part) => g.rules.obstacles(g, paying, part)).flatMap((point) => clauses[point]);
    const unpaid = cost.flatMap((part) => [
      ...clausesOfImpossible(g, part),
      ...(wordOf(g, part).clauses?.unpaid ?? []),
    ]);
    return [...clauses.paymentInFull, ...clauses.effectUnpayable, ...obstacles, ...unpaid];
  },

  isPayable(
    g: PaymentGame,
    context: EffectContext,
    cost: readonly Instruction[],
    before: readonly Instruction[] = [],
  ): boolean {
    return canBeDone(g, context, cost, before);
  },

  // --- paying -------------------------------------------------------------------------------------------------------

  /**
   * Pays the parts in order.
   * @returns false if a part was replaced or had become impossible
   */
  *pay(g: PaymentGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    if (cost.length === 0) return true;
    let asWritten = true;
    const paying = payingContext(g, context);
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

  /** Cards that the cost revealed are hidden again before the effect. */
  endOfPayment(g: PaymentGame, before: number): void {
    g.rules.looksEnd(g, before);
  },

  /** By default the remaining parts are paid even if one could not be. */
  continuesPaying(_g: PaymentGame): boolean {
    return true;
  },

  /** @returns false if the part was not paid as written */
  *payPart(
    g: PaymentGame,
    paying: EffectContext,
    part: Instruction,
    ahead: readonly Instruction[] = [],
  ): Procedure<boolean> {
    const watch: Watch = { incomplete: false };
    const watched: EffectContext = { ...paying, watch, ahead };
    const outcome = yield* trackOutcome(g, causeOf(paying), () => executeInstructions(g, watched, [part]));
    copyChoices(paying, watched);
    const possible = !watch.incomplete && outcome.undone <= outcome.replaced.length;
    if (!possible) g.citePoint('paymentImpossible');
    if (outcome.replaced.length > 0) g.citePoint('paymentReplaced');
    return (
      !g.rules.impossiblePaymentFails(g, possible) && !g.rules.replacedPaymentFails(g, g.rules.wasReplaced(g, outcome))
    );
  },

  impossiblePaymentFails(_g: PaymentGame, possible: boolean): boolean {
    return !possible;
  },

  /**
   * Pays a cost that belongs to no ability.
   * @returns false if something else happened instead of a part
   */
  *isDoneAsWritten(g: PaymentGame, cause: CauseOf, execute: () => Procedure): Procedure<boolean> {
    if (!g.isPlain) return !g.rules.wasReplaced(g, yield* trackOutcome(g, cause, execute));
    yield* execute();
    return true;
  },

  /** Returns whether something else happened instead of a part. */
  wasReplaced(_g: PaymentGame, outcome: EffectOutcome): boolean {
    return wasReplaced(outcome);
  },

  replacedPaymentFails(_g: PaymentGame, replaced: boolean): boolean {
    return replaced;
  },
} satisfies TableFor<KernelRules>;

/** Returns the context in which the cost of an effect is paid. A card that is away cannot be chosen for it. */
export const payingContext = (g: PaymentGame, context: EffectContext): EffectContext => ({
  ...context,
  paying: true,
  ...(g.rules.isAwayWhilePaying?.(g, context) && { spent: [context.source] }),
});
