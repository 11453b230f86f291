/** What the shared sentences need to know about a game: its words, its kinds of decision, its plain position. */
import type { GameId } from '../schemas/common';
import type { Action } from '../schemas/protocol';
import type { Setup } from './setup';
import type { StepLibrary } from './registry';

/** What a player does, and the kinds of decision at which it can be done. */
export interface Act {
  readonly kinds: readonly string[];
  readonly action: Action;
}

/** What effects of any game ask for, as sentences call it. */
export const DECISIONS_OF_EFFECTS = {
  choose: ['choose'],
  'accept the offer': ['may'],
  'take a choice': ['mode'],
  'say which comes first': ['order'],
};

export interface GameVocabulary {
  readonly game: GameId;
  /** A zone as sentences call it, e.g. "discard pile", to its name in positions. */
  readonly zones: Readonly<Record<string, string>>;
  /** A phase as sentences call it, e.g. "Main Phase 1", to its name in positions. */
  readonly phases: Readonly<Record<string, string>>;
  /** A counter as sentences call it, e.g. "turn marker". */
  readonly counters: Readonly<Record<string, string>>;
  /** A decision as sentences call it, e.g. "cover", to its kinds. */
  readonly decisions: Readonly<Record<string, readonly string[]>>;
  /** Kinds of decision at which nothing is going on: the turn player may do anything or nothing. Play rests there. */
  readonly restKinds: readonly string[];
  /** The parts in which decks are presented, each with the zone in which scenarios lay its cards; left out: decks have no parts. */
  readonly deckZones?: Readonly<Record<string, string>>;
  /** The turn in which a position is that does not say. */
  readonly standardTurn: number;
  /** Kinds of decision of which the answer is an order: of several cards there is never but one. */
  readonly orders?: readonly string[];
  /** Kinds of decision at which a player chooses among cards that nobody sees: without a step the kit takes any. */
  readonly unseen?: readonly string[];
  /** The clauses, with their parts, by which a player says which of several abilities comes first. */
  readonly orderClauses?: readonly string[];
  /** How sentences choose one card, by the kind of the decision, where that is not `player A chooses "X"`. */
  readonly choosing?: Readonly<Record<string, (card: string) => string>>;
  /** The category of cards that cannot be told apart and may be shown without ids, e.g. DON!! cards. */
  readonly alike?: string;
  /** Playing a card from the hand. */
  play(card: string): Act;
  attack(attackers: readonly string[], target: string): Act;
  /** Activating what a card says; left out: nothing is activated by name. */
  activate?(setup: Setup, card: string): Act;
  /** Fills what every position of the game has, where the scenario says nothing about it. */
  complete(setup: Setup): void;
  /** A position for a first look: a plain card in every place that holds one, in each state. */
  placeEverywhere(setup: Setup): void;
  /** The printed data of a plain card, by its name. @param category left out: that of most cards of the game */
  plainCard(name: string, category?: string): Record<string, unknown>;
  /** The probe cards: id to definition. */
  readonly probes: Readonly<Record<string, Record<string, unknown>>>;
  readonly library: StepLibrary;
}
