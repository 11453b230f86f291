/** Misreadings of the clauses about what is printed on cards (2). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const cardDataFaults = faultTable<VgRules>({});
