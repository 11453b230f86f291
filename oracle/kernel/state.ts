/**
 * The state of a game as plain data. It is read-only everywhere but in changes.ts, which writes it and says so in the journal.
 */
import type { Action, GameResult } from '../../schemas/protocol';
import type { Handle, PlayerId } from '../../schemas/common';
import type { EventMembers } from './events/journal-events';
import type { Layout, ObjectKind, Status } from './objects/kinds';
import type { Battle, OrderedAttack } from './state/battle';
import type { ContinuousEffect, Requirement } from './state/lasting';
import type { Activation, Departure, Jump, OpenWindow, PendingAbility } from './state/waiting';
import type { CardFilter, Cause, Condition, Instruction, Trigger } from '../../schemas/ability';

export type Face = 'up' | 'down';

/** Which of its two printed sides a card shows; a card with one shows its front. */
export type Sheet = 'front' | 'back';

/** What a game knows about a printed card; each game narrows it. */
export interface Definition {
  readonly name: string;
  readonly number: string;
  readonly category: string;
  readonly probe?: string;
  readonly abilities?: readonly Ability[];
  /** What is printed on its other side, of a card with two (BS 20, DBS 2-3-2-1, VG 17.2). */
  readonly back?: Definition;
}

/** An ability as data: the union of what the games' ability types have in common. */
export interface Ability {
  readonly type: string;
  readonly name?: string;
  readonly when?: Trigger;
  /** It triggers by no event but whenever this is so and it does not wait already (DBS 8-6-6, VG 11.8.14). */
  readonly situation?: Condition;
  /** What must be so for it to trigger, or to be activated, and no longer afterwards (VG 14.2.3). */
  readonly activation?: Condition;
  /** What it requires when it is carried out. */
  readonly if?: Condition;
  /** true: it does not wait when it has triggered, but is carried out at once (DBS 10-20-1). */
  readonly immediate?: boolean;
  /** true: its player may decline it. */
  readonly may?: boolean;
  /** What has to be paid to activate it, in its order. */
  readonly cost?: readonly Instruction[];
  readonly oncePerTurn?: boolean;
  /** So often in a turn, and not more often. */
  readonly timesPerTurn?: number;
  /** The keyword that it is. */
  readonly keyword?: string;
  readonly effect: readonly Instruction[];
  /** true: "cannot be prevented": neither what is unaffected nor what is prohibited is in its way. */
  readonly unpreventable?: boolean;
  /** The zones where a continuous ability works; left out: those in which cards are in play. */
  readonly zones?: readonly string[];
}

/** One physical card, or another object. `zoneChangeCount` grows when the game's rules say that a moved card is a new card. */
export interface CardState {
  readonly id: Handle;
  readonly definition: Definition;
  readonly definitionKey: string;
  readonly owner: PlayerId;
  /** On whose side of the table it lies; its master, who uses it, may be another: `masterOf` of the rule table. */
  readonly side: PlayerId;
  readonly zone: string;
  readonly state: string;
  readonly face: Face;
  /** Turned over it is the same card, with all that applies to it. */
  readonly sheet: Sheet;
  readonly counters: Readonly<Record<string, number>>;
  /** Left out: a card. */
  readonly kind?: ObjectKind;
  /** The place of its zone on which it lies, where the zone has places. */
  readonly place?: Handle | undefined;
  /** Of a place. */
  readonly layout?: Layout;
  readonly statuses?: readonly Status[];
  /** The part of the deck from which it comes, where decks have parts (VG 4.18.4). */
  readonly origin?: string;
  readonly zoneChangeCount: number;
  /** Time stamp of its arrival in this kind of zone: by it its continuous abilities are older or younger (VG 11.9.3.1.1). */
  readonly stamp: number;
  /** Time stamp of its arrival at this place, on whichever side and part of the zone (VG 13.3.2). */
  readonly placed: number;
  /** Number of the turn in which it entered its zone; 0: before the first. */
  readonly enteredOnTurn: number;
  /** Number of the turn of its last attack; 0: none. */
  readonly attackedOnTurn: number;
  /** Of a card as it was, for who looks back; null: a card as it is. */
  readonly snapshot: CardSnapshot | null;
}

/** What was to be said of a card then, besides its own members. What is left out is looked at as it is. */
export interface CardSnapshot {
  readonly stats?: Readonly<Record<string, number>>;
  /** Its names and other words by kind, where effects could change words. */
  readonly words?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What effects asked for besides, before its abilities could be activated. */
  readonly requirements?: readonly Requirement[];
  readonly abilities?: readonly Ability[];
  readonly master?: PlayerId;
  /** What lay on, under or with it, and on, under or with what it lay. */
  readonly links?: readonly Link[];
}

export interface PlayerState {
  readonly zones: Readonly<Record<string, readonly Handle[]>>;
  readonly counters: Readonly<Record<string, number>>;
}

/** What makes something happen: a rule, or an effect, a cost or a battle of a player. */
export interface CauseOf {
  readonly kind: Cause;
  readonly player?: PlayerId;
  readonly source?: Handle;
  /** The ability of which the effect, or the cost, is. */
  readonly ability?: Ability;
  /** The verb by which its text does it. */
  readonly manner?: string;
  /** How its text describes the cards that it reaches for. */
  readonly wording?: CardFilter;
  /** Of what a rule does: what has brought it about that the rule does it. */
  readonly because?: CauseOf;
}

/** What the rules do. */
export const RULE: CauseOf = { kind: 'rule' };
/** What a player does by the rules. */
export const byRule = (player: PlayerId): CauseOf => ({ kind: 'rule', player });

/** A card as the individual that it was at some time: once moved it may have become a new one. */
export interface ObjectRef {
  readonly id: Handle;
  readonly zoneChangeCount: number;
}

/** Something that happened, with the clauses that caused it; what it says besides is told by the table of events (events/journal-events.ts). */
export interface JournalEvent extends Partial<EventMembers> {
  readonly type: string;
  readonly clauses: readonly string[];
}

/** A card that is on, under, attached or bound to another, its host. A card may have several hosts, and a host several cards in order. */
export interface Link {
  /** The game's word for it, e.g. "given" or "soul". */
  readonly kind: string;
  readonly card: Handle;
  readonly host: Handle;
  /** What the game has to know about it, e.g. on which side of a Brave the host is (BS 10-2-1). */
  readonly data?: Readonly<Record<string, string | number | boolean>>;
}

/** How often something was used: in the turn of the last use, or in the game until then. */
export interface Use {
  readonly turn: number;
  readonly times: number;
  readonly forGame?: boolean;
  /** Of whose ability it is; left out: it goes by a name. */
  readonly card?: Handle;
}

export interface GameState<Facts> {
  readonly players: Readonly<Record<PlayerId, PlayerState>>;
  readonly cards: Readonly<Record<Handle, CardState>>;
  /** The places of zones that have some, in the order in which they came. */
  readonly places?: readonly Handle[];
  /** How many objects have been made in play. */
  readonly created?: number;
  readonly turn: number;
  readonly turnPlayer: PlayerId;
  readonly firstPlayer: PlayerId;
  /** Whose turns come after this one, the next first. */
  readonly extraTurns: readonly PlayerId[];
  readonly phase: string;
  /** The last time stamp given out. */
  readonly stamp: number;
  readonly effects: readonly ContinuousEffect[];
  readonly pending: readonly PendingAbility[];
  /** Those of them that are being carried out: they count as waiting until they are resolved (DBS 8-6-4, VG 11.8.10). */
  readonly resolving: readonly PendingAbility[];
  /** By name, the abilities with a situation that were let go of: they wait no more as long as it is so (DBS 8-6-6-1, VG 11.8.14.1). */
  readonly suppressedSituations: readonly string[];
  /** Generation of what triggers now: one more than that of the waiting ability being carried out. */
  readonly generation: number;
  readonly battle: Battle | null;
  /** In the order in which they were ordered. */
  readonly orderedAttacks: readonly OrderedAttack[];
  /** What has been declared and is not resolved yet, the last one last. */
  readonly activations: readonly Activation[];
  /** The windows that are open, the innermost last. */
  readonly windows: readonly OpenWindow[];
  /** In the order in which they were made. */
  readonly links: readonly Link[];
  /** Uses of what is limited, by key. */
  readonly used: Readonly<Record<string, Use>>;
  /** Since when each part of a continuous ability applies to each individual, where the game goes by it. */
  readonly began: Readonly<Record<string, number>>;
  /** In which turn an individual was shut out from a part of a continuous ability. */
  readonly shutOut: Readonly<Record<string, number>>;
  /** Who is looking at which hidden cards right now, and since when. */
  readonly looks: readonly { readonly viewer: PlayerId; readonly card: Handle; readonly stamp: number }[];
  /** What is decided to leave and is still there. */
  readonly departures: readonly Departure[];
  /** What an effect has asked for and is made when it has ended; null: nothing. */
  readonly jump: Jump | null;
  readonly facts: Readonly<Facts>;
  readonly result: GameResult | null;
}

/** What is printed on the side of the card that is up. */
export const sheetOf = ({ sheet, definition }: CardState): Definition =>
  sheet === 'front' ? definition : definition.back!;

export const refTo = ({ id, zoneChangeCount }: CardState): ObjectRef => ({ id, zoneChangeCount });

/** Is the card one of these, and still the same object? */
export function isAmong(objects: readonly ObjectRef[], card: CardState): boolean {
  for (const { id, zoneChangeCount } of objects)
    if (id === card.id && zoneChangeCount === card.zoneChangeCount) return true;
  return false;
}

/** Is it the card that is meant? Of one as it was only the same object is. */
export const isSameObject = (card: CardState, other: CardState): boolean =>
  card.id === other.id && (other.snapshot === null || card.zoneChangeCount === other.zoneChangeCount);

export const opponentOf = (player: PlayerId): PlayerId => (player === 'A' ? 'B' : 'A');

/** Why an action is not legal, and by which clause. */
export interface Refusal {
  readonly reason: string;
  readonly clause?: string;
}

/** In which window a question is put, and about which activation: two windows must not look alike. */
export interface QuestionAbout {
  readonly moment: string;
  readonly activation?: Activation;
}

/** A question that the game waits on. `check` is asked before anything changes; `options` lists the legal answers. */
export interface Question {
  readonly player: PlayerId;
  readonly kind: string;
  readonly optional: boolean;
  /** It has one possible answer, and need not be put. */
  readonly forced?: true;
  readonly min?: number;
  readonly max?: number;
  /** The cards to choose from, where cards are to be chosen. */
  readonly from?: readonly CardState[];
  /** What the player may act on, where it is asked in a window. */
  readonly about?: QuestionAbout;
  check(action: Action): Refusal | null;
  options(): Action[];
}

/** A procedure of the rulebook: it suspends only where a player must decide. */
export type Procedure<T = void> = Generator<Question, T, Action>;

/** A procedure with nothing (more) to do: one that has run already. */
export const NOTHING: Procedure = (function* () {})();
NOTHING.return();

const answered = <T>(value: T): Procedure<T> => {
  const result = { done: true, value };
  const procedure = { next: () => result, [Symbol.iterator]: () => procedure };
  return procedure as unknown as Procedure<T>;
};

/** Procedures that have run already and have come to an answer. */
export const YES = answered(true);
export const NO = answered(false);

/** One after the other. Where the first has run already the next one is all that is left, and is carried out no deeper. */
export const andThen = (first: Procedure, next: () => Procedure): Procedure =>
  first === NOTHING ? next() : firstAndThen(first, next);

function* firstAndThen(first: Procedure, next: () => Procedure): Procedure {
  yield* first;
  yield* next();
}

/** So many times. */
export function oneByOne(count: number, act: () => Procedure): Procedure {
  for (let left = count; left > 0; left--) {
    const done = act();
    if (done !== NOTHING) return thenOthers(done, left - 1, act);
  }
  return NOTHING;
}

function* thenOthers(first: Procedure, count: number, act: () => Procedure): Procedure {
  yield* first;
  for (let left = count; left > 0; left--) yield* act();
}
