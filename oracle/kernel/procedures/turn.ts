/** The frame of a game: turn after turn, and phase after phase. */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { endEffects, setPhase, setTurn, takeExtraTurn } from '../changes';
import { NOTHING, type Procedure } from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { Jump } from '../state/waiting';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { breakOff } from './battle';
import { enterPart, jumpOutOf, leavePart, leftBy, makeJump } from './jumps';
import type { VictoryTables } from './victory';
import type { BattleTables } from './battle';

/** The tables whose entries these procedures call. */
export type TurnTables = typeof turn & VictoryTables & BattleTables;

interface TurnRules extends Omit<KernelRules, keyof TurnTables>, TurnTables {}
export type TurnGame = Game<TurnRules, object>;

/** Returns whether the effect ends with this turn because this is the next turn of its player or of the opponent. */
export const endsWithNextTurn = (
  { turnPlayer, turn: now }: TurnOf,
  { until, player, turn }: ContinuousEffect,
): boolean =>
  until === 'opponentsNextTurn'
    ? turnPlayer !== player
    : until === 'endOfYourNextTurn' && turnPlayer === player && turn < now;

type TurnOf = Pick<TurnGame['state'], 'turnPlayer' | 'turn'>;

export const turn = {
  phases: [] as readonly string[],

  /** Plays the preparations, or resumes at a phase, then turn after turn; only the end of the game leaves it. */
  *play(g: TurnGame, from: string): Procedure {
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

  prepare(_g: TurnGame): Procedure {
    return NOTHING;
  },

  beginFirstTurn(_g: TurnGame): void {},

  /** Returns whether this is the first turn of the player who goes first. */
  isVeryFirstTurn(g: TurnGame): boolean {
    return g.state.turn === 1;
  },

  /** Returns the number of cards to draw at the start of a turn; none in the very first. */
  cardsToDraw(g: TurnGame, _player: PlayerId): number {
    return g.rules.isVeryFirstTurn(g) ? 0 : 1;
  },

  /** Called when the turn of the player begins. */
  endYourNextTurnEffects(g: TurnGame, player: PlayerId): void {
    g.citePoint('untilNextTurn');
    endEffects(g, (effect) => g.rules.endsAtStartOfTurn(g, effect, player));
  },

  endsAtStartOfTurn(_g: TurnGame, effect: ContinuousEffect, player: PlayerId): boolean {
    return effect.until === 'yourNextTurn' && effect.player === player;
  },

  /** Prepares a game that begins from a position. */
  resume(_g: TurnGame): Procedure {
    return NOTHING;
  },

  *turn(g: TurnGame, from: string): Procedure {
    const { phases } = g.rules;
    for (let next: string | undefined = from; next !== undefined;) {
      const part = enterPart(g, 'turn');
      try {
        for (let index = phases.indexOf(next); index < phases.length; index++) {
          const phase = phases[index]!;
          if (!g.rules.phaseOccurs(g, phase)) {
            g.rules.passOver(g, phase);
            continue;
          }
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

  /** A jump has left the turn in the middle of a phase: cleans up what that phase left behind. */
  afterJump(g: TurnGame, _jump: Jump): void {
    breakOff(g);
  },

  phaseOccurs(_g: TurnGame, _phase: string): boolean {
    return true;
  },

  /** A phase does not occur. */
  passOver(_g: TurnGame, _phase: string): void {},

  phase(_g: TurnGame, _phase: string): Procedure {
    return NOTHING;
  },

  passTurn(g: TurnGame): void {
    g.citePoint('turnPassed');
    setTurn(g, g.state.turn + 1, takeExtraTurn(g) ?? g.rules.otherPlayer(g, g.state.turnPlayer));
  },
} satisfies TableFor<KernelRules>;
