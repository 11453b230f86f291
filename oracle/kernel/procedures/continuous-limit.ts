/** Continuous abilities that undo and redo each other without end. */
import type { KernelRules } from '../rules';
import { converges } from '../continuous/fixed-point';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type ContinuousLimitTables = typeof continuousLimit;

interface ContinuousLimitRules extends Omit<KernelRules, keyof ContinuousLimitTables>, ContinuousLimitTables {}
export type ContinuousLimitGame = Game<ContinuousLimitRules, object>;

export const continuousLimit = {
  /** Returns whether the computation of continuous abilities never settles. */
  neverRests(g: ContinuousLimitGame): boolean {
    return !g.isPlain && !converges(g);
  },

  /** Abilities that never settle are a loop that nobody can stop. */
  checkContinuous(g: ContinuousLimitGame): void {
    if (!g.rules.neverRests(g)) return;
    g.citePoint('continuousEndless');
    g.rules.endless?.(g);
  },
} satisfies TableFor<KernelRules>;
