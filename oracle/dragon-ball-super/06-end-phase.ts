/** 6-4. The End Phase: again and again until no [Auto] is new. */
import { endEffects, emit } from '../kernel/changes';
import { performEffectChange } from '../kernel/events/perform';
import { untilQuiet } from '../kernel/procedures/battle-end';
import { endsWithNextTurn } from '../kernel/procedures/turn';
import type { Procedure } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import type { DbsGame } from './game';

export const endPhase = {
  /** 6-4-1-1 to 6-4-1-3: each [Auto] once. */
  *endPhase(g: DbsGame): Procedure {
    yield* untilQuiet(
      g,
      () => g.rules.emitEndOfTurn(g),
      () => g.rules.roundOfEndPhase(g),
    );
  },

  /** 6-4-1-1 */
  emitEndOfTurn(g: DbsGame): void {
    g.cite('6-4-1-1');
    emit(g, 'turnEnding', { player: g.state.turnPlayer });
    g.rules.awaitEndOfTurn(g);
  },

  /** 6-4-1-2 */
  *roundOfEndPhase(g: DbsGame): Procedure {
    g.cite('6-4-1-2');
    yield* g.rules.resolvePending(g);
    yield* performEffectChange(g, () => g.rules.endTurnEffects(g));
    g.cite('6-4-1-3');
    g.rules.awaitPutOffMeanwhile(g);
  },

  /** 6-4-1-1: what was put off until now waits like what is triggered now. */
  awaitEndOfTurn(g: DbsGame): void {
    g.rules.awaitDelayed(g, 'endOfTurn', 'turnEnding');
  },

  /** Reading: what is put off until the end of the turn as the turn ends waits in the next round. */
  awaitPutOffMeanwhile(g: DbsGame): void {
    g.rules.awaitEndOfTurn(g);
  },

  endTurnEffects(g: DbsGame): void {
    endEffects(g, (effect) => g.rules.endsWithTurn(g, effect));
  },

  /** 6-4-1-2: of this turn, or of the opponent's next one, which in a turn of the opponent is that one; or of the own next one. */
  endsWithTurn(g: DbsGame, effect: ContinuousEffect): boolean {
    const { until, modification } = effect;
    if (modification.kind === 'later') return false;
    return until === 'turn' || endsWithNextTurn(g.state, effect);
  },
};
