/** How alike two clauses are, of which one may be known by its trace alone. */
import type { Trace } from './words';

/** A clause of which every pair of words is known. */
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
  /** pairs of words of the old clause, as far as its trace has them, that stand in the new one */
  readonly hits: number;
  /** 0 to 1: pairs of words in both, of all in either (Dice) */
  readonly both: number;
  /** 0 to 1: how much of the old clause stands in the new one */
  readonly ofOld: number;
  /** 0 to 1: how much of the new clause stands in the old one */
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
