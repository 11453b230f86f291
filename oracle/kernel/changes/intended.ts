/** What is about to happen to cards: the intended changes of one moment, and the abilities that would replace them. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { Ability, CardState, CauseOf, Face, JournalEvent, Link, ObjectRef, Sheet } from '../state';

/** A change of one card that is about to happen. `events` are further event types under which it is recorded. */
export type IntendedChange = {
  readonly card: CardState;
  readonly events?: string | readonly string[];
  readonly cause?: CauseOf;
  /** true: a rule makes the change, and nothing can replace it or trigger on it. */
  readonly unreplaceable?: boolean;
  /** A rule that would replace it, in the same way as abilities do (DBS 10-6-1). */
  readonly insteadBy?: Replacement;
  /** true: the card itself notices nothing of this moment; others do (DBS 11-3-5). */
  readonly unnoticed?: boolean;
  /** true: it is decided now and made after everything that follows from that is resolved: see events/departures.ts. */
  readonly departs?: boolean;
} & (
  | { readonly to: Destination }
  | { readonly state: string }
  | { readonly face: Face }
  | { readonly sheet: Sheet }
  | CounterMove
  | StatusChange
);

/** An ability that can replace what is about to happen. */
export interface Replacement {
  readonly source: CardState;
  readonly player: PlayerId;
  readonly ability: Ability;
  /** The cards of the group that the ability covers. */
  readonly affected: readonly CardState[];
}

/** A replacement that was used on an event, on the object that its source was. */
export interface UsedReplacement {
  readonly source: ObjectRef;
  readonly ability: Ability;
}

/** Where a card goes: the player and the zone, the end of the zone, and how the card lies there. */
export interface Destination {
  zone: string;
  player?: PlayerId;
  place?: 'top' | 'bottom';
  face?: Face;
  state?: string;
  sheet?: Sheet;
  /** The place within the zone, where the zone has places. */
  at?: Handle;
  /** true: the card is a new object there, even in the zone that it comes from (VG 6.2.5, 6.3.4). */
  asNew?: boolean;
  /** The host to which the card is going to be linked there. */
  host?: Handle;
  /** The link to `host` that begins as the card arrives, before anything follows from that (VG 6.5.1.2, 16.3.1.5.2). */
  link?: { readonly kind: string; readonly data?: Link['data'] };
  /**
   * The objects onto which the card is laid: it takes their place, and they lie under it (DBS 9-4-2; BS 19-3; VG
   * 6.5.1).
   */
  onto?: readonly ObjectRef[];
  /**
   * With "top", only the top card of a stack moves, and the next card takes its place (DBS 11-3-7). Left out, the
   * game's rules say what happens to the cards under it.
   */
  part?: 'top';
}

export type Counters = Readonly<Record<string, number>>;

/** A card or pool; null is the void, which gives and takes without limit. */
export type Holder = CardState | null;

export interface CounterMove {
  readonly counters: Counters;
  readonly giver: Holder;
  readonly taker: Holder;
}

/**
 * A status that a card gains or loses (VG 7.30, 7.32). With `makesNewObject` the card becomes another object (VG
 * 7.30.1.1, 7.31.1.1).
 */
export interface StatusChange {
  readonly status: string;
  readonly on: boolean;
  readonly makesNewObject?: boolean;
  /** How long the card has it (VG 7.39.1.2). Left out: for good. */
  readonly until?: string;
}

/** Something that is about to happen to a card, with the event types under which it would be recorded. */
export interface Intent {
  readonly card: CardState;
  /** The master of the card. */
  readonly player: PlayerId;
  /** The player to whose zones the card goes, if the change says so. */
  readonly receiver?: PlayerId;
  readonly events: readonly string[];
  /** Where the card comes from and goes to, and why. */
  readonly details?: Pick<JournalEvent, 'from' | 'to' | 'cause'>;
  /** How much the card would get; what happens instead reads it as its number (VG 11.3.1.3.3). */
  readonly amount?: number;
  /** How long it would last; what happens instead lasts as long if it does not say. */
  readonly until?: string;
  /** A rule that would replace it, which competes with the abilities. */
  readonly insteadBy?: Replacement;
}

// Kinds of changes are told apart by value, because `in` is slow on objects of many shapes.

export type Move = IntendedChange & { readonly to: Destination };
type Turn = IntendedChange & { readonly state: string };

export const isMove = (change: IntendedChange): change is Move => (change as Partial<Move>).to !== undefined;

/** Returns whether the change puts a card into a state, e.g. rested. */
export const isTurn = (change: IntendedChange): change is Turn => (change as Partial<Turn>).state !== undefined;
