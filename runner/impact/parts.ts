/** Finds clauses that were split or merged, among those that were reworded, added or removed. */
import type { Matching, Pair } from './match';

export interface Parts {
  /** Maps an old clause to the new clauses that contain its parts, the matched one first; all are indices. */
  readonly splits: ReadonlyMap<number, readonly number[]>;
  /** Maps a new clause to the old clauses that it contains, the matched one first; all are indices. */
  readonly merges: ReadonlyMap<number, readonly number[]>;
}

/** The share of the smaller clause that the larger must contain: next to it, and farther away. */
const BESIDE = 0.5;
const ELSEWHERE = 0.75;
/** The fewest hits that count for a clause farther away, since a trace has only some word pairs. */
const LEAST_HITS = 4;
/** With fewer word pairs than this, a share says nothing. */
const FEW_PAIRS = 5;
/** Two neighbours form the old clause if they contain this share of it and are about as long together. */
const TOGETHER = 0.9;

export function findParts(
  matching: Matching,
  sizes: { old(index: number): number; present(index: number): number },
): Parts {
  const changed = matching.pairs.filter(({ words }) => words === 'changed');
  return { splits: findSplits(matching, changed, sizes), merges: findMerges(matching, changed, sizes) };
}

type Sizes = Parameters<typeof findParts>[1];

const isPart = ({ share, hits, near }: { share: number; hits: number; near: boolean }): boolean =>
  near ? share >= BESIDE : share >= ELSEWHERE && hits >= LEAST_HITS;

function findSplits(matching: Matching, changed: readonly Pair[], sizes: Sizes): Map<number, number[]> {
  const splits = new Map<number, number[]>();
  for (const added of matching.added) {
    if (sizes.present(added) < FEW_PAIRS) continue;
    const options = changed
      .filter(({ old, present }) => sizes.present(present) < sizes.old(old) * 0.9)
      .map((pair) => {
        const { ofNew, hits } = matching.like(pair.old, added);
        const isWhole = areWhole(matching, pair, added, sizes);
        return { ...pair, share: ofNew, hits, near: Math.abs(pair.present - added) <= 3, isWhole };
      })
      .filter((option) => option.isWhole || isPart(option))
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.share - a.share);
    const [best] = options;
    if (!best || (!best.isWhole && matching.like(best.old, best.present).ofNew < BESIDE)) continue;
    splits.set(best.old, [...(splits.get(best.old) ?? [best.present]), added]);
  }
  return splits;
}

/**
 * Recognises a clause split in two by both parts together, because the trace may hold next to nothing of a short part.
 */
function areWhole(matching: Matching, { old, present }: Pair, added: number, sizes: Sizes): boolean {
  if (Math.abs(present - added) !== 1) return false;
  const [alone, both] = [matching.like(old, present), matching.like(old, present, added)];
  const size = (sizes.present(present) + sizes.present(added)) / sizes.old(old);
  return both.ofOld >= TOGETHER && both.hits > alone.hits && size > 0.85 && size < 1.15;
}

function findMerges(matching: Matching, changed: readonly Pair[], sizes: Sizes): Map<number, number[]> {
  const merges = new Map<number, number[]>();
  for (const removed of matching.removed) {
    if (sizes.old(removed) < FEW_PAIRS) continue;
    const options = changed
      .filter(({ old, present }) => sizes.present(present) > sizes.old(old) * 1.1)
      .map((pair) => {
        const { ofOld, hits } = matching.like(removed, pair.present);
        return { ...pair, share: ofOld, hits, near: Math.abs(pair.old - removed) <= 3 };
      })
      .filter(isPart)
      .sort((a, b) => b.share - a.share);
    const [best] = options;
    if (!best || matching.like(best.old, best.present).ofOld < BESIDE) continue;
    merges.set(best.present, [...(merges.get(best.present) ?? [best.old]), removed]);
  }
  return merges;
}
