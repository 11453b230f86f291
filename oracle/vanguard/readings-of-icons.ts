/** Interpretations of trigger icons. */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';

export const readingsOfIcons: Readonly<Record<string, Reading<VgRules>>> = {
  'stand-trigger-of-vanguards': {
    clauses: ['2.8.2.4'],
    question: 'Does a stand trigger forbid drive checks to a vanguard that is chosen to stand?',
    standard: 'it-may-check',
    choices: { 'it-may-not-check': () => ({ losesDriveChecks: () => true }) },
  },
  'power-of-over-triggers': {
    clauses: ['2.8.2.7'],
    question: 'How long does a unit keep the 100000000 power of an over trigger?',
    standard: 'for-the-game',
    choices: { 'for-the-turn': () => ({ overPowerLasts: 'turn' }) },
  },
};
