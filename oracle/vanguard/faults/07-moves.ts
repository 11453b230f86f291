/** Misreadings of the clauses about actions that move cards (7.2, 7.3, 7.29, 7.34). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const moveFaults = faultTable<VgRules>({});
