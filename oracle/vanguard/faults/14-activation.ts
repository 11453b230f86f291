/** Misreadings of the clauses about keywords that say when an ability is active (14.1, 14.2, 14.15). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const activationFaults = faultTable<VgRules>({});
