/** Continuous abilities that undo and redo each other without end. */
import type { KernelRules } from '../rules';
import { converges } from '../continuous/fixed-point';
import type { TableFor } from './tables';
import type { CoreGame } from './core';

export const continuousLimit = {
  /** Returns whether the computation of continuous abilities never settles. */
  neverRests(g: CoreGame): boolean {
    return !g.isPlain && !converges(g);
  },

  /** Abilities that never settle are a loop that nobody can stop. */
  checkContinuous(g: CoreGame): void {
    if (!g.rules.neverRests(g)) return;
    g.citePoint('continuousEndless');
    g.rules.endless?.(g);
  },
} satisfies TableFor<KernelRules>;
