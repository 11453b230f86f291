/** Interpretations of calls, rides and check timings. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfCalls: Readonly<Record<string, Reading<VgRules>>> = {
  'called-from-another-circle': {
    clauses: ['6.2.5'],
    question: 'Is a unit that is called from another circle a new card?',
    standard: 'a-new-card',
    choices: {
      'the-same-card': ({ calling }) => ({
        calling(g, player, called, cause) {
          const change = calling(g, player, called, cause);
          return { ...change, to: { ...change.to, asNew: called.card.zone !== 'field' } };
        },
      }),
    },
  },
};
