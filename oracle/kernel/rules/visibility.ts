/** Who may know what: what a card is, how many there are, and what a player looks through. */
import type { CardFilter } from '../../../schemas/ability';
import type { PlayerId, Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import type { CardState } from '../state';
import type { EffectContext } from './context';

export interface Visibility {
  /** May this player know what this card is? Zones, faces and, where the game has them, exceptions. */
  sees(game: AnyGame, viewer: PlayerId, card: CardState): boolean;
  /** How many cards the viewer counts in a zone; left out: as many as there are. */
  countSeen?(game: AnyGame, viewer: PlayerId, player: PlayerId, zone: string): number;
  /** The hidden cards that a player looks through in order to choose some of them. Left out: none. */
  searchedCards?(game: AnyGame, context: EffectContext, from: CardFilter): readonly Handle[];
  /** Ends all looking that began after this time stamp, now that the effect is done; left out: just that. */
  looksEnd?(game: AnyGame, before: number): void;
}
