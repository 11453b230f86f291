/** Fixed properties of a game: its language, clauses and events, and the defaults of a position. */
import type { RulePoints } from '../clauses';
import type { KernelEvents } from '../state/journal-events';
import type { Language } from '../language/language';

/** The members of an action besides its type, keyed by type. */
export type ActionMembers = ReadonlyMap<string, readonly string[]>;

export interface Basics {
  readonly language: Language;
  /** The clauses that the shared procedures cite in this game. */
  readonly clauses: RulePoints;
  /** The events that this game can record. */
  readonly events: KernelEvents;
  /** The actions of this game besides those of every game. Omitted: only questions check the members of an action. */
  readonly actions?: ActionMembers;
  /** A position without a turn number is in this turn, which is late enough that no first-turn rule applies. */
  readonly standardTurn: number;
  /** A position without a phase is in this phase. */
  readonly standardPhase: string;
}
