/** Measures how alike two clauses are, even if only the trace of one is known. */
import type { Trace } from './words';

/** A clause with all its pairs of neighbouring words. */
export interface Whole {
  readonly size: number;
  readonly pairs: ReadonlySet<number>;
}

export const wholeOf = ({ size, sample }: Trace): Whole => ({ size, pairs: new Set(sample) });

export const together = (wholes: readonly Whole[]): Whole =>
  wholes.length === 1
    ? wholes[0]!
    : {
        size: wholes.reduce((sum, { size }) => sum + size, 0),
        pairs: new Set(wholes.flatMap(({ pairs }) => [...pairs])),
      };

export interface Likeness {
  /** The number of word pairs in the old clause's trace that the new clause has too. */
  readonly hits: number;
  /** The Dice coefficient of the word pairs, from 0 to 1. */
  readonly both: number;
  /** The share of the old clause that the new one contains, from 0 to 1. */
  readonly ofOld: number;
  /** The share of the new clause that the old one contains, from 0 to 1. */
  readonly ofNew: number;
}

export function likeness(old: Trace, present: Whole): Likeness {
  if (old.sample.length === 0) return { hits: 0, both: 0, ofOld: 0, ofNew: 0 };
  const hits = old.sample.filter((pair) => present.pairs.has(pair)).length;
  const ofOld = hits / old.sample.length;
  const common = Math.min(ofOld * old.size, present.size);
  return {
    hits,
    both: (2 * common) / (old.size + present.size),
    ofOld,
    ofNew: present.size === 0 ? 0 : common / present.size,
  };
}
