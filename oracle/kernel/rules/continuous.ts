/** Continuous effects: in which order they apply, what values come of them, and how long they last. */
import type { CardFilter } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { AppliedContinuous } from '../continuous/applied';
import type { AnyGame } from '../game';
import type { Ability, CardState, JournalEvent, ObjectRef } from '../state';
import type { Modification } from '../state/lasting';
import type { EffectContext, RuleModifier } from './context';

export interface Continuous {
  /** How long changes by a replacement last where the instruction names no duration. */
  readonly standardDuration: string;
  /** Clauses that say that this continuous ability applies, or why it does not (`conditionUnmet`); cited where it decides a value. */
  continuousClauses(game: AnyGame, ability: Ability, conditionUnmet: boolean): readonly string[];
  /**
   * How it is found out what the continuous abilities do: the same until the state changes. A strategy: continuous/fixed-point.ts,
   * continuous/layers.ts.
   */
  applyContinuous(game: AnyGame): AppliedContinuous;
  /** Whose continuous abilities are looked at before whose in a round of applying them; left out: the turn player's first, then the older. */
  continuousOrder?(game: AnyGame, cards: readonly CardState[]): readonly CardState[];
  /** After so many rounds it is left at that; left out: only when nothing changes any more. */
  readonly continuousRounds?: number;
  /**
   * Whether a continuous ability is applied to what it has made true itself: 'always', so that it can undo itself, or 'untilItRests',
   * and to what is true without it where it never does (OP 8-1-3-3-5). Left out, or 'never': to what is true without it.
   */
  readonly continuousSeesItself?: 'never' | 'untilItRests' | 'always';
  /** true: what they do is found out from what they did before the last moment (OP 8-1-3-3-5); left out: from nothing. */
  readonly accumulatesContinuous?: boolean;
  /** The value that comes of a printed one and what changes it, in layers and by time; left out: one after the other. */
  evaluate?(game: AnyGame, stat: string, printed: number, steps: readonly RuleModifier[]): number;
  /** The value of which a new base for `stat` is what it is compared with, e.g. "basePower" for "power"; left out, or undefined: none. */
  baseStatOf?(game: AnyGame, stat: string): string | undefined;
  /** Has the card such a value at all? Left out: every card has every value. */
  hasStat?(game: AnyGame, card: CardState, stat: string): boolean;
  /** A value as printed, e.g. "ap". */
  printed(game: AnyGame, card: CardState, stat: string): number;
  /** What the rules themselves add to a value. */
  ruleModifiers(game: AnyGame, card: CardState, stat: string): readonly RuleModifier[];
  /** true: what continuous abilities do counts from when it began to apply to a card (BS FAQ-6-1); left out: from their card's arrival. */
  readonly ordersByBeginning?: boolean;
  /** Does a card that this has put out of reach of a continuous ability stay so for the turn (DBS 8-1-4-2)? Left out: nothing does. */
  shutsOut?(game: AnyGame, event: JournalEvent): boolean;
  /** Cards that nothing has put out of reach, since they lie under others as one card with them (DBS 11-3-2). Left out: none. */
  coveredCards?(game: AnyGame): readonly CardState[];
  /** As what else a card is shut out. Left out: as itself alone. */
  shutOutWith?(game: AnyGame, card: CardState): readonly ObjectRef[];
  /** true: abilities that are lost are lost with those gained before, in the order of time (VG 7.14); left out: the printed ones alone. */
  readonly losesGained?: boolean;
  /** Of a card those that do not work, since effects negate them, but are abilities still (DBS 8-3-2). Left out: none is. */
  negatedAbilities?(game: AnyGame, card: CardState): readonly Ability[];
  /** Of those the ones whose situation has come to be so all the same, and counts no more before it has been otherwise. Left out: none. */
  missedSituations?(game: AnyGame, card: CardState): readonly Ability[];
  /** Which layer a change belongs to: the lowest is applied first. Left to changes of values and words, unless the strategy is `layered`. */
  layerOf(game: AnyGame, modification: Modification): number;
  /** A value of a player, e.g. "turnMarker". */
  playerValue(game: AnyGame, player: PlayerId, value: string): number;
  /**
   * Whether those who look at the card of a move between these zones see it as it was before or as it is after. Left out, or
   * undefined: before where it leaves play, otherwise after. DBS 8-6-5-1-1 to 8-6-5-1-3; VG 11.8.12.1.
   */
  lookedAt?(game: AnyGame, card: CardState, from: string, to: string): 'before' | 'after' | undefined;
  /** true: an effect reads a card that has left play since it knew it as it was (VG 11.11.1); left out: as it is (DBS 8-10-1). */
  readonly readsLastKnown?: boolean;
  /** The values of a card that abilities can look back at when it has left play. */
  readonly statsToRemember: readonly string[];
  /** Does what an effect does to all cards that fit reach those that come later, too (BS FAQ-5-4-2, DBS 8-8-1-5)? Left out: the cards of its moment alone. */
  reachesLater?(game: AnyGame, context: EffectContext, modification: Modification, all: CardFilter): boolean;
  /** Is there now what this duration, or this moment to come, is named after, e.g. a battle? Left out: there is. */
  canLast?(game: AnyGame, until: string): boolean;
}
