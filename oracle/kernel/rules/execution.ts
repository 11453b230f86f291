/** Carrying out effects, and paying for them. */
import type { Instruction } from '../../../schemas/ability';
import type { AnyGame } from '../game';
import type { CardState, Procedure } from '../state';
import type { EffectContext } from '../state/effect-context';

export interface Execution {
  execute(game: AnyGame, context: EffectContext, instruction: Instruction): Procedure;
  /** Carries out the instructions of an effect. Omitted: one after the other. */
  executeText?(game: AnyGame, context: EffectContext, instructions: readonly Instruction[]): Procedure;
  /**
   * Returns whether the rest of a cost that is paid at one moment can be paid without these cards. Omitted: not
   * checked.
   */
  leavesEnough?(game: AnyGame, context: EffectContext, cards: readonly CardState[]): boolean;
  /** Returns whether the card of an effect is in no zone while its cost is being paid. */
  isAwayWhilePaying?(game: AnyGame, context: EffectContext): boolean;
}
