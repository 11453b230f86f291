/** Where cards lie and how they come to other places: zones, states, owners, drawing and discarding. */
import type { Target } from '../../../schemas/ability';
import type { Handle, PlayerId } from '../../../schemas/common';
import type { Destination } from '../changes';
import type { IntendedChange } from '../events/perform';
import type { AnyGame } from '../game';
import type { Fit } from '../language/subset-selection';
import type { ZoneTable } from '../objects/zones';
import type { Stacks } from '../stacks';
import type { CardState, CauseOf, Face, ObjectRef, Link, Procedure, Sheet } from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { EffectContext } from './context';

export interface Zones {
  /** The state in which a card lies in a zone unless told otherwise, e.g. "active". */
  readonly initialState: string;
  /** What is true of each zone. A game asks `g.zonesWith` for the zones of which something is. */
  readonly zones: ZoneTable;
  /** The game's names of the zones that every card game has. */
  readonly commonZones: { readonly deck: string; readonly hand: string; readonly discard: string };
  /** The journal's word for a card put into this state, e.g. "rested". */
  stateEvent(game: AnyGame, state: string, from: string): string;
  /** In which state a card is that is put into one: on a ladder it goes a step, and one without orientation keeps none (BS 27-1-3, VG 7.30.1.3). Left out: in that one. */
  turned?(game: AnyGame, card: CardState, asked: string): string;
  /** Does a card in this state count as being in the state asked for, e.g. one more than rested as rested (BS 27-1-5)? Left out: only in that one. */
  isInState?(game: AnyGame, state: string, asked: string): boolean;
  /** How a card lies where it arrives, where nothing says so (VG 4.9.2.3.1, 4.9.2.5.2); undefined: in the initial state, or as it lay in the zone. */
  arrivesAs?(game: AnyGame, card: CardState, to: Destination): string | undefined;
  /** true: `alsoChanges` is asked where nothing is linked as well, e.g. for the counters of a card that leaves (BS 6-2-4-2). */
  readonly movesCounters?: boolean;
  /** May such counters lie there? null: the void. Left out: they may. */
  mayHold?(game: AnyGame, holder: CardState | null, counter: string): boolean;
  /** Of what kinds a place is now; left out: those that it was given. */
  kindsOfPlace?(game: AnyGame, place: CardState): readonly string[];
  /** Is a card that moves between these zones a new card afterwards? `host`: to which it will be linked there. */
  becomesNew(game: AnyGame, card: CardState, from: string, to: string, host?: Handle): boolean;
  /** May an effect move this card at all? `to`: the zone to which it would go. */
  mayMove(game: AnyGame, card: CardState, cause?: CauseOf, to?: string): boolean;
  /** The prohibition that a word of the journal, or "chosen", falls under, e.g. "return" for "swapped"; left out: none. */
  readonly forbiddenAs?: Readonly<Record<string, string>>;
  /**
   * Does something about the card itself, e.g. a keyword, keep off what has this cause (DBS 10-16-1, 10-22-1)? `words`: those of what
   * would happen, as the journal has them, or "chosen". Left out: nothing does.
   */
  resists?(game: AnyGame, card: CardState, cause: CauseOf, words: readonly string[]): boolean;
  /** Does an effect on all that fit, with this cause, apply to the card (DBS 10-22-1)? Left out: it does. */
  effectReaches?(game: AnyGame, card: CardState, cause: CauseOf): boolean;
  /** Does some effect forbid putting the card into this state? */
  stateIsForbidden(game: AnyGame, card: CardState, state: string, cause?: CauseOf): boolean;
  /** What a rule makes of a move before anything else does; null: it is not made. Left out: nothing. VG 4.4.3; DBS 3-1-7-1. */
  redirectMove?(game: AnyGame, move: IntendedChange & { readonly to: Destination }): IntendedChange | null;
  /** Is the move only decided for now, and made when what follows from that has been resolved (BS FAQ-4-1)? Left out: none is. */
  departs?(game: AnyGame, move: IntendedChange): boolean;
  /** Is an effect with this cause about cards that are going to leave, so that it reaches them (BS FAQ-4-2-3)? Left out: none is. */
  reachesDeparting?(game: AnyGame, cause: CauseOf): boolean;
  /** Players decide which of those that are about to leave stay, and what stays of them (BS 9-5, 21-3-2). */
  beforeDeparture?(game: AnyGame, leaving: readonly CardState[]): Procedure;
  /** How a card lies in a zone to which it goes, where nothing says so; left out: face up. */
  faceOnArrival?(game: AnyGame, card: CardState, zone: string): Face;
  /** The player who uses a card, whom its "you" and "your" mean; by default on whose side it lies (VG 3.2.2, 7.39.1; DBS 4-3-2). */
  masterOf(game: AnyGame, card: CardState): PlayerId;
  /** The printed side that a card with two shows in a zone to which it goes, where nothing says so; left out: the one that it showed. */
  sheetOnArrival?(game: AnyGame, card: CardState, from: string, to: string, host?: Handle): Sheet;
  /** The player to whose zones a card goes when it leaves play, e.g. its owner. */
  ownerOf(game: AnyGame, card: CardState): PlayerId;
  /** Has the card become another one than this, for an effect that is being carried out? */
  isAnotherNow(game: AnyGame, bearer: ObjectRef, card: CardState): boolean;
  /**
   * What else happens at the same moment because of what is linked to the card of a change, for moves and states alike; asked of
   * what it adds as well. Left out: nothing. OP 6-5-5-4; DBS 11-3-5, 11-3-6; VG 6.4.4, 6.7.5, 7.39.1.4; BS 19-3-5.
   */
  alsoChanges?(game: AnyGame, change: IntendedChange): readonly IntendedChange[];
  /** Does a link last although this end of it has gone to another kind of zone? Left out: none does. VG 6.7.5, 7.30.7. */
  linkLasts?(game: AnyGame, link: Link, leaver: CardState): boolean;
  /** What follows once an end of these links has left, for all of them that ended at this moment. BS 9-5-1; VG 6.5.4. */
  linksEnded?(game: AnyGame, ended: readonly Link[]): Procedure;
  /** The cards that can do a thing only where this card can do it as well. Left out: none. VG 6.4.4.1. */
  boundTo?(game: AnyGame, card: CardState, what: string): readonly CardState[];
  /** Where the cards lie onto which others were laid. Left out: no card is laid onto another. */
  readonly stacks?: Stacks;
  /** Does an effect go over to the card that takes the place of its target? Left out: all do. DBS 9-4-2; BS 19-3-1. */
  passesToHeir?(game: AnyGame, effect: ContinuousEffect): boolean;
  /** Is a card that comes to light in the battle what the top was that has gone alone? Left out: it is. DBS 7-1-4, 11-3-7. */
  readonly uncoveredTakesRoles?: boolean;
  /** Is what is linked to a card linked to the one that takes its place? Left out: all is. Not a legion (VG 6.5.2.2.4). */
  linkPassesToHeir?(game: AnyGame, link: Link): boolean;
  /** The words for what happens that are about the player to whom a card comes; left out: none, but about the one who had it. */
  readonly wordsOfArrival?: readonly string[];
  /** Says which of them can be chosen together to be moved; left out, or undefined: any. */
  fitToMove?(game: AnyGame, target: Target): Fit | undefined;
  /** May the player draw cards by an effect or for a payment? */
  mayDraw(game: AnyGame, player: PlayerId, cause?: CauseOf): boolean;
  /** Carries out the moves of one instruction, e.g. all at one moment. */
  executeMoves(game: AnyGame, changes: readonly IntendedChange[]): Procedure;
  /** Before an effect moves cards: in which order, and shown to whom. */
  beforeMove?(
    game: AnyGame,
    context: EffectContext,
    cards: readonly CardState[],
    to: Destination,
    named: boolean,
  ): Procedure<readonly CardState[]>;
  /** Words for what an effect does by moving a card, e.g. "removed". */
  moveWords(game: AnyGame, card: CardState, to: Destination): readonly string[];
  draw(game: AnyGame, player: PlayerId, count: number, cause?: CauseOf): Procedure;
  /** Puts cards into the discard piles of their owners, all at one moment. */
  discard(game: AnyGame, cards: readonly CardState[], cause?: CauseOf): Procedure;
}
