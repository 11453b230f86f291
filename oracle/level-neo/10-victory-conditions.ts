/** 10. Victory conditions. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import type { LnGame } from './game';
import type { Section } from './packs';
import { endGame } from '../kernel/game-end';

export const victoryConditions = {
  /** 10-1, 9-4-2, 7-5-3 */
  levelNeoWins(g: LnGame, player: PlayerId): void {
    g.cite('10-1', '9-4-2', '7-5-3');
    endGame(g, { winner: player, reason: 'Level Neo won a battle' });
  },

  /** 10-2: decks are checked when nothing is being resolved. Reading: the game is a draw if both decks are empty. */
  checkDecks(g: LnGame): void {
    const losers = PLAYERS.filter((player) => g.rules.isDeckOut(g, player));
    if (losers.length > 0) g.rules.endWithLosers(g, losers, 'deck out');
  },

  /** A player loses with an empty deck, even without an attempt to draw from it. */
  isDeckOut(g: LnGame, player: PlayerId): boolean {
    return g.zone(player, 'deck').length === 0;
  },
} satisfies Section;
