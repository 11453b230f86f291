/** How effects are carried out, and what their cards are while they are paid for. */
import type { Instruction } from '../../../schemas/ability';
import type { AnyGame } from '../game';
import type { CardState, Procedure } from '../state';
import type { EffectContext } from './context';

export interface Execution {
  /** Carries out one instruction of an effect. */
  execute(game: AnyGame, context: EffectContext, instruction: Instruction): Procedure;
  /** Carries out the instructions of an effect; left out: one after the other. */
  executeText?(game: AnyGame, context: EffectContext, instructions: readonly Instruction[]): Procedure;
  /** Where a cost is paid at one moment: can the rest of it be paid without these cards? Left out: it is not looked at. */
  leavesEnough?(game: AnyGame, context: EffectContext, cards: readonly CardState[]): boolean;
  /** Is the card of an effect in no zone any more by the time that its cost is paid? */
  isAwayWhilePaying?(game: AnyGame, context: EffectContext): boolean;
}
