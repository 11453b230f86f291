/**
 * Misreadings of clauses about costs that several games share. A game puts those of a topic into its table under its
 * own clause.
 */
import type { Instruction } from '../../../schemas/ability';
import { canBeDone } from '../costs/analysis';
import type { EffectContext } from '../rules';
import { inAnyGame, inGame, type Misreadings } from './common-principles';
import { args, onlyIf, type Misreading } from './misreadings';

type OtherCost = (cost: readonly Instruction[], context: EffectContext) => readonly Instruction[];

/** Checks another cost for whether it can be paid: `payableAs((cost) => cost.slice(0, 1))`. */
export const payableAs = <R>(other: OtherCost): Misreading<R> =>
  inAnyGame(args('isPayable', (g, context, cost, before) => [g, context, other(cost, context), before]));

/** OP 8-3-1-1; DBS 8-4-2-1 */
export const ofPaymentInOrder = <R>(): Misreadings<R> =>
  inGame({
    'what an action of the cost brings to the hand does not pay for the next one': onlyIf(
      'isPayable',
      (g, context, cost) => cost.every((part) => canBeDone(g, context, [part])),
    ),
  });

/**
 * OP 8-3-1-3; DBS 8-4-2-2
 * @param effect the game's word with its article, e.g. "a skill"
 */
export const ofPaymentInFull = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`${effect} can be activated by whoever pays what is possible of its cost`]: paidAsFarAsPossible,
    'it is enough that the first action of the cost is possible': payableAs((cost) => cost.slice(0, 1)),
  });

export const paidAsFarAsPossible = <R>(): Partial<R> =>
  ({ isPayable: () => true, impossiblePaymentFails: () => false }) as unknown as Partial<R>;
