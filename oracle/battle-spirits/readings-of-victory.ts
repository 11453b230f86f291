/** Interpretations of the end of the game and of its beginning (1-6-2, 1-6-3). */
import { andThen, NOTHING, opponentOf } from '../kernel/state';
import type { Reading } from '../kernel/session/module';
import type { BsRules } from './game';

export const readingsOfVictory: Readonly<Record<string, Reading<BsRules>>> = {
  'both-without-life': {
    clauses: ['1-6-2'],
    question: 'Who wins if the Life of both players becomes 0 at the same moment?',
    standard: 'nobody',
    answers: { nobody: 'nobody', 'opponent-of-the-turn-player': 'the opponent of the turn player' },
    choices: {
      'opponent-of-the-turn-player': ({ winnerAgainst }) => ({
        winnerAgainst: (g, losers) => (losers.length === 2 ? opponentOf(g.state.turnPlayer) : winnerAgainst(g, losers)),
      }),
    },
  },
  'when-an-empty-deck-is-judged': {
    clauses: ['1-6-3'],
    question: 'When in the Start Step does a player with an empty Deck lose?',
    standard: 'as-it-begins',
    answers: { 'as-it-begins': 'when the step begins', 'after-its-effects': 'after the effects of the step' },
    choices: {
      'after-its-effects': ({ phase, loseByEmptyDeck }) => ({
        judgeStartStep: () => NOTHING,
        phase: (g, name) =>
          name === 'start' ? andThen(phase(g, name), () => loseByEmptyDeck(g, g.state.turnPlayer)) : phase(g, name),
      }),
    },
  },
};
