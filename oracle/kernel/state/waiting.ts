/** What waits: abilities that have triggered, declarations that can be answered, departures, and jumps. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { Ability, CardState, CauseOf, JournalEvent, ObjectRef } from '../state';
import type { Destination } from '../changes/intended';
import type { ContinuousEffect } from './lasting';
import type { EffectContext } from './effect-context';

/** An automatic ability that has triggered and waits to be carried out. */
export interface PendingAbility {
  readonly card: Handle;
  readonly zoneChangeCount: number;
  readonly player: PlayerId;
  readonly ability: Ability;
  readonly event: JournalEvent;
  /** 1 when the game itself caused it; otherwise one more than the generation of the waiting ability that caused it. */
  readonly generation: number;
  /** The card of the event as it was before it left play, if it has left. */
  readonly lastKnown?: CardState;
  /** The delayed effect that this ability carries out, if it comes from one. */
  readonly delayed?: ContinuousEffect;
  /** The rest of an effect that was interrupted, with everything that the effect knows (BS FAQ-1-7-3). */
  readonly rest?: EffectContext;
  /**
   * true while its player has not declared it yet; the player may leave it undeclared (BS 16-4-1, FAQ-8-5; VG
   * 11.1.1.2.1.1).
   */
  readonly undeclared?: true;
}

/**
 * A play, an attack or an ability that has been declared and is not resolved yet. It can be answered, negated and
 * referred to (DBS 4-7-3, 8-5-2; VG 11.8.2; BS 16-4).
 */
export interface Activation {
  readonly id: number;
  /** The game's word for what was declared, e.g. "play", or "attack" where negating it also negates the battle. */
  readonly what: string;
  readonly player: PlayerId;
  /** The card that was declared, as the object that it was. */
  readonly card: ObjectRef;
  readonly ability?: Ability;
  /** The cards that were chosen at the declaration. */
  readonly chosen: readonly ObjectRef[];
  readonly number?: number;
  /** The `id` of the activation that this one answers. */
  readonly answers?: number;
  /** true: it will not be carried out. */
  readonly negated: boolean;
  /** true: it is being carried out, so it can no longer be negated. */
  readonly resolving: boolean;
}

/** A window in which players may act on their own initiative (procedures/windows.ts). */
export interface OpenWindow {
  /** The game's word for the window; it distinguishes two windows about the same activation. */
  readonly moment: string;
  /** The activation that can be answered or has just been resolved. */
  readonly about?: Activation;
}

/**
 * A card that is going to leave and stays where it is until everything that follows from that decision is resolved (BS
 * FAQ-4-1).
 */
export interface Departure {
  readonly card: ObjectRef;
  readonly zone: string;
  readonly to: Destination;
  readonly cause?: CauseOf;
  /** The generation of the abilities that the decision triggers: see PendingAbility. */
  readonly generation: number;
  /**
   * How many effects were in progress when it was decided: the card waits until the effect that decided it has ended.
   */
  readonly depth: number;
  /** Effects up to this time stamp still apply to the card; later ones do not. */
  readonly stamp: number;
}

/** A jump: the game leaves a part in progress, e.g. "battle" or "turn". */
export interface Jump {
  readonly part: string;
  /** Where the game continues within the part, e.g. a phase of the turn; left out, it continues after the part. */
  readonly to?: string;
}

export type AbilityOfCard = Pick<PendingAbility, 'card' | 'zoneChangeCount' | 'ability'>;
