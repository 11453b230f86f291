/** Interpretations of keywords (14). */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';

export const readingsOfKeywords: Readonly<Record<string, Reading<VgRules>>> = {
  'success-at-the-end-of-turn': {
    clauses: ['14.39.2'],
    question:
      'Does a unit become successful again as the state ends with the turn, while a rear-guard keeps its power?',
    standard: 'not-again',
    choices: { again: () => ({ keepFromSuccess: () => {} }) },
  },
  'battles-of-wave': {
    clauses: ['14.37.2'],
    question: 'In which battles is Wave active whose text says "Nth time" without "only"?',
    standard: 'from-that-time-on',
    choices: { 'that-time-alone': () => ({ isFromTimeOn: (time, number) => time === number }) },
  },
  'rush-by-a-stand-trigger': {
    clauses: ['14.29.1'],
    question: 'Does a unit rush that a stand trigger of its player stands?',
    standard: 'rushes',
    choices: { 'does-not-rush': () => ({ causeOfStandTrigger: () => undefined }) },
  },
  'charging-unit-that-is-attacked': {
    clauses: ['14.31.2'],
    question: 'Does a charging unit that is attacked take part in that battle?',
    standard: 'takes-part',
    choices: {
      'takes-no-part': ({ unitsInBattle, partsInBattle }) => ({
        unitsInBattle: (g) =>
          unitsInBattle(g).filter(({ id }) => !g.rules.attackedUnits(g).some((unit) => unit.id === id)),
        partsInBattle: partsInBattle.filter((part) => part !== 'isAttacked'),
      }),
    },
  },
};
