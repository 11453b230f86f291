/** Misreadings of the clauses about locked cards, deleted units and time leaps (7.30 to 7.33). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const lockFaults = faultTable<VgRules>({});
