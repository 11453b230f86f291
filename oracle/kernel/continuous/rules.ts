/** The entries of the rule table that continuous effects ask for: the order they apply in, the values they produce, what they keep from happening. */
import type { Amount } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { CitedAnswer, Clauses } from '../clauses';
import type { CardState, CauseOf, ObjectRef, Ability, Definition } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import type { EvaluationContext } from '../state/effect-context';
import type { AppliedContinuous, AppliedModification } from '../state/applied';
import type { Game, WithRules } from '../game';
import type { ReadingRules } from '../reading/rules';
import type { Look, Part } from './parts';

/** A step in the computation of a value that a rule adds, in the layer that the game assigns. */
export interface RuleModifier {
  readonly layer: number;
  readonly by?: number;
  readonly to?: number;
  /** true: `to` replaces the printed value. */
  readonly base?: boolean;
}

export interface ContinuousRules extends ReadingRules {
  /** Maps an event type, or "chosen", to the prohibition that covers it, e.g. "swapped" to "return". Omitted: none. */
  readonly forbiddenAs?: Readonly<Record<string, string>>;
  /**
   * Returns whether the card itself, e.g. by a keyword, resists what has this cause (DBS 10-16-1, 10-22-1). `words`:
   * the event types of what would happen, or "chosen". Omitted: never.
   */
  resists?(game: ContinuousGame, card: CardState, cause: CauseOf, words: readonly string[]): boolean;
  /**
   * Returns the clauses of the rule that keeps everything with this cause from the card or pool, continuous abilities
   * included (BS 13-2-1, 15-1-2, 21-4-3); null: no rule does. It must not read values, words or abilities that effects
   * change, because those are being worked out when it is called. Omitted: none.
   */
  protectionFrom?(game: ContinuousGame, card: CardState, cause: CauseOf): Clauses | null;
  /**
   * Returns whether an effect with this cause may choose the card even if it does not affect it; then it does nothing to
   * it (BS FAQ-5-3, 13-2-4). Omitted: it may not.
   */
  choosesUnaffected?(game: ContinuousGame, card: CardState, cause: CauseOf): boolean;
  /**
   * Returns whether an effect on all fitting cards, with this cause, applies to the card (DBS 10-22-1). Omitted: it
   * does.
   */
  effectReaches?(game: ContinuousGame, card: CardState, cause: CauseOf): boolean;
  /** Returns the cards that can do something only if this card can do it as well. Omitted: none. VG 6.4.4.1. */
  boundTo?(game: ContinuousGame, card: CardState, what: string): readonly CardState[];
  /**
   * Returns the clauses that make this continuous ability apply, or that keep it from applying (`conditionUnmet`). They
   * are cited if the ability decides a value.
   */
  continuousClauses(game: ContinuousGame, ability: Ability, conditionUnmet: boolean): Clauses;
  /**
   * Returns the clauses by which a resolved effect still applies, e.g. after its source has left (BS FAQ-1-8). They are
   * cited if the effect decides a value. Omitted: none.
   */
  lastingClauses?(game: ContinuousGame, effect: Pick<ContinuousEffect, 'source'>): Clauses;
  /**
   * Returns the clauses by which a change has its place among the others, e.g. its layer (VG 11.9.1). They are cited if
   * it decides a value. Omitted: none.
   */
  changeClauses?(game: ContinuousGame, change: AppliedModification): Clauses;
  /**
   * Computes what the continuous abilities do; the result stays the same until the state changes. Strategies:
   * continuous/fixed-point.ts, continuous/layers.ts.
   */
  applyContinuous(game: ContinuousGame): AppliedContinuous;
  /** With `layered`: whether a part comes after another of its layer, whatever their times say (VG 11.9.3). */
  waitsFor?(game: ContinuousGame, look: Look, part: Part, other: Part): boolean;
  /** With `layered`: the time of a continuous ability of the card (VG 11.9.3.1.1). */
  timeOfAbility?(game: ContinuousGame, card: CardState): number;
  /** With `layered`: the time of a resolved effect (VG 11.9.3.1.1.1). */
  timeOfEffect?(game: ContinuousGame, effect: ContinuousEffect): number;
  /** With `layered`: whether what is this player's comes first of one moment (VG 11.9.3.1.1.2). */
  comesFirst?(game: ContinuousGame, master: PlayerId): boolean;
  /**
   * Orders the cards within a round of applying continuous abilities, and with `layered` those of one moment. Omitted:
   * the turn player's cards first, then older before newer; with `layered` as they lie.
   */
  continuousOrder?(game: ContinuousGame, cards: readonly CardState[]): readonly CardState[];
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
  evaluate?(game: ContinuousGame, stat: string, printed: number, steps: readonly RuleModifier[]): number;
  /**
   * Returns the name of the base value of `stat`, which a new base is compared with, e.g. "basePower" for "power".
   * Omitted, or undefined: none.
   */
  baseStatOf?(game: ContinuousGame, stat: string): string | undefined;
  /** Returns a printed value, e.g. "ap". */
  printed(game: ContinuousGame, card: CardState, stat: string): number;
  /** Returns what the rules, not effects, add to a value. */
  ruleModifiers(game: ContinuousGame, card: CardState, stat: string): readonly RuleModifier[];
  /**
   * Returns whether what was done to a card applies to it as it is now (VG 6.5.2.2.2.1: not to a heart). Omitted: all
   * of it does.
   */
  appliesTo?(game: ContinuousGame, card: CardState, change: AppliedModification): boolean;
  /**
   * Returns whether this number of a lasting effect is counted anew whenever the value is asked for (BS 24-2-1).
   * Omitted: it is fixed when the effect begins.
   */
  recounts?(game: ContinuousGame, amount: Amount): boolean;
  /**
   * Returns the cards that count as still within reach because they lie under others as one card with them (DBS
   * 11-3-2). Omitted: none.
   */
  coveredCards?(game: ContinuousGame): readonly CardState[];
  /** Returns the other objects whose exclusion also excludes this card. Omitted: none. */
  shutOutWith?(game: ContinuousGame, card: CardState): readonly ObjectRef[];
  /**
   * true: a loss of abilities covers the ones gained before it, in order of time (VG 7.14). Omitted: only printed
   * abilities are lost.
   */
  readonly losesGained?: boolean;
  /**
   * Returns the layer of a change; the lowest is applied first. Only changes of values and words use layers, unless the
   * strategy is `layered`.
   */
  layerOf(game: ContinuousGame, modification: Modification): number;
  /** The values that abilities can read of a card after it has left play. */
  readonly statsToRemember: readonly string[];
  /**
   * Returns whether this ability of this card works now: zone, face, level requirement and so on. Triggered, continuous
   * and replacement abilities all ask here; `conditionHolds` checks the ability's own condition separately.
   */
  abilityIsValid(game: ContinuousGame, card: CardState, ability: Ability): boolean;
  /**
   * Returns whether the card lies in one of the ability's `zones`, or in play if it names none (VG 11.4.4, DBS
   * 10-10-2).
   */
  isWhereItWorks(game: ContinuousGame, card: CardState, ability: Ability): boolean;
  /**
   * The zones in which abilities of a type work where their text names none, e.g. Bursts in the Burst Area (BS 16-2-1).
   * Omitted: all of them work in play.
   */
  readonly zonesOfType?: Readonly<Record<string, readonly string[]>>;
  /** A continuous ability is always active; it never triggers and nobody activates it. */
  isContinuous(game: WithRules<ContinuousRules>, ability: Ability): boolean;
  /** Returns whether a player activates the ability by an action. Omitted: abilities of type `activate` are. */
  isActivatable?(game: WithRules<ContinuousRules>, ability: Ability): boolean;
  /** A replacement never triggers: something else happens instead of an event. */
  isReplacement(game: WithRules<ContinuousRules>, ability: Ability): boolean;
  conditionHolds(game: ContinuousGame, reader: EvaluationContext, ability: Ability): boolean;
  /**
   * Returns the printed words of a kind, e.g. the card's names; continuous/information.ts applies the effects. Omitted,
   * or undefined: the printed name, and no other words.
   */
  printedWords?(game: WithRules<ContinuousRules>, definition: Definition, kind: string): readonly string[] | undefined;
  /**
   * Returns the words of a kind that linked cards add to the printed ones, before effects change them, e.g. the colours
   * of a combined Brave (BS 9-1-7-3). Omitted: none.
   */
  addedWords?(game: ContinuousGame, card: CardState, kind: string): readonly string[];
  /** The kinds of words, besides names and categories, that effects can change. Omitted: none. */
  readonly wordKinds?: readonly string[];
  /**
   * Returns whether two words of a kind mean the same, e.g. two names of one nation (VG Supplement B). Omitted: never.
   */
  isSameWord?(game: ContinuousGame, kind: string, word: string, asked: string): CitedAnswer;
}

/** A game, as this part of the kernel sees it. */
export type ContinuousGame = Game<ContinuousRules, object>;
