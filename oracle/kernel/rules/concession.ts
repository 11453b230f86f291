/** Rules for conceding. */
import type { PlayerId } from '../../../schemas/common';
import type { GameResult } from '../../../schemas/protocol';
import type { AnyGame } from '../game';
import type { Refusal } from '../state';

export interface Concession {
  /** Returns why a player may not concede now, or null. Omitted: a player always may. */
  concessionRefusal?(game: AnyGame, player: PlayerId): Refusal | null;
  /** Returns the result of a concession, or null if the game goes on. Omitted: the other player wins. */
  concede?(game: AnyGame, player: PlayerId): GameResult | null;
}
