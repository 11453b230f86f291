/** Misreadings of the clauses about attacks, battles and boosts by effects (7.36 to 7.38, 7.47, 7.48). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const attackActionFaults = faultTable<VgRules>({});
