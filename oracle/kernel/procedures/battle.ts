/** The frame of a battle: its steps in their order, as long as it goes on, and its end. */
import { NOTHING, type Procedure } from '../state';
import { makeJump, openTo } from './jumps';
import type { BasicGame } from './types';

function* stepsOfBattle(g: BasicGame): Procedure {
  for (const step of g.rules.battleSteps) {
    if (!g.rules.battleGoesOn(g, step)) return;
    g.decided('battleStep');
    yield* g.rules.battleStep(g, step);
    makeJump(g);
  }
}

export const battle = {
  /** The steps of a battle in their order. */
  battleSteps: [] as readonly string[],

  /** It is left for its end as soon as it does not go on. */
  *fight(g: BasicGame): Procedure {
    yield* openTo(g, 'battle', stepsOfBattle(g));
    yield* g.rules.endOfBattle(g);
  },

  /** Looked at when the step before has ended with all its effects. */
  battleGoesOn(_g: BasicGame, _next: string): boolean {
    return true;
  },

  battleStep(_g: BasicGame, _step: string): Procedure {
    return NOTHING;
  },

  endOfBattle(_g: BasicGame): Procedure {
    return NOTHING;
  },
};
