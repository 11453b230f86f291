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
    question: 'If one effect deals damage to both players, do they take it at the same moment?',
    standard: 'at-one-moment',
    answers: { 'at-one-moment': 'yes, at the same moment', 'turn-player-first': 'no, the turn player first' },
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
    question: "Which Leader Card's skill for being placed comes first, before it is decided who goes first?",
    standard: 'player-a',
    answers: { 'player-a': 'that of player A', 'whoever-will-be-first': 'that of the player who will go first' },
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
      'If something would happen to several cards at one moment, for which card are replacements decided first?',
    standard: 'as-they-lie',
    answers: { 'as-they-lie': 'in the order in which they lie', chosen: 'in the order that their player chooses' },
    choices: { chosen: () => ({ nextToReplace }) },
  },
  'after-the-battle': {
    clauses: ['10-8-1', '10-9-1'],
    question: 'When is "after the battle"?',
    standard: 'at-its-end',
    answers: {
      'at-its-end': 'at the end of the battle',
      'when-it-is-over': 'when the battle is over and all that lasts for it has ended',
    },
    choices: {
      'when-it-is-over': ({ firstPending }) => ({
        firstPending: (g, pending) =>
          firstPending(g, g.state.battle ? pending.filter((waiting) => !comesAfterBattle(waiting)) : pending),
      }),
    },
  },
  'rounds-declared': {
    clauses: ['11-1-2-1', '11-1-2-2'],
    question: 'Does the round that has shown the loop count as one of the declared rounds?',
    standard: 'after-the-first',
    answers: {
      'after-the-first': 'no, the declared rounds come after it',
      'with-the-first': 'yes, it is the first of them',
    },
    choices: {
      'with-the-first': ({ roundsOf }) => ({ roundsOf: (g, numbers) => Math.max(0, roundsOf(g, numbers) - 1) }),
    },
  },
  'equal-numbers-of-rounds': {
    clauses: ['11-1-2-2'],
    question: 'Who ends a loop that both players can stop if both have declared the same number?',
    standard: 'who-comes-to-it-first',
    answers: {
      'who-comes-to-it-first': 'the player who first comes to their choice',
      'turn-player': 'the turn player',
    },
    choices: {
      'turn-player': ({ whoFinishes }) => ({
        whoFinishes: (g, stoppers, numbers) => whoFinishes(g, stoppers, numbers).slice(0, 1),
      }),
    },
  },
  'negative-combo-power': {
    clauses: ['1-3-6', '7-4-1-2', '7-4-1-3'],
    question: 'Does a combo power below 0 reduce the power to which it is added?',
    standard: 'it-is-0',
    answers: { 'it-is-0': 'no, it counts as 0', 'it-takes': 'yes, it reduces the power' },
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
