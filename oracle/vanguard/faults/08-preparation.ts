/** Misreadings of the clauses about the preparation of the game (8.2). */
import { faultTable } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const preparationFaults = faultTable<VgRules>({
  '8.2.1.8': { 'the initial hand is six cards': () => ({ openingHand: 6 }) },
});
