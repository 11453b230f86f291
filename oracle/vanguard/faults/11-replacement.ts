/** Misreadings of the clauses about replacement and last information (11.10, 11.11). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const replacementFaults = faultTable<VgRules>({});
