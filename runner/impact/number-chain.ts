/** Decides which numbers at line beginnings start clauses: the rising sequence with the highest total weight. */
import { compareKeys, follows } from './ids';

export interface Candidate {
  readonly id: string;
  readonly printed: string;
  /** The text after the number on its line. */
  readonly rest: string;
  /** Index of its line. */
  readonly at: number;
  readonly key: readonly number[];
  readonly weight: number;
  /** True if the text before it has ended. */
  readonly ended: boolean;
}

/** The extra weight of a number that directly follows the one before. */
const NEXT = 0.6;

export function chain(candidates: readonly Candidate[]): Candidate[] {
  const ranks = rankOf(candidates);
  const best: number[] = [];
  const before: number[] = [];
  let last = -1;
  candidates.forEach((one, index) => {
    best[index] = one.weight;
    before[index] = -1;
    for (let other = 0; other < index; other++) {
      if (ranks[other]! >= ranks[index]!) continue;
      let weight = best[other]! + one.weight;
      if (weight + NEXT < best[index]!) continue;
      if (follows(candidates[other]!.key, one.key)) weight += NEXT;
      if (weight >= best[index]!) [best[index], before[index]] = [weight, other];
    }
    if (last < 0 || best[index]! >= best[last]!) last = index;
  });
  const chosen: Candidate[] = [];
  for (let at = last; at >= 0; at = before[at]!) chosen.push(candidates[at]!);
  return chosen.reverse();
}

/** Gives equal numbers equal ranks. */
function rankOf(candidates: readonly Candidate[]): number[] {
  const sorted = [...candidates.keys()].sort((a, b) => compareKeys(candidates[a]!.key, candidates[b]!.key));
  const ranks: number[] = [];
  let rank = 0;
  sorted.forEach((index, place) => {
    if (place > 0 && compareKeys(candidates[sorted[place - 1]!]!.key, candidates[index]!.key) < 0) rank += 1;
    ranks[index] = rank;
  });
  return ranks;
}
