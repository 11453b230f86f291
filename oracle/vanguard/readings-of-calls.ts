/** Interpretations of calls, rides and check timings. */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';

export const readingsOfCalls: Readonly<Record<string, Reading<VgRules>>> = {
  'called-from-another-circle': {
    clauses: ['6.2.5'],
    question: 'Is a unit that is called from another circle a new card?',
    standard: 'a-new-card',
    answers: { 'a-new-card': 'yes, a new card', 'the-same-card': 'no, the same card' },
    choices: {
      'the-same-card': ({ calling }) => ({
        calling(g, player, called, cause) {
          const change = calling(g, player, called, cause);
          if (called.card.zone !== 'field') return change;
          return { ...change, to: { ...change.to, asNew: false, state: g.rules.arrivesAs(g, called.card, change.to) } };
        },
      }),
    },
  },
  'hearts-without-vanguard': {
    clauses: ['13.2.4'],
    question: 'Does a player lose whose vanguard is gone while hearts are on the vanguard circle?',
    standard: 'no-defeat',
    answers: { 'no-defeat': 'no', 'a-defeat': 'yes' },
    choices: { 'a-defeat': () => ({ heartsAvertDefeat: () => false }) },
  },
  'persona-ride-power': {
    clauses: ['7.15.1.4.2'],
    question: 'Which units get the power of a persona ride?',
    standard: 'the-front-row',
    answers: {
      'the-front-row': 'all units of the front row, also later ones',
      'the-units-of-the-moment': 'the units that are there at that moment',
    },
    choices: {
      'the-units-of-the-moment': () => ({
        strengthenFront(g, player, card) {
          g.rules.giveUntilEndOfTurn(g, player, card, g.rules.frontOf(g, player), { stat: 'power', by: 10_000 });
        },
      }),
    },
  },
};
