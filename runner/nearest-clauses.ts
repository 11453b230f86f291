/** Shortens lists of clauses to those that are nearest to others. */

/** The most clauses that a line names. */
const MOST_NAMED = 5;

/**
 * Names at most five clauses, e.g. `7-1-4-1, 7-1-4-2 and 40 more`, those first that are nearest to one of `wanted`.
 * @param clauses all with the tag of their game, or all without; so are those in `wanted`
 */
export function nearestNamed(clauses: readonly string[], wanted: readonly string[]): string {
  const near = [...clauses].sort((one, other) => compare(distance(one, wanted), distance(other, wanted)));
  const more = near.length - MOST_NAMED;
  return `${near.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** How many parts at the beginning of two clauses are alike, and by how much the first others differ. */
type Distance = readonly [alike: number, by: number];

const compare = ([alike, by]: Distance, [otherAlike, otherBy]: Distance): number => otherAlike - alike || by - otherBy;

const distance = (clause: string, wanted: readonly string[]): Distance =>
  wanted.map((one) => between(partsOf(clause), partsOf(one))).sort(compare)[0] ?? [0, 0];

function between(one: readonly string[], other: readonly string[]): Distance {
  const unlike = one.findIndex((part, at) => part !== other[at]);
  const alike = unlike < 0 ? one.length : unlike;
  const number = (parts: readonly string[]): number => Number(parts[alike] ?? 0) || 0;
  return [alike, Math.abs(number(one) - number(other))];
}

const partsOf = (clause: string): string[] => clause.split(/[-.]/);
