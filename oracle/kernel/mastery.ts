/**
 * Four players that a card may have: its owner brought it, it lies on the side of one, its master uses it, and "you" is whoever
 * reads an ability. VG 3.2.2, 7.39; DBS 4-3-2, 11-5.
 */
import type { TableFor } from './procedures/tables';
import type { KernelRules } from './rules';
import type { PlayerId } from '../../schemas/common';
import type { AnyGame } from './game';
import type { CardState } from './state';

/** A partial rule table. */
export const mastery = {
  /** Who uses a card, where no effect says otherwise: the player on whose side it lies. */
  masterOf(_g: AnyGame, card: CardState): PlayerId {
    return card.side;
  },
} satisfies TableFor<KernelRules>;

/** Does every player use the cards of the own side, and no other? */
export const isBySide = (g: AnyGame): boolean => g.rules.masterOf === mastery.masterOf;

/** Is it a card of the reader's, of whom "your" is said? */
export const isYours = (g: AnyGame, reader: { readonly player: PlayerId }, card: CardState): boolean =>
  g.rules.masterOf(g, card) === reader.player;
