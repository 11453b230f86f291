/** Interpretations of the clauses about imaginary gifts. */
import type { Reading } from '../kernel/session/module';
import { placesOf } from '../kernel/objects/places';
import { LAYERS } from './05-information';
import type { VgRules } from './game';

export const readingsOfGifts: Readonly<Record<string, Reading<VgRules>>> = {
  'gift-of-a-ride': {
    clauses: ['6.3.7'],
    question: 'When is the gift of a ridden unit resolved?',
    standard: 'check-timing',
    answers: { 'check-timing': 'at the next check timing', 'at-once': 'at once' },
    choices: {
      'at-once': () => ({
        awaitGift: (g, player, card) => g.rules.resolveGiftOfRide(g, player, g.rules.giftOfIcon(g, card)!),
      }),
    },
  },
  'force-2-against-effects': {
    clauses: ['16.2.1.3.1.1'],
    question: 'Which original critical does a unit on a circle with Force II have if an effect sets another number?',
    standard: 'marker',
    answers: { marker: 'that of the marker', effect: 'that of the effect' },
    choices: {
      effect: ({ valueOfGift }) => ({
        valueOfGift(g, marker, stat) {
          const given = valueOfGift(g, marker, stat);
          return given?.base ? { ...given, layer: LAYERS.original.at } : given;
        },
      }),
    },
  },
  'accel-markers-for-a-stage': {
    clauses: ['7.42.1.2'],
    question: "Does a circle that becomes the stage take the opponent's Accel markers as well?",
    standard: 'own',
    answers: { own: "no, only its player's", 'of-both': 'yes, those of both players' },
    choices: {
      'of-both': () => ({
        circlesWithoutStage: (g, stage) => placesOf(g).filter(({ id }) => id !== stage.id),
      }),
    },
  },
  'accel-2-on-a-stage': {
    clauses: ['16.3.1.5.4'],
    question: 'Does Accel II draw a card if its marker is put on the stage and no circle is created?',
    standard: 'draws',
    answers: { draws: 'yes', none: 'no' },
    choices: {
      none: () => ({ drawsForAccel: (_g, stage) => stage === undefined }),
    },
  },
};
