/** What continuous abilities and resolved effects do to cards, as it has been worked out for one state of the game. */
import type { Instruction } from '../../../schemas/ability';
import type { Handle, PlayerId } from '../../../schemas/common';
import type { Clauses } from '../clauses';
import type { Ability, CardState, CauseOf } from '../state';
import type { Modification, Scope } from './lasting';

/**
 * What one part of a continuous ability does right now, or one resolved effect where effects are applied among the
 * abilities.
 */
export interface Contribution {
  readonly stamp: number;
  readonly player: PlayerId;
  readonly source: Handle;
  readonly targets: readonly Handle[];
  /** The players it applies to, if it applies to players instead of cards. */
  readonly players?: readonly PlayerId[] | undefined;
  readonly modification: Modification;
  /** The scope of an effect that does not apply to single cards. */
  readonly scope?: Scope | undefined;
  readonly ability?: Ability;
  readonly instruction?: Instruction;
  /**
   * Names the part of the ability on its object, or the effect. It is set where the part gives an ability or the game
   * remembers reaches.
   */
  readonly name: string | undefined;
  /** true: a requirement or condition is not met, so it does nothing. */
  readonly conditionUnmet: boolean;
}

export interface AppliedModification {
  readonly modification: Modification;
  readonly player: PlayerId;
  readonly stamp: number;
  /** The cause of a resolved effect. */
  readonly cause?: CauseOf;
  /** The card and the instruction of a continuous ability. */
  readonly source?: Handle;
  readonly instruction?: Instruction;
  /** What a resolved effect applies to instead of single cards. */
  readonly scope?: Scope | undefined;
  /** The continuous ability, if one makes the modification. */
  readonly ability?: Ability;
  /** See Contribution. */
  readonly name?: string | undefined;
  readonly conditionUnmet?: boolean;
}

/** What applies to a card, and the clauses that keep something else from it. */
export interface Reaching {
  readonly changes: readonly AppliedModification[];
  readonly protection: Clauses;
}

export interface AppliedContinuous {
  /** The versions that the result depends on: see ValueCache. */
  readonly version: number;
  readonly sourceMoves: number;
  readonly effectChanges: number;
  /** true: everything has been applied, so the modifications of a card can be cached. */
  isComplete: boolean;
  readonly byCard: Map<CardState, Reaching>;
  readonly list: Map<string, readonly Contribution[]>;
  /** The length of the event log at the time, if an ability looks back at events; null: none does. */
  history: number | null;
  /** The layer that is being applied; null: none is. */
  layer: number | null;
  /** true: resolved effects were applied together with the abilities and are in their list. */
  hasEffects: boolean;
  /** false: the abilities change each other without end. */
  converges: boolean;
  /** Returns whether an ability does something else than it would alone, or changes what it depends on itself. */
  hasDependency: () => boolean;
}
