/** Where the rulebook is silent or contradicts itself: what we read, and what else could be read. */
import { opponentOf } from '../kernel/state';
import type { Reading } from '../kernel/module';
import type { OpRules } from './game';

export const readings: Readonly<Record<string, Reading<OpRules>>> = {
  'both-players-lose': {
    clauses: ['1-2-1', '9-2-1'],
    question: 'Who wins when both players lose at the same moment?',
    standard: 'draw',
    choices: {
      'turn-player-loses': () => ({
        winnerAgainst: (g, losers) => opponentOf(losers.length > 1 ? g.state.turnPlayer : losers[0]!),
      }),
    },
  },
};
