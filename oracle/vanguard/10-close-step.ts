/** 10.8. The close step: the end of a battle. */
import { emit, setBattle, setFact } from '../kernel/changes';
import { untilQuiet } from '../kernel/procedures/battle-end';
import type { Procedure } from '../kernel/state';
import { playersInTurnOrder } from '../kernel/game';
import { NO_BATTLE, type VgGame } from './game';
import type { Section } from './packs';

export const closeSteps = {
  *endOfBattle(g: VgGame): Procedure {
    if (!g.state.battle) return;
    g.rules.beginStep(g, 'close');
    yield* untilQuiet(
      g,
      () => g.rules.emitEndOfBattle(g),
      () => g.rules.roundOfCloseStep(g),
      () => !g.rules.anyRuleIsDue(g),
    );
    g.cite('10.8.1.3', '10.8.1.4');
    g.rules.leaveBattle(g);
  },

  leaveBattle(g: VgGame): void {
    setBattle(g, null);
    setFact(g, 'battle', NO_BATTLE);
  },

  /** 10.8.1.1 */
  emitEndOfBattle(g: VgGame): void {
    g.cite('10.8.1.1');
    const [card] = g.state.battle!.attackers;
    emit(g, 'battleEnding', { player: g.state.turnPlayer, ...(card !== undefined && { card }) });
    g.rules.awaitPutOff(g);
  },

  /** 10.8.1.2: the effects of this battle end, and nobody in it attacks, is attacked or boosts any more. */
  *roundOfCloseStep(g: VgGame): Procedure {
    for (const come of g.rules.atEndOfBattle) yield* come(g);
    g.cite('10.8.1.2');
    yield* g.rules.checkTiming(g);
    for (const player of playersInTurnOrder(g)) g.rules.endDuringThisBattle(g, player);
    g.rules.endDominations(g, ['battle']);
    g.rules.beginBattle(g, [], []);
  },
} satisfies Section<'endOfBattle'>;
