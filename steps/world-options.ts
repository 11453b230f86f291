/** The options of a world, and the records that it keeps. */
import type { PlayerId } from '../schemas/common';
import type { Action, ActResult } from '../schemas/protocol';
import type { DeclinedQuestion, OwnAnswer } from './own-answers';
import type { CardsOfSteps } from './secrets';
import type { ShownFacts } from './shown-facts';

export interface WorldOptions {
  /** The seed for chance that no step fixes. */
  readonly seed?: number;
  /** True to look at the board after every action, which costs a message each time. */
  readonly film?: boolean;
  /** The time limit of the whole scenario, in milliseconds. */
  readonly limitMs?: number;
  /** True on the oracle, for whose questions scenarios are written. */
  readonly reference?: boolean;
  /**
   * True if a deck must be refused for exactly the clauses that a scenario names; left out: true on the oracle only.
   */
  readonly exactReasons?: boolean;
  /** The steps, from 0, that answer a question with one possible answer; left out: not known. */
  readonly forced?: ReadonlySet<number>;
  /** The steps, from 0, that declined a question on the oracle, each with what it declined; left out: not known. */
  readonly declinedOnOracle?: ReadonlyMap<number, DeclinedQuestion>;
  /** The turn from which steps, from 0, went on on the oracle, if it passes the scenario; left out: not known. */
  readonly turnsOnOracle?: ReadonlyMap<number, number>;
  /**
   * The steps that activate an ability, after which the oracle does not ask whether it is to be carried out. An engine
   * may ask.
   */
  readonly consents?: ReadonlySet<number>;
  /** The steps that order abilities although their scenario is not about that. */
  readonly ordering?: ReadonlySet<number>;
  /** The index of the answer to each question of order that no step answers, from 0; left out: the first. */
  readonly picks?: readonly number[];
  /** What the suite answered by itself on the oracle, for an adapter that does not list its answers. */
  readonly onOracle?: readonly OwnAnswer[];
  /**
   * Cards that views may name because their player has seen them, although steps call them unseen; `all` allows any, to
   * record them.
   */
  readonly remembered?: CardsOfSteps | 'all';
  /** The facts that the adapter has shown in the run; left out: it must show every fact. */
  readonly shownFacts?: ShownFacts;
  /** True to note what is lacking and go on. This finds all needs of a scenario, on an adapter that lacks nothing. */
  readonly survey?: boolean;
}

/** What a world knows of its scenario. */
export interface ScenarioFrame {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** The outcome of an action that a player only tried. */
export interface Attempt {
  readonly what: string;
  /** `player A's attempt to attack "Prey" with "Hunter"` */
  readonly inWords: string;
  /** What the game waited on instead, in words, if nobody was asked for it. */
  readonly notAsked?: string;
  readonly refused: boolean;
  readonly clause?: string;
  readonly unchanged: boolean;
}

/** An action that was sent, and its answer, for the report. */
export interface ActionRecord {
  readonly player: PlayerId;
  readonly action: Action;
  /** The kind of the pending question; left out: none was pending. */
  readonly asked?: string;
  readonly answer: Pick<ActResult, 'status' | 'reason' | 'clause'>;
}
