/** Interpretations of orders. */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';

export const readingsOfOrders: Readonly<Record<string, Reading<VgRules>>> = {
  'song-without-effect': {
    clauses: ['17.6.3'],
    question:
      'Is a song turned face down whose own ability has done nothing, as its cost was not paid or its requirement not met?',
    standard: 'turned-face-down',
    choices: {
      'stays-face-up': () => ({ endsSong: (_g, isCarriedOut) => isCarriedOut }),
    },
  },
  'order-limit-of-voelundr': {
    clauses: ['17.9.3.1'],
    question: 'Does a unit that is played as an arms order count towards the order limit?',
    standard: 'counts',
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
