/** What a publisher's text is read as: clauses, and what could not be placed. */
import type { Debris } from './lines';
import type { Trace } from './words';

export interface ReadClause {
  /** as printed, with the signs of the catalogue between its parts; nothing where the text prints no numbers */
  readonly id?: string;
  readonly text: string;
  /** other ways to read its lines: hyphens at their ends */
  readonly otherTexts: readonly string[];
  /** the line of the file at which it begins, from 1 */
  readonly line: number;
  /** what is printed instead of its number */
  readonly misprint?: string;
  /** of a text without numbers: what it is printed as */
  readonly form?: 'heading' | 'item';
}

export interface Unplaced {
  readonly line: number;
  readonly text: string;
  readonly where: 'before' | 'inside' | 'after';
  /** inside: the clause that it stands after */
  readonly after?: string;
}

export interface Reading {
  readonly form: 'numbered' | 'unnumbered' | 'rows';
  readonly clauses: readonly ReadClause[];
  readonly unplaced: readonly Unplaced[];
  readonly debris: Debris;
}

/** What is known of a rulebook before a text is read. */
export interface Known {
  readonly ids: readonly string[];
  readonly sections: readonly string[];
  /** does a clause of the rulebook consist of exactly these letters? */
  has(text: string): boolean;
  /** the numbers of the clauses that consist of exactly these letters */
  idsOf(text: string): readonly string[];
  /** @param letters as `lettersOf` leaves them */
  hasLetters(letters: string): boolean;
  /** the clauses' traces, in the order of the rulebook */
  readonly traces: readonly Trace[];
}
