/** Misreadings of the clauses about units that wear others (6.7, 6.8, 9.9.2.5, 14.52). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const dressFaults = faultTable<VgRules>({});
