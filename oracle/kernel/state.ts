/** The state of a game as plain data. Only changes.ts writes to it, and records every change in the event log. */
import type { Action, GameResult } from '../../schemas/protocol';
import type { Handle, PlayerId } from '../../schemas/common';
import type { EventMembers } from './state/journal-events';
import type { Layout, ObjectKind, Status } from './objects/kinds';
import type { Battle, OrderedAttack } from './state/battle';
import type { ContinuousEffect, Requirement } from './state/lasting';
import type { Activation, Departure, Jump, OpenWindow, PendingAbility } from './state/waiting';
import type { CardFilter, Cause, Condition, Instruction, Trigger } from '../../schemas/ability';

export type Face = 'up' | 'down';

/** The printed side that a card shows; a card with one side shows its front. */
export type Sheet = 'front' | 'back';

/** The data of a printed card; each game narrows the type. */
export interface Definition {
  readonly name: string;
  readonly number: string;
  readonly category: string;
  readonly probe?: string;
  readonly abilities?: readonly Ability[];
  /** The other side of a card with two sides (BS 20, DBS 2-3-2-1, VG 17.2). */
  readonly back?: Definition;
}

/** An ability as data: the union of what the ability types of all games have in common. */
export interface Ability {
  readonly type: string;
  readonly name?: string;
  readonly when?: Trigger;
  /**
   * It triggers without an event, whenever this condition holds and it does not already wait (DBS 8-6-6, VG 11.8.14).
   */
  readonly situation?: Condition;
  /** A condition for triggering or activating it, which is not checked again afterwards (VG 14.2.3). */
  readonly activation?: Condition;
  /** A condition that is checked when it is carried out. */
  readonly if?: Condition;
  /** true: its player may decline it. */
  readonly may?: boolean;
  /** The cost of activating it, in the order of payment. */
  readonly cost?: readonly Instruction[];
  readonly oncePerTurn?: boolean;
  /** The largest number of uses in a turn. */
  readonly timesPerTurn?: number;
  /** The keyword, where the ability is one. */
  readonly keyword?: string;
  /** The wording before its text, by which other texts mean it. */
  readonly label?: string;
  readonly effect: readonly Instruction[];
  /** true: it "cannot be prevented", so neither immunity nor a prohibition stops it. */
  readonly unpreventable?: boolean;
  /** The zones in which the ability works; left out, the zones in which cards are in play. */
  readonly zones?: readonly string[];
}

/**
 * One physical card or another object. `zoneChangeCount` grows when the game's rules say that a moved card is a new
 * object.
 */
export interface CardState {
  readonly id: Handle;
  readonly definition: Definition;
  readonly definitionKey: string;
  readonly owner: PlayerId;
  /**
   * The player on whose side of the table it lies. Its master may be the other player: `masterOf` of the rule table.
   */
  readonly side: PlayerId;
  readonly zone: string;
  readonly state: string;
  readonly face: Face;
  /** The side that it shows. A card that is turned over stays the same object. */
  readonly sheet: Sheet;
  readonly counters: Readonly<Record<string, number>>;
  /** Left out for a card. */
  readonly kind?: ObjectKind;
  /** The place within the zone on which it lies, where the zone has places. */
  readonly place?: Handle | undefined;
  /** Only places have a layout. */
  readonly layout?: Layout;
  readonly statuses?: readonly Status[];
  /** The part of the deck it comes from, where decks have parts (VG 4.18.4). */
  readonly origin?: string;
  readonly zoneChangeCount: number;
  /** The time stamp of its arrival in this kind of zone, which orders its continuous abilities (VG 11.9.3.1.1). */
  readonly stamp: number;
  /** The time stamp of its arrival at this place, on whichever side and part of the zone (VG 13.3.2). */
  readonly placed: number;
  /** The number of the turn in which it entered its zone; 0: before the first turn. */
  readonly enteredOnTurn: number;
  /** The number of the turn of its last attack; 0: none. */
  readonly attackedOnTurn: number;
  /** What could be observed of the card at the time, if this is a card as it was; null: a card as it is. */
  readonly snapshot: CardSnapshot | null;
}

/**
 * What could be observed of a card at the time, besides its own members. A member that is left out is read from the
 * present state.
 */
export interface CardSnapshot {
  readonly stats?: Readonly<Record<string, number>>;
  /** Its names and other words by kind, where effects could change words. */
  readonly words?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What effects required before its abilities could be activated. */
  readonly requirements?: readonly Requirement[];
  readonly abilities?: readonly Ability[];
  readonly master?: PlayerId;
  /** The links of the card, in both directions. */
  readonly links?: readonly Link[];
}

export interface PlayerState {
  readonly zones: Readonly<Record<string, readonly Handle[]>>;
  readonly counters: Readonly<Record<string, number>>;
}

/** The cause of an event: a rule, or an effect, a cost or a battle of a player. */
export interface CauseOf {
  readonly kind: Cause;
  readonly player?: PlayerId;
  readonly source?: Handle;
  /** The ability that has the effect or the cost. */
  readonly ability?: Ability;
  /** The verb of the text that does it. */
  readonly manner?: string;
  /** The filter by which the text describes the cards it affects. */
  readonly wording?: CardFilter;
  /** The cause that made the rule act, where the cause is a rule. */
  readonly because?: CauseOf;
}

/** The cause of everything that the rules do by themselves. */
export const RULE: CauseOf = { kind: 'rule' };
/** The cause of what a player does under the rules. */
export const byRule = (player: PlayerId): CauseOf => ({ kind: 'rule', player });

/** Identifies a card as the object that it was at some time; a later move may have made another object of it. */
export interface ObjectRef {
  readonly id: Handle;
  readonly zoneChangeCount: number;
}

/**
 * Something that happened, with the clauses that decided it. The table of events (state/journal-events.ts) defines the
 * other members.
 */
export interface JournalEvent extends Partial<EventMembers> {
  readonly type: string;
  readonly clauses: readonly string[];
  /** The clauses that were only looked at on the way: what a card is, what its power is, a rule that was not due. */
  readonly consulted?: readonly string[];
}

/**
 * A card that is on, under, attached or bound to another, its host. A card may have several hosts, and a host several
 * cards in order.
 */
export interface Link {
  /** The game's word for the link, e.g. "given" or "soul". */
  readonly kind: string;
  readonly card: Handle;
  readonly host: Handle;
  /** Data of the game about the link, e.g. on which side of a Brave the host is (BS 10-2-1). */
  readonly data?: Readonly<Record<string, string | number | boolean>>;
}

/** A link that has ended, with its ends as they were before that moment. */
export interface EndedLink extends Link {
  readonly before: { readonly card: CardState; readonly host: CardState };
}

/** How often something was used, in the turn of the last use or in the game up to it. */
export interface Use {
  readonly turn: number;
  readonly times: number;
  readonly forGame?: boolean;
  /** The card that has the limited ability; left out when the limit belongs to a name. */
  readonly card?: Handle;
}

export interface GameState<Facts> {
  readonly players: Readonly<Record<PlayerId, PlayerState>>;
  readonly cards: Readonly<Record<Handle, CardState>>;
  /** The places of zones that have places, in the order in which they were created. */
  readonly places?: readonly Handle[];
  /** The number of objects created in play. */
  readonly created?: number;
  readonly turn: number;
  readonly turnPlayer: PlayerId;
  readonly firstPlayer: PlayerId;
  /** The players of the extra turns, the next turn first. */
  readonly extraTurns: readonly PlayerId[];
  readonly phase: string;
  /** The last time stamp given out. */
  readonly stamp: number;
  readonly effects: readonly ContinuousEffect[];
  readonly pending: readonly PendingAbility[];
  /**
   * The waiting abilities that are being carried out. They count as waiting until they are resolved (DBS 8-6-4, VG
   * 11.8.10).
   */
  readonly resolving: readonly PendingAbility[];
  /**
   * The names of abilities with a situation that were dropped. They do not wait again while their situation still holds
   * (DBS 8-6-6-1, VG 11.8.14.1).
   */
  readonly suppressedSituations: readonly string[];
  /** The generation of abilities that trigger now: one more than that of the waiting ability being carried out. */
  readonly generation: number;
  readonly battle: Battle | null;
  /** The ordered attacks, in the order in which effects ordered them. */
  readonly orderedAttacks: readonly OrderedAttack[];
  /** The declarations that are not resolved yet, the last one last. */
  readonly activations: readonly Activation[];
  /** The open windows, the innermost last. */
  readonly windows: readonly OpenWindow[];
  /** The links, in the order in which they were made. */
  readonly links: readonly Link[];
  /** The uses of limited abilities, by key (limits.ts). */
  readonly used: Readonly<Record<string, Use>>;
  /**
   * The time stamp since which each part of a continuous ability applies to each object, in games where values depend
   * on that order.
   */
  readonly began: Readonly<Record<string, number>>;
  /** The turn in which each object was shut out from a part of a continuous ability. */
  readonly shutOut: Readonly<Record<string, number>>;
  /** The hidden cards that players are looking at, and the time stamp since when. */
  readonly looks: readonly { readonly viewer: PlayerId; readonly card: Handle; readonly stamp: number }[];
  /** The cards that are going to leave and are still in their zones. */
  readonly departures: readonly Departure[];
  /** The jump to be made when the effect that requested it has ended; null: none. */
  readonly jump: Jump | null;
  readonly facts: Readonly<Facts>;
  readonly result: GameResult | null;
}

/** Returns the print of the side that the card shows. */
export const sheetOf = ({ sheet, definition }: CardState): Definition =>
  sheet === 'front' ? definition : definition.back!;

export const refTo = ({ id, zoneChangeCount }: CardState): ObjectRef => ({ id, zoneChangeCount });

/** Returns whether the card is one of these and still the same object. */
export function isAmong(objects: readonly ObjectRef[], card: CardState): boolean {
  for (const { id, zoneChangeCount } of objects)
    if (id === card.id && zoneChangeCount === card.zoneChangeCount) return true;
  return false;
}

/** Compares cards by handle. A card as it was counts only if the other is the same object. */
export const isSameObject = (card: CardState, other: CardState): boolean =>
  card.id === other.id && (other.snapshot === null || card.zoneChangeCount === other.zoneChangeCount);

export const opponentOf = (player: PlayerId): PlayerId => (player === 'A' ? 'B' : 'A');

/** The reason why an action is not legal, and the clause that says so. */
export interface Refusal {
  readonly reason: string;
  readonly clause?: string;
  /** Clauses that lead to that one, e.g. by which a rested card is what it is. */
  readonly further?: readonly string[];
}

/** The window of a question and the activation it is about, so that two windows do not look alike. */
export interface QuestionAbout {
  readonly moment: string;
  readonly activation?: Activation;
}

/** A question that the game waits on. `check` is called before anything changes; `options` lists the legal answers. */
export interface Question {
  readonly player: PlayerId;
  readonly kind: string;
  readonly optional: boolean;
  /** true: it has only one possible answer and need not be asked. */
  readonly forced?: true;
  readonly min?: number;
  readonly max?: number;
  /** The cards to choose from, if the question asks for cards. */
  readonly from?: readonly CardState[];
  /** What the player may act on, if the question is asked in a window. */
  readonly about?: QuestionAbout;
  check(action: Action): Refusal | null;
  options(): Action[];
}

/** A procedure that is still to be run, with `yield*`. It suspends only where a player must decide. */
export type Unfinished<T = void> = Generator<Question, T, Action>;

/** A procedure that had no question and was carried out by the call itself, with its result. Running it does nothing. */
export interface Done<T = void> extends Iterable<never, T, unknown> {
  readonly result: T;
}

/**
 * A procedure of the rulebook. The call may have carried it out already, or nothing of it yet, so a caller runs it with
 * `yield*` or returns it: the lint finds those that are dropped (scripts/dropped-procedures.ts).
 */
export type Procedure<T = void> = Unfinished<T> | Done<T>;

function done<T>(result: T): Done<T> {
  const end = { done: true, value: result } as const;
  const iterator = { next: () => end };
  return { result, [Symbol.iterator]: () => iterator };
}

/** All procedures that are ever done when they are returned: without a result, or with an answer. */
export const NOTHING: Done = done(undefined);
export const YES = done(true);
export const NO = done(false);

export const isDone = <T>(procedure: Procedure<T>): procedure is Done<T> => {
  const one: unknown = procedure;
  return one === NOTHING || one === YES || one === NO;
};

/** Returns a procedure that can be run step by step, whether or not it is done already. */
export const toBeRun = <T>(procedure: Procedure<T>): Unfinished<T> =>
  isDone(procedure) ? finished(procedure) : procedure;

function* finished<T>({ result }: Done<T>): Unfinished<T> {
  return result;
}

/**
 * Runs two procedures in sequence. Where the first is done already, only the second remains, so the call stack does not
 * grow.
 */
export const andThen = (first: Procedure, next: () => Procedure): Procedure =>
  isDone(first) ? next() : firstAndThen(first, next);

function* firstAndThen(first: Unfinished, next: () => Procedure): Procedure {
  yield* first;
  yield* next();
}

/** Runs a procedure `count` times, without a generator as long as each run is done already. */
export function oneByOne(count: number, act: () => Procedure): Procedure {
  for (let left = count; left > 0; left--) {
    const once = act();
    if (!isDone(once)) return thenOthers(once, left - 1, act);
  }
  return NOTHING;
}

function* thenOthers(first: Unfinished, count: number, act: () => Procedure): Procedure {
  yield* first;
  for (let left = count; left > 0; left--) yield* act();
}

/** A card as it was before a group, with the triggered abilities that may notice the group. */
export interface LastKnownCard {
  readonly card: CardState;
  readonly player: PlayerId;
  readonly abilities: readonly Ability[];
  /** true: none of its abilities notice the group, neither as it was nor as it is. */
  readonly noticesNothing?: boolean;
  /** The card as it was, if effects that ask for the card of the event read it so. */
  readonly lastKnown?: CardState;
}

/** Returns whether either side has a printed ability. */
export const bearsAbilities = ({ abilities, back }: Definition): boolean =>
  (abilities !== undefined && abilities.length > 0) || (back?.abilities !== undefined && back.abilities.length > 0);

export const NO_ABILITIES: readonly Ability[] = [];
