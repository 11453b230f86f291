/** Misreadings of the clauses about calls (6.2). */
import { both } from '../../kernel/testing/doing';
import { always, faultTable, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const callFaults = faultTable<VgRules>({
  '6.2.3.4': {
    'the unit that lay on the circle stays there': both(skip('retireOthers'), always('cardsThatCount', [])),
  },
});
