/**
 * A card may involve four players: its owner brought it, it lies on the side of one, its master uses it, and "you" is
 * the player who reads an ability. VG 3.2.2, 7.39; DBS 4-3-2, 11-5.
 */
import type { PlayerId } from '../../schemas/common';
import type { TableFor } from './tables';
import type { CardState } from './state';
import type { StateRules, StateGame } from './state/rules';

/** A partial rule table. */
export const mastery = {
  /** Returns the player who uses a card, unless an effect says otherwise: the one on whose side it lies. */
  masterOf(_g: StateGame, card: CardState): PlayerId {
    return card.side;
  },
} satisfies TableFor<StateRules>;

/** Returns whether every player uses exactly the cards on their own side. */
export const isBySide = (g: StateGame): boolean => g.rules.masterOf === mastery.masterOf;

/** Returns whether "your" in a text of the reader includes the card. */
export const isYours = (g: StateGame, reader: { readonly player: PlayerId }, card: CardState): boolean =>
  g.rules.masterOf(g, card) === reader.player;
