/** Misreadings of the clauses about the guard step (10.5). */
import { always, faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const guardStepFaults = faultTable<VgRules>({
  '10.5.1.2.4': { 'no unit intercepts': always('intercepts', []) },
});
