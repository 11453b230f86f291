/** How a game ends: who has lost, and who has won by it. */
import type { PlayerId } from '../../../schemas/common';
import { endGame } from '../session';
import { opponentOf } from '../state';
import type { BasicGame } from './types';

export const victory = {
  /** @param losers all who have lost at this moment */
  endTheGame(g: BasicGame, losers: readonly PlayerId[], reason: string): never {
    g.decided('defeat');
    return endGame(g, { winner: g.rules.winnerAgainst(g, losers), reason });
  },

  /** Who has not lost wins; where both have lost nobody is left to win. */
  winnerAgainst(g: BasicGame, losers: readonly PlayerId[]): PlayerId | null {
    return losers.length === 1 ? g.rules.otherPlayer(g, losers[0]!) : null;
  },

  /** There are two, so that what is not the one's is the other's. */
  otherPlayer(g: BasicGame, player: PlayerId): PlayerId {
    g.decided('otherPlayer');
    return opponentOf(player);
  },
};
