/** What a game offers to whoever plays it: its rule table with the ways to vary it, and the way in and out. */
import type { Vocabulary } from './language/grammar';
import type { TSchema } from '@sinclair/typebox';
import type { GameId, PlayerId, Viewer } from '../../schemas/common';
import type {
  BoardPlace,
  CARD_FACTS,
  Fact,
  GAME_FACTS,
  Observation,
  PLAYER_FACTS,
  Position,
} from '../../schemas/protocol';
import type { Member, UnusedKernelEvents } from './events/journal-events';
import type { AnyGame } from './game';
import type { KernelRules } from './rules';
import type { Definition, Procedure } from './state';

/** One way to read a clause that is silent or contradicts itself: what to replace in the table for each choice. */
export interface Reading<Rules> {
  /** Clauses whose text leaves it open. */
  readonly clauses: readonly string[];
  /** The question, in one line. */
  readonly question: string;
  /** The choice made unless told otherwise; it replaces nothing. */
  readonly standard: string;
  /** The other choices. */
  readonly choices: Readonly<Record<string, (rules: Rules) => Partial<Rules>>>;
}

/** A plausible misreading of a clause, to prove that a scenario notices it. */
export interface Fault<Rules> {
  readonly id: string;
  /** The clause that it breaks; a scenario of this clause must fail. */
  readonly clause: string;
  /** The misreading, in one line. */
  readonly title: string;
  readonly replace: (rules: Rules) => Partial<Rules>;
}

/** Faults that misread not what a clause says but what we read where it is silent: their titles by clause. */
export type FaultsOfReadings = Readonly<Record<string, readonly string[]>>;

/** What one clause says otherwise in another edition of the rulebook than the one that the table plays. */
export interface ClauseOfEdition<Rules> {
  /** What takes the place of entries of the table, as for a misreading; left out: it only leaves open what the table's decides. */
  readonly replace?: Replace<Rules>;
  /** Titles of the table's faults of this clause that are none there: it says so, says nothing of it, or they make no difference. */
  readonly noFaults?: readonly string[];
  /** Misreadings of what it says there, by title. */
  readonly faults?: Readonly<Record<string, Replace<Rules>>>;
}

type Replace<Rules> = (rules: Rules, clause: string) => Partial<Rules>;

/** Another edition of the rulebook, as replacements in the table: the mechanism of faults and readings. */
export interface Edition<Rules> {
  /** By the clause of the table's edition. */
  readonly clauses: Readonly<Record<string, ClauseOfEdition<Rules>>>;
  /** Readings that it leaves no room for, to the choice that it makes. */
  readonly decides?: Readonly<Record<string, string>>;
  /** Readings that only it leaves open. */
  readonly opens?: Readonly<Record<string, Reading<Rules>>>;
}

/** How an edition counts clauses: those of the table's edition that it lacks, and those that it numbers otherwise. */
export interface EditionNumbers {
  readonly name: string;
  readonly lacks?: readonly string[];
  readonly numbers?: Readonly<Record<string, string>>;
  /** Those that leave a reading open elsewhere, and nothing there. */
  readonly decided?: readonly string[];
}

export interface GameModule<Rules extends KernelRules = KernelRules> {
  readonly id: GameId;
  /** The name of the edition that is played, as rulebook.yaml has it; of a rulebook that names none the title in clauses.json. */
  readonly edition: string;
  /** Others, by name. */
  readonly editions?: Readonly<Record<string, Edition<Rules>>>;
  /** Of one that plays another edition (oracle/editions.ts): which, and what it decides. */
  readonly other?: EditionNumbers & Pick<Edition<Rules>, 'decides'>;
  readonly cardSchema: TSchema;
  /** What its cards can speak of. */
  readonly vocabulary: Vocabulary;
  readonly rules: Rules;
  readonly readings: Readonly<Record<string, Reading<Rules>>>;
  /** The words by which its questions tell what they are about; left out: they name at most the card and the ability that ask. */
  readonly about?: AboutWords;
  /** The words and numbers that a position of this game must keep to. */
  readonly positionWords: PositionWords;
  /** Facts of the game before its first event. @param position what a position says of them */
  initialFacts(position?: Position): object;
  /** What an effect in force says, as a position tells it; left out: its positions tell none. */
  readonly effectSchema?: TSchema;
  /** What an effect in force applies to that is about all that fit (`scopeInForce`); left out: its effects are about single cards. */
  readonly scopeSchema?: TSchema;
  /** @throws {InputError} what only this game can tell about a position */
  checkPosition(position: Position, definitionOf: (key: string) => Definition, rules: Rules): void;
  /** The whole game, from the preparations or from a position's phase. */
  play(game: AnyGame, from: { position?: Position }): Procedure;
  observe(game: AnyGame, viewer: Viewer): Observation;
  /** The members of its events that no other game has, and the events of the kernel that it never comes to. */
  readonly journal: {
    readonly members: Readonly<Record<string, Member<unknown>>>;
    readonly unusedKernelEvents: UnusedKernelEvents;
  };
  /** The clauses that a check of a deck decides. */
  readonly deckClauses: readonly string[];
  checkDeck(deck: readonly Definition[], rules: Rules): { reason: string; clause?: string; card?: string }[];
}

/** What not every game knows. */
export type OptionalMember =
  | Exclude<keyof typeof CARD_FACTS, 'state' | 'face' | 'attacked' | 'playedThisTurn'>
  | keyof typeof PLAYER_FACTS
  | Exclude<keyof typeof GAME_FACTS, 'firstPlayer'>;

/** Those of it that need no words of the game. The others it knows by the list of their words. */
type ReadMember = 'owner' | 'sheet' | 'kind' | 'limits' | 'effects' | 'extraTurns';

/** Each word with what it stands for. */
export interface AboutWords {
  /** `moment`: the window in which a player is asked to act. */
  readonly moments: Readonly<Record<string, string>>;
  /** `what`: what has been declared and can be answered there; `activations` of an observation say it as well. */
  readonly declared: Readonly<Record<string, string>>;
}

/** What its positions say and its observations tell; of what is left out neither speaks. */
export interface PositionWords {
  readonly zones: readonly string[];
  readonly states: readonly string[];
  readonly statuses?: readonly string[];
  readonly phases: readonly string[];
  /** Numbers of a player. */
  readonly counters: readonly string[];
  /** What lies on cards and in pools, e.g. cores. */
  readonly holds?: readonly string[];
  /** Where a player's counters lie that are on no card. Each is an object from the start (objects/objects.ts). */
  readonly pools?: readonly string[];
  readonly places?: PlaceWords;
  /** The facts of players, by name; `initialFacts` reads them. */
  readonly facts?: Readonly<Record<string, FactOfPlayer>>;
  /** Zones whose cards lie face down unless told otherwise. */
  readonly faceDownZones: readonly string[];
  /** Zones whose cards lie under another card: the word for the link. */
  readonly linkZones?: Readonly<Record<string, string>>;
  /** The words for the links that cards name themselves. */
  readonly linkKinds?: readonly string[];
  readonly mostCards: number;
  /** Members of a position that games need not know and this one does: of the game, its players, its cards. */
  readonly knows?: readonly ReadMember[];
  /** The parts in which a deck may come, of which cards remember theirs, and where the cards of each lie before the preparations; left out: one, in the deck. */
  readonly deckParts?: Readonly<Record<string, string>>;
}

export interface PlaceWords {
  /** The zones that have places. */
  readonly zones: readonly string[];
  readonly kinds?: readonly string[];
  readonly rows?: readonly string[];
  /** Those of a player with which a game begins; their ids are handles, so no two are alike. */
  begin(player: PlayerId): readonly BoardPlace[];
}

/** How a fact of a player is told, and of which type it is. */
export interface FactOfPlayer {
  readonly type: 'boolean' | 'number' | 'string';
  of(game: AnyGame, player: PlayerId): Fact;
}
