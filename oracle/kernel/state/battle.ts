/** A battle as roles of cards, and the attacks that are still to be made. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { ObjectRef } from '../state';

/** A card that guards or boosts, and the one that it does it for. */
export interface Role {
  readonly card: ObjectRef;
  readonly target: Handle;
}

/** The battle from the declaration of an attack until its end, as roles. Any of them may be empty, or held by a card that has left. */
export interface Battle {
  readonly attackers: readonly Handle[];
  /** What is attacked now. */
  readonly targets: readonly Handle[];
  /** Who has guarded, blocked or covered, and what. */
  readonly guards: readonly Role[];
  readonly boosts: readonly Role[];
  /** The targets that were hit; null: it has not come to that yet. */
  readonly hits: readonly Handle[] | null;
  /** All that have joined, as they were then: a card that has left is not in the battle when it comes back. */
  readonly joined: readonly ObjectRef[];
}

/** An attack that an effect has ordered and that is still to be made (VG 7.36). */
export interface OrderedAttack {
  readonly player: PlayerId;
  readonly attackers: readonly ObjectRef[];
  readonly targets: readonly ObjectRef[];
}
