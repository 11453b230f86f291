/** Misreadings of the clauses about the close step (10.8). */
import { another, faultTable, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const closeStepFaults = faultTable<VgRules>({
  '10.8.1.1': {
    'the close step has no beginning': skip('beginStep', (_g, step) => step === 'close'),
    'the end of battle triggers in the first battle of a turn only': skip('endOfBattle', (g) =>
      g.eventsOfTurn().filter(({ type }) => type === 'battleBegan').length > 1),
  },
  '10.8.1.2': {
    'effects of the battle last for the turn': skip('endDuringThisBattle'),
    'the roles of a battle go on': skip('roundOfCloseStep'),
  },
  '10.8.1.3': {
    'the close step is over after one round': another('endOfBattle', function* (g) {
      g.rules.beginStep(g, 'close');
      g.rules.emitEndOfBattle(g);
      yield* g.rules.roundOfCloseStep(g);
      g.cite('10.8.1.3', '10.8.1.4');
      g.rules.leaveBattle(g);
    }),
  },
  '10.8.1.4': {
    'one battle ends the battle phase': ({ startStep }) => ({
      *startStep(g, player) {
        yield* startStep(g, player);
        return false;
      },
    }),
  },
});
