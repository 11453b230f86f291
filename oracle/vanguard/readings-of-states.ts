/** Interpretations of deleted units, time leaps and XoverDress. */
import { cardsAt } from '../kernel/objects/places';
import type { Reading } from '../kernel/session/module';
import { isDeleted, type VgRules } from './game';

const NO_KINDS: readonly string[] = [];

export const readingsOfStates: Readonly<Record<string, Reading<VgRules>>> = {
  'circle-of-a-deleted-unit': {
    clauses: ['4.9.2.5'],
    question: 'Is the circle of a deleted rear-guard a rear-guard circle?',
    standard: 'a-rear-guard-circle',
    answers: { 'a-rear-guard-circle': 'yes', 'no-rear-guard-circle': 'no' },
    choices: {
      'no-rear-guard-circle': ({ kindsOfPlace }) => ({
        kindsOfPlace(g, place) {
          const kinds = kindsOfPlace(g, place);
          return kinds.includes('rearGuard') && cardsAt(g, place, 'field').some((card) => isDeleted(card))
            ? NO_KINDS
            : kinds;
        },
      }),
    },
  },
  'time-leap-of-a-unit-that-has-left': {
    clauses: ['7.33.1.1'],
    question: 'Does the bound unit of a time leap come back if the called unit has left?',
    standard: 'stays-bound',
    answers: { 'stays-bound': 'no, it stays bound', 'comes-back': 'yes, it comes back' },
    choices: {
      'comes-back': ({ endOfLeap }) => ({
        endOfLeap: endOfLeap.flatMap((said) =>
          said.do === 'ifYouDo' ? [...said.first, ...(said.then ?? [])] : [said],
        ),
      }),
    },
  },
  'grade-for-xover-dress': {
    clauses: ['14.52.2'],
    question: 'Which grade can a card have that XoverDresses?',
    standard: 'none',
    answers: { none: 'any grade', 'that-of-the-vanguard': 'that of the vanguard' },
    choices: {
      'that-of-the-vanguard': ({ gradeAllowsOverDress }) => ({ gradeAllowsXoverDress: gradeAllowsOverDress }),
    },
  },
};
