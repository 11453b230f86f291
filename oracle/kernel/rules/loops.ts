/** Loops and what goes round in them: what counts as the same, and what is done where nothing ends it. */
import type { AnyGame } from '../game';
import type { Ability, CardState } from '../state';

export interface Loops {
  /** A name that is the same for cards which nobody can tell apart; left out: every card is itself. */
  nameInLoops?(game: AnyGame, card: CardState): string;
  /** Begins the keys of what the card uses up, as the individual that it is; left out: keys are about no cards. */
  sourceKey?(game: AnyGame, card: CardState): string;
  /** Under which key the uses of a limited ability are counted; left out: none is limited. */
  abilityKey?(game: AnyGame, card: CardState, ability: Ability): string;
  /** The game runs on and nobody can stop it. Left out: a fault of the oracle. */
  endless?(game: AnyGame): void;
}
