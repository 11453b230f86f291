/** The meaning of text on cards and players: filters, names, choices, orders and numbers. */
import type { CitedAnswer } from '../clauses';
import type { Cause, CardFilter, Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { AnyGame } from '../game';
import type { Ability, CauseOf, Definition, CardState, Procedure } from '../state';
import type { EffectContext, EvaluationContext } from '../state/effect-context';
import type { IntendedChange } from '../changes/intended';
import type { Choice } from '../language/choice';
import type { WithRules } from './index';

export interface Meanings {
  /**
   * Returns whether something with this cause happened in the way that a text asks about. Omitted: only if the cause is
   * of that very kind.
   */
  isCausedBy?(game: AnyGame, asked: Cause, cause: CauseOf): boolean;
  /**
   * Returns whether something with this cause is an effect of such a card, e.g. of a Character. Omitted: no text asks.
   */
  isEffectOf?(game: AnyGame, asked: string, cause: CauseOf): CitedAnswer;
  /**
   * Returns the card as which the source of an effect is looked at, e.g. a combined Brave with the colours of its host
   * (BS 9-1-3). Omitted: as it is.
   */
  asSource?(game: AnyGame, card: CardState): CardState;
  /**
   * Returns the printed words of a kind, e.g. the card's names; continuous/information.ts applies the effects. Omitted,
   * or undefined: the printed name, and no other words.
   */
  printedWords?(game: WithRules, definition: Definition, kind: string): readonly string[] | undefined;
  /**
   * Returns the words of a kind that linked cards add to the printed ones, before effects change them, e.g. the colours
   * of a combined Brave (BS 9-1-7-3). Omitted: none.
   */
  addedWords?(game: AnyGame, card: CardState, kind: string): readonly string[];
  /** The kinds of words, besides names and categories, that effects can change. Omitted: none. */
  readonly wordKinds?: readonly string[];
  /**
   * Returns whether two words of a kind mean the same, e.g. two names of one nation (VG Supplement B). Omitted: never.
   */
  isSameWord?(game: AnyGame, kind: string, word: string, asked: string): CitedAnswer;
  /**
   * Returns the printed information that counts, e.g. without the text of a deleted unit (VG 7.32.2); null if the card
   * has no information and cannot gain any (VG 4.11.3, 7.30.1.2). Omitted: all of it.
   */
  printThatCounts?(game: AnyGame, card: CardState, sheet: Definition): Definition | null;
  /**
   * Returns the ability that one with a keyword stands for (VG 14.1.1), and any other ability itself; always the same
   * object for the same ability. It takes the place of the one that a card or an effect says. Omitted: as it is said.
   */
  meaningOfAbility?(game: WithRules, ability: Ability): Ability;
  /** Checks the filter members that only this game has. */
  fitsFilter?(game: AnyGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean;
  /**
   * true: a card that moves to another place loses its role in the battle, and does not get it back there (VG 10.4.1.5.1,
   * 10.4.1.8, 7.48.1.2). Omitted: only a card that becomes another object does.
   */
  readonly rolesEndByMoving?: boolean;
  /** Returns whether the card takes part in the current battle. */
  takesPart(game: AnyGame, card: CardState): boolean;
  /**
   * Returns how many of the fitting cards are to be chosen. Omitted: the count, or as many as there are; "up to" allows
   * none.
   */
  rangeOfChoice?(
    game: AnyGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number };
  /** Lets chance choose so many of the cards, in a game whose texts choose at random (VG 12.4.2). */
  chooseAtRandom?(
    game: AnyGame,
    context: EffectContext,
    from: readonly CardState[],
    count: number,
  ): Procedure<readonly CardState[]>;
  /** Returns whether no two of the cards have a name in common (VG 12.6.2.2.1). Omitted: by their names. */
  haveDifferentNames?(game: AnyGame, cards: readonly CardState[]): boolean;
  /** Returns whether no two of the cards agree in a value or word, e.g. the grade. */
  differIn?(game: AnyGame, cards: readonly CardState[], what: string): boolean;
  /** Returns whether all of the cards have a name in common (VG 12.6.1). Omitted: by their names. */
  haveOneName?(game: AnyGame, cards: readonly CardState[]): boolean;
  /** Returns the fitting cards that may be chosen for an instruction. Omitted: all of them. */
  toChooseFrom?(
    game: AnyGame,
    context: EffectContext,
    instruction: Instruction,
    fitting: readonly CardState[],
  ): readonly CardState[];
  /**
   * Returns the smallest number that a player may choose; `max` is undefined if there is no upper limit. Omitted: 0.
   */
  leastOf?(game: AnyGame, max: number | undefined): number;
  /** Returns the indexes of the modes that a player may choose. Omitted: all of them. */
  modesToChoose?(game: AnyGame, context: EffectContext, modes: readonly (readonly Instruction[])[]): readonly number[];
  /**
   * Returns the order of the players if both choose. Omitted: the turn player first.
   * @param from what they choose from
   */
  choosersInOrder?(game: AnyGame, from?: readonly CardFilter[]): readonly PlayerId[];
  /** Returns the order of the players if both act. Omitted: the turn player first. */
  actorsInOrder?(game: AnyGame): readonly PlayerId[];
  /** Returns the changes that remain of those requested at the same moment. Omitted: all of them. */
  simultaneous?(game: AnyGame, changes: readonly IntendedChange[]): readonly IntendedChange[];
  /** Returns how often to do something that is requested `times` times. Omitted: never if that is below zero. */
  repetitionCount?(game: AnyGame, times: number): number;
}
