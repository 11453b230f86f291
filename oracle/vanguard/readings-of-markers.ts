/** Interpretations of the clauses about pseudo-cards and markers. */
import type { Reading } from '../kernel/session/module';
import { isToken } from './15-pseudo-cards';
import type { VgRules } from './game';

export const readingsOfMarkers: Readonly<Record<string, Reading<VgRules>>> = {
  'drive-of-a-token': {
    clauses: ['15.1.2.4.2'],
    question: 'Which drive does a token have besides what its icons add?',
    standard: 'one',
    answers: { one: '1', zero: '0' },
    choices: {
      zero: ({ driveOf }) => ({ driveOf: (g, card) => (isToken(card) ? 0 : driveOf(g, card)) }),
    },
  },
};
