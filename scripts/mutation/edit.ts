/** An edit of one place in the oracle: a plausible mistake that a scenario should notice. */
import type * as ts from 'typescript';

export type Kind =
  | 'condition dropped'
  | 'condition negated'
  | 'comparison changed'
  | 'off by one'
  | 'players swapped'
  | 'list changed'
  | 'list reversed'
  | 'arguments swapped'
  | 'argument replaced'
  | 'word replaced'
  | 'early return'
  | 'step left out';

/**
 * How an edit is built in. "value" and "statement" replace their node; "shorthand" is the value of `{ player }`; "entry"
 * stands first in the body of a function.
 */
export type Form = 'value' | 'statement' | 'shorthand' | 'entry';

/** What an operator suggests for a node. */
export interface Proposal {
  readonly node: ts.Node;
  readonly kind: Kind;
  /** The code that replaces the node; empty for a statement that is left out. */
  readonly after: string;
  readonly form?: Form;
}

export interface Edit {
  /** Names the edit by file, function and texts, so that it survives shifted lines. */
  readonly id: string;
  /** The path from the root of the project, with slashes. */
  readonly file: string;
  readonly line: number;
  /** The names of the functions and tables around it, joined by dots. */
  readonly owner: string;
  readonly kind: Kind;
  readonly form: Form;
  readonly start: number;
  readonly end: number;
  readonly after: string;
  /** Words that may name clauses or points: of the function and its comment, then of each function around it. */
  readonly words: readonly (readonly string[])[];
}
