/** All pairs: of several things that can each be in some ways, every way of one meets every way of every other. */

/** A way of one thing beside a way of another. */
type IsWanted = (one: number, a: number, other: number, b: number) => boolean;

/**
 * @param counts so many ways there are of each thing
 * @param isWanted left out: every pair
 * @returns cases, each with the way of every thing, in which all wanted pairs come up
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

/** A case with this pair, and of everything else the way that brings the most pairs that have not come up. */
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
