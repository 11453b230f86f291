/** Interpretations of battles and of leaving the Field (7-3-5, FAQ-4-1-2, FAQ-4-2-1, FAQ-1-12). */
import type { Reading } from '../kernel/session/module';
import type { BsGame, BsRules } from './game';
import { isDeparting } from '../kernel/objects/departing';

const hasAttacker = (g: BsGame): boolean => g.rules.attackerLeft(g) !== undefined;

export const readingsOfBattles: Readonly<Record<string, Reading<BsRules>>> = {
  'attacker-leaves-later': {
    clauses: ['7-3-5'],
    question: 'What happens when the attacking card leaves the Field after the declaration of the attack?',
    standard: 'the-battle-goes-on',
    choices: {
      'the-battle-ends': () => ({
        flashContinues: (g, hadAttacker) => !hadAttacker || hasAttacker(g),
        battleContinues: (g, next) => next === 'declaration' || next === 'firstFlash' || hasAttacker(g as BsGame),
      }),
    },
  },
  'when-cards-leave': {
    clauses: ['FAQ-4-1-2'],
    question:
      'Does a card that is about to leave wait for effects that were waiting before it was decided that it leaves?',
    standard: 'not-for-those-before',
    choices: {
      'for-all': () => ({ departuresWaitForAll: true }),
    },
  },
  'symbols-of-a-depleted-card': {
    clauses: ['FAQ-4-2-1'],
    question: 'Do the symbols of a Depleted card count until it leaves the Field?',
    standard: 'they-count',
    choices: {
      'they-do-not-count': ({ symbolsOf }) => ({
        symbolsOf: (g, card) => (isDeparting(g, card) && g.rules.isDepleted(g, card) ? [] : symbolsOf(g, card)),
      }),
    },
  },
  'swap-with-the-hand': {
    clauses: ['FAQ-1-12'],
    question: 'Does a card that is swapped with a card of the Hand enter the pending state?',
    standard: 'it-goes-at-once',
    choices: {
      'it-is-pending': () => ({ leavesAtOnce: () => false }),
    },
  },
};
