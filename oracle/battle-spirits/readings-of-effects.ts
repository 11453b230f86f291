/** Interpretations of Bursts (16, FAQ-8). */
import { isDeparting } from '../kernel/events/departures';
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
  'burst-after-destruction': {
    clauses: ['FAQ-8-5'],
    question:
      'When is a Burst "after a Spirit is destroyed" declared: at the destruction, or when the Spirit has come to the Trash?',
    standard: 'at-once',
    choices: {
      'in-the-trash': () => ({
        isTimeToDeclare: (g, waiting) =>
          waiting.event.card === undefined ||
          !(isDeparting(g, g.card(waiting.event.card)) || g.rules.isDropped(g, waiting)),
      }),
    },
  },
};
