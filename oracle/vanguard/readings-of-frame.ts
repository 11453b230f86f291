/** Readings about the frame of the game: its phases and turns. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfFrame: Readonly<Record<string, Reading<VgRules>>> = {
  'rides-in-the-ride-step': {
    clauses: ['9.7.2'],
    question: 'May a player ride more than once in the same ride step?',
    standard: 'one',
    choices: { 'any-number': () => ({ mayRideAgain: () => true }) },
  },
};
