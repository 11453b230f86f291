/** Giving up. */
import type { PlayerId } from '../../../schemas/common';
import type { GameResult } from '../../../schemas/protocol';
import type { AnyGame } from '../game';
import type { Refusal } from '../state';

export interface Concession {
  /** Why a player may not concede now; left out: a player always may. */
  concessionRefusal?(game: AnyGame, player: PlayerId): Refusal | null;
  /** What comes of a concession; null: the game goes on. Left out: the other player has won. */
  concede?(game: AnyGame, player: PlayerId): GameResult | null;
}
