/** Interpretations of strides, hearts, legions and G guardians. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfStacks: Readonly<Record<string, Reading<VgRules>>> = {
  'units-beside-a-legion': {
    clauses: ['13.3.2.1'],
    question: 'Which units may stay where several units come beside a legion at one moment?',
    standard: 'one-of-those-placed-last',
    choices: { 'any-unit-of-the-circle': () => ({ unitsThatMayStay: (_g, units) => units }) },
  },
};
