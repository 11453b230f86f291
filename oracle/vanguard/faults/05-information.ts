/** Misreadings of the clauses about information of cards (5, 11.9). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const informationFaults = faultTable<VgRules>({});
