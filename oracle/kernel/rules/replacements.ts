/** Replacement effects: which may be applied to what is about to happen, and who decides. */
import type { PlayerId } from '../../../schemas/common';
import type { Replacement, Intent } from '../events/replacement';
import type { AnyGame } from '../game';
import type { CardState, Ability, Procedure, CauseOf } from '../state';

export interface Replacements {
  /** Can what it would put in the place of an event be carried out? */
  replacementIsPossible?(game: AnyGame, replacement: Replacement): boolean;
  /** Can it not replace the thing in progress any more, having been used on it? Left out: it cannot. */
  replacesNoMore?(game: AnyGame, source: CardState, ability: Ability): boolean;
  /** Which of the cards concerned one application covers; left out: all of them. */
  affectedAtOnce?(game: AnyGame, affected: readonly CardState[]): readonly CardState[];
  /** Is what happens to several cards at one moment an event for each, to be replaced for itself? Left out: it is one. */
  readonly replacesEach?: boolean;
  /** Of what would happen to several cards at one moment: to which of them what replaces it is asked for next; left out: as they were named. */
  nextToReplace?<T extends Intent>(game: AnyGame, open: readonly T[]): Procedure<T>;
  /** Of the replacements that could apply: which may be next, and who chooses among them? */
  nextReplacement(game: AnyGame, found: readonly Replacement[]): { player: PlayerId; among: readonly Replacement[] };
  /** Does the player apply an optional replacement? Left out: the player is asked. */
  takesReplacement?(game: AnyGame, replacement: Replacement): Procedure<boolean>;
  /** Whose effect it is that happens instead; left out: that of the player of the replacement. */
  playerOfReplacement?(game: AnyGame, replacement: Replacement, cause: CauseOf | undefined): PlayerId;
  /** Called when a replacement is applied, before anything happens instead. */
  beforeReplacement?(game: AnyGame, replacement: Replacement): void;
  /** May what was not replaced happen now that something has happened instead of the rest? Left out: it may. */
  mayStillHappen?(game: AnyGame, intent: Intent): boolean;
  /** Called after something has happened instead. */
  afterReplacement?(game: AnyGame, replacement: Replacement): Procedure;
}
