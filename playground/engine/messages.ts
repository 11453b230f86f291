/** What the page and the oracle in its worker say to each other: plain data, answered in the order in which it was asked. */
import type { Vocabulary } from '../../runner/completion';
import type { EditionNotes } from '../../schemas/catalogue';
import type { FileFault } from '../../schemas/report';

/** What a bundle is told of its game when it is made; all that it takes from files besides the probe cards. */
export interface GameData {
  /** The id of the game, e.g. `one-piece`. */
  readonly game: string;
  readonly title: string;
  /** Title of the usual edition. */
  readonly edition: string;
  /** All that can be played, the oldest first. */
  readonly editions: readonly EditionNotes[];
  /** What its clause tags begin with, e.g. `OP`. */
  readonly tag: string;
  /** Every clause by its id, with what it says in our words where a scenario decides it. */
  readonly clauses: Readonly<Record<string, string>>;
  /** What the suite says, by sentence: what is offered while one types. */
  readonly said: Readonly<Record<string, Said>>;
}

export interface Said {
  /** How often the sentence is said. */
  readonly uses: number;
  /** The words of the game that stand in each of its places, most used first. */
  readonly places: readonly (readonly string[])[];
}

/** By which rules it is played; left out: the usual ones. */
export interface Choices {
  /** Name of the edition of the rulebook. */
  readonly edition?: string;
  /** Where the rulebook leaves it open: choices by the id of the reading. */
  readonly readings?: Readonly<Record<string, string>>;
}

/** What a rulebook leaves open, and how it can be read. */
export interface OpenReading {
  readonly id: string;
  readonly question: string;
  readonly standard: string;
  /** The standard first. */
  readonly choices: readonly string[];
}

/** One scenario of a text; of an outline one row. */
export interface Case {
  readonly name: string;
  /** Where it begins, counted from 1. */
  readonly line: number;
}

export interface Checked {
  /** Sorted by line, counted from 1. */
  readonly faults: readonly FileFault[];
  readonly cases: readonly Case[];
}

/** Where play goes on by itself after the last step, that is one more, without a keyword and without a text. */
export interface PlayedStep {
  readonly keyword: string;
  readonly text: string;
  readonly line: number;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** What happened, in the order of the journal, and what was refused. */
  readonly happened: readonly Happened[];
  /** The boards that it led to: which of `boards`. Where it led to none the one before, or that of the start. */
  readonly boards: readonly number[];
}

export interface Happened {
  readonly text: string;
  /** The clauses by which. */
  readonly clauses: readonly string[];
}

export interface Played {
  readonly name: string;
  readonly line: number;
  /** `open`: it has no Then and asks what comes of it. */
  readonly verdict: 'passed' | 'disputed' | 'open' | 'invalid' | 'suiteError';
  /** The verdict in a sentence. */
  readonly headline: string;
  /** Where oracle and scenario differ: both sides, and the way to the oracle's. */
  readonly because: readonly string[];
  readonly notes: readonly string[];
  readonly faults: readonly FileFault[];
  readonly steps: readonly PlayedStep[];
  /** As HTML: a board after the start and after each action. */
  readonly boards: readonly string[];
  /** As HTML: what the cards of it say. */
  readonly cards: string;
  /** Every clause cited, in the order of the first citation. */
  readonly clauses: readonly string[];
  /** By which rules, where not by the usual ones. */
  readonly under?: string;
  /** Of clauses that have another number in the usual edition that one. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Milliseconds that it took to read the text and play the scenario; of the first left out. */
  readonly durationMs?: number;
}

export interface AskedOfText extends Choices {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** What can be asked. */
export interface Questions {
  /** What is wrong with a text? Of the scenario at `line` also what shows when it is played. */
  check: { asked: AskedOfText; answer: Checked };
  /** How is the scenario at `line` of a text played? null: the text has none that can be read */
  play: { asked: AskedOfText; answer: Played | null };
  /** What does an edition leave open? */
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
  /** Instead: what went wrong, which is nobody's fault but ours. */
  readonly broke?: string;
}

/** The scenarios of the suite that one can begin with. */
export interface SuiteScenarios {
  /** Texts of feature files. */
  readonly sources: readonly string[];
  readonly scenarios: readonly SuiteScenario[];
}

export interface SuiteScenario {
  /** As reports call it: `<path under features without .feature>:<line>`. */
  readonly id: string;
  readonly name: string;
  /** Its Rule, with the clause. */
  readonly rule: string;
  /** Which of `sources` it stands in. */
  readonly source: number;
  /** It and what it stands in, from the Feature down: first and last lines, from 1. The last are its own. */
  readonly lines: readonly (readonly [number, number])[];
}
