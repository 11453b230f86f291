/** Misreadings of the clauses about the guard step (10.5). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const guardStepFaults = faultTable<VgRules>({});
