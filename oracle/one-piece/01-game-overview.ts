/** 1. Game overview: when players lose, and the principles that hold for every effect. */
import type { PlayerId } from '../../schemas/common';
import { setFact } from '../kernel/changes';
import type { Modification } from '../kernel/state/lasting';
import { lifeOf, type OpGame } from './game';

/** How a number is changed, in the order of time. */
type Steps = readonly Step[];
interface Step {
  readonly by?: number;
  readonly to?: number;
  readonly base?: boolean;
}

export const gameOverview = {
  // --- 1-2-1, 1-2-2 -------------------------------------------------------------------------------------------------

  /** 1-2-1-1: two conditions, and no others. */
  defeatOf(g: OpGame, player: PlayerId): string | null {
    return g.rules.defeatByDamage(g, player) ?? g.rules.defeatByDeck(g, player);
  },

  /** 1-2-1-1-1, 1-2-2-1, 9-2-1-1 */
  defeatByDamage(g: OpGame, player: PlayerId): string | null {
    if (!g.state.facts.damagedAtZeroLife.includes(player)) return null;
    g.cite('1-2-1-1', '1-2-1-1-1', '1-2-2-1', '9-2-1-1');
    return 'damage at 0 Life';
  },

  /** 1-2-1-1-1: the Leader takes damage when no Life is left. */
  strikeDown(g: OpGame, player: PlayerId): void {
    setFact(g, 'damagedAtZeroLife', [...g.state.facts.damagedAtZeroLife, player]);
  },

  hasNoLife(g: OpGame, player: PlayerId): boolean {
    return lifeOf(g, player) === 0;
  },

  /**
   * 4-9-2, 4-9-2-1, 4-9-2-2, 1-3-6, 1-3-6-1, 1-3-6-2, 1-3-6-2-1: the base, then all that adds to it or takes from it with its
   * sign; what comes out is a power, which may be negative, or another number, which is then read as 0.
   */
  evaluate(g: OpGame, stat: string, printed: number, steps: Steps): number {
    let value = g.rules.baseOf(g, stat, printed, steps);
    for (const step of steps) if (!step.base) value = g.rules.applyStep(g, stat, value, step);
    return g.rules.outsideCalculation(g, stat, value);
  },

  /** 1-3-6, 1-3-6-2-1: on what has come out so far, below zero as well. */
  applyStep(g: OpGame, stat: string, value: number, { by = 0, to }: Step): number {
    if (value < 0 && stat !== 'power') g.cite(stat === 'cost' ? '1-3-6-2-1' : '1-3-6');
    return to ?? value + by;
  },

  /** 1-3-6, 1-3-6-1, 1-3-6-1-1, 1-3-6-2: a power may be negative, and nothing comes of it; other numbers are read as 0. */
  outsideCalculation(g: OpGame, stat: string, value: number): number {
    if (value >= 0) return value;
    if (stat === 'power' || stat === 'basePower') {
      g.cite('1-3-6-1', '1-3-6-1-1');
      return value;
    }
    g.cite(stat === 'cost' || stat === 'baseCost' ? '1-3-6-2' : '1-3-6');
    return 0;
  },

  layerOf(_g: OpGame, modification: Extract<Modification, { kind: 'stat' }>): number {
    return modification.base ? 0 : 1;
  },
};
