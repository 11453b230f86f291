/** Interpretations of battles. */
import type { Reading } from '../kernel/session/module';
import type { CardState } from '../kernel/state';
import type { PlayerId } from '../../schemas/common';
import { cardsIn, type VgGame, type VgRules } from './game';

/** Is the player kept from calling any guardian, or from intercepting with any unit? */
const isRestricted = (g: VgGame, player: PlayerId): boolean =>
  isTrueOfAll(cardsIn(g, player, 'hand'), (card) => !g.rules.canGuardFromHand(g, card)) ||
  isTrueOfAll(g.rules.unitsOn(g, player, 'rearGuard'), (card) => g.rules.isProhibited(g, card, 'intercept'));

const isTrueOfAll = (cards: readonly CardState[], isTrue: (card: CardState) => boolean): boolean =>
  cards.length > 0 && cards.every(isTrue);

export const readingsOfBattles: Readonly<Record<string, Reading<VgRules>>> = {
  'automatic-pass': {
    clauses: ['10.5.1.2.1.1'],
    question: 'When does a player who is restricted from calling or intercepting pass automatically in the guard step?',
    standard: 'nothing-is-possible',
    answers: {
      'nothing-is-possible': 'when nothing is possible',
      'one-restriction-is-enough': 'as soon as one restriction applies',
    },
    choices: {
      'one-restriction-is-enough': ({ guardsFromHand, intercepts }) => ({
        guardsFromHand: (g, player) => (isRestricted(g, player) ? [] : guardsFromHand(g, player)),
        intercepts: (g, player) => (isRestricted(g, player) ? [] : intercepts(g, player)),
      }),
    },
  },
  'drive-check-of-an-effect': {
    clauses: ['7.22.1'],
    question: 'Does a drive check that an effect orders count among those of the drive step?',
    standard: 'not-counted',
    answers: { 'not-counted': 'no', counted: 'yes' },
    choices: {
      counted: ({ checksAgain }) => ({
        checksAgain(g, checks) {
          const since = g.journal.findLastIndex(({ type }) => type === 'battleBegan');
          const all = g.journal.slice(since).filter(({ type }) => type === 'driveChecked').length;
          return checksAgain(g, Math.max(checks, all));
        },
      }),
    },
  },
  'one-of-several-cannot-be-attacked': {
    clauses: ['10.2.3'],
    question: 'If an effect would have several units attacked and one of them cannot be, are the others attacked?',
    standard: 'it-is-left-out',
    answers: { 'it-is-left-out': 'yes, only that one is left out', 'none-of-them-is': 'no, none of them is attacked' },
    choices: {
      'none-of-them-is': ({ battleAlso }) => ({
        battleAlso(g, units) {
          if (units.some((unit) => g.rules.isProhibited(g, unit, 'beAttacked'))) g.cite('10.2.3');
          else battleAlso(g, units);
        },
      }),
    },
  },
  'who-intercepts': {
    clauses: ['14.4.2'],
    question: 'Can a vanguard with Intercept intercept?',
    standard: 'rear-guards',
    answers: { 'rear-guards': 'no, only rear-guards can', 'the-front-row': 'yes, every unit of the front row can' },
    choices: {
      'the-front-row': ({ canIntercept }) => ({
        canIntercept: (g, card) =>
          canIntercept(g, card) ||
          (g.rules.isVanguard(g, card) &&
            g.rules.hasIcon(g, card, 'intercept') !== false &&
            !(g.state.battle?.targets.includes(card.id) ?? false)),
      }),
    },
  },
};
