/** Misreadings of the clauses about check timing and play timing (11.6). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const checkTimingFaults = faultTable<VgRules>({});
