/** Misreadings of the clauses about the close step (10.8). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const closeStepFaults = faultTable<VgRules>({});
