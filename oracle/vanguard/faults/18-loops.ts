/** Misreadings of the clauses about loops and differences (18.1, 18.3). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const loopFaults = faultTable<VgRules>({});
