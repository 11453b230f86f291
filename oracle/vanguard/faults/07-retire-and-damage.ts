/** Misreadings of the clauses about retiring, healing and damage (7.15 to 7.20, 7.35). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const retireFaults = faultTable<VgRules>({});
