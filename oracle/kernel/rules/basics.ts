/** What a game is from the start: its words, its rule points, and where a position without more stands. */
import type { RulePoints } from '../clauses';
import type { KernelEvents } from '../events/journal-events';
import type { Language } from '../language/language';

/** What an action says besides its type, by type. */
export type ActionMembers = ReadonlyMap<string, readonly string[]>;

export interface Basics {
  /** The words of its card texts. */
  readonly language: Language;
  /** By which clauses the procedures that games share decide. */
  readonly clauses: RulePoints;
  /** What its journal tells. */
  readonly events: KernelEvents;
  /** The actions of this game, besides those of every game. Left out: what they say is checked by the questions alone. */
  readonly actions?: ActionMembers;
  /** The turn that a position without one is in: late enough that nothing special about first turns applies. */
  readonly standardTurn: number;
  /** The phase that a position without one is in. */
  readonly standardPhase: string;
}
