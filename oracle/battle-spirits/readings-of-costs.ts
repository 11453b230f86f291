/** Interpretations of what a card costs (3-1-11, 14-1-3). */
import type { Reading } from '../kernel/session/module';
import type { BsRules } from './game';

export const readingsOfCosts: Readonly<Record<string, Reading<BsRules>>> = {
  'ex-symbols-of-a-card': {
    clauses: ['G-18'],
    question:
      'How many reduction symbols does a card with several EX symbols satisfy when it is removed for Succession?',
    standard: 'each-symbol',
    answers: { 'each-symbol': 'one for each symbol', one: 'one' },
    choices: {
      one: ({ symbolsBySuccession }) => ({
        symbolsBySuccession: (g, card) => symbolsBySuccession(g, card).slice(0, 1),
      }),
    },
  },
  'symbol-of-two-kinds': {
    clauses: ['3-1-11', '14-1-3'],
    question: 'By how much does a red God symbol reduce a cost that has a red and a God reduction symbol?',
    standard: 'one',
    answers: { one: 'by one', 'each-kind': 'by one for each kind' },
    choices: {
      'each-kind': ({ symbolsThatReduce }) => ({
        symbolsThatReduce: (g, player, removed) =>
          symbolsThatReduce(g, player, removed).flatMap((kinds) => kinds.map((kind) => [kind])),
      }),
    },
  },
};
