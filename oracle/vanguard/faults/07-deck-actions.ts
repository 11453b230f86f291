/** Misreadings of the clauses about actions with a deck (7.4 to 7.12). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const deckActionFaults = faultTable<VgRules>({});
