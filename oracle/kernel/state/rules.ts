/** The entries of the rule table that the state of a game asks for: Game itself, the changes, and what lies where. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { RulePoints, CitedAnswer } from '../clauses';
import type { ZoneTable, Stacks } from '../objects/zones';
import type { CardState, CauseOf, Face, ObjectRef, Link, Sheet, Ability, JournalEvent, LastKnownCard } from '../state';
import type { Destination } from '../changes/intended';
import type { Game } from '../game';
import type { KernelEvents } from './journal-events';
import type { ContinuousEffect } from './lasting';

export interface StateRules {
  /** The clauses that the shared procedures cite in this game. */
  readonly clauses: RulePoints;
  /** The events that this game can record. */
  readonly events: KernelEvents;
  /** The state of a card in a zone if nothing else is specified, e.g. "active". */
  readonly initialState: string;
  /** The properties of each zone. A game calls `g.zonesWith` for the zones that have one of them. */
  readonly zones: ZoneTable;
  /** The names in this game of the zones that every card game has. */
  readonly commonZones: { readonly deck: string; readonly hand: string; readonly discard: string };
  /** Returns the event type for a card put into this state, e.g. "rested". */
  stateEvent(game: StateGame, state: string, from: string): string;
  /**
   * Returns the state of an arriving card if nothing specifies it (VG 4.9.2.3.1, 4.9.2.5.2); undefined: the initial
   * state, or its state in the zone.
   */
  arrivesAs?(game: StateGame, card: CardState, to: Destination): string | undefined;
  /**
   * Returns whether something with this cause may put such counters on the holder (only Seal puts the Soul Core into
   * Life: BS 6-2-5-3, 18-1-1) or take them from the void, the holder null. Omitted: it may.
   */
  mayHold?(game: StateGame, holder: CardState | null, counter: string, cause?: CauseOf): boolean;
  /** Returns the current kinds of a place. Omitted: its original ones. */
  kindsOfPlace?(game: StateGame, place: CardState): readonly string[];
  /**
   * Returns whether a card that moves between these zones becomes a new object. `host`: the card that it will be linked
   * to there.
   */
  becomesNew(game: StateGame, card: CardState, from: string, to: string, host?: Handle): boolean;
  /**
   * Returns whether an effect with this cause reaches cards that are going to leave (BS FAQ-4-2-3). Omitted: it does
   * not.
   */
  reachesDeparting?(game: StateGame, cause: CauseOf): boolean;
  /** Returns the face of an arriving card if nothing specifies it. Omitted: face up. */
  faceOnArrival?(game: StateGame, card: CardState, zone: string): Face;
  /**
   * Returns the player who uses a card, whom its "you" and "your" refer to; by default the player on whose side it lies
   * (VG 3.2.2, 7.39.1; DBS 4-3-2).
   */
  masterOf(game: StateGame, card: CardState): PlayerId;
  /**
   * Returns the printed side that an arriving two-sided card shows if nothing specifies it. Omitted: the one that it
   * showed before.
   */
  sheetOnArrival?(game: StateGame, card: CardState, from: string, to: string, host?: Handle): Sheet;
  /** Returns whether the card has become another object than `bearer`, for an effect that is being carried out. */
  isAnotherNow(game: StateGame, bearer: ObjectRef, card: CardState): CitedAnswer;
  /**
   * Returns whether a link survives one of its ends moving to another kind of zone. Omitted: none does. VG 6.7.5,
   * 7.30.7.
   */
  linkLasts?(game: StateGame, link: Link, leaver: CardState): boolean;
  /** Returns whether a link ends when one of its ends moves to another place of its zone. Omitted: none does. VG 6.5.4. */
  linkEndsByMoving?(game: StateGame, link: Link): boolean;
  /**
   * The zone of the cards that lie under others, and the kind of their link to the top. Omitted: no card is laid onto
   * another.
   */
  readonly stacks?: Stacks;
  /**
   * Returns whether an effect passes to the card that takes its target's place. Omitted: all do. DBS 9-4-2; BS 19-3-1.
   */
  passesToHeir?(game: StateGame, effect: ContinuousEffect): boolean;
  /**
   * Whether a card uncovered during a battle takes over the roles of the top card that left alone. Omitted: it does.
   * DBS 7-1-4, 11-3-7.
   */
  readonly uncoveredTakesRoles?: boolean;
  /** Returns whether this player may know this card, by zone, face and the game's exceptions. */
  sees(game: StateGame, viewer: PlayerId, card: CardState): boolean;
  /**
   * true: a continuous effect on a card is dated from when it began to apply to that card (BS FAQ-6-1). Omitted: from
   * when its own card arrived.
   */
  readonly ordersByBeginning?: boolean;
  /**
   * Returns whether a card that this event took out of a continuous ability's reach stays out for the turn (DBS
   * 8-1-4-2). Omitted: no card does.
   */
  shutsOut?(game: StateGame, event: JournalEvent): boolean;
  /**
   * true: an effect reads a card that has left play as it last knew it (VG 11.11.1). Omitted: as it is now (DBS
   * 8-10-1).
   */
  readonly readsLastKnown?: boolean;
  /**
   * Returns whether a linked card lends this printed ability to its host, as if the host had it. Omitted: no card does.
   * BS 9-1-7-3, 10-3-2, 21-5-2.
   */
  lends?(game: StateGame, link: Link, ability: Ability): boolean;
  /**
   * Finds the abilities that an event triggers; called after every event. `leaving`: cards that left play at the same
   * moment.
   */
  happened(game: StateGame, event: JournalEvent, leaving?: readonly LastKnownCard[]): void;
  /** Called when the game runs on and nobody can stop it. Omitted: that is an error in the oracle. */
  endless?(game: StateGame): void;
  /** Notes what continuous abilities have come to apply to by these events. Called if the game `remembersReach`. */
  noteReach(game: StateGame, events: readonly JournalEvent[]): void;
  /** Returns whether some ability of the game reads a number. */
  readsNumbers(game: StateGame): boolean;
}

/** A game, as this part of the kernel sees it. */
export type StateGame = Game<StateRules, object>;
