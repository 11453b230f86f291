/** The parts of continuous abilities and effects, where a game applies them in layers. */
import type { AppliedContinuous, Contribution } from '../state/applied';
import type { Modification } from '../state/lasting';

/** A look at the parts that may come next, while nothing else is applied: what each does by itself is found once. */
export interface Look {
  readonly applied: AppliedContinuous;
  readonly before: Map<Part, readonly Contribution[]>;
}

/** One part of an ability or one resolved effect that is still to be applied. */
export interface Part {
  readonly name: string;
  readonly layer: number;
  readonly stamp: number;
  /** true: of one moment it comes before those of the other player. */
  readonly isFirst: boolean;
  /** The kind of what it changes. */
  readonly changes: Modification['kind'];
  /** true: no other part changes what it does. */
  readonly isFixed: boolean;
  /** false: certainly no value changes what it does. */
  readonly readsValues: boolean;
  /** Returns what it does, given what has been applied so far. */
  does(): readonly Contribution[];
}
