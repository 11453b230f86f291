/** Interpretations of circles and zones. */
import type { Reading } from '../kernel/module';
import type { VgRules } from './game';

export const readingsOfCircles: Readonly<Record<string, Reading<VgRules>>> = {
  'g-unit-to-a-rear-guard-circle': {
    clauses: ['4.9.5'],
    question: 'Does a G unit stay on a rear-guard circle to which it is moved from the vanguard circle?',
    standard: 'it-stays',
    choices: {
      'to-the-G-zone': ({ staysOnCircles }) => ({
        staysOnCircles: (g, move) => staysOnCircles(g, move) && !g.rules.isVanguard(g, move.card),
      }),
    },
  },
  'own-ride-deck': {
    clauses: ['4.18.2'],
    question: 'May a player look at the face-down cards of the own ride deck zone?',
    standard: 'yes',
    choices: {
      no: ({ seesFaceDown }) => ({
        seesFaceDown: (g, viewer, card) => seesFaceDown(g, viewer, card) && card.zone !== 'rideDeck',
      }),
    },
  },
};
