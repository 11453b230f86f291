/** Misreadings of the clauses about circles (4.8, 4.9). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const circleFaults = faultTable<VgRules>({});
