/** Costs all parts of which are paid at one moment (VG 11.7.1). Whether they can be is judged when that moment has come. */
import type { Instruction } from '../../../schemas/ability';
import { canBeDoneAtOnce } from '../costs/analysis';
import { collectDeeds } from '../events/deeds';
import { followMove } from '../events/object-tracking';
import type { IntendedChange } from '../events/perform';
import { performAtOnce } from '../language/carry-out';
import { wordOf } from '../language/definition';
import { causeOf, saidBy, targetsOf } from '../language/instructions';
import type { EffectContext } from '../rules';
import type { CardState, Procedure } from '../state';
import type { EffectGame } from './types';

export const paymentAtOnce = {
  isPayable(
    g: EffectGame,
    context: EffectContext,
    cost: readonly Instruction[],
    before: readonly Instruction[] = [],
  ): boolean {
    return canBeDoneAtOnce(g, context, [...before, ...cost]);
  },

  leavesEnough(g: EffectGame, context: EffectContext, cards: readonly CardState[]): boolean {
    return canBeDoneAtOnce(g, context, context.ahead ?? [], [...(context.spent ?? []), ...cards]);
  },

  /** @returns false where the cost was not paid as it is written */
  *pay(g: EffectGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    if (cost.length === 0) return true;
    g.decided('payment');
    const before = g.state.stamp;
    const paying: EffectContext = { ...context, paying: true };
    const possible = g.rules.isPayable(g, paying, cost);
    if (!possible) g.decided('paymentImpossible');
    const { undone } = yield* collectDeeds(g, causeOf(paying), () => payAllParts(g, paying, cost));
    g.rules.endOfPayment(g, before);
    context.chosen = paying.chosen;
    context.number = paying.number;
    return !g.rules.impossiblePaymentFails(g, possible) && !g.rules.replacedPaymentFails(g, undone > 0);
  },
};

/** First all choices, no card for two parts; then everything; and then what is no change of cards. */
function* payAllParts(g: EffectGame, paying: EffectContext, cost: readonly Instruction[]): Procedure {
  const changes: IntendedChange[] = [];
  const rest: (() => Procedure)[] = [];
  const spent: CardState[] = [];
  const place = { context: paying, instructions: cost, instruction: 0 };
  g.enterFrame(place);
  try {
    for (const [index, part] of cost.entries()) {
      place.instruction = index;
      const own: EffectContext = { ...paying, spent, ahead: cost.slice(index + 1), saying: saidBy(paying, part) };
      const word = wordOf(g, part);
      const targets = yield* targetsOf(g, own, part);
      const decided: unknown = word.decide ? yield* word.decide(g, own, part, targets) : targets;
      paying.chosen = own.chosen;
      paying.number = own.number;
      if (word.changes) changes.push(...word.changes(g, own, part, decided));
      else rest.push(() => word.carryOut!(g, own, part, decided));
      spent.push(...changes.slice(spent.length).map(({ card }) => card));
    }
    const zones = cost.flatMap((part) => wordOf(g, part).goesTo?.(g, part) ?? []);
    yield* followMove(g, paying, spent, zones, () => performAtOnce(g, changes));
    for (const carryOut of rest) yield* carryOut();
  } finally {
    g.frames.pop();
  }
}
