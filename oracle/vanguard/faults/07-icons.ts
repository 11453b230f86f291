/** Misreadings of the clauses about counter-blast, soul-blast and numbers that are changed (7.21, 7.24 to 7.28). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const iconActionFaults = faultTable<VgRules>({});
