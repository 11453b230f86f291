/** Misreadings of the clauses about extra turns and the end of a turn (18.2, 18.4). */
import { addExtraTurn, cancelPending, setPlayerCounter, setTurn, takeExtraTurn } from '../../kernel/changes';
import { opponentOf } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const miscellaneousFaults = faultTable<VgRules>({
  '18.2.1': {
    'an extra turn comes after the turn of the other player': another('passToNextTurn', (g) =>
      setTurn(g, g.state.turn + 1, opponentOf(g.state.turnPlayer)),
    ),
    'after an extra turn the player goes on': (rules) => ({
      passToNextTurn(g) {
        const [extra] = g.state.extraTurns;
        rules.passToNextTurn(g);
        if (extra !== undefined && g.state.extraTurns.length === 0 && g.state.turn < 8) addExtraTurn(g, extra);
      },
    }),
  },
  '18.2.2': {
    'the turn that was added first comes first': beforehand('passToNextTurn', (g) => {
      const turns = [...g.state.extraTurns];
      for (const _turn of turns) takeExtraTurn(g);
      for (const player of turns) addExtraTurn(g, player);
    }),
  },
  '18.4.1.1': {
    'what lasts for a battle goes on when an effect ends the turn': always('endsBeforeTurn', false),
    'what lasts for the turn ends when an effect ends the turn': alsoIf(
      'endsBeforeTurn',
      (_g, { until }) => until === 'turn',
    ),
  },
  '18.4.1.2': {
    'the turn goes on': skip('endTurnByEffect'),
    'the end phase is left out': (rules) => ({
      *endPhase(g, player) {
        if (!g.journal.slice(g.turnBegan).some(({ type }) => type === 'orderPlayed')) yield* rules.endPhase(g, player);
      },
    }),
  },
  '18.4.2': {
    'damage that is left is forgotten': afterwards('afterJump', (g) => {
      setPlayerCounter(g, opponentOf(g.state.turnPlayer), 'vanguardDamage', 0);
    }),
  },
  '18.4.3': {
    'what waits is forgotten': afterwards('afterJump', (g) => {
      for (const waiting of [...g.state.pending]) cancelPending(g, waiting);
    }),
  },
});
