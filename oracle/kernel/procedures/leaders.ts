/** The card that stands for its player from the start to the end (OP 3-6, DBS 3-5). */
import type { PlayerId } from '../../../schemas/common';
import type { CardState, CauseOf } from '../state';
import type { EffectGame } from './types';

export const leaders = {
  isLeader(_g: EffectGame, card: CardState): boolean {
    return card.zone === 'leader';
  },

  /** The card about which it is where something happens to a player: to which damage is dealt, who loses; what is forbidden to the player. */
  cardOfPlayer(g: EffectGame, player: PlayerId): CardState | undefined {
    return g.top(player, 'leader');
  },

  /** What effects forbid to the player. */
  mayDraw(g: EffectGame, player: PlayerId, cause?: CauseOf): boolean {
    const leader = g.rules.cardOfPlayer(g, player);
    return !leader || !g.rules.isProhibited(g, leader, 'draw', cause);
  },

  /** No effect moves it. */
  leaderStays(g: EffectGame, card: CardState): boolean {
    if (!g.rules.isLeader(g, card)) return false;
    g.citePoint('leaderStays');
    return true;
  },
};
