/** Misreadings of the clauses about dominated units (7.39). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const dominationFaults = faultTable<VgRules>({});
