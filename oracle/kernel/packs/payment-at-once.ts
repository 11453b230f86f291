/** All parts of a cost are paid at one moment (VG 11.7.1), and whether they can be is judged at that moment. */
import type { Instruction } from '../../../schemas/ability';
import { canBeDoneAtOnce } from '../costs/analysis';
import { trackOutcome } from '../changes/effect-outcome';
import { followMove } from '../objects/object-tracking';
import { performAtOnce } from '../language/execute';
import { causeOf, isOfAll, saidBy, targetsOf } from '../language/instructions';
import type { EffectContext, KernelRules } from '../rules';
import { refTo, type CardState, type Procedure } from '../state';
import { payingContext, payment } from '../procedures/payment';
import { combineTables, overriding, type TableFor } from '../procedures/tables';
import type { IntendedChange } from '../changes/intended';
import { wordOf } from '../reading/language';
import { copyChoices } from '../events/execute-effect';
import type { EffectGame } from '../procedures/effects';

const decidedAtOnce = overriding(payment, {
  isPayable(
    g: EffectGame,
    context: EffectContext,
    cost: readonly Instruction[],
    before: readonly Instruction[] = [],
  ): boolean {
    return canBeDoneAtOnce(g, context, [...before, ...cost]);
  },

  /**
   * Pays nothing of a cost that cannot be paid in full (VG 11.8.2.2, 11.8.11).
   * @returns false if the cost was not paid as written
   */
  *pay(g: EffectGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    if (cost.length === 0) return true;
    g.citePoint('payment');
    const before = g.state.stamp;
    const paying = payingContext(g, context);
    if (!g.rules.isPayable(g, paying, cost)) {
      g.citePoint('paymentImpossible');
      return false;
    }
    const { undone } = yield* trackOutcome(g, causeOf(paying), () => payAllParts(g, paying, cost));
    g.rules.endOfPayment(g, before);
    copyChoices(context, paying);
    return !g.rules.replacedPaymentFails(g, undone > 0);
  },
});

export const paymentAtOnce = combineTables(decidedAtOnce, {
  leavesEnough(g: EffectGame, context: EffectContext, cards: readonly CardState[]): boolean {
    return canBeDoneAtOnce(g, context, context.ahead ?? [], [...(context.spent ?? []), ...cards]);
  },
} satisfies TableFor<KernelRules>);

/** The decisions about a payment so far. */
interface Decided {
  readonly paying: EffectContext;
  readonly changes: IntendedChange[];
  readonly zones: string[];
  /** Parts that change no cards. */
  readonly rest: (() => Procedure)[];
  /** The cards that the text gives a name to. */
  readonly named: { readonly as: string; readonly cards: readonly CardState[] }[];
}

/**
 * Makes all choices first, so that no card pays for two parts; then all changes; then the parts that change no cards.
 */
function* payAllParts(g: EffectGame, paying: EffectContext, cost: readonly Instruction[]): Procedure {
  const decided: Decided = { paying, changes: [], zones: [], rest: [], named: [] };
  const place = { context: paying, instructions: cost, instruction: 0 };
  g.enterFrame(place);
  try {
    yield* decideParts(g, decided, cost);
    const spent = spentFor(decided);
    yield* followMove(g, paying, spent, decided.zones, () => performAtOnce(g, decided.changes));
    for (const { as, cards } of decided.named) paying.results = { ...paying.results, [as]: cards.map(refTo) };
    for (const execute of decided.rest) yield* execute();
  } finally {
    g.frames.pop();
  }
}

/** Parts about all of some cards are decided last, because they cover only the cards that no other part uses. */
function* decideParts(g: EffectGame, decided: Decided, parts: readonly Instruction[]): Procedure {
  const inOrder = [...parts.filter((part) => !isOfAll(part)), ...parts.filter(isOfAll)];
  for (const [index, part] of inOrder.entries()) yield* decidePart(g, decided, part, inOrder.slice(index + 1));
}

function* decidePart(g: EffectGame, all: Decided, part: Instruction, ahead: readonly Instruction[]): Procedure {
  const { paying } = all;
  const spent = [...(paying.spent ?? []), ...spentFor(all)];
  const own: EffectContext = { ...paying, spent, ahead, saying: saidBy(paying, part) };
  const word = wordOf(g, part);
  const resolved = yield* targetsOf(g, own, part);
  const targets = isOfAll(part) ? resolved.filter((card) => !spent.includes(card)) : resolved;
  const decided: unknown = word.decide ? yield* word.decide(g, own, part, targets) : targets;
  copyChoices(paying, own);
  const parts = word.parts?.(g, own, part, decided);
  if (parts) yield* decideNamed(g, all, part, parts);
  else if (word.changes) {
    all.changes.push(...word.changes(g, own, part, decided));
    all.zones.push(...(word.zonesReached?.(g, part) ?? []));
  } else all.rest.push(() => word.execute!(g, own, part, decided));
}

function* decideNamed(g: EffectGame, all: Decided, part: Instruction, parts: readonly Instruction[]): Procedure {
  const before = all.changes.length;
  yield* decideParts(g, all, parts);
  if (part.do === 'named') all.named.push({ as: part.as, cards: all.changes.slice(before).map(({ card }) => card) });
}

const spentFor = ({ changes }: Decided): readonly CardState[] => changes.map(({ card }) => card);
