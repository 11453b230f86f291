/** Misreadings of the clauses about gauge (4.15, 7.41, 13.9, 14.45). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const gaugeFaults = faultTable<VgRules>({});
