/** What waits: abilities that have triggered, what is declared and can be answered, what leaves or goes on elsewhere later. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { Destination } from '../changes';
import type { EffectContext } from '../rules';
import type { Ability, CardState, CauseOf, JournalEvent, ObjectRef } from '../state';
import type { ContinuousEffect } from './lasting';

/** An automatic ability that has triggered and waits to be carried out. */
export interface PendingAbility {
  readonly card: Handle;
  readonly zoneChangeCount: number;
  readonly player: PlayerId;
  readonly ability: Ability;
  readonly event: JournalEvent;
  /** 1: caused by the game itself; otherwise one more than that of the waiting ability that caused it. */
  readonly generation: number;
  /** The card of the event as it was before it left play, where it has. */
  readonly lastKnown?: CardState;
  /** What was put off until now, where it is that. */
  readonly delayed?: ContinuousEffect;
  /** The rest of an effect that waits, with all that the effect knows (BS FAQ-1-7-3). */
  readonly rest?: EffectContext;
  /** Its player has to declare it first, and may leave it (BS 16-4-1, FAQ-8-5; VG 11.1.1.2.1.1). */
  readonly undeclared?: true;
}

/**
 * A play, an attack or an ability that has been declared and is not resolved yet: it can be answered, negated and referred to
 * (DBS 4-7-3, 8-5-2; VG 11.8.2; BS 16-4).
 */
export interface Activation {
  readonly id: number;
  /** The game's word for what it is, e.g. "play"; "attack" where a battle is negated with it. */
  readonly what: string;
  readonly player: PlayerId;
  /** The card as the object that it was. */
  readonly card: ObjectRef;
  readonly ability?: Ability;
  /** What was chosen as it was declared. */
  readonly chosen: readonly ObjectRef[];
  readonly number?: number;
  /** The activation in answer to which it was declared. */
  readonly answers?: number;
  /** It will not be carried out. */
  readonly negated: boolean;
  /** It is being carried out. */
  readonly resolving: boolean;
}

/** A time in which players may act by themselves (procedures/windows.ts). */
export interface OpenWindow {
  /** The game's word for it, by which two windows about the same thing can be told apart. */
  readonly moment: string;
  /** What can be answered, or has just been resolved. */
  readonly about?: Activation;
}

/** A card that is decided to leave, and is where it is until what follows from that has been resolved (BS FAQ-4-1). */
export interface Departure {
  readonly card: ObjectRef;
  readonly zone: string;
  readonly to: Destination;
  readonly cause?: CauseOf;
  /** Of what that has triggered: see PendingAbility. */
  readonly generation: number;
  /** How many effects were being carried out: it waits until the one that decided it has ended. */
  readonly depth: number;
  /** The time stamp up to which what applied to it goes on doing so. */
  readonly stamp: number;
}

/** The game goes on elsewhere: a part of it in progress, e.g. "battle" or "turn", is left. */
export interface Jump {
  readonly part: string;
  /** Where it goes on in it, e.g. a phase of the turn; left out: after it. */
  readonly to?: string;
}
