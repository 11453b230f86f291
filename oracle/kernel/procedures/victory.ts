/** How a game ends: conceding, losing and winning. */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import type { GameResult } from '../../../schemas/protocol';
import { opponentOf, type Refusal } from '../state';
import { endGame } from '../game-end';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type VictoryTables = typeof victory;

interface VictoryRules extends Omit<KernelRules, keyof VictoryTables>, VictoryTables {}
export type VictoryGame = Game<VictoryRules, object>;

export const victory = {
  /** A player may concede at any point, and no card stops it (OP 1-2-3, DBS 1-2-4, VG 1.2.4). */
  concessionRefusal(_g: VictoryGame, _player: PlayerId): Refusal | null {
    return null;
  },

  /** A concession ends the game at once, and nothing replaces it (OP 1-2-4, DBS 1-2-5, VG 1.2.4.1). */
  concede(g: VictoryGame, player: PlayerId): GameResult | null {
    g.citePoint('concession');
    if (!g.isPlain) g.citePoint('concessionUnaffected');
    return { winner: opponentOf(player), reason: 'concession' };
  },

  /** @param losers all players who lose at this moment */
  endWithLosers(g: VictoryGame, losers: readonly PlayerId[], reason: string): never {
    g.citePoint('defeat');
    return endGame(g, { winner: g.rules.winnerAgainst(g, losers), reason });
  },

  /** The player who has not lost wins; nobody wins if both have lost. */
  winnerAgainst(g: VictoryGame, losers: readonly PlayerId[]): PlayerId | null {
    return losers.length === 1 ? g.rules.otherPlayer(g, losers[0]!) : null;
  },

  /** There are two players, so whatever is not one player's is the other's. */
  otherPlayer(g: VictoryGame, player: PlayerId): PlayerId {
    g.citePoint('otherPlayer');
    return opponentOf(player);
  },
} satisfies TableFor<KernelRules>;
