/** Interpretations of clauses about information. */
import type { Reading } from '../kernel/session/module';
import type { CardState } from '../kernel/state';
import type { Modification } from '../kernel/state/lasting';
import type { VgRules } from './game';

export const readingsOfInformation: Readonly<Record<string, Reading<VgRules>>> = {
  'order-of-one-moment': {
    clauses: ['11.9.3.1.1.2'],
    question: 'In which order do continuous effects of one player come that are generated at one moment?',
    standard: 'as-named',
    choices: {
      'last-named-first': () => ({
        continuousOrder: (_g: unknown, cards: readonly CardState[]) => [...cards].reverse(),
      }),
    },
  },
  'lost-costs-of-later-cards': {
    clauses: ['7.21.1'],
    question: 'Is the cost of a unit lost that comes after an effect by which the costs of all units are lost?',
    standard: 'lost',
    choices: {
      paid: ({ changesInformation }) => ({
        changesInformation: (g: unknown, change: Modification) =>
          changesInformation(g, change) || (change.kind === 'cost' && change.become !== undefined),
      }),
    },
  },
};
