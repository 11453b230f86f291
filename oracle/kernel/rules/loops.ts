/** Loops: which situations count as the same, and what happens if nothing ends a loop. */
import type { AnyGame } from '../game';
import type { Ability, CardState } from '../state';

export interface Loops {
  /** Returns the same name for cards that nobody can tell apart. Omitted: every card has its own. */
  nameInLoops?(game: AnyGame, card: CardState): string;
  /**
   * Returns the prefix of the keys of this card's uses, which identifies it as an object. Omitted: keys name no card.
   */
  sourceKey?(game: AnyGame, card: CardState): string;
  /** Returns the key under which uses of a limited ability are counted. Omitted: no ability is limited. */
  abilityKey?(game: AnyGame, card: CardState, ability: Ability): string;
  /** Called when the game runs on and nobody can stop it. Omitted: that is an error in the oracle. */
  endless?(game: AnyGame): void;
}
