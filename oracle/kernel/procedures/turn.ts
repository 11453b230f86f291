/** The frame of a game: turn after turn, phase after phase, action after action. */
import type { PlayerId } from '../../../schemas/common';
import { setPhase } from '../changes';
import { NOTHING, opponentOf, type Jump, type Procedure } from '../state';
import { openTo } from './jumps';
import type { BasicGame } from './types';

export const turn = {
  /** The phases of a turn in their order. */
  phases: [] as readonly string[],

  /** The preparations, or from a phase on; then turn after turn. It is left only by the end of the game. */
  *play(g: BasicGame, from: string): Procedure {
    if (from === 'preparation') {
      yield* g.rules.prepare(g);
      g.rules.beginFirstTurn(g);
    } else yield* g.rules.resume(g);
    const [first] = g.rules.phases;
    for (let phase = from === 'preparation' ? first! : from; ; phase = first!) {
      yield* g.rules.turn(g, phase);
      g.rules.passTheTurn(g);
    }
  },

  /** What comes before the first turn. */
  prepare(_g: BasicGame): Procedure {
    return NOTHING;
  },

  beginFirstTurn(_g: BasicGame): void {},

  /** A game that begins from a position. */
  resume(_g: BasicGame): Procedure {
    return NOTHING;
  },

  *turn(g: BasicGame, from: string): Procedure {
    const { phases } = g.rules;
    for (let index = phases.indexOf(from); index < phases.length; index++) {
      const phase = phases[index]!;
      if (!g.rules.phaseOccurs(g, phase)) continue;
      g.decided('phase');
      setPhase(g, phase);
      const jump = yield* openTo(g, 'turn', g.rules.phase(g, phase));
      if (!jump) continue;
      g.rules.afterJump(g, jump);
      index = (jump.to === undefined ? phases.length : phases.indexOf(jump.to)) - 1;
    }
  },

  /** The turn has been left in the middle of a phase: what of that is no more. */
  afterJump(_g: BasicGame, _jump: Jump): void {},

  phaseOccurs(_g: BasicGame, _phase: string): boolean {
    return true;
  },

  phase(_g: BasicGame, _phase: string): Procedure {
    return NOTHING;
  },

  passTheTurn(_g: BasicGame): void {},
};

/** Action after action, as long as `act` says that there was one; what each has triggered is resolved before the next. */
export function* actionAfterAction(g: BasicGame, act: () => Procedure<boolean>): Procedure {
  while (yield* act()) yield* g.rules.resolvePending(g);
}

/** Both players act in turn until so many have declined one after the other. @param act false: the player declines */
export function* alternate(
  first: PlayerId,
  declinesToEnd: number,
  act: (player: PlayerId) => Procedure<boolean>,
): Procedure {
  let player = first;
  for (let declined = 0; declined < declinesToEnd; player = opponentOf(player))
    declined = (yield* act(player)) ? 0 : declined + 1;
}
