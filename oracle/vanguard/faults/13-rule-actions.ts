/** Misreadings of the clauses about rule actions (13). */
import { faultTable, result } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const ruleActionFaults = faultTable<VgRules>({
  '13.2.2': {
    'six cards in the damage zone are no defeat': result('defeatOf', (found) =>
      found?.startsWith('six') ? null : found,
    ),
  },
  '13.2.3': { 'an empty deck is no defeat': result('defeatOf', (found) => (found?.endsWith('deck') ? null : found)) },
});
