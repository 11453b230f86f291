/** The frame of a game: turn after turn, phase after phase, action after action. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { endEffects, setPhase, setTurn, takeExtraTurn } from '../changes';
import { NOTHING, type Procedure } from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { Jump } from '../state/waiting';
import { breakOff } from './battle';
import { enterPart, jumpOutOf, leavePart, leftBy, makeJump } from './jumps';
import type { CoreGame } from './types';

/** Does it last for this turn, as the next one of its player or of the opponent? */
export const endsWithNextTurn = (
  { turnPlayer, turn: now }: TurnOf,
  { until, player, turn }: ContinuousEffect,
): boolean =>
  until === 'opponentsNextTurn'
    ? turnPlayer !== player
    : until === 'endOfYourNextTurn' && turnPlayer === player && turn < now;

type TurnOf = Pick<CoreGame['state'], 'turnPlayer' | 'turn'>;

export const turn = {
  /** The phases of a turn in their order. */
  phases: [] as readonly string[],

  /** The preparations, or from a phase on; then turn after turn. It is left only by the end of the game. */
  *play(g: CoreGame, from: string): Procedure {
    if (from === 'preparation') {
      yield* g.rules.prepare(g);
      g.rules.beginFirstTurn(g);
    } else yield* g.rules.resume(g);
    const [first] = g.rules.phases;
    for (let phase = from === 'preparation' ? first! : from; ; phase = first!) {
      yield* g.rules.turn(g, phase);
      g.rules.passTurn(g);
    }
  },

  /** What comes before the first turn. */
  prepare(_g: CoreGame): Procedure {
    return NOTHING;
  },

  beginFirstTurn(_g: CoreGame): void {},

  /** Is it the first turn of the player going first? */
  isVeryFirstTurn(g: CoreGame): boolean {
    return g.state.turn === 1;
  },

  /** At the beginning of a turn: none in the very first. */
  cardsToDraw(g: CoreGame, _player: PlayerId): number {
    return g.rules.isVeryFirstTurn(g) ? 0 : 1;
  },

  /** As the turn of the player begins. */
  endYourNextTurnEffects(g: CoreGame, player: PlayerId): void {
    g.citePoint('untilNextTurn');
    endEffects(g, (effect) => g.rules.endsAtStartOfTurn(g, effect, player));
  },

  endsAtStartOfTurn(_g: CoreGame, effect: ContinuousEffect, player: PlayerId): boolean {
    return effect.until === 'yourNextTurn' && effect.player === player;
  },

  /** A game that begins from a position. */
  resume(_g: CoreGame): Procedure {
    return NOTHING;
  },

  *turn(g: CoreGame, from: string): Procedure {
    const { phases } = g.rules;
    for (let next: string | undefined = from; next !== undefined;) {
      const part = enterPart(g, 'turn');
      try {
        for (let index = phases.indexOf(next); index < phases.length; index++) {
          const phase = phases[index]!;
          if (!g.rules.phaseOccurs(g, phase)) continue;
          g.citePoint('phase');
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
  afterJump(g: CoreGame, _jump: Jump): void {
    breakOff(g);
  },

  phaseOccurs(_g: CoreGame, _phase: string): boolean {
    return true;
  },

  phase(_g: CoreGame, _phase: string): Procedure {
    return NOTHING;
  },

  passTurn(g: CoreGame): void {
    g.citePoint('turnPassed');
    setTurn(g, g.state.turn + 1, takeExtraTurn(g) ?? g.rules.otherPlayer(g, g.state.turnPlayer));
  },
} satisfies TableFor<KernelRules>;
