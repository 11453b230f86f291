/** What the words of a text mean on cards and players: filters, names, choices, orders and numbers. */
import type { Cause, CardFilter, Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { IntendedChange } from '../events/perform';
import type { AnyGame } from '../game';
import type { EvaluationContext } from '../language/select';
import type { Choice } from '../language/subset-selection';
import type { CauseOf, Definition, CardState } from '../state';
import type { EffectContext } from './context';
import type { WithRules } from './index';

export interface Meanings {
  /** Is what has this cause made to happen in the way asked for? Left out: only where it is called so itself. */
  isCausedBy?(game: AnyGame, asked: Cause, cause: CauseOf): boolean;
  /** Is what has this cause an effect of such a card, e.g. of a Character? Left out: texts do not ask. */
  isEffectOf?(game: AnyGame, asked: string, cause: CauseOf): boolean;
  /**
   * The words of a kind that a card has by print, e.g. its names: what effects make of them is told by continuous/information.ts.
   * Left out, or undefined: the printed name, and no other words.
   */
  printedWords?(game: WithRules, definition: Definition, kind: string): readonly string[] | undefined;
  /** The kinds of words that effects can change besides names and categories; left out: none. */
  readonly wordKinds?: readonly string[];
  /** Does a word of this kind mean what another does, e.g. two names of one nation (VG Supplement B)? Left out: none does. */
  isSameWord?(game: AnyGame, kind: string, word: string, asked: string): boolean;
  /**
   * What counts of the side of a card that is up, e.g. no text of a deleted unit (VG 7.32.2); null: the card has no information and
   * can be given none (VG 4.11.3, 7.30.1.2). Left out: all of it.
   */
  printThatCounts?(game: AnyGame, card: CardState, sheet: Definition): Definition | null;
  /** Members of filters that only this game has. */
  fitsFilter?(game: AnyGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean;
  /** Does the card take part in the present battle? */
  takesPart(game: AnyGame, card: CardState): boolean;
  /** How many of the cards that fit are to be chosen? Left out: the count or as many as there are; "up to" may be none. */
  rangeOfChoice?(
    game: AnyGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number };
  /** The cards that may be chosen for an instruction of those that fit; left out: all of them. */
  toChooseFrom?(
    game: AnyGame,
    context: EffectContext,
    instruction: Instruction,
    fitting: readonly CardState[],
  ): readonly CardState[];
  /** The smallest number that a player may choose, where there is a most and where there is none; left out: 0. */
  leastOf?(game: AnyGame, max: number | undefined): number;
  /** Which of several modes a player may choose, by number. Left out: any. */
  modesToChoose?(game: AnyGame, context: EffectContext, modes: readonly (readonly Instruction[])[]): readonly number[];
  /** In which order the players choose where both do; left out: the turn player first. */
  choosersInOrder?(game: AnyGame): readonly PlayerId[];
  /** In which order the players act where both do something; left out: the turn player first. */
  actorsInOrder?(game: AnyGame): readonly PlayerId[];
  /** What is left of changes that are asked for at the same moment; left out: all of them. */
  simultaneous?(game: AnyGame, changes: readonly IntendedChange[]): readonly IntendedChange[];
  /** How often something is done that is asked for so many times; left out: not at all below zero. */
  repetitionCount?(game: AnyGame, times: number): number;
}
