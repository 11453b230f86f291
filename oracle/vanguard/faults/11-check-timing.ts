/** Misreadings of the clauses about check timing and play timing (11.6). */
import { NOTHING } from '../../kernel/state';
import { ofChains, ofQuestionsInBetween } from '../../kernel/testing/common-waiting';
import { always, faultTable, result, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const checkTimingFaults = faultTable<VgRules>({
  '11.6.1': {
    'rule actions wait until no ability waits any more': skip('processRules', (g) => g.state.pending.length > 0),
  },
  '11.6.1.1': {
    'rule actions come once, before the first ability': skip('processRules', (g) => g.state.pending.length === 1),
  },
  '11.6.1.4': {
    'the abilities of the other player come first': result('playersToResolve', (players) => [...players].reverse()),
  },
  '11.6.1.5': {
    'the abilities of the other player are not carried out in this turn': result('playersToResolve', ([first]) => [
      first!,
    ]),
  },
  '11.6.1.6': {
    ...ofQuestionsInBetween('an ability'),
    ...ofChains('an ability'),
    'an ability that another one triggered is not carried out': skip('resolveWaitingAbility', (_g, { event }) =>
      event.cause?.kind === 'effect'),
  },
  '11.6.2': {
    'there is no play timing in the Main Phase': skip('playTiming', (_g, _player, { kind }) => kind === 'main'),
  },
  '11.6.2.1': {
    'abilities wait until the player acts no more': always('anotherPlayTiming', NOTHING),
  },
  '11.6.2.2': {
    'a player who can act must act': ({ playOnce }) => ({
      *playOnce(g, player, timing) {
        if (yield* playOnce(g, player, timing)) return true;
        for (const row of Object.values(timing.rows)) {
          const [first] = row.candidates(g, player);
          if (!first) continue;
          yield* row.execute(g, player, first);
          return true;
        }
        return false;
      },
    }),
  },
  '11.6.2.2.1': {
    'a player acts once': ({ playOnce, checkTiming }) => ({
      *playTiming(g, player, timing) {
        yield* checkTiming(g);
        yield* playOnce(g, player, timing);
        yield* checkTiming(g);
      },
    }),
  },
  '11.6.2.3': {
    'a player who does nothing in the Main Phase ends the turn': skip('battlePhase'),
  },
});
