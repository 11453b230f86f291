/** 1. Outline of the game: winning, losing, conceding, and who decides first. */
import type { PlayerId } from '../../schemas/common';
import type { GameResult } from '../../schemas/protocol';
import { victory } from '../kernel/procedures/victory';
import type { CardState } from '../kernel/state';
import type { VgGame } from './game';

export const gameOutline = {
  /** No card stands for a player, so nothing can replace a defeat by acting on one. */
  cardOfPlayer: (_g: VgGame, _player: PlayerId): CardState | undefined => undefined,

  /** 1.2.3: nobody wins where both have lost. */
  endWithLosers(g: VgGame, losers: readonly PlayerId[], reason: string): never {
    if (losers.length > 1) g.cite('1.2.3');
    return victory.endWithLosers(g, losers, reason);
  },

  /** 1.2.4: at any time, whatever happens. */
  concede(g: VgGame, player: PlayerId): GameResult {
    g.cite('1.2.4', '1.2.4.1');
    return { winner: g.rules.otherPlayer(g, player), reason: 'concession' };
  },
};
