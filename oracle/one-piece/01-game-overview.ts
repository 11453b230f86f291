/** 1. Game overview: how the game ends, and the principles that hold for every effect. */
import type { PlayerId } from '../../schemas/common';
import { setFact } from '../kernel/changes';
import { isForbidden } from '../kernel/characteristics';
import { endGame } from '../kernel/session';
import { opponentOf, type CardState, type CauseOf, type Modification } from '../kernel/state';
import { lifeOf, type OpGame } from './game';

/** How a number is changed, in the order of time. */
type Steps = readonly { readonly by?: number; readonly to?: number; readonly base?: boolean }[];

export const gameOverview = {
  /** 1-2-1: who has not lost wins; where both have lost nobody is left to win. */
  endTheGame(g: OpGame, losers: readonly PlayerId[], reason: string): never {
    g.cite('1-2-1', '1-2-2');
    return endGame(g, { winner: g.rules.winnerAgainst(g, losers), reason });
  },

  winnerAgainst(_g: OpGame, losers: readonly PlayerId[]): PlayerId | null {
    return losers.length === 1 ? opponentOf(losers[0]!) : null;
  },

  /** 1-2-1-1: two conditions, and no others. */
  defeatOf(g: OpGame, player: PlayerId): string | null {
    return g.rules.defeatByDamage(g, player) ?? g.rules.defeatByDeck(g, player);
  },

  /** 1-2-1-1-1, 1-2-2-1, 9-2-1-1 */
  defeatByDamage(g: OpGame, player: PlayerId): string | null {
    if (!g.state.facts.struckDown.includes(player)) return null;
    g.cite('1-2-1-1', '1-2-1-1-1', '1-2-2-1', '9-2-1-1');
    return 'damage at 0 Life';
  },

  /** 1-2-1-1-2, 1-2-2-2, 9-2-1-2: at any moment, whatever took the last card. */
  defeatByDeck(g: OpGame, player: PlayerId): string | null {
    if (g.zone(player, 'deck').length > 0) return null;
    g.cite('1-2-1-1', '1-2-1-1-2', '1-2-2-2', '9-2-1-2');
    return 'no cards in the deck';
  },

  /** 1-2-1-1-1: the Leader takes damage when no Life is left. */
  strikeDown(g: OpGame, player: PlayerId): void {
    setFact(g, 'struckDown', [...g.state.facts.struckDown, player]);
  },

  hasNoLife(g: OpGame, player: PlayerId): boolean {
    return lifeOf(g, player) === 0;
  },

  /**
   * 4-9-2, 4-9-2-1, 4-9-2-2, 1-3-6, 1-3-6-1, 1-3-6-2, 1-3-6-2-1: the base, then all that adds to it or takes from it with its
   * sign; what comes out is a power, which may be negative, or another number, which is then read as 0.
   */
  evaluate(stat: string, printed: number, steps: Steps): number {
    const base = this.baseValue(printed, steps);
    const value = steps.reduce((sum, step) => (step.base ? sum : (step.to ?? sum + (step.by ?? 0))), base);
    return this.outsideCalculation(stat, value);
  },

  /** 4-9-2-1, 4-9-2-2: the highest of several. */
  baseValue(printed: number, steps: Steps): number {
    const bases = steps.flatMap((step) => (step.base && step.to !== undefined ? [step.to] : []));
    return bases.length === 0 ? printed : Math.max(...bases);
  },

  /** 1-3-6, 1-3-6-1, 1-3-6-2 */
  outsideCalculation(stat: string, value: number): number {
    return stat === 'power' || stat === 'basePower' ? value : Math.max(0, value);
  },

  layerOf(modification: Extract<Modification, { kind: 'stat' }>): number {
    return modification.base ? 0 : 1;
  },

  /** 1-3-8: what is to be rested and set active at once is rested. */
  restPrevails(states: readonly string[]): string {
    return states.includes('rested') ? 'rested' : states[0]!;
  },

  /** 1-3-3: a prohibition beats what an effect asks for. */
  isProhibited(g: OpGame, card: CardState, what: string, cause?: CauseOf): boolean {
    if (!isForbidden(g, card, what, cause)) return false;
    g.cite('1-3-3');
    return true;
  },

  stateIsForbidden(g: OpGame, card: CardState, state: string): boolean {
    return g.rules.isProhibited(g, card, state === 'active' ? 'activate' : 'rest');
  },
};
