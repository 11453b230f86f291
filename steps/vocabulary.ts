/** What the shared sentences need to know about a game: its words, its kinds of decision, and its plain position. */
import type { GameId } from '../schemas/common';
import type { Action } from '../schemas/protocol';
import type { Default } from './defaults';
import type { PrintWords } from './print';
import type { Setup } from './setup';
import type { StepLibrary } from './registry';

/** An action, and the kinds of decision at which it is possible. */
export interface Act {
  readonly kinds: readonly string[];
  readonly action: Action;
}

/** Decisions that effects of any game ask for, by their names in sentences. */
export const DECISIONS_OF_EFFECTS = {
  choose: ['choose'],
  'accept the offer': ['may'],
  'take a choice': ['mode'],
  'say which comes first': ['order'],
};

export interface GameVocabulary {
  readonly game: GameId;
  /** Zones: the words of sentences, e.g. "discard pile", to the names in positions. */
  readonly zones: Readonly<Record<string, string>>;
  /** Phases: the words of sentences, e.g. "Main Phase 1", to the names in positions. */
  readonly phases: Readonly<Record<string, string>>;
  /** Counters: the words of sentences, e.g. "turn marker", to the names in positions. */
  readonly counters: Readonly<Record<string, string>>;
  /**
   * What lies in pools and on cards: the words of sentences, e.g. "Core", to the kinds that they count. A Given places
   * the first of them. Left out: nothing does.
   */
  readonly holds?: Readonly<Record<string, readonly string[]>>;
  /** Pools: the words of sentences, e.g. "Reserve", to the names in positions; the void is "void". */
  readonly pools?: Readonly<Record<string, string>>;
  /** Places: the words of sentences, e.g. "front left circle", to the parts of their handles behind the player. */
  readonly places?: Readonly<Record<string, string>>;
  /** States: the names in positions that are no words, e.g. "heavyExhausted", to what a card is in them. */
  readonly states?: Readonly<Record<string, string>>;
  /** The action by which a player moves counters, with the kinds of decision at which it is possible. */
  readonly movesCounters?: { readonly kinds: readonly string[]; readonly type: string };
  /** Decisions: the words of sentences, e.g. "cover", to their kinds. */
  readonly decisions: Readonly<Record<string, readonly string[]>>;
  /** Kinds of decision at which play rests: nothing is going on, and the turn player may do anything or nothing. */
  readonly restKinds: readonly string[];
  /** The parts of a deck, each with the zone in which scenarios lay its cards; left out: decks have no parts. */
  readonly deckZones?: Readonly<Record<string, string>>;
  /** The turn of a position that does not name one. */
  readonly standardTurn: number;
  /** The phase of a position that does not name one, in the words of sentences. */
  readonly standardPhase: string;
  /** Kinds of decision whose answer is an order. Adapters list one answer, but several cards could be in any order. */
  readonly orders?: readonly string[];
  /**
   * Kinds of decision in which a player chooses among unseen cards, each with the zone of the cards. Without a step the
   * suite takes any of them.
   */
  readonly unseen?: Readonly<Record<string, string>>;
  /** The clauses, with their subclauses, by which a player orders abilities that wait. */
  readonly orderClauses?: readonly string[];
  /** The sentence that chooses one card, by kind of decision, where it is not `player A chooses "X"`. */
  readonly choosing?: Readonly<Record<string, (card: string) => string>>;
  /**
   * The place of a decoy beside a card in this place, and the places that are taken; undefined: there is none. Left out:
   * no card of the game lies in a place, or any number of them lie in each.
   */
  placeBeside?(place: string, taken: ReadonlySet<string>): string | undefined;
  /** The category of cards that cannot be told apart and may be shown without ids, e.g. DON!! cards. */
  readonly alike?: string;
  /** Plays a card from the hand. */
  play(card: string): Act;
  attack(attackers: readonly string[], target: string): Act;
  /** Activates an ability of a card; left out: nothing is activated by name. */
  activate?(setup: Setup, card: string): Act;
  /** What every position of the game has unless the scenario says otherwise, in the order in which it is added. */
  readonly defaults: readonly Default[];
  /** Makes a position for a first look, with a plain card in every place that holds one, in each state. */
  placeEverywhere(setup: Setup): void;
  /**
   * Adds to that position, for each of these optional fields that an adapter may be unable to set, what shows the field.
   */
  readonly placeOptional?: Readonly<Record<string, (setup: Setup) => void>>;
  /** Returns the printed data of a plain card. @param category left out: that of most cards of the game */
  plainCard(name: string, category?: string): Record<string, unknown>;
  /** The words for what cards print. */
  readonly print: PrintWords;
  /** The probe cards, from id to definition. */
  readonly probes: Readonly<Record<string, Record<string, unknown>>>;
  readonly library: StepLibrary;
}
