/** Interpretations of keywords (14). */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';

export const readingsOfKeywords: Readonly<Record<string, Reading<VgRules>>> = {
  'success-at-the-end-of-turn': {
    clauses: ['14.39.2'],
    question: 'Does a unit become successful again when the state ends with the turn and a rear-guard keeps its power?',
    standard: 'not-again',
    answers: { 'not-again': 'no', again: 'yes' },
    choices: { again: () => ({ keepFromSuccess: () => {} }) },
  },
  'battles-of-wave': {
    clauses: ['14.37.2'],
    question: 'In which battles is Wave active if its text says "Nth time" without "only"?',
    standard: 'from-that-time-on',
    answers: { 'from-that-time-on': 'from that battle on', 'that-time-alone': 'in that battle alone' },
    choices: { 'that-time-alone': () => ({ isFromTimeOn: (time, number) => time === number }) },
  },
  'rush-by-a-stand-trigger': {
    clauses: ['14.29.1'],
    question: "Does a unit rush if its player's stand trigger stands it?",
    standard: 'rushes',
    answers: { rushes: 'yes', 'does-not-rush': 'no' },
    choices: { 'does-not-rush': () => ({ causeOfStandTrigger: () => undefined }) },
  },
  'charging-unit-that-is-attacked': {
    clauses: ['14.31.2'],
    question: 'Does a charging unit that is attacked take part in that battle?',
    standard: 'takes-part',
    answers: { 'takes-part': 'yes', 'takes-no-part': 'no' },
    choices: {
      'takes-no-part': ({ unitsInBattle, partsInBattle }) => ({
        unitsInBattle: (g) =>
          unitsInBattle(g).filter(({ id }) => !g.rules.attackedUnits(g).some((unit) => unit.id === id)),
        partsInBattle: partsInBattle.filter((part) => part !== 'isAttacked'),
      }),
    },
  },
};
