/** The frame of a game: turn after turn, phase after phase, action after action. */
import type { PlayerId } from '../../../schemas/common';
import { setPhase, setTurn, takeExtraTurn } from '../changes';
import { andThen, NOTHING, type Procedure } from '../state';
import type { Jump } from '../state/waiting';
import { breakOff } from './battle';
import { enterPart, jumpOutOf, leavePart, leftBy, makeJump } from './jumps';
import type { BasicGame } from './types';
import { actAlone } from './windows';

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
    for (let next: string | undefined = from; next !== undefined;) {
      const part = enterPart(g, 'turn');
      try {
        for (let index = phases.indexOf(next); index < phases.length; index++) {
          const phase = phases[index]!;
          if (!g.rules.phaseOccurs(g, phase)) continue;
          g.decided('phase');
          setPhase(g, phase);
          yield* g.rules.phase(g, phase);
          makeJump(g);
        }
      } catch (thrown) {
        leftBy(thrown, part);
      } finally {
        leavePart(g);
      }
      const jump = jumpOutOf(g, part);
      if (jump) g.rules.afterJump(g, jump);
      next = jump?.to;
    }
  },

  /** The turn has been left in the middle of a phase: what of that is no more. */
  afterJump(g: BasicGame, _jump: Jump): void {
    breakOff(g);
  },

  phaseOccurs(_g: BasicGame, _phase: string): boolean {
    return true;
  },

  phase(_g: BasicGame, _phase: string): Procedure {
    return NOTHING;
  },

  /** What is said of its beginning, then action after action of the turn player (OP 6-5, DBS 6-3-1). */
  mainPhase(g: BasicGame): Procedure {
    const { turnPlayer } = g.state;
    g.decided('mainPhase');
    g.rules.tellOfMainPhase(g, turnPlayer);
    return andThen(g.rules.resolvePending(g), () =>
      actAlone(g, 'main', turnPlayer, () => g.rules.mainPhaseAction(g, turnPlayer)),
    );
  },

  tellOfMainPhase(_g: BasicGame, _player: PlayerId): void {},

  /** @returns false where the player is done */
  *mainPhaseAction(_g: BasicGame, _player: PlayerId): Procedure<boolean> {
    return false;
  },

  passTheTurn(g: BasicGame): void {
    g.decided('turnPassed');
    setTurn(g, g.state.turn + 1, takeExtraTurn(g) ?? g.rules.otherPlayer(g, g.state.turnPlayer));
  },
};
