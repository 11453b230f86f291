/** Misreadings of the clauses about playing and resolving (11.7, 11.8, 7.45). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const playingFaults = faultTable<VgRules>({});
