/** Misreadings of the clauses about extra turns and the end of a turn (18.2, 18.4). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const miscellaneousFaults = faultTable<VgRules>({});
