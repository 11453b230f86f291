/** Interpretations of orders. */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';

export const readingsOfOrders: Readonly<Record<string, Reading<VgRules>>> = {
  'song-without-effect': {
    clauses: ['17.6.3'],
    question:
      'Is a song turned face down if its own ability did nothing because its cost was not paid or its requirement not met?',
    standard: 'turned-face-down',
    answers: { 'turned-face-down': 'yes', 'stays-face-up': 'no, it stays face up' },
    choices: {
      'stays-face-up': () => ({ endsSong: (_g, isCarriedOut) => isCarriedOut }),
    },
  },
  'order-limit-of-voelundr': {
    clauses: ['17.9.3.1'],
    question: 'Does a unit that is played as an arms order count towards the order limit?',
    standard: 'counts',
    answers: { counts: 'yes', 'does-not-count': 'no' },
    choices: {
      'does-not-count': ({ countOrder }) => ({
        hasRoomForArms: () => true,
        countOrder(g, player, card) {
          if (!g.rules.hasVoelundr(g, card)) countOrder(g, player, card);
        },
      }),
    },
  },
};
