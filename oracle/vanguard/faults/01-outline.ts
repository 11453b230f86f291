/** Misreadings of the clauses about the outline of the game (1). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const outlineFaults = faultTable<VgRules>({});
