/** Misreadings of the clauses about looking, revealing, searching and worlds (7.7 to 7.15, 7.43, 7.44). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const lookingFaults = faultTable<VgRules>({});
