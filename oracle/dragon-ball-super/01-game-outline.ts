/** 1. Game outline: when players lose, and the principles that hold for every skill. */
import type { PlayerId } from '../../schemas/common';
import { calculation, type Step } from '../kernel/procedures/calculation';
import type { Modification } from '../kernel/state/lasting';
import { lifeOf, type DbsGame } from './game';
import type { Section } from './packs';

export const gameOutline = {
  // --- 1-2 ----------------------------------------------------------------------------------------------------------

  /** 1-2-1-1: a player loses without life or with an empty deck. */
  defeatOf(g: DbsGame, player: PlayerId): string | null {
    return g.rules.defeatByLife(g, player) ?? g.rules.defeatByDeck(g, player);
  },

  /** 1-2-1-1-1, 1-2-2-1, 9-2-3 */
  defeatByLife(g: DbsGame, player: PlayerId): string | null {
    if (lifeOf(g, player) > 0) return null;
    g.cite('1-2-1-1-1', '1-2-2-1', '9-2-3');
    return 'no cards in the life';
  },

  /** 1-2-3: nobody wins if both players lose at once. */
  winnerAgainst(g: DbsGame, losers: readonly PlayerId[]): PlayerId | null {
    if (losers.length > 1) {
      g.cite('1-2-3');
      return null;
    }
    return g.rules.otherPlayer(g, losers[0]!);
  },

  // --- 1-3 ----------------------------------------------------------------------------------------------------------

  /** 1-3-5: a number is at least 1, unless the text says otherwise (1-3-5-1). */
  leastNumber: 1,

  /** 1-3-5-1: a number with a maximum and no minimum may be 0. */
  leastOf(g: DbsGame, max: number | undefined): number {
    return max === undefined ? g.rules.leastNumber : 0;
  },

  /** 8-8-1-1 to 8-8-1-3: effects change the printed value in the order in which they began to apply. */
  evaluate(g: DbsGame, stat: string, printed: number, steps: readonly Step[]): number {
    if (steps.length > 0) g.consult('8-8-1-1', '8-8-1-2', '8-8-1-3');
    return calculation.evaluate(g, stat, printed, steps);
  },

  /** 1-3-6: what adds or subtracts starts from the value so far, even if that is negative. */
  applyStep(g: DbsGame, stat: string, value: number, step: Step): number {
    if (value < 0 && !g.rules.mayBeNegative.includes(stat)) g.consult('1-3-6');
    return calculation.applyStep(g, stat, value, step);
  },

  mayBeNegative: ['power'] as readonly string[],

  /** 1-3-6, 2-8-3: only power can be below 0. */
  citeBelowZero(g: DbsGame, stat: string): void {
    g.consult('1-3-6', ...(stat === 'power' ? ['2-8-3'] : []));
  },

  /** 8-8-1-2, 8-8-1-3: changes to numbers apply after all other changes. */
  layerOf(_g: DbsGame, modification: Modification): number {
    return modification.kind === 'stat' ? 1 : 0;
  },
} satisfies Section<
  | 'defeatOf'
  | 'winnerAgainst'
  | 'leastNumber'
  | 'leastOf'
  | 'evaluate'
  | 'applyStep'
  | 'mayBeNegative'
  | 'citeBelowZero'
>;
