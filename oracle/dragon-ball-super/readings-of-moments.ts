/**
 * Interpretations of what happens at once, what comes first (1-2-3, 5-2-1-3, 8-9-2-3, 10-8-1, 11-1-2-2), and numbers
 * below 0.
 */
import { chooseCards } from '../kernel/questions';
import { replacementsOf } from '../kernel/events/replacement';
import { playersInTurnOrder } from '../kernel/game';
import type { Reading } from '../kernel/session/module';
import { opponentOf, type Procedure } from '../kernel/state';
import { comesAfterBattle } from './10-keyword-skills';
import type { DbsGame, DbsRules } from './game';
import type { Replacement, Intent } from '../kernel/changes/intended';

export const readingsOfMoments: Readonly<Record<string, Reading<DbsRules>>> = {
  'damage-to-both': {
    clauses: ['1-2-3', '4-10-2-1'],
    question: 'Do both players to whom one effect deals damage take it at one moment, or the turn player first?',
    standard: 'at-one-moment',
    choices: {
      'turn-player-first': () => ({
        *dealDamageToAll(g, players, amount, options) {
          g.cite('1-2-3');
          for (const player of players) yield* g.rules.dealDamage(g, player, amount, options);
        },
      }),
    },
  },
  'leaders-before-the-lot': {
    clauses: ['5-2-1-3'],
    question:
      'Whose Leader Card comes first of two with a skill for when they are placed, as nobody is the turn player yet?',
    standard: 'player-a',
    choices: {
      'whoever-will-be-first': ({ leadersArePlaced, decideFirstPlayer }) => ({
        *leadersArePlaced(g) {
          decideFirstPlayer(g);
          yield* leadersArePlaced(g);
        },
        decideFirstPlayer: () => undefined,
        playersToResolve(g, turnPlayer) {
          const first = g.state.facts.begun ? turnPlayer : g.state.firstPlayer;
          return [first, opponentOf(first)];
        },
      }),
    },
  },
  'order-of-replaced-cards': {
    clauses: ['8-9-2-3'],
    question:
      'For which of several cards, to which something would happen at one moment, is it asked first what replaces it?',
    standard: 'as-they-lie',
    choices: { chosen: () => ({ nextToReplace }) },
  },
  'after-the-battle': {
    clauses: ['10-8-1', '10-9-1'],
    question: 'Is "after the battle" at the end of the battle, or when the battle is over and all that lasts for it?',
    standard: 'at-its-end',
    choices: {
      'when-it-is-over': ({ firstPending }) => ({
        firstPending: (g, pending) =>
          firstPending(g, g.state.battle ? pending.filter((waiting) => !comesAfterBattle(waiting)) : pending),
      }),
    },
  },
  'rounds-declared': {
    clauses: ['11-1-2-1', '11-1-2-2'],
    question: 'Is the round by which a loop has shown itself one of those that are declared?',
    standard: 'after-the-first',
    choices: {
      'with-the-first': ({ roundsOf }) => ({ roundsOf: (g, numbers) => Math.max(0, roundsOf(g, numbers) - 1) }),
    },
  },
  'equal-numbers-of-rounds': {
    clauses: ['11-1-2-2'],
    question: 'Who finishes a loop that both can stop, where both have said the same number?',
    standard: 'who-comes-to-it-first',
    choices: {
      'turn-player': ({ whoFinishes }) => ({
        whoFinishes: (g, stoppers, numbers) => whoFinishes(g, stoppers, numbers).slice(0, 1),
      }),
    },
  },
  'negative-combo-power': {
    clauses: ['1-3-6', '7-4-1-2', '7-4-1-3'],
    question: 'Does a combo power below 0 take from the power to which it is added?',
    standard: 'it-is-0',
    choices: {
      'it-takes': ({ readAs }) => ({
        readAs: (g, stat, value) => (stat === 'comboPower' ? value : readAs(g, stat, value)),
      }),
    },
  },
};

/** Checks for a replacement that can apply to one of several events without the others. */
const isNotForAll = ({ ability }: Replacement): boolean => ability.may === true || ability.oncePerTurn === true;

/** The players choose among their own affected cards, the turn player first. Events that nothing replaces come last. */
function* nextToReplace<T extends Intent>(g: DbsGame, open: readonly T[]): Procedure<T> {
  const cardsThatNotice = open.filter((intent) => replacementsOf(g, [intent], g.lineage).some(isNotForAll));
  const player = playersInTurnOrder(g).find((one) => cardsThatNotice.some((intent) => intent.player === one));
  const own = cardsThatNotice.filter((intent) => intent.player === player);
  if (own.length < 2) return own[0] ?? open[0]!;
  const from = own.map(({ card }) => card);
  const [next] = yield* chooseCards(g, { player: player!, kind: 'choose', from, min: 1, max: 1, clause: '8-9-2-3' });
  return own.find(({ card }) => card === next)!;
}
