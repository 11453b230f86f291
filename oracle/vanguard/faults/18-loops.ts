/** Misreadings of the clauses about loops (18.1). */
import { suppressSituation } from '../../kernel/events/triggers';
import { ofEndlessLoops, ofLoopsOfBoth, ofLoopsOfOne } from '../../kernel/testing/common-procedures';
import { faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';
import { endGame } from '../../kernel/game-end';

export const loopFaults = faultTable<VgRules>({
  '18.1.1.1': {
    ...ofEndlessLoops(),
    'a loop that was stopped is over for the game, whatever forces it': ({ endless }) => ({
      endless: (g) => (g.state.effects.length > 0 ? endGame(g, { winner: g.state.turnPlayer }) : endless(g)),
    }),
    'a situation that an ability has left as it was does not trigger it again': ({ resolveWaitingAbility }) => ({
      *resolveWaitingAbility(g, waiting) {
        const before = g.state.stamp;
        yield* resolveWaitingAbility(g, waiting);
        if (g.state.stamp === before) suppressSituation(g, waiting);
      },
    }),
  },
  '18.1.1.2': ofLoopsOfOne(),
  '18.1.1.3': ofLoopsOfBoth(),
  '18.1.1.4': {
    'the rounds that are left out have no effect': result('roundsOf', () => 0),
    'a text that asks how often something has happened does not count the rounds that are left out': onlyIf(
      'conditionHolds',
      (_g, _context, { if: condition }) =>
        condition === undefined || !('happened' in condition) || Number(condition.min) < 100,
    ),
  },
});
