/** Misreadings of the clauses about rides (6.3). */
import { both } from '../../kernel/testing/doing';
import { always, faultTable, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const rideFaults = faultTable<VgRules>({
  '6.3.3.2.2': {
    'a card of the ride deck is ridden for nothing': () => ({
      *payForRideDeck() {
        return true;
      },
    }),
  },
  '6.3.3.5': {
    'the former vanguard stays on its circle': both(skip('putOthersIntoSoul'), always('cardsThatCount', [])),
  },
});
