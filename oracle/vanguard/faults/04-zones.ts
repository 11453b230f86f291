/** Misreadings of the clauses about zones (4). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const zoneFaults = faultTable<VgRules>({});
