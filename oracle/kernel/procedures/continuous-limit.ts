/** Continuous abilities that never come to rest. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import { converges } from '../continuous/fixed-point';
import type { CoreGame } from './types';

export const continuousLimit = {
  /** Do some undo and redo each other? */
  neverRests(g: CoreGame): boolean {
    return !g.isPlain && !converges(g);
  },

  /** Such abilities are a loop that nobody can stop. */
  checkContinuous(g: CoreGame): void {
    if (!g.rules.neverRests(g)) return;
    g.citePoint('continuousEndless');
    g.rules.endless?.(g);
  },
} satisfies TableFor<KernelRules>;
