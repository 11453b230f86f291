/** What the words of Cardfight!! Vanguard have in common. */
import type { Target } from '../../schemas/ability';
import type { InstructionWord } from '../kernel/language/definition';
import type { CardState } from '../kernel/state';
import type { VgGame } from './game';

export type Word<Verb extends string, Members, Decided = readonly CardState[]> = InstructionWord<
  Verb,
  Members,
  Decided,
  VgGame
>;

export interface OfCards {
  readonly target: Target;
}
