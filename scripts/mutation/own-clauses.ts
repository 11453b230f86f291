/** Finds the clauses that a function names, whose scenarios should notice an edit of it first. */
import type { Edit } from './edit';

/** What a game knows of clauses. */
export interface Numbering {
  readonly clauses: ReadonlySet<string>;
  /** The clauses by which shared procedures decide, by the name of the point. */
  readonly points: Readonly<Record<string, readonly string[]>>;
}

/** Returns the clauses of the nearest function around the edit that names any. */
export function ownClauses({ words }: Edit, { clauses, points }: Numbering): ReadonlySet<string> {
  for (const ofFunction of words) {
    const named = ofFunction.flatMap((word) => (clauses.has(word) ? [word] : (pointAt(points, word) ?? [])));
    if (named.length > 0) return new Set(named);
  }
  return new Set();
}

const pointAt = (points: Numbering['points'], word: string): readonly string[] | undefined =>
  Object.hasOwn(points, word) ? points[word] : undefined;
