/** Misreadings of the clauses about strides and hearts (6.5, 6.6, 9.8.2, 14.12, 14.13, 14.16). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const strideFaults = faultTable<VgRules>({});
