/** What a game in progress finds out about its abilities for its own bookkeeping; no rulebook says any of it. */
import { noteReach } from '../continuous/beginnings';
import { someReadsNumbers } from '../reading/ability-analysis';
import type { AnyGame, KernelRules } from '../rules';
import type { JournalEvent } from '../state';
import type { TableFor } from './tables';

export const bookkeeping = {
  noteReach(g: AnyGame, events: readonly JournalEvent[]): void {
    noteReach(g, events);
  },

  readsNumbers(g: AnyGame): boolean {
    return someReadsNumbers(g);
  },
} satisfies TableFor<KernelRules>;
