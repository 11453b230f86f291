/** Misreadings of the clauses about the drive step (10.6). */
import { faultTable, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const driveStepFaults = faultTable<VgRules>({
  '10.6.1.2.6': { 'there is no drive check': skip('driveStep') },
});
