/** The card that stands for its player from the start to the end (OP 3-6, DBS 3-5). */
import type { CardState } from '../state';
import type { EffectGame } from './types';

export const leaders = {
  isLeader(_g: EffectGame, card: CardState): boolean {
    return card.zone === 'leader';
  },

  /** No effect moves it. */
  leaderStays(g: EffectGame, card: CardState): boolean {
    if (!g.rules.isLeader(g, card)) return false;
    g.decided('leaderStays');
    return true;
  },
};
