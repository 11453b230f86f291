/** Hidden information: who may know a card, the size of a zone, and the cards that a player searches. */
import type { CardFilter } from '../../../schemas/ability';
import type { PlayerId, Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import type { CardState } from '../state';
import type { EffectContext } from '../state/effect-context';
import type { Choice } from '../language/choice';

export interface Visibility {
  /** Returns whether this player may know this card, by zone, face and the game's exceptions. */
  sees(game: AnyGame, viewer: PlayerId, card: CardState): boolean;
  /** Returns how many cards the viewer counts in a zone. Omitted: as many as there are. */
  countSeen?(game: AnyGame, viewer: PlayerId, player: PlayerId, zone: string): number;
  /** Returns the hidden cards that a player looks through to choose from them. Omitted: none. */
  searchedCards?(game: AnyGame, context: EffectContext, from: CardFilter): readonly Handle[];
  /** Called when an effect has chosen cards, to show others where too few could be chosen (VG 1.3.2.4.1). */
  showShortfall?(game: AnyGame, context: EffectContext, choice: Choice, chosen: readonly CardState[]): void;
  /**
   * Called for a hidden card that an effect, because of what the card is, keeps from moving to where everybody sees it
   * or from being turned (VG 4.1.6). Omitted: nothing is shown.
   */
  showKeptHidden?(game: AnyGame, card: CardState): void;
  /**
   * Ends every look that began after this time stamp, when the effect is done. Omitted: the kernel ends the looks and
   * does nothing else.
   */
  looksEnd?(game: AnyGame, before: number): void;
}
