/** Misreadings of 4-5 and 4-6: checkpoints and free timing. */
import { chooseNext } from '../../kernel/questions';
import { withGeneration } from '../../kernel/events/triggers';
import { byGeneration } from '../../kernel/procedures/pending';
import { rulesAreDue } from '../../kernel/procedures/rule-processing';
import { opponentOf, type Procedure } from '../../kernel/state';
import { asTriggered } from '../../kernel/testing/common-waiting';
import { another, faultTable, type Misreading, result, skip } from '../../kernel/testing/misreadings';
import type { DbsGame, DbsRules } from '../game';

/** How the order of a checkpoint is misread. */
interface Order {
  /** Processes rules only before all [Auto] skills (`first`), or after each of them (`afterEach`). */
  readonly first?: boolean;
  readonly afterEach?: boolean;
  /** Resolves only skills that wait when the checkpoint begins. */
  readonly onlyOld?: boolean;
}

const inOrder = (order: Order): Misreading<DbsRules> => another('resolveAllPending', (g) => checkpoint(g, order));

function* checkpoint(g: DbsGame, { first, afterEach, onlyOld }: Order): Procedure {
  const old = [...g.state.pending];
  if (first) yield* g.rules.processRules(g, 'confirmative');
  for (let next = g.rules.nextPending(g); next; next = g.rules.nextPending(g)) {
    if (onlyOld && !next.among.some((one) => old.includes(one))) break;
    const waiting = yield* chooseNext(g, next.player, next.among);
    yield* withGeneration(g, waiting, () => g.rules.resolveWaitingAbility(g, waiting));
    if (afterEach) yield* g.rules.processRules(g, 'confirmative');
  }
  if (!first && !afterEach) yield* g.rules.processRules(g, 'confirmative');
}

function* processAllRules(g: DbsGame): Procedure {
  for (let isDue = true; isDue;) isDue = yield* rulesAreDue(g, 'confirmative');
}

const isInBattle = (g: DbsGame): boolean => g.state.battle !== null;

const oneActionOnly =
  (when: (g: DbsGame) => boolean): Misreading<DbsRules> =>
  (rules) => ({
    *grantFreeTiming(g, act) {
      const acts = yield* rules.grantFreeTiming(g, act);
      return acts && !when(g);
    },
  });

export const timingFaults = faultTable<DbsRules>({
  '4-5-2': {
    'the [Auto] skills come first, then the rules': inOrder({}),
    'the rules are processed before the first [Auto] skill only': inOrder({ first: true }),
  },
  '4-5-3-1': {
    'the cards of the turn player go first': result('powerless', (cards, g) => {
      const own = cards.filter(({ side }) => side === g.state.turnPlayer);
      return own.length > 0 ? own : cards;
    }),
    'one card goes after the other': result('powerless', (cards) => cards.slice(0, 1)),
    'the rules are processed once before each [Auto] skill': inOrder({ first: true, afterEach: true }),
  },
  '4-5-3-2': {
    'the [Auto] skills of the other player come first': another('playersToResolve', (g, turnPlayer) => [
      g.rules.otherPlayer(g, turnPlayer),
      turnPlayer,
    ]),
    'they are resolved in the order in which they were triggered': asTriggered(),
    'what has waited longer comes before what one of them has triggered': another(
      'firstPending',
      byGeneration.firstPending,
    ),
  },
  '4-5-3-3': {
    'the other player resolves all of them in a row': another('firstPending', byGeneration.firstPending),
    'the rules are processed when all of them are resolved': another('resolveAllPending', function* (g) {
      yield* processAllRules(g);
      for (let next = g.rules.nextPending(g); next; next = g.rules.nextPending(g)) {
        const waiting = yield* chooseNext(g, next.player, next.among);
        yield* withGeneration(g, waiting, () => g.rules.resolveWaitingAbility(g, waiting));
        if (g.rules.nextPending(g)?.player !== opponentOf(g.state.turnPlayer)) yield* processAllRules(g);
      }
    }),
    'the turn player chooses among those of the other player too': result(
      'nextPending',
      (next, g) => next && { ...next, player: g.state.turnPlayer },
    ),
  },
  '4-5-3-4': {
    'what is triggered in a checkpoint waits for the next one': inOrder({
      first: true,
      afterEach: true,
      onlyOld: true,
    }),
  },
  '4-6-2-1': {
    'in the Main Phase there is no checkpoint after an action': skip('checkpointOfFreeTiming', (g) => !isInBattle(g)),
    'in a battle there is no checkpoint after an action': skip('checkpointOfFreeTiming', isInBattle),
  },
  '4-6-2-2': {
    'one action of the Main Phase is all': oneActionOnly((g) => !isInBattle(g)),
    'one action of each step of a battle is all': oneActionOnly(isInBattle),
  },
  '4-6-2-3': {
    'who does nothing is asked once more': another('refusalsToEndFreeTiming', 2),
  },
});
