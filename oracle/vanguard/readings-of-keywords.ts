/** Interpretations of keywords (14). */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfKeywords: Readonly<Record<string, Reading<VgRules>>> = {
  'battles-of-wave': {
    clauses: ['14.37.2'],
    question: 'In which battles is Wave active whose text says "Nth time" without "only"?',
    standard: 'from-that-time-on',
    choices: { 'that-time-alone': () => ({ isFromTimeOn: (time, number) => time === number }) },
  },
};
