/** The entries of the rule table that reading a text asks for. */
import type { CardFilter, Cause } from '../../../schemas/ability';
import type { CitedAnswer } from '../clauses';
import type { CardState, CauseOf, Ability, Definition } from '../state';
import type { EvaluationContext } from '../state/effect-context';
import type { Game, WithRules } from '../game';
import type { StateRules } from '../state/rules';
import type { ReadLanguage } from './language';

export interface ReadingRules extends StateRules {
  readonly language: ReadLanguage;
  /** Returns the type of ability that a keyword stands for (DBS 8-1-2). Omitted: none. */
  kindOfKeyword?(game: ReadingGame, ability: Ability): string | undefined;
  /**
   * Returns whether a text that selects abilities by this event does not mean one that the event triggers, e.g. one with
   * a wording of its own. Omitted: it means all.
   */
  isExceptedFrom?(game: ReadingGame, ability: Ability, event: string): boolean;
  /**
   * Returns whether something with this cause happened in the way that a text asks about. Omitted: only if the cause is
   * of that very kind.
   */
  isCausedBy?(game: ReadingGame, asked: Cause, cause: CauseOf): boolean;
  /**
   * Returns whether something with this cause is an effect of such a card, e.g. of a Character. Omitted: no text asks.
   */
  isEffectOf?(game: ReadingGame, asked: string, cause: CauseOf): CitedAnswer;
  /**
   * Returns the card as which the source of an effect is looked at, e.g. a combined Brave with the colours of its host
   * (BS 9-1-3). Omitted: as it is.
   */
  asSource?(game: ReadingGame, card: CardState): CardState;
  /**
   * Returns the printed information that counts, e.g. without the text of a deleted unit (VG 7.32.2); null if the card
   * has no information and cannot gain any (VG 4.11.3, 7.30.1.2). Omitted: all of it.
   */
  printThatCounts?(game: ReadingGame, card: CardState, sheet: Definition): Definition | null;
  /**
   * Returns the ability that one with a keyword stands for (VG 14.1.1), and any other ability itself; always the same
   * object for the same ability. It takes the place of the one that a card or an effect says. Omitted: as it is said.
   */
  meaningOfAbility?(game: WithRules<ReadingRules>, ability: Ability): Ability;
  /** Checks the filter members that only this game has. */
  fitsFilter?(game: ReadingGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean;
  /** Returns how often to do something that is requested `times` times. Omitted: never if that is below zero. */
  repetitionCount?(game: ReadingGame, times: number): number;
}

/** A game, as this part of the kernel sees it. */
export type ReadingGame = Game<ReadingRules, object>;
