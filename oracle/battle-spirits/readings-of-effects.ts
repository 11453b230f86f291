/** Interpretations of Bursts and other effects (16, 24, 26). */
import type { Reading } from '../kernel/session/module';
import { asBs, type BsGame, type BsRules } from './game';

export const readingsOfEffects: Readonly<Record<string, Reading<BsRules>>> = {
  'wrong-burst': {
    clauses: ['16-3-6'],
    question: 'Can a card without a Burst be set as one?',
    standard: 'refused',
    answers: { refused: 'no, that is refused', set: 'yes, it is set' },
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
    question: 'Is a waiting effect During OC still resolved if the Count has fallen below its OC?',
    standard: 'resolved',
    answers: { resolved: 'yes, it is resolved', gone: 'no, it is gone' },
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
    question: 'When is an effect of a card on the Field used?',
    standard: 'used',
    answers: { used: 'when its player chooses to activate it', resolved: 'when it is resolved' },
    choices: { resolved: () => ({ noteUseOfEffect: () => undefined }) },
  },
};
