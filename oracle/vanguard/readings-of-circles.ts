/** Interpretations of circles and zones. */
import type { Reading } from '../kernel/session/module';
import { isAmong } from '../kernel/state';
import type { VgRules } from './game';

export const readingsOfCircles: Readonly<Record<string, Reading<VgRules>>> = {
  'g-unit-to-a-rear-guard-circle': {
    clauses: ['4.9.5'],
    question: 'Does a G unit stay on a rear-guard circle if it is moved there from the vanguard circle?',
    standard: 'it-stays',
    answers: { 'it-stays': 'yes, it stays', 'to-the-G-zone': 'no, it goes to the G zone' },
    choices: {
      'to-the-G-zone': ({ staysOnCircles }) => ({
        staysOnCircles: (g, move) => staysOnCircles(g, move) && !g.rules.isVanguard(g, move.card),
      }),
    },
  },
  'gyze-card-that-leaves-a-circle': {
    clauses: ['17.2.3.3'],
    question: 'Does a Gyze card go on to the G zone if it leaves a circle with its Gyze side active?',
    standard: 'to-the-G-zone',
    answers: {
      'to-the-G-zone': 'yes, it goes to the G zone',
      'stays-where-it-arrives': 'no, it stays where it arrives',
    },
    choices: {
      'stays-where-it-arrives': () => ({ hasLeftAsGUnit: () => false }),
    },
  },
  'unit-that-leaves-an-astral-plane-in-its-drive-check': {
    clauses: ['17.3.1.4.1'],
    question: 'Where does the card of a drive check go if its unit has left an Astral Plane during the check?',
    standard: 'to-the-soul',
    answers: { 'to-the-soul': 'to the soul', 'to-the-hand': 'to the hand' },
    choices: {
      'to-the-hand': () => ({
        isKeptFromHand(g, card) {
          const performer = g.rules.performerOfCheck(g, card)?.unit;
          const unit = performer && g.card(performer.id);
          return unit !== undefined && isAmong([performer!], unit) && g.rules.isOnAstralPlane(g, unit);
        },
      }),
    },
  },
  'own-ride-deck': {
    clauses: ['4.18.2'],
    question: 'Can a player look at the face-down cards of their own ride deck zone?',
    standard: 'yes',
    answers: { yes: 'yes', no: 'no' },
    choices: {
      no: ({ seesFaceDown }) => ({
        seesFaceDown: (g, viewer, card) => seesFaceDown(g, viewer, card) && card.zone !== 'rideDeck',
      }),
    },
  },
};
