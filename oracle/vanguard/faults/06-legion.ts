/** Misreadings of the clauses about legions (6.4, 13.3, 14.11). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const legionFaults = faultTable<VgRules>({});
