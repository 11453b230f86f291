/** Misreadings found by questions of somebody who had not written the oracle, where two clauses meet. */
import { another, faultTable } from '../../kernel/testing/misreadings';
import type { DbsRules } from '../game';

export const faultsOfQuestions = faultTable<DbsRules>({
  '4-10-2-2': {
    'something else can happen instead of 0 damage': another('strikesOf', (_g, amount) =>
      Array.from({ length: Math.max(1, amount) }, () => Math.min(1, amount)),
    ),
  },
  '8-9-2-3': {
    'one application saves all the cards that are KO-ed at one moment': another('replacesEach', false),
  },
});
