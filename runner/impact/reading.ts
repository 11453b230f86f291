/** The result of reading a publisher's text: clauses, and lines that fit nowhere. */
import type { Debris } from './lines';
import type { Trace } from './words';

export interface ReadClause {
  /** The printed number with the catalogue's separator; absent if the text prints no numbers. */
  readonly id?: string;
  readonly text: string;
  /** Other ways to join its lines, which differ in hyphens. */
  readonly otherTexts: readonly string[];
  /** The line of the file where it begins, from 1. */
  readonly line: number;
  readonly misprint?: string;
  /** For texts without numbers: how the clause is printed. */
  readonly form?: 'heading' | 'item';
}

export interface Unplaced {
  readonly line: number;
  readonly text: string;
  readonly where: 'before' | 'inside' | 'after';
  /** For `inside`: the clause before it. */
  readonly after?: string;
  /** True for an example or a note below a clause, which catalogues do not hold. */
  readonly isAside?: boolean;
  /** True for a line of a supplement that cannot be read clause by clause. */
  readonly isSupplement?: boolean;
}

export interface Reading {
  readonly form: 'numbered' | 'unnumbered' | 'rows';
  readonly clauses: readonly ReadClause[];
  readonly unplaced: readonly Unplaced[];
  readonly debris: Debris;
  /** Repeated lines that were left out as page headers although nothing shows where pages end. */
  readonly guessed?: readonly string[];
}

/** What the catalogue knows about a rulebook before a text is read. */
export interface Known {
  readonly ids: readonly string[];
  readonly sections: readonly string[];
  /** The titles of sections, as `lettersOf` returns them. */
  readonly titles: ReadonlySet<string>;
  /** Tells whether some clause has exactly these letters. */
  has(text: string): boolean;
  /** Returns the numbers of the clauses with exactly these letters. */
  idsOf(text: string): readonly string[];
  /** @param letters in the form that `lettersOf` returns */
  hasLetters(letters: string): boolean;
  /** The traces of all clauses, in the order of the rulebook. */
  readonly traces: readonly Trace[];
  /** Returns what is known about some sections alone. */
  within(sections: ReadonlySet<string>): Known;
}
