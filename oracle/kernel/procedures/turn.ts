/** The frame of a game: turn after turn, phase after phase, action after action. */
import type { PlayerId } from '../../../schemas/common';
import { endEffects, setPhase, setTurn, takeExtraTurn } from '../changes';
import { NOTHING, type Procedure } from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { Jump } from '../state/waiting';
import { breakOff } from './battle';
import { enterPart, jumpOutOf, leavePart, leftBy, makeJump } from './jumps';
import type { BasicGame } from './types';

/** Does it last for this turn, as the next one of its player or of the opponent? */
export const endsWithNextTurn = (
  { turnPlayer, turn: now }: TurnOf,
  { until, player, turn }: ContinuousEffect,
): boolean =>
  until === 'opponentsNextTurn'
    ? turnPlayer !== player
    : until === 'endOfYourNextTurn' && turnPlayer === player && turn < now;

type TurnOf = Pick<BasicGame['state'], 'turnPlayer' | 'turn'>;

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

  /** Is it the first turn of the player going first? */
  isVeryFirstTurn(g: BasicGame): boolean {
    return g.state.turn === 1;
  },

  /** At the beginning of a turn: none in the very first. */
  cardsToDraw(g: BasicGame, _player: PlayerId): number {
    return g.rules.isVeryFirstTurn(g) ? 0 : 1;
  },

  /** As the turn of the player begins. */
  endYourNextTurnEffects(g: BasicGame, player: PlayerId): void {
    g.citePoint('untilNextTurn');
    endEffects(g, (effect) => g.rules.endsAtStartOfTurn(g, effect, player));
  },

  endsAtStartOfTurn(_g: BasicGame, effect: ContinuousEffect, player: PlayerId): boolean {
    return effect.until === 'yourNextTurn' && effect.player === player;
  },

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
  afterJump(g: BasicGame, _jump: Jump): void {
    breakOff(g);
  },

  phaseOccurs(_g: BasicGame, _phase: string): boolean {
    return true;
  },

  phase(_g: BasicGame, _phase: string): Procedure {
    return NOTHING;
  },

  passTheTurn(g: BasicGame): void {
    g.citePoint('turnPassed');
    setTurn(g, g.state.turn + 1, takeExtraTurn(g) ?? g.rules.otherPlayer(g, g.state.turnPlayer));
  },
};
