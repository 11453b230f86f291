/** Continuous effects: the order they apply in, the values they produce, and how long they last. */
import type { Amount, CardFilter } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { Clauses } from '../clauses';
import type { AnyGame } from '../game';
import type { Ability, CardState, JournalEvent, ObjectRef } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import type { EffectContext } from '../state/effect-context';
import type { AppliedContinuous, AppliedModification } from '../state/applied';
import type { Look, Part } from '../continuous/parts';

export interface Continuous {
  /** The duration of a change made by a replacement whose instruction names none. */
  readonly standardDuration: string;
  /**
   * Returns how long the effects of an ability last if its text says nothing, e.g. those of an attack until the battle
   * ends (BS 7-9-2). Omitted or undefined: `standardDuration`.
   */
  durationOf?(game: AnyGame, ability: Ability): string | undefined;
  /**
   * Returns the clauses that make this continuous ability apply, or that keep it from applying (`conditionUnmet`). They
   * are cited if the ability decides a value.
   */
  continuousClauses(game: AnyGame, ability: Ability, conditionUnmet: boolean): Clauses;
  /**
   * Returns the clauses by which a resolved effect still applies, e.g. after its source has left (BS FAQ-1-8). They are
   * cited if the effect decides a value. Omitted: none.
   */
  lastingClauses?(game: AnyGame, effect: Pick<ContinuousEffect, 'source'>): Clauses;
  /**
   * Returns the clauses by which a change has its place among the others, e.g. its layer (VG 11.9.1). They are cited if
   * it decides a value. Omitted: none.
   */
  changeClauses?(game: AnyGame, change: AppliedModification): Clauses;
  /**
   * Computes what the continuous abilities do; the result stays the same until the state changes. Strategies:
   * continuous/fixed-point.ts, continuous/layers.ts.
   */
  applyContinuous(game: AnyGame): AppliedContinuous;
  /** With `layered`: whether a part comes after another of its layer, whatever their times say (VG 11.9.3). */
  waitsFor?(game: AnyGame, look: Look, part: Part, other: Part): boolean;
  /** With `layered`: the time of a continuous ability of the card (VG 11.9.3.1.1). */
  timeOfAbility?(game: AnyGame, card: CardState): number;
  /** With `layered`: the time of a resolved effect (VG 11.9.3.1.1.1). */
  timeOfEffect?(game: AnyGame, effect: ContinuousEffect): number;
  /** With `layered`: whether what is this player's comes first of one moment (VG 11.9.3.1.1.2). */
  comesFirst?(game: AnyGame, master: PlayerId): boolean;
  /**
   * Orders the cards within a round of applying continuous abilities, and with `layered` those of one moment. Omitted:
   * the turn player's cards first, then older before newer; with `layered` as they lie.
   */
  continuousOrder?(game: AnyGame, cards: readonly CardState[]): readonly CardState[];
  /** The rounds after which the computation stops. Omitted: it goes on until nothing changes. */
  readonly continuousRounds?: number;
  /**
   * Whether a continuous ability sees its own result: 'always', so that it can undo itself; 'untilItRests', if that
   * comes to rest, and otherwise never (OP 8-1-3-3-5). Omitted or 'never': it applies to what is true without it.
   */
  readonly continuousSeesItself?: 'never' | 'untilItRests' | 'always';
  /**
   * true: the computation starts from the result before the last moment (OP 8-1-3-3-5). Omitted: it starts from
   * nothing.
   */
  readonly accumulatesContinuous?: boolean;
  /**
   * Computes a value from the printed one and its changes, by layer and by time. Omitted: the changes apply one after
   * the other.
   */
  evaluate?(game: AnyGame, stat: string, printed: number, steps: readonly RuleModifier[]): number;
  /**
   * Returns the name of the base value of `stat`, which a new base is compared with, e.g. "basePower" for "power".
   * Omitted, or undefined: none.
   */
  baseStatOf?(game: AnyGame, stat: string): string | undefined;
  /** Returns whether the card has this value. Omitted: every card has every value. */
  hasStat?(game: AnyGame, card: CardState, stat: string): boolean;
  /** Returns the clauses by which a card may lack this value. They are noted where a text asks for it. Omitted: none. */
  clausesOfMissing?(game: AnyGame, stat: string): Clauses;
  /** Returns a printed value, e.g. "ap". */
  printed(game: AnyGame, card: CardState, stat: string): number;
  /** Returns what the rules, not effects, add to a value. */
  ruleModifiers(game: AnyGame, card: CardState, stat: string): readonly RuleModifier[];
  /**
   * Returns whether what was done to a card applies to it as it is now (VG 6.5.2.2.2.1: not to a heart). Omitted: all
   * of it does.
   */
  appliesTo?(game: AnyGame, card: CardState, change: AppliedModification): boolean;
  /**
   * Returns whether this number of a lasting effect is counted anew whenever the value is asked for (BS 24-2-1).
   * Omitted: it is fixed when the effect begins.
   */
  recounts?(game: AnyGame, amount: Amount): boolean;
  /**
   * true: a continuous effect on a card is dated from when it began to apply to that card (BS FAQ-6-1). Omitted: from
   * when its own card arrived.
   */
  readonly ordersByBeginning?: boolean;
  /**
   * Returns whether a card that this event took out of a continuous ability's reach stays out for the turn (DBS
   * 8-1-4-2). Omitted: no card does.
   */
  shutsOut?(game: AnyGame, event: JournalEvent): boolean;
  /**
   * Returns the cards that count as still within reach because they lie under others as one card with them (DBS
   * 11-3-2). Omitted: none.
   */
  coveredCards?(game: AnyGame): readonly CardState[];
  /** Returns the other objects whose exclusion also excludes this card. Omitted: none. */
  shutOutWith?(game: AnyGame, card: CardState): readonly ObjectRef[];
  /**
   * true: a loss of abilities covers the ones gained before it, in order of time (VG 7.14). Omitted: only printed
   * abilities are lost.
   */
  readonly losesGained?: boolean;
  /**
   * Returns the abilities of a card that do not work because effects negate them, but that still exist (DBS 8-3-2).
   * Omitted: none.
   */
  negatedAbilities?(game: AnyGame, card: CardState): readonly Ability[];
  /**
   * Returns the negated abilities whose situation counts as missed if it holds now: they trigger only after it has
   * stopped holding. Omitted: none.
   */
  missedSituations?(game: AnyGame, card: CardState): readonly Ability[];
  /**
   * Returns the layer of a change; the lowest is applied first. Only changes of values and words use layers, unless the
   * strategy is `layered`.
   */
  layerOf(game: AnyGame, modification: Modification): number;
  /** Returns a value of a player, e.g. "turnMarker". */
  playerValue(game: AnyGame, player: PlayerId, value: string): number;
  /**
   * Whether a reader of this move sees the card as it was before or as it is after. Omitted, or undefined: before if it
   * leaves play, otherwise after. DBS 8-6-5-1-1 to 8-6-5-1-3; VG 11.8.12.1.
   */
  lookedAt?(game: AnyGame, card: CardState, from: string, to: string): 'before' | 'after' | undefined;
  /**
   * true: an effect reads a card that has left play as it last knew it (VG 11.11.1). Omitted: as it is now (DBS
   * 8-10-1).
   */
  readonly readsLastKnown?: boolean;
  /** The values that abilities can read of a card after it has left play. */
  readonly statsToRemember: readonly string[];
  /**
   * Returns whether an effect on all fitting cards also reaches cards that fit later (BS FAQ-5-4-2, DBS 8-8-1-5).
   * Omitted: it reaches only the cards that fit when it resolves.
   */
  reachesLater?(game: AnyGame, context: EffectContext, modification: Modification, all: CardFilter): boolean;
  /**
   * Returns whether the thing that a duration or a delay is named after, e.g. a battle, exists now. Omitted: it does.
   */
  canLast?(game: AnyGame, until: string): boolean;
}

/** A step in the computation of a value that a rule adds, in the layer that the game assigns. */
export interface RuleModifier {
  readonly layer: number;
  readonly by?: number;
  readonly to?: number;
  /** true: `to` replaces the printed value. */
  readonly base?: boolean;
}
