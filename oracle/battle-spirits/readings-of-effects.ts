/** Interpretations of Bursts and other effects (16, 24, 26). */
import type { Reading } from '../kernel/session/module';
import { asBs, type BsGame, type BsRules } from './game';

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
  'count-that-falls-meanwhile': {
    clauses: ['26-2-3'],
    question: 'Is an effect During OC that waits still resolved when the Count has fallen below its OC?',
    standard: 'resolved',
    choices: {
      gone: ({ mayActivateNow }) => ({
        mayActivateNow: (g, player, card, ability, occasion) =>
          mayActivateNow(g, player, card, ability, occasion) &&
          (!asBs(ability).while?.includes('oc') || g.rules.ocApplies(g as BsGame, card)),
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
