/** Interpretations of battles and of leaving the Field (7-3-5, FAQ-4-1-2, FAQ-4-2-1, FAQ-1-12). */
import type { Reading } from '../kernel/session/module';
import type { BsGame, BsRules } from './game';
import { isDeparting } from '../kernel/objects/departing';

const hasAttacker = (g: BsGame): boolean => g.rules.attackerLeft(g) !== undefined;

export const readingsOfBattles: Readonly<Record<string, Reading<BsRules>>> = {
  'attacker-leaves-later': {
    clauses: ['7-3-5'],
    question: 'What happens if the attacking card leaves the Field after the attack was declared?',
    standard: 'the-battle-goes-on',
    answers: { 'the-battle-goes-on': 'the battle goes on', 'the-battle-ends': 'the battle ends' },
    choices: {
      'the-battle-ends': () => ({
        flashContinues: (g, hadAttacker) => !hadAttacker || hasAttacker(g),
        battleContinues: (g, next) => next === 'declaration' || next === 'firstFlash' || hasAttacker(g as BsGame),
      }),
    },
  },
  'when-cards-leave': {
    clauses: ['FAQ-4-1-2'],
    question: 'Does a card that is about to leave wait for effects that were already waiting?',
    standard: 'not-for-those-before',
    answers: {
      'not-for-those-before': 'no, only for those that its leaving activates',
      'for-all': 'yes, for all of them',
    },
    choices: {
      'for-all': () => ({ departuresWaitForAll: true }),
    },
  },
  'symbols-of-a-depleted-card': {
    clauses: ['FAQ-4-2-1'],
    question: 'Do the symbols of a Depleted card count until it leaves the Field?',
    standard: 'they-count',
    answers: { 'they-count': 'yes', 'they-do-not-count': 'no' },
    choices: {
      'they-do-not-count': ({ symbolsOf }) => ({
        symbolsOf: (g, card) => (isDeparting(g, card) && g.rules.isDepleted(g, card) ? [] : symbolsOf(g, card)),
      }),
    },
  },
  'swap-with-the-hand': {
    clauses: ['FAQ-1-12'],
    question: 'Does a card that is swapped with a card from the Hand enter the pending state?',
    standard: 'it-goes-at-once',
    answers: { 'it-goes-at-once': 'no, it goes at once', 'it-is-pending': 'yes, it is pending' },
    choices: {
      'it-is-pending': () => ({ leavesAtOnce: () => false }),
    },
  },
};
