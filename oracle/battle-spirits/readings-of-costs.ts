/** Interpretations of what a card costs (3-1-11, 14-1-3). */
import { reductionBy } from '../kernel/costs/bills';
import type { Reading } from '../kernel/module';
import { sideOf, type BsRules } from './game';

export const readingsOfCosts: Readonly<Record<string, Reading<BsRules>>> = {
  'symbol-of-two-kinds': {
    clauses: ['3-1-11', '14-1-3'],
    question: 'By how much does a red God symbol reduce a cost with a red and a God reduction symbol?',
    standard: 'one',
    choices: {
      'each-kind': () => ({
        reductionOf: (g, player, card) =>
          reductionBy(
            g.rules.symbolsOnField(g, player).flatMap((kinds) => kinds.map((kind) => [kind])),
            sideOf(card).reductions,
          ),
      }),
    },
  },
};
