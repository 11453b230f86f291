/** Misreadings of the clauses about abilities and effects (11.1 to 11.5, 12). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const abilityFaults = faultTable<VgRules>({});
