/** The messages between the page and the oracle in its worker: plain data, answered in the order of the questions. */
import type { Vocabulary } from '../../runner/completion';
import type { EditionNotes } from '../../schemas/catalogue';
import type { FileFault } from '../../schemas/report';

/** The data of its game that a bundle includes, and all that it takes from files besides the probe cards. */
export interface GameData {
  /** The id of the game, e.g. `one-piece`. */
  readonly game: string;
  readonly title: string;
  /** Title of the default edition. */
  readonly edition: string;
  /** Playable editions, the oldest first. */
  readonly editions: readonly EditionNotes[];
  /** Prefix of the game's clause tags, e.g. `OP`. */
  readonly tag: string;
  /** Every clause by its id, in our words if a scenario decides it. */
  readonly clauses: Readonly<Record<string, string>>;
  /** The suite's sentences and their words, offered for completion. */
  readonly said: Readonly<Record<string, Said>>;
}

export interface Said {
  /** How often the suite uses the sentence. */
  readonly uses: number;
  /** The words of the game in each place of the sentence, most used first. */
  readonly places: readonly (readonly string[])[];
}

/** The rules to play by; by default those of the default edition and its standard readings. */
export interface Choices {
  /** Name of the edition of the rulebook. */
  readonly edition?: string;
  /** Choices for what the rulebook leaves open, by the id of the reading. */
  readonly readings?: Readonly<Record<string, string>>;
}

/** A point that a rulebook leaves open, with its alternatives. */
export interface OpenReading {
  readonly id: string;
  readonly question: string;
  readonly standard: string;
  /** The standard choice is the first. */
  readonly choices: readonly string[];
  /** What each choice answers, in words. */
  readonly answers: Readonly<Record<string, string>>;
}

/** One scenario of a text, or one row of an outline. */
export interface Case {
  readonly name: string;
  /** Line of its beginning, from 1. */
  readonly line: number;
}

export interface Checked {
  /** Sorted by line, from 1. */
  readonly faults: readonly FileFault[];
  readonly cases: readonly Case[];
}

/** A step as it was played. Play that continues after the last step is one more, without keyword and text. */
export interface PlayedStep {
  readonly keyword: string;
  readonly text: string;
  readonly line: number;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Events in the order of the log, and refusals. */
  readonly happened: readonly Happened[];
  /**
   * The boards after the step, as indexes of `boards`. If it is empty, the previous board or that of the start still
   * holds.
   */
  readonly boards: readonly number[];
}

export interface Happened {
  readonly text: string;
  /** The clauses cited for it. */
  readonly clauses: readonly string[];
}

export interface Played {
  readonly name: string;
  readonly line: number;
  /** `open`: the scenario has no Then and asks for the result. */
  readonly verdict: 'passed' | 'disputed' | 'open' | 'invalid' | 'suiteError';
  /** The verdict in a sentence. */
  readonly headline: string;
  /** Both answers where oracle and scenario differ, and the way to the oracle's. */
  readonly because: readonly string[];
  readonly notes: readonly string[];
  readonly faults: readonly FileFault[];
  readonly steps: readonly PlayedStep[];
  /** HTML of a board after the start and after each action. */
  readonly boards: readonly string[];
  /** HTML of the texts of its cards, and of its defaults. */
  readonly restsOn: string;
  /** Every clause cited, in the order of the first citation. */
  readonly clauses: readonly string[];
  /** Names the rules if they are not the default ones. */
  readonly under?: string;
  /** Maps clauses to their numbers in the default edition where those differ. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Milliseconds for reading the text and playing the scenario; missing for the first one played. */
  readonly durationMs?: number;
}

export interface AskedOfText extends Choices {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** The questions that the page can ask, with their answers. */
export interface Questions {
  /** Asks for the faults of a text; for the scenario at `line` also those that only playing it shows. */
  check: { asked: AskedOfText; answer: Checked };
  /** Plays the scenario at `line` of a text. The answer is null if no scenario can be read. */
  play: { asked: AskedOfText; answer: Played | null };
  /** Asks for the points that an edition leaves open. */
  readings: { asked: Pick<Choices, 'edition'>; answer: readonly OpenReading[] };
  vocabulary: { asked: null; answer: Vocabulary };
}

export type Kind = keyof Questions;

export interface Asked<K extends Kind = Kind> {
  readonly id: number;
  readonly kind: K;
  readonly asked: Questions[K]['asked'];
}

export interface Answered<K extends Kind = Kind> {
  readonly id: number;
  readonly answer?: Questions[K]['answer'];
  /** Replaces the answer if the oracle broke; that is never the author's fault. */
  readonly broke?: string;
}

/** The scenarios of the suite that a user can begin with. */
export interface SuiteScenarios {
  /** Texts of feature files. */
  readonly sources: readonly string[];
  readonly scenarios: readonly SuiteScenario[];
}

export interface SuiteScenario {
  /** Id as in reports: `<path under features without .feature>:<line>`. */
  readonly id: string;
  readonly name: string;
  /** Its Rule, with the clause. */
  readonly rule: string;
  /** Index of its text in `sources`. */
  readonly source: number;
  /**
   * First and last lines, from 1, of the scenario and everything that contains it, from the Feature down; its own lines
   * come last.
   */
  readonly lines: readonly (readonly [number, number])[];
}
