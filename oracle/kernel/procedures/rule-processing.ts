/** What the rules do by themselves: rows that say when something is due, and what is done with all of it that is due at once. */
import { NOTHING, type Procedure } from '../state';
import type { BasicGame } from './types';

/**
 * When a row is looked at: after every change, even in the middle of an effect (interruptive), at the game's checkpoints
 * (confirmative), or when nothing waits to be resolved.
 */
export type RuleTiming = 'interruptive' | 'confirmative' | 'whenQuiet';

/** One thing that the rules do. */
export interface RuleRow<G = BasicGame> {
  readonly timing: RuleTiming;
  /** Whom or what it is about now; none: it is not due. One look at everything, before anything is done. */
  due(g: G): readonly unknown[];
  /** What is done with all of it. */
  carryOut(g: G, due: readonly unknown[]): Procedure | void;
}

export const ruleProcessing = {
  ruleRows: [] as readonly RuleRow[],

  /** false: the rules are not processed (yet). */
  rulesAreProcessed(_g: BasicGame): boolean {
    return true;
  },

  /** All that is due from one look, row after row. */
  processRules(g: BasicGame, timing: RuleTiming = 'interruptive'): Procedure {
    if (!g.rules.rulesAreProcessed(g)) return NOTHING;
    let all: Due[] | undefined;
    for (const row of g.rules.ruleRows) {
      if (row.timing !== timing) continue;
      const due = row.due(g);
      if (due.length > 0) (all ??= []).push({ row, due });
    }
    return all ? carryOutRows(g, all) : NOTHING;
  },
};

interface Due {
  readonly row: RuleRow;
  readonly due: readonly unknown[];
}

function* carryOutRows(g: BasicGame, all: readonly Due[]): Procedure {
  for (const { row, due } of all) yield* row.carryOut(g, due) ?? NOTHING;
}
