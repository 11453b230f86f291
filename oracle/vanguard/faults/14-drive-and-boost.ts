/** Misreadings of the clauses about drive, Intercept, Boost and Restraint (2.17, 14.3 to 14.6). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const driveAndBoostFaults = faultTable<VgRules>({});
