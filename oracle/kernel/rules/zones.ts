/** Where cards lie and how they move: zones, states, owners, drawing and discarding. */
import type { CitedAnswer } from '../clauses';
import type { Target } from '../../../schemas/ability';
import type { Handle, PlayerId } from '../../../schemas/common';
import type { Clauses } from '../clauses';
import type { AnyGame } from '../game';
import type { ZoneTable } from '../objects/zones';
import type { Stacks } from '../stacks';
import type { CardState, CauseOf, EndedLink, Face, ObjectRef, Link, Procedure, Sheet } from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { PendingAbility } from '../state/waiting';
import type { EffectContext } from '../state/effect-context';
import type { Destination, IntendedChange } from '../changes/intended';
import type { Fit } from '../language/choice';

export interface Zones {
  /** The state of a card in a zone if nothing else is specified, e.g. "active". */
  readonly initialState: string;
  /** The properties of each zone. A game calls `g.zonesWith` for the zones that have one of them. */
  readonly zones: ZoneTable;
  /** The names in this game of the zones that every card game has. */
  readonly commonZones: { readonly deck: string; readonly hand: string; readonly discard: string };
  /** Returns the event type for a card put into this state, e.g. "rested". */
  stateEvent(game: AnyGame, state: string, from: string): string;
  /**
   * Returns the state that a card ends up in when it is put into `asked`: on a ladder it goes one step, and one without
   * orientation takes none (BS 27-1-3, VG 7.30.1.3). Omitted: `asked`.
   */
  turned?(game: AnyGame, card: CardState, asked: string): string;
  /**
   * Returns whether a card in this state counts as being in `asked`, e.g. one beyond rested as rested (BS 27-1-5).
   * Omitted: only if they are equal.
   */
  isInState?(game: AnyGame, state: string, asked: string): CitedAnswer;
  /**
   * Returns the state of an arriving card if nothing specifies it (VG 4.9.2.3.1, 4.9.2.5.2); undefined: the initial
   * state, or its state in the zone.
   */
  arrivesAs?(game: AnyGame, card: CardState, to: Destination): string | undefined;
  /**
   * true: `alsoChanges` is called even if nothing is linked, e.g. for the counters of a card that leaves (BS 6-2-4-2).
   */
  readonly movesCounters?: boolean;
  /**
   * Returns whether something with this cause may put such counters on the holder (only Seal puts the Soul Core into
   * Life: BS 6-2-5-3, 18-1-1) or take them from the void, the holder null. Omitted: it may.
   */
  mayHold?(game: AnyGame, holder: CardState | null, counter: string, cause?: CauseOf): boolean;
  /** Returns the current kinds of a place. Omitted: its original ones. */
  kindsOfPlace?(game: AnyGame, place: CardState): readonly string[];
  /** Returns whether the place is in the row. Omitted: by the layout of the places. */
  isInRow?(game: AnyGame, place: CardState, row: string): CitedAnswer;
  /** Returns whether two places are in one column. Omitted: by `inSameColumn`. */
  inSameColumn?(game: AnyGame, one: CardState, other: CardState): boolean;
  /** Returns whether the first place is behind the second (VG 4.9.1.1, 7.39.3.2). Omitted: none is. */
  isBehind?(game: AnyGame, place: CardState, front: CardState): boolean;
  /**
   * Returns whether a card that moves between these zones becomes a new object. `host`: the card that it will be linked
   * to there.
   */
  becomesNew(game: AnyGame, card: CardState, from: string, to: string, host?: Handle): boolean;
  /** Returns whether an effect may move this card at all. `to`: the zone that it would go to. */
  mayMove(game: AnyGame, card: CardState, cause?: CauseOf, to?: string): boolean;
  /** Maps an event type, or "chosen", to the prohibition that covers it, e.g. "swapped" to "return". Omitted: none. */
  readonly forbiddenAs?: Readonly<Record<string, string>>;
  /**
   * Returns whether the card itself, e.g. by a keyword, resists what has this cause (DBS 10-16-1, 10-22-1). `words`:
   * the event types of what would happen, or "chosen". Omitted: never.
   */
  resists?(game: AnyGame, card: CardState, cause: CauseOf, words: readonly string[]): boolean;
  /**
   * Returns the clauses of the rule that keeps everything with this cause from the card or pool, continuous abilities
   * included (BS 13-2-1, 15-1-2, 21-4-3); null: no rule does. It must not read values, words or abilities that effects
   * change, because those are being worked out when it is called. Omitted: none.
   */
  protectionFrom?(game: AnyGame, card: CardState, cause: CauseOf): Clauses | null;
  /**
   * Returns whether an effect with this cause may choose the card even if it does not affect it; then it does nothing to
   * it (BS FAQ-5-3, 13-2-4). Omitted: it may not.
   */
  choosesUnaffected?(game: AnyGame, card: CardState, cause: CauseOf): boolean;
  /**
   * Returns whether an effect on all fitting cards, with this cause, applies to the card (DBS 10-22-1). Omitted: it
   * does.
   */
  effectReaches?(game: AnyGame, card: CardState, cause: CauseOf): boolean;
  /** Returns whether an effect forbids putting the card into this state. */
  stateIsForbidden(game: AnyGame, card: CardState, state: string, cause?: CauseOf): boolean;
  /** Changes a move by a rule before anything else does; null cancels it. Omitted: no change. VG 4.4.3; DBS 3-1-7-1. */
  redirectMove?(game: AnyGame, move: IntendedChange & { readonly to: Destination }): IntendedChange | null;
  /**
   * Returns whether the move is only decided now and made when everything that follows from it has been resolved (BS
   * FAQ-4-1). Omitted: false.
   */
  departs?(game: AnyGame, move: IntendedChange): boolean;
  /**
   * Returns whether a waiting ability is resolved only after the departures decided before it, so that it does not hold
   * them up, e.g. a Burst (BS 16-4-3). Omitted: every ability holds them up.
   */
  comesAfterDepartures?(game: AnyGame, waiting: PendingAbility): boolean;
  /**
   * true: a departure waits for abilities that waited before it was decided as well. Omitted: only for those that arose
   * then or later (BS FAQ-4-1-2 can be read both ways).
   */
  readonly departuresWaitForAll?: boolean;
  /**
   * Returns whether an effect with this cause reaches cards that are going to leave (BS FAQ-4-2-3). Omitted: it does
   * not.
   */
  reachesDeparting?(game: AnyGame, cause: CauseOf): boolean;
  /** Lets players decide which of the cards about to leave stay, and what stays of them (BS 9-5, 21-3-2). */
  beforeDeparture?(game: AnyGame, leaving: readonly CardState[]): Procedure;
  /** Returns the face of an arriving card if nothing specifies it. Omitted: face up. */
  faceOnArrival?(game: AnyGame, card: CardState, zone: string): Face;
  /**
   * Returns the player who uses a card, whom its "you" and "your" refer to; by default the player on whose side it lies
   * (VG 3.2.2, 7.39.1; DBS 4-3-2).
   */
  masterOf(game: AnyGame, card: CardState): PlayerId;
  /**
   * Returns the printed side that an arriving two-sided card shows if nothing specifies it. Omitted: the one that it
   * showed before.
   */
  sheetOnArrival?(game: AnyGame, card: CardState, from: string, to: string, host?: Handle): Sheet;
  /** Returns the player to whose zones a card goes when it leaves play, e.g. its owner. */
  ownerOf(game: AnyGame, card: CardState): PlayerId;
  /** Returns whether the card has become another object than `bearer`, for an effect that is being carried out. */
  isAnotherNow(game: AnyGame, bearer: ObjectRef, card: CardState): CitedAnswer;
  /**
   * Returns what else changes at the same moment because of the cards linked to the one that moves or changes state; it
   * is called again for each change that it adds. Omitted: nothing. OP 6-5-5-4; DBS 11-3-5, 11-3-6; VG 6.4.4, 6.7.5,
   * 7.39.1.4; BS 19-3-5.
   * @param group all changes of the moment so far, because what follows may depend on them: a Brave with two hosts goes
   * along only if both leave (BS 9-5-4, 10-2)
   */
  alsoChanges?(game: AnyGame, change: IntendedChange, group: readonly IntendedChange[]): readonly IntendedChange[];
  /**
   * Returns whether a link survives one of its ends moving to another kind of zone. Omitted: none does. VG 6.7.5,
   * 7.30.7.
   */
  linkLasts?(game: AnyGame, link: Link, leaver: CardState): boolean;
  /** Returns whether a link ends when one of its ends moves to another place of its zone. Omitted: none does. VG 6.5.4. */
  linkEndsByMoving?(game: AnyGame, link: Link): boolean;
  /** Runs what follows for all the links that ended at this moment because one end left. BS 9-5-1; VG 6.5.4.1. */
  linksEnded?(game: AnyGame, ended: readonly EndedLink[]): Procedure;
  /** Returns the cards that can do something only if this card can do it as well. Omitted: none. VG 6.4.4.1. */
  boundTo?(game: AnyGame, card: CardState, what: string): readonly CardState[];
  /**
   * The zone of the cards that lie under others, and the kind of their link to the top. Omitted: no card is laid onto
   * another.
   */
  readonly stacks?: Stacks;
  /**
   * Returns whether an effect passes to the card that takes its target's place. Omitted: all do. DBS 9-4-2; BS 19-3-1.
   */
  passesToHeir?(game: AnyGame, effect: ContinuousEffect): boolean;
  /**
   * Whether a card uncovered during a battle takes over the roles of the top card that left alone. Omitted: it does.
   * DBS 7-1-4, 11-3-7.
   */
  readonly uncoveredTakesRoles?: boolean;
  /** The event types whose player is the one who receives the card. Omitted: none; the player is the one who had it. */
  readonly wordsOfArrival?: readonly string[];
  /** Returns a check for cards that can be chosen together to be moved. Omitted, or undefined: any can. */
  fitToMove?(game: AnyGame, target: Target): Fit | undefined;
  /** Returns whether the player may draw cards for an effect or a payment. */
  mayDraw(game: AnyGame, player: PlayerId, cause?: CauseOf): boolean;
  executeMoves(game: AnyGame, changes: readonly IntendedChange[]): Procedure;
  /**
   * Orders the cards that an effect is about to move, and reveals them where required. `named`: the effect describes
   * the cards.
   */
  beforeMove?(
    game: AnyGame,
    context: EffectContext,
    cards: readonly CardState[],
    to: Destination,
    named: boolean,
  ): Procedure<readonly CardState[]>;
  /** Returns event types for what an effect does by moving a card, e.g. "removed". */
  moveWords(game: AnyGame, card: CardState, to: Destination): readonly string[];
  draw(game: AnyGame, player: PlayerId, count: number, cause?: CauseOf): Procedure;
  /** Puts all the cards into their owners' discard piles at one moment. */
  discard(game: AnyGame, cards: readonly CardState[], cause?: CauseOf): Procedure;
}
