/** 10. Victory conditions. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { endGame } from '../kernel/session';
import { opponentOf } from '../kernel/state';
import type { LnGame } from './game';

export const victoryConditions = {
  /** 10-1, 9-4-2, 7-5-3 */
  levelNeoWins(g: LnGame, player: PlayerId): void {
    g.cite('10-1', '9-4-2', '7-5-3');
    endGame(g, { winner: player, reason: 'Level Neo won a battle' });
  },

  /** 10-2: looked at when nothing is being resolved any more. Reading: with both decks empty nobody wins. */
  checkDecks(g: LnGame): void {
    const out = PLAYERS.filter((player) => g.rules.isDeckOut(g, player));
    if (out.length === 0) return;
    g.cite('10-2');
    endGame(g, {
      winner: out.length === 2 ? g.rules.winnerOfBothDecksOut(g) : opponentOf(out[0]!),
      reason: 'deck out',
    });
  },

  /** Taking the last card is enough. */
  isDeckOut(g: LnGame, player: PlayerId): boolean {
    return g.zone(player, 'deck').length === 0;
  },

  winnerOfBothDecksOut(_g: LnGame): PlayerId | null {
    return null;
  },
};
