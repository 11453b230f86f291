/** Misreadings of the clauses about the end phase (9.11). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const endPhaseFaults = faultTable<VgRules>({});
