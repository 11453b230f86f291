/**
 * Defines the module by which the oracle plays a game: its rule table, the variants of that table, and the functions
 * that start and observe a game.
 */
import type { TSchema } from '@sinclair/typebox';
import type { GameId, PlayerId, Viewer } from '../../../schemas/common';
import type {
  BoardPlace,
  CARD_FACTS,
  Fact,
  GAME_FACTS,
  Observation,
  PLAYER_FACTS,
  Position,
} from '../../../schemas/protocol';
import type { Member, UnusedKernelEvents } from '../state/journal-events';
import type { KernelRules, AnyGame } from '../rules';
import type { Definition, Procedure } from '../state';
import type { Vocabulary } from '../reading/grammar-parts';

/** A reading decides a clause that is silent or contradicts itself. Each choice replaces entries of the rule table. */
export interface Reading<Rules> {
  /** The text of these clauses leaves the question open. */
  readonly clauses: readonly string[];
  readonly question: string;
  /** The default choice, which replaces nothing. */
  readonly standard: string;
  /** Answers the question in words, by choice; behind "We rule:" and "Alternative:", so without a capital and a stop. */
  readonly answers: Readonly<Record<string, string>>;
  /** Maps each alternative to the entries that it replaces. */
  readonly choices: Readonly<Record<string, (rules: Rules) => Partial<Rules>>>;
}

/** A plausible misreading of a clause, which proves that a scenario notices it. */
export interface Fault<Rules> {
  readonly id: string;
  /** A scenario of this clause must fail when the misreading is played. */
  readonly clause: string;
  /** States the misreading in one line. */
  readonly title: string;
  readonly replace: (rules: Rules) => Partial<Rules>;
}

/** Lists by clause the titles of misreadings that contradict a reading, where the clause itself is silent. */
export type FaultsOfReadings = Readonly<Record<string, readonly string[]>>;

/** Says how a clause differs in another edition from the edition that the rule table plays. */
export interface ClauseOfEdition<Rules> {
  /**
   * Replaces entries of the table, as a misreading does. Without it, the edition only leaves open what the table
   * decides.
   */
  readonly replace?: Replace<Rules>;
  /**
   * Titles of the table's misreadings of this clause that do not apply to the edition: it says the same as the
   * misreading, says nothing about it, or shows no difference.
   */
  readonly noFaults?: readonly string[];
  /** Misreadings of the clause as this edition words it, by title. */
  readonly faults?: Readonly<Record<string, Replace<Rules>>>;
}

type Replace<Rules> = (rules: Rules, clause: string) => Partial<Rules>;

/** Plays another edition of the rulebook by replacing entries of the table, as misreadings and readings do. */
export interface Edition<Rules> {
  /** The keys are the clause numbers of the table's edition. */
  readonly clauses: Readonly<Record<string, ClauseOfEdition<Rules>>>;
  /** Maps each reading that this edition settles to the choice that it makes. */
  readonly decides?: Readonly<Record<string, string>>;
  /** Readings that only this edition leaves open. */
  readonly opens?: Readonly<Record<string, Reading<Rules>>>;
}

/**
 * Maps the clause numbers of the table's edition to those of another one, and lists the clauses that the other one
 * lacks.
 */
export interface EditionNumbers {
  readonly name: string;
  readonly lacks?: readonly string[];
  readonly numbers?: Readonly<Record<string, string>>;
  /** Clauses that leave a reading open in the table's edition, but not in this one. */
  readonly decided?: readonly string[];
}

export interface GameModule<Rules extends KernelRules = KernelRules> {
  readonly id: GameId;
  /**
   * Names the edition that is played, as rulebook.yaml does. If the rulebook names none, it is the title in
   * clauses.json.
   */
  readonly edition: string;
  /** Other editions that the game can play, by name. */
  readonly editions?: Readonly<Record<string, Edition<Rules>>>;
  /** Set only in a module that plays another edition (oracle/editions.ts). */
  readonly other?: EditionNumbers & Pick<Edition<Rules>, 'decides'>;
  readonly cardSchema: TSchema;
  /** The words that the card texts of the game can use. */
  readonly vocabulary: Vocabulary;
  readonly rules: Rules;
  readonly readings: Readonly<Record<string, Reading<Rules>>>;
  /**
   * The words in which questions say what they are about. Without them, a question names at most the card and the
   * ability that asks.
   */
  readonly about?: AboutWords;
  /** The words and numbers to which a position of the game must conform. */
  readonly positionWords: PositionWords;
  /**
   * Returns the game's own facts before its first event.
   * @param position may state some of them
   */
  initialFacts(position?: Position): object;
  /** The form of an effect in force in a position. Without it, positions of the game cannot state effects. */
  readonly effectSchema?: TSchema;
  /**
   * The form of the scope of an effect on all cards that fit a filter (`scopeInForce`). Without it, all effects apply
   * to single cards.
   */
  readonly scopeSchema?: TSchema;
  /**
   * Checks the rules for positions that only this game has.
   * @throws {InputError} the position breaks one of them
   */
  checkPosition(position: Position, definitionOf: (key: string) => Definition, rules: Rules): void;
  /** Adds what a position of the game has where it says nothing, e.g. Life. Omitted: nothing. */
  completePosition?(position: Position): Position;
  /** Plays the whole game, from the preparations or from the phase of a position. */
  play(game: AnyGame, from: { position?: Position }): Procedure;
  observe(game: AnyGame, viewer: Viewer): Observation;
  /** Lists the event members that only this game has, and the kernel events that never occur in it. */
  readonly journal: {
    readonly members: Readonly<Record<string, Member<unknown>>>;
    readonly unusedKernelEvents: UnusedKernelEvents;
  };
  /**
   * The sections that say what words, areas and values are. A clause of another section decides an event rather than
   * one of these.
   */
  readonly definingSections: readonly string[];
  /** The clauses that a deck check decides. */
  readonly deckClauses: readonly string[];
  /** @param parts the same cards by the part of the deck that they are in; all of them are `main` where none is named */
  checkDeck(
    deck: readonly Definition[],
    rules: Rules,
    parts: Readonly<Record<string, readonly Definition[]>>,
  ): { reason: string; clause?: string; card?: string }[];
}

/** The members of a position that only some games know. */
export type OptionalMember =
  | Exclude<keyof typeof CARD_FACTS, 'state' | 'face' | 'attacked' | 'playedThisTurn'>
  | keyof typeof PLAYER_FACTS
  | Exclude<keyof typeof GAME_FACTS, 'firstPlayer'>;

/** A game lists these members in `knows`. It knows each of the others if it has the list of words for it. */
type ReadMember = 'owner' | 'sheet' | 'kind' | 'limits' | 'effects' | 'extraTurns';

/** Explains each word by what it stands for. */
export interface AboutWords {
  /** Values of `moment`: the window in which a player is asked to act. */
  readonly moments: Readonly<Record<string, string>>;
  /**
   * Values of `what`: the kind of declaration that can be answered in the window. The `activations` of an observation
   * use the same words.
   */
  readonly declared: Readonly<Record<string, string>>;
}

/** Lists what positions can state and observations show. A member that is left out appears in neither. */
export interface PositionWords {
  readonly zones: readonly string[];
  readonly states: readonly string[];
  readonly statuses?: readonly string[];
  readonly phases: readonly string[];
  /** Numbers that a player has. */
  readonly counters: readonly string[];
  /** Counters that lie on cards and in pools, e.g. cores. */
  readonly holds?: readonly string[];
  /** Pools hold a player's counters that lie on no card. Each pool is an object from the start (objects/objects.ts). */
  readonly pools?: readonly string[];
  readonly places?: PlaceWords;
  /** The facts of a player, by name. `initialFacts` reads them. */
  readonly facts?: Readonly<Record<string, FactOfPlayer>>;
  /** Cards in these zones lie face down unless a position says otherwise. */
  readonly faceDownZones: readonly string[];
  /** Maps each zone whose cards lie under another card to the word for that link. */
  readonly linkZones?: Readonly<Record<string, string>>;
  /** The kinds of links that a card in a position can name. */
  readonly linkKinds?: readonly string[];
  readonly mostCards: number;
  /** The members of games, players and cards that this game knows although not every game does. */
  readonly knows?: readonly ReadMember[];
  /**
   * Maps each part of a deck to the zone in which its cards lie before the preparations. Cards remember their part.
   * Without it, a deck has one part, which lies in the deck zone.
   */
  readonly deckParts?: Readonly<Record<string, string>>;
}

export interface PlaceWords {
  readonly zones: readonly string[];
  readonly kinds?: readonly string[];
  readonly rows?: readonly string[];
  /** Returns the places with which a player begins. Their ids are handles, so they must be unique among all objects. */
  begin(player: PlayerId): readonly BoardPlace[];
}

/** A fact of a player, with its type and the function that reads it. */
export interface FactOfPlayer {
  readonly type: 'boolean' | 'number' | 'string';
  of(game: AnyGame, player: PlayerId): Fact;
}
