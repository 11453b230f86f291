/** Lists the questions that the rulebook leaves open, with the standard answer and the alternatives. */
import { opponentOf } from '../kernel/state';
import type { Reading } from '../kernel/session/module';
import { isMain, type LnRules } from './game';

export const readings: Readonly<Record<string, Reading<LnRules>>> = {
  'battle-won-by-defender': {
    clauses: ['7-2', '7-5-3', '10-1'],
    question: 'Does a Main Character that wins a battle as the defender level up, or win the game as Level Neo?',
    standard: 'attacker-only',
    answers: {
      'attacker-only': 'no, only an attacking Main Character does',
      'any-battle': 'yes, the winner of any battle does',
    },
    choices: {
      'any-battle': (rules) => ({
        *applyJudgement(g, attackers, target, winner) {
          yield* rules.applyJudgement(g, attackers, target, winner);
          if (winner === 'defender' && isMain(target)) yield* g.rules.attackingMainWins(g, target, target);
        },
      }),
    },
  },
  'tie-over-a-cover': {
    clauses: ['6-2'],
    question: 'Has the attacker won if a covering character falls in a tie?',
    standard: 'no-victory',
    answers: { 'no-victory': 'no, a tie has no winner', victory: 'yes, the attacker has won' },
    choices: {
      victory: () => ({
        *coverFallsInTie(g, attackers, target) {
          g.cite('6-2');
          yield* g.rules.attackersWin(g, attackers, target);
        },
      }),
    },
  },
  'tie-of-two-supports': {
    clauses: ['9-4-7'],
    question: 'Who chooses the support that is lost when two attacking supports tie?',
    standard: 'defending-player',
    answers: { 'defending-player': 'the defending player does', 'attacking-player': 'the attacking player does' },
    choices: {
      'attacking-player': () => ({
        chooserOfLostAttacker: (g, winner) => (winner === 'none' ? g.state.turnPlayer : opponentOf(g.state.turnPlayer)),
      }),
    },
  },
  'both-decks-out': {
    clauses: ['10-2'],
    question: 'Who wins when both decks are empty?',
    standard: 'draw',
    answers: { draw: 'nobody, the game is a draw', 'turn-player-loses': 'the opponent of the turn player' },
    choices: {
      'turn-player-loses': () => ({
        winnerAgainst: (g, losers) => opponentOf(losers.length > 1 ? g.state.turnPlayer : losers[0]!),
      }),
    },
  },
  'same-card': {
    clauses: ['1-4'],
    question: 'What makes two cards the same card in deck construction?',
    standard: 'number',
    answers: { number: 'the same card number', name: 'the same name' },
    choices: { name: () => ({ copyKey: (_rules, card) => card.name }) },
  },
};
