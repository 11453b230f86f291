/**
 * Numbers the clauses of an unnumbered text: old clauses keep theirs, and a new one gets the next free below its
 * heading.
 */
import { parentOf } from './ids';
import type { Matching, OldClause } from './match';
import type { ReadClause } from './reading';

export function giveNumbers(
  olds: readonly OldClause[],
  clauses: readonly ReadClause[],
  { pairs }: Matching,
  sections: readonly string[],
): ReadClause[] {
  if (clauses.every(({ id }) => id !== undefined)) return [...clauses];
  const oldOf = new Map(pairs.map(({ old, present }) => [present, olds[old]!.id]));
  const taken = new Set([...olds.map(({ id }) => id), ...sections]);
  const separator = olds.some(({ id }) => /\d\.\d/.test(id)) ? '.' : '-';
  let before: string | undefined;
  return clauses.map((clause, present) => {
    const id = oldOf.get(present) ?? freeAfter(before, taken, separator, olds);
    taken.add(id);
    before = id;
    return { ...clause, id };
  });
}

/** Returns the first free number below a heading, or else beside the clause before. */
function freeAfter(
  before: string | undefined,
  taken: ReadonlySet<string>,
  separator: string,
  olds: readonly OldClause[],
): string {
  const isAbove = before !== undefined && olds.some(({ id }) => parentOf(id) === before);
  const above = before === undefined ? olds[0]!.id : isAbove ? before : (parentOf(before) ?? before);
  for (let number = 1; ; number++) {
    const id = `${above}${separator}${number}`;
    if (!taken.has(id)) return id;
  }
}
