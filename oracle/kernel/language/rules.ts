/** The entries of the rule table that carrying out a text and paying for it ask for. */
import type { Target, CardFilter, Instruction } from '../../../schemas/ability';
import type { Handle, PlayerId } from '../../../schemas/common';
import type { CitedAnswer, Clauses } from '../clauses';
import type { CardState, CauseOf, Procedure, JournalEvent } from '../state';
import type { Modification } from '../state/lasting';
import type { EffectContext } from '../state/effect-context';
import type { Destination, IntendedChange } from '../changes/intended';
import type { Game } from '../game';
import type { EventRules } from '../events/rules';
import type { Language } from './language';
import type { Fit, Choice } from './choice';

export interface LanguageRules extends EventRules {
  readonly language: Language;
  /**
   * Returns whether a card in this state counts as being in `asked`, e.g. one beyond rested as rested (BS 27-1-5).
   * Omitted: only if they are equal.
   */
  isInState?(game: LanguageGame, state: string, asked: string): CitedAnswer;
  /** Returns whether the place is in the row. Omitted: by the layout of the places. */
  isInRow?(game: LanguageGame, place: CardState, row: string): CitedAnswer;
  /** Returns whether two places are in one column. Omitted: by `inSameColumn`. */
  inSameColumn?(game: LanguageGame, one: CardState, other: CardState): boolean;
  /** Returns whether the first place is behind the second (VG 4.9.1.1, 7.39.3.2). Omitted: none is. */
  isBehind?(game: LanguageGame, place: CardState, front: CardState): boolean;
  /** Returns whether an effect may move this card at all. `to`: the zone that it would go to. */
  mayMove(game: LanguageGame, card: CardState, cause?: CauseOf, to?: string): boolean;
  /** Returns whether an effect forbids putting the card into this state. */
  stateIsForbidden(game: LanguageGame, card: CardState, state: string, cause?: CauseOf): boolean;
  /** Returns the player to whose zones a card goes when it leaves play, e.g. its owner. */
  ownerOf(game: LanguageGame, card: CardState): PlayerId;
  /** Returns a check for cards that can be chosen together to be moved. Omitted, or undefined: any can. */
  fitToMove?(game: LanguageGame, target: Target): Fit | undefined;
  /** Returns whether the player may draw cards for an effect or a payment. */
  mayDraw(game: LanguageGame, player: PlayerId, cause?: CauseOf): boolean;
  executeMoves(game: LanguageGame, changes: readonly IntendedChange[]): Procedure;
  /**
   * Orders the cards that an effect is about to move, and reveals them where required. `named`: the effect describes
   * the cards.
   */
  beforeMove?(
    game: LanguageGame,
    context: EffectContext,
    cards: readonly CardState[],
    to: Destination,
    named: boolean,
  ): Procedure<readonly CardState[]>;
  /** Returns event types for what an effect does by moving a card, e.g. "removed". */
  moveWords(game: LanguageGame, card: CardState, to: Destination): readonly string[];
  draw(game: LanguageGame, player: PlayerId, count: number, cause?: CauseOf): Procedure;
  /** Puts all the cards into their owners' discard piles at one moment. */
  discard(game: LanguageGame, cards: readonly CardState[], cause?: CauseOf): Procedure;
  /** Returns the hidden cards that a player looks through to choose from them. Omitted: none. */
  searchedCards?(game: LanguageGame, context: EffectContext, from: CardFilter): readonly Handle[];
  /** Called when an effect has chosen cards, to show others where too few could be chosen (VG 1.3.2.4.1). */
  showShortfall?(game: LanguageGame, context: EffectContext, choice: Choice, chosen: readonly CardState[]): void;
  /** Returns whether the card has this value. Omitted: every card has every value. */
  hasStat?(game: LanguageGame, card: CardState, stat: string): boolean;
  /** Returns the clauses by which a card may lack this value. They are noted where a text asks for it. Omitted: none. */
  clausesOfMissing?(game: LanguageGame, stat: string): Clauses;
  /** Returns a value of a player, e.g. "turnMarker". */
  playerValue(game: LanguageGame, player: PlayerId, value: string): number;
  /**
   * Returns whether an effect on all fitting cards also reaches cards that fit later (BS FAQ-5-4-2, DBS 8-8-1-5).
   * Omitted: it reaches only the cards that fit when it resolves.
   */
  reachesLater?(game: LanguageGame, context: EffectContext, modification: Modification, all: CardFilter): boolean;
  /**
   * Returns whether the thing that a duration or a delay is named after, e.g. a battle, exists now. Omitted: it does.
   */
  canLast?(game: LanguageGame, until: string): boolean;
  /**
   * Returns whether an event of another card happens to this one as well, as a combination does to both cards (BS
   * 9-1-3). Omitted: none does.
   */
  happensToo?(game: LanguageGame, card: CardState, event: JournalEvent): boolean;
  /** Returns whether the card takes part in the current battle. */
  takesPart(game: LanguageGame, card: CardState): boolean;
  /**
   * Returns how many of the fitting cards are to be chosen. Omitted: the count, or as many as there are; "up to" allows
   * none.
   */
  rangeOfChoice?(
    game: LanguageGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number };
  /** Lets chance choose so many of the cards, in a game whose texts choose at random (VG 12.4.2). */
  chooseAtRandom?(
    game: LanguageGame,
    context: EffectContext,
    from: readonly CardState[],
    count: number,
  ): Procedure<readonly CardState[]>;
  /** Returns whether no two of the cards have a name in common (VG 12.6.2.2.1). Omitted: by their names. */
  haveDifferentNames?(game: LanguageGame, cards: readonly CardState[]): boolean;
  /** Returns whether no two of the cards agree in a value or word, e.g. the grade. */
  differIn?(game: LanguageGame, cards: readonly CardState[], what: string): boolean;
  /** Returns whether all of the cards have a name in common (VG 12.6.1). Omitted: by their names. */
  haveOneName?(game: LanguageGame, cards: readonly CardState[]): boolean;
  /** Returns the fitting cards that may be chosen for an instruction. Omitted: all of them. */
  toChooseFrom?(
    game: LanguageGame,
    context: EffectContext,
    instruction: Instruction,
    fitting: readonly CardState[],
  ): readonly CardState[];
  /**
   * Returns the smallest number that a player may choose; `max` is undefined if there is no upper limit. Omitted: 0.
   */
  leastOf?(game: LanguageGame, max: number | undefined): number;
  /** Returns the indexes of the modes that a player may choose. Omitted: all of them. */
  modesToChoose?(
    game: LanguageGame,
    context: EffectContext,
    modes: readonly (readonly Instruction[])[],
  ): readonly number[];
  /**
   * Returns the order of the players if both choose. Omitted: the turn player first.
   * @param from what they choose from
   */
  choosersInOrder?(game: LanguageGame, from?: readonly CardFilter[]): readonly PlayerId[];
  /** Returns the order of the players if both act. Omitted: the turn player first. */
  actorsInOrder?(game: LanguageGame): readonly PlayerId[];
  /** Returns the changes that remain of those requested at the same moment. Omitted: all of them. */
  simultaneous?(game: LanguageGame, changes: readonly IntendedChange[]): readonly IntendedChange[];
  /**
   * Returns whether the rest of a cost that is paid at one moment can be paid without these cards. Omitted: not
   * checked.
   */
  leavesEnough?(game: LanguageGame, context: EffectContext, cards: readonly CardState[]): boolean;
  /** Returns whether the card of an effect is in no zone while its cost is being paid. */
  isAwayWhilePaying?(game: LanguageGame, context: EffectContext): boolean;
}

/** A game, as this part of the kernel sees it. */
export type LanguageGame = Game<LanguageRules, object>;
