/** Misreadings of the clauses about the end phase (9.11). */
import { emit, endEffects, setTurn } from '../../kernel/changes';
import { untilQuiet } from '../../kernel/procedures/battle-end';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, onlyIf } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const endPhaseFaults = faultTable<VgRules>({
  '9.11.6': {
    'what waits comes along with what the end of the turn triggers': () => ({
      endPhase: (g, player) =>
        untilQuiet(
          g,
          () => g.rules.emitEndOfTurn(g, player),
          () => g.rules.roundOfEndPhase(g),
        ),
    }),
  },
  '9.11.7': {
    'it is the end of the turn for both players': afterwards('emitEndOfTurn', (g, player) => {
      emit(g, 'turnEnding', { player: g.rules.otherPlayer(g, player) });
    }),
    'the end of the turn triggers nothing': another('endPhase', (g) => g.rules.roundOfEndPhase(g)),
  },
  '9.11.8': {
    "what lasts until the end of the opponent's next turn ends with this turn": alsoIf(
      'endsWithTurn',
      (_g, { until }) => until === 'opponentsNextTurn',
    ),
    "what lasts until the end of the opponent's next turn does not end": onlyIf(
      'endsWithTurn',
      (_g, { until }) => until !== 'opponentsNextTurn',
    ),
    'what lasts until the end of the own next turn does not end': always('endsWithOwnNextTurn', false),
    "what lasts until the end of the own next turn ends with the opponent's turn": alsoIf(
      'endsWithOwnNextTurn',
      (g, { until, player }) => until === 'yourNextTurn' && player !== g.state.turnPlayer,
    ),
    'what lasts for the turn does not end': always('endsWithTurn', false),
    'what lasts for the turn ends when the next turn begins': ({ endsWithTurn, passTurn }) => ({
      endsWithTurn: () => false,
      passTurn(g) {
        endEffects(g, (effect) => endsWithTurn(g, effect));
        passTurn(g);
      },
    }),
  },
  '9.11.9': {
    'there is one round of it': () => ({
      *endPhase(g, player) {
        yield* g.rules.checkTiming(g);
        g.rules.emitEndOfTurn(g, player);
        yield* g.rules.roundOfEndPhase(g);
      },
    }),
    'the same player goes on': another('passToNextTurn', (g) => setTurn(g, g.state.turn + 1, g.state.turnPlayer)),
  },
});
