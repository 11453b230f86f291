/** Conflicting and redundant state changes that are requested at the same moment. */
import type { KernelRules } from '../rules';
import { isTurn, type IntendedChange } from '../changes/intended';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { Resting } from './types';

/** The tables whose entries these procedures call. */
export type SameStateTables = typeof sameState & Resting;

interface SameStateRules extends Omit<KernelRules, keyof SameStateTables>, SameStateTables {}
export type SameStateGame = Game<SameStateRules, object>;

export const sameState = {
  simultaneous(g: SameStateGame, changes: readonly IntendedChange[]): readonly IntendedChange[] {
    return changes
      .filter((change) => !g.rules.yieldsToRest(g, change, changes))
      .filter((change) => !g.rules.changesNothing(g, change));
  },

  /** Resting wins if a card is to be rested and set active at once. */
  yieldsToRest(g: SameStateGame, change: IntendedChange, changes: readonly IntendedChange[]): boolean {
    const isTo = (one: IntendedChange, state: string) => isTurn(one) && one.state === state && one.card === change.card;
    const { initialState, restedState } = g.rules;
    if (!isTo(change, initialState) || !changes.some((other) => isTo(other, restedState))) return false;
    g.citePoint('restBeatsActive');
    return true;
  },

  changesNothing(g: SameStateGame, change: IntendedChange): boolean {
    if (!isTurn(change) || change.state !== change.card.state) return false;
    g.citePoint('noChange');
    return true;
  },
} satisfies TableFor<KernelRules>;
