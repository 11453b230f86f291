/** 6-4. The End Phase, which repeats until no new [Auto] triggers. */
import { endEffects, emit } from '../kernel/changes';
import { performEffectChange } from '../kernel/events/perform';
import { untilQuiet } from '../kernel/procedures/battle-end';
import { endsWithNextTurn } from '../kernel/procedures/turn';
import type { Procedure } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import type { DbsGame } from './game';
import type { Section } from './packs';

export const endPhase = {
  /** 6-4-1-1 to 6-4-1-3: each [Auto] triggers once. */
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
    yield* g.rules.runCheckpoint(g);
    yield* performEffectChange(g, () => g.rules.endTurnEffects(g));
    g.cite('6-4-1-3');
    g.rules.awaitPutOffMeanwhile(g);
  },

  /** 6-4-1-1: delayed effects wait together with the skills that trigger now. */
  awaitEndOfTurn(g: DbsGame): void {
    g.rules.awaitDelayed(g, 'endOfTurn', 'turnEnding');
  },

  /** Interpretation: an effect that is delayed to the end of the turn during the End Phase waits for its next round. */
  awaitPutOffMeanwhile(g: DbsGame): void {
    g.rules.awaitEndOfTurn(g);
  },

  endTurnEffects(g: DbsGame): void {
    endEffects(g, (effect) => g.rules.endsWithTurn(g, effect));
  },

  /** 6-4-1-2: effects end that last for this turn, or until the end of a next turn that is this one. */
  endsWithTurn(g: DbsGame, effect: ContinuousEffect): boolean {
    const { until, modification } = effect;
    if (modification.kind === 'later') return false;
    return until === 'turn' || endsWithNextTurn(g.state, effect);
  },
} satisfies Section;
