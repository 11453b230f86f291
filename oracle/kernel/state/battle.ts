/** The battle in progress as roles of cards, and the attacks that effects have ordered. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { CardState, ObjectRef } from '../state';

/** A card that is in a battle, as the object that it was when it joined. */
export interface Participant extends ObjectRef {
  /** The moment when it came to its place, for games where roles end by moving (VG 10.4.1.5.1). */
  readonly placed?: number;
}

export const participant = ({ id, zoneChangeCount, placed }: CardState): Participant => ({
  id,
  zoneChangeCount,
  placed,
});

/** A card that guards or boosts, and the card that it does so for. */
export interface Role {
  readonly card: Participant;
  readonly target: Handle;
}

/**
 * The battle from the declaration of an attack until its end. Any role may be empty or held by a card that has left.
 */
export interface Battle {
  readonly attackers: readonly Handle[];
  /** The cards that are attacked now, which may differ from those of the declaration. */
  readonly targets: readonly Handle[];
  /** The cards that have guarded, blocked or covered, each with the card it protects. */
  readonly guards: readonly Role[];
  readonly boosts: readonly Role[];
  /** The targets that were hit; null while the battle has not reached that step. */
  readonly hits: readonly Handle[] | null;
  /** Every card that has joined, as the object that it was: a card that leaves and comes back is not in the battle. */
  readonly joined: readonly Participant[];
}

/** An attack that an effect has ordered and that is still to be made (VG 7.36). */
export interface OrderedAttack {
  readonly player: PlayerId;
  /** The card of the effect that orders it, for effects that last as long as the attack. */
  readonly source?: Handle;
  readonly attackers: readonly ObjectRef[];
  readonly targets: readonly ObjectRef[];
}
