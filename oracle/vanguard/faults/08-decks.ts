/** Misreadings of the clauses about decks (8.1). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const deckFaults = faultTable<VgRules>({});
