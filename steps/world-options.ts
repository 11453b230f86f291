/** What a world is given, and what it keeps. */
import type { PlayerId } from '../schemas/common';
import type { Action, ActResult } from '../schemas/protocol';
import type { CardsOfSteps } from './secrets';

export interface WorldOptions {
  /** Of what chance decides where no step does. */
  readonly seed?: number;
  /** Look at the board after every action, which costs a message each. */
  readonly film?: boolean;
  /** Milliseconds that the whole scenario may take. */
  readonly limitMs?: number;
  /** It is the oracle itself, whose questions are what a scenario must be written for. */
  readonly reference?: boolean;
  /** A deck is to be refused for just the clauses that a scenario names; left out: on the oracle itself. */
  readonly exactReasons?: boolean;
  /** The steps, from 0, that answer a question with one possible answer; left out: not known. */
  readonly forced?: ReadonlySet<number>;
  /** The steps that say which ability comes first where that is not what the scenario is about. */
  readonly ordering?: ReadonlySet<number>;
  /** Which answer each question of order gets that no step answers, from 0; left out: the first. */
  readonly picks?: readonly number[];
  /** What views may name though steps say that it is not seen, its player having seen it; `all`: to learn that. */
  readonly remembered?: CardsOfSteps | 'all';
  /** Note what is lacking and go on: to learn all that a scenario needs, from an adapter that lacks none of it. */
  readonly survey?: boolean;
}

/** What a world must know of its scenario. */
export interface ScenarioFrame {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** What became of something that a player only tried. */
export interface Attempt {
  readonly what: string;
  /** What the game waited on, in words, where nobody was asked for it. */
  readonly notAsked?: string;
  readonly refused: boolean;
  readonly clause?: string;
  readonly unchanged: boolean;
}

/** An action that was sent, and what came of it; for the report. */
export interface ActionRecord {
  readonly player: PlayerId;
  readonly action: Action;
  /** The kind of the question that was pending; left out: none was. */
  readonly asked?: string;
  readonly answer: Pick<ActResult, 'status' | 'reason' | 'clause'>;
}
