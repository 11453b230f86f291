/** Replacement effects: which ones can apply to what is about to happen, and who decides. */
import type { CitedAnswer } from '../clauses';
import type { PlayerId } from '../../../schemas/common';
import type { AnyGame } from '../game';
import type { CardState, Ability, Procedure, CauseOf } from '../state';
import type { Modification } from '../state/lasting';
import type { Replacement, Intent } from '../changes/intended';

export interface Replacements {
  /** Returns whether an ability cannot replace what is about to happen. Omitted: any can (VG 12.5.2). */
  isKeptFromReplacing?(game: AnyGame, intent: Intent, replacing: Omit<Replacement, 'affected'>): CitedAnswer;
  /** Returns whether what would happen instead can be carried out. */
  replacementIsPossible?(game: AnyGame, replacement: Replacement): boolean;
  /** Returns whether a replacement already used on an event can no longer replace it. Omitted: true. */
  replacesNoMore?(game: AnyGame, source: CardState, ability: Ability): boolean;
  /** Returns the affected cards that one application covers. Omitted: all of them. */
  affectedAtOnce?(game: AnyGame, affected: readonly CardState[]): readonly CardState[];
  /**
   * true: what happens to several cards at one moment is one event per card, each replaced separately. Omitted: it is
   * one event.
   */
  readonly replacesEach?: boolean;
  /**
   * Picks the next card, of several that something is about to happen to, for which replacements are offered. Omitted:
   * the order in which they were named.
   */
  nextToReplace?<T extends Intent>(game: AnyGame, open: readonly T[]): Procedure<T>;
  /**
   * Returns the word by which abilities replace that an effect gives this to a card, e.g. "getsPower" (VG 11.3.1.3.3).
   * Omitted or undefined: nothing replaces it.
   */
  eventOfGain?(game: AnyGame, modification: Modification): string | undefined;
  /** Returns which of the applicable replacements may be next, and the player who chooses. */
  nextReplacement(game: AnyGame, found: readonly Replacement[]): { player: PlayerId; among: readonly Replacement[] };
  /** Asks whether an optional replacement is applied. Omitted: its player is asked. */
  takesReplacement?(game: AnyGame, replacement: Replacement): Procedure<boolean>;
  /** Returns the player whose effect happens instead. Omitted: the player of the replacement. */
  playerOfReplacement?(game: AnyGame, replacement: Replacement, cause: CauseOf | undefined): PlayerId;
  beforeReplacement?(game: AnyGame, replacement: Replacement): void;
  /** Returns whether the part that was not replaced may still happen after the replacement. Omitted: it may. */
  mayStillHappen?(game: AnyGame, intent: Intent): boolean;
  /** Called after the replacing effect has been carried out. */
  afterReplacement?(game: AnyGame, replacement: Replacement): Procedure;
}
