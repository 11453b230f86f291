/** 1. Game overview: how players lose, and the principles that hold for every effect. */
import type { PlayerId } from '../../schemas/common';
import { setFact } from '../kernel/changes';
import { calculation, type Step } from '../kernel/procedures/calculation';
import type { Modification } from '../kernel/state/lasting';
import { lifeOf, type OpGame } from './game';
import type { Section } from './packs';

export const gameOverview = {
  // --- 1-2-1, 1-2-2 -------------------------------------------------------------------------------------------------

  /** 1-2-1-1: there are only these two conditions. */
  defeatOf(g: OpGame, player: PlayerId): string | null {
    return g.rules.defeatByDamage(g, player) ?? g.rules.defeatByDeck(g, player);
  },

  /** 1-2-1-1-1, 1-2-2-1, 9-2-1-1 */
  defeatByDamage(g: OpGame, player: PlayerId): string | null {
    if (!g.state.facts.damagedAtZeroLife.includes(player)) return null;
    g.cite('1-2-1-1', '1-2-1-1-1', '1-2-2-1', '9-2-1-1');
    return 'damage at 0 Life';
  },

  /** 1-2-1-1-1: the Leader has taken damage when no Life was left. */
  strikeDown(g: OpGame, player: PlayerId): void {
    setFact(g, 'damagedAtZeroLife', [...g.state.facts.damagedAtZeroLife, player]);
  },

  hasNoLife(g: OpGame, player: PlayerId): boolean {
    return lifeOf(g, player) === 0;
  },

  /** 1-3-6, 1-3-6-2-1: each step starts from the value so far, even if that is negative. */
  applyStep(g: OpGame, stat: string, value: number, step: Step): number {
    if (value < 0 && stat !== 'power') g.consult(stat === 'cost' ? '1-3-6-2-1' : '1-3-6');
    return calculation.applyStep(g, stat, value, step);
  },

  mayBeNegative: ['power', 'basePower'] as readonly string[],

  /**
   * 1-3-6, 1-3-6-1, 1-3-6-1-1, 1-3-6-2: a power may be negative, which has no further effect. Other negative numbers
   * are read as 0.
   */
  citeBelowZero(g: OpGame, stat: string): void {
    if (g.rules.mayBeNegative.includes(stat)) g.consult('1-3-6-1', '1-3-6-1-1');
    else g.consult(stat === 'cost' || stat === 'baseCost' ? '1-3-6-2' : '1-3-6');
  },

  layerOf(_g: OpGame, modification: Extract<Modification, { kind: 'stat' }>): number {
    return modification.base ? 0 : 1;
  },
} satisfies Section<'defeatOf' | 'applyStep' | 'mayBeNegative' | 'citeBelowZero'>;
