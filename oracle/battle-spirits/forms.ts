/**
 * 9-1, 19-3, 20-2, 21-6. What stays the same when a card changes its form: combining, separating, Advent, Soul State,
 * Rebirth. Each section fills its row.
 */
import type { BsGame } from './game';

export type ChangeOfForm = 'combine' | 'separate' | 'keep' | 'advent' | 'soulState' | 'rebirth';

/** What a change of form keeps. */
export interface KeptByChange {
  readonly clauses: readonly string[];
  /** Refreshed or Exhausted. */
  readonly state: boolean;
  /** The effects on the card. */
  readonly effects: boolean;
  /** The limits that have been used up in this turn (21-6-4). */
  readonly limits: boolean;
  /** The place in the battle (9-5-6, 19-3-2, 20-3-4). */
  readonly battle: boolean;
}

export const changesOfForm = {
  changesOfForm: {
    combine: { clauses: ['9-3-1'], state: true, effects: true, limits: true, battle: false },
    separate: { clauses: ['9-3-2'], state: true, effects: true, limits: true, battle: false },
    keep: { clauses: ['9-5-6'], state: true, effects: false, limits: true, battle: true },
    advent: { clauses: ['19-3-1', '19-3-2'], state: true, effects: true, limits: true, battle: true },
    soulState: { clauses: ['21-3-2', '21-6-4'], state: false, effects: false, limits: true, battle: false },
    rebirth: { clauses: ['20-3-1', '20-3-4'], state: true, effects: true, limits: true, battle: true },
  } as Readonly<Record<ChangeOfForm, KeptByChange>>,

  keptBy(g: BsGame, change: ChangeOfForm): KeptByChange {
    return g.rules.changesOfForm[change];
  },
};
