/** Interpretations of clauses about information. */
import type { Reading } from '../kernel/session/module';
import type { CardState } from '../kernel/state';
import type { Modification } from '../kernel/state/lasting';
import type { VgRules } from './game';

export const readingsOfInformation: Readonly<Record<string, Reading<VgRules>>> = {
  'order-of-one-moment': {
    clauses: ['11.9.3.1.1.2'],
    question: "In which order do a player's continuous effects apply that begin at the same moment?",
    standard: 'as-named',
    answers: { 'as-named': 'in the order in which they are named', 'last-named-first': 'the last named first' },
    choices: {
      'last-named-first': () => ({
        continuousOrder: (_g: unknown, cards: readonly CardState[]) => [...cards].reverse(),
      }),
    },
  },
  'lost-costs-of-later-cards': {
    clauses: ['7.21.1'],
    question: 'If an effect makes all units lose their costs, does a unit lose its cost that comes later?',
    standard: 'lost',
    answers: { lost: 'yes, its cost is lost', paid: 'no, its cost is paid' },
    choices: {
      paid: ({ changesInformation }) => ({
        changesInformation: (g: unknown, change: Modification) =>
          changesInformation(g, change) || (change.kind === 'cost' && change.become !== undefined),
      }),
    },
  },
};
