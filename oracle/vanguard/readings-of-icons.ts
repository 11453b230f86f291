/** Interpretations of trigger icons. */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';

export const readingsOfIcons: Readonly<Record<string, Reading<VgRules>>> = {
  'stand-trigger-of-vanguards': {
    clauses: ['2.8.2.4'],
    question: 'Does a stand trigger forbid drive checks for a vanguard that is chosen to stand?',
    standard: 'it-may-check',
    answers: { 'it-may-check': 'no, it can check', 'it-may-not-check': 'yes, it cannot check' },
    choices: { 'it-may-not-check': () => ({ losesDriveChecks: () => true }) },
  },
  'power-of-over-triggers': {
    clauses: ['2.8.2.7'],
    question: 'How long does a unit keep the 100000000 power of an over trigger?',
    standard: 'for-the-game',
    answers: { 'for-the-game': 'for the rest of the game', 'for-the-turn': 'for the turn' },
    choices: { 'for-the-turn': () => ({ overPowerLasts: 'turn' }) },
  },
};
