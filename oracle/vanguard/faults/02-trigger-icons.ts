/** Misreadings of the clauses about trigger icons (2.5, 2.6, 2.8). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const iconFaults = faultTable<VgRules>({});
