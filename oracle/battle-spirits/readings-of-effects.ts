/** Interpretations of Bursts (16). */
import type { Reading } from '../kernel/module';
import type { BsRules } from './game';

export const readingsOfEffects: Readonly<Record<string, Reading<BsRules>>> = {
  'wrong-burst': {
    clauses: ['16-3-6'],
    question: 'Can a card without a Burst be set as one?',
    standard: 'refused',
    choices: {
      set: (rules) => ({
        setBurstRefusal(g, player, action) {
          const refusal = rules.setBurstRefusal(g, player, action);
          return refusal?.clause === '16-3-6' ? null : refusal;
        },
      }),
    },
  },
  'use-of-field-effects': {
    clauses: ['24-2-4'],
    question: 'Is an effect of a card of the Field used when its player chooses to activate it?',
    standard: 'used',
    choices: { resolved: () => ({ noteUseOfEffect: () => undefined }) },
  },
};
