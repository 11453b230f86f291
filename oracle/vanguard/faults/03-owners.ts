/** Misreadings of the clauses about owners and masters (3). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const ownerFaults = faultTable<VgRules>({});
