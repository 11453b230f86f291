/** Makes test cases for all pairs: for any two things, every way of one occurs together with every way of the other. */

/** Says whether a way of one thing should occur together with a way of another. */
type IsWanted = (one: number, a: number, other: number, b: number) => boolean;

/**
 * @param counts the number of ways of each thing
 * @param isWanted selects pairs; by default all
 * @returns cases, each with a way of every thing, that together contain all wanted pairs
 */
export function allPairs(counts: readonly number[], isWanted: IsWanted = () => true): number[][] {
  const open = new Set<string>();
  for (const [one, other] of pairsOf(counts.length))
    for (let a = 0; a < counts[one]!; a++)
      for (let b = 0; b < counts[other]!; b++) if (isWanted(one, a, other, b)) open.add(key(one, a, other, b));
  const cases: number[][] = counts.length === 1 ? Array.from({ length: counts[0]! }, (_, option) => [option]) : [];
  for (const pair of open) {
    const chosen = completed(pair, counts, open);
    for (const [one, other] of pairsOf(counts.length)) open.delete(key(one, chosen[one]!, other, chosen[other]!));
    cases.push(chosen);
  }
  return cases;
}

/** Completes a pair to a case: everything else gets the way that adds the most pairs still missing. */
function completed(pair: string, counts: readonly number[], open: ReadonlySet<string>): number[] {
  const [one, a, other, b] = pair.split(' ').map(Number) as [number, number, number, number];
  const chosen = new Map([
    [one, a],
    [other, b],
  ]);
  for (const [thing, count] of counts.entries()) {
    if (chosen.has(thing)) continue;
    const brought = Array.from({ length: count }, (_, option) => news(thing, option, chosen, open));
    chosen.set(thing, brought.indexOf(Math.max(...brought)));
  }
  return counts.map((_, thing) => chosen.get(thing)!);
}

const news = (thing: number, option: number, chosen: ReadonlyMap<number, number>, open: ReadonlySet<string>): number =>
  [...chosen].filter(([other, b]) =>
    open.has(thing < other ? key(thing, option, other, b) : key(other, b, thing, option)),
  ).length;

const key = (one: number, a: number, other: number, b: number): string => [one, a, other, b].join(' ');

function* pairsOf(count: number): Generator<[number, number]> {
  for (let one = 0; one < count; one++) for (let other = one + 1; other < count; other++) yield [one, other];
}
