/** What lasts: resolved continuous effects, and the changes that effects and continuous abilities make to cards. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { AbilityKind, Amount, By, CardFilter, Condition, Instruction, Trigger } from '../../../schemas/ability';
import { isAmong, type Ability, type CardState, type CauseOf, type ObjectRef } from '../state';

/** A further cost or condition for activating abilities of a card. */
export interface Requirement {
  readonly of?: AbilityKind;
  readonly cost?: readonly Instruction[];
  readonly if?: Condition;
  /** The player whose effect requires it. */
  readonly player: PlayerId;
}

export type Modification =
  | {
      readonly kind: 'stat';
      readonly stat: string;
      readonly by?: number;
      readonly to?: number;
      /** true: `to` replaces the printed value. */
      readonly base?: boolean;
      /** What the numbers count, where they are counted anew while the effect lasts (BS 24-2-1). */
      readonly recounts?: { readonly by?: Amount | undefined; readonly to?: Amount | undefined };
    }
  /** Changes the words of one kind in this order: replaces them, removes some or all, adds some. */
  | {
      readonly kind: 'words';
      readonly word: string;
      readonly become?: readonly string[];
      readonly lose?: readonly string[] | 'all';
      readonly add?: readonly string[];
      /** true: it changes the original information (VG 11.9.1.2). */
      readonly original?: boolean;
    }
  /** `uses`: how often it keeps a player from it, e.g. from the next phase of a kind; left out: always. */
  | { readonly kind: 'forbid'; readonly what: string; readonly by?: By; readonly uses?: number }
  /** The card must do this where it can. */
  | { readonly kind: 'oblige'; readonly what: string }
  /** The card may do this although the rules do not let it (VG 1.3.1). */
  | { readonly kind: 'allow'; readonly what: string }
  /**
   * Effects, or only those that match `by`, do nothing to the card. `except` lets effects through that match `by` or
   * whose text describes such cards.
   */
  | {
      readonly kind: 'unaffected';
      readonly by?: By;
      readonly except?: { readonly by?: By; readonly naming?: CardFilter };
    }
  | { readonly kind: 'gain'; readonly ability: Ability }
  /**
   * `ability` limits it to one ability of the card, by its name on the card (continuous/abilities.ts), and `original`
   * to what is printed (VG 11.9.1.3).
   */
  | { readonly kind: 'negate'; readonly of?: AbilityKind; readonly ability?: string; readonly original?: boolean }
  /** Activating an ability of the card takes this as well. */
  | {
      readonly kind: 'require';
      readonly of?: AbilityKind;
      readonly cost?: readonly Instruction[];
      readonly if?: Condition;
    }
  /**
   * Changes the printed cost of abilities of the card or the player: the cost is lost (VG 7.21) or replaced, or the
   * number of one part changes (VG 7.28.1). `uses` is the number of payments that it applies to; left out, it applies
   * to all.
   */
  | {
      readonly kind: 'cost';
      readonly of?: AbilityKind;
      readonly become?: readonly Instruction[];
      /** The verb of the part of the cost whose number changes. */
      readonly part?: string;
      readonly by?: number;
      readonly uses?: number;
    }
  /** An ability that is delayed until the moment `at`; the game's rules carry it out. */
  | {
      readonly kind: 'later';
      readonly at: string;
      readonly ability: Ability;
      /** The card of the effect, as the object that it was when the effect delayed it. */
      readonly bearer: ObjectRef;
      /** The number that had been chosen when the effect delayed it. */
      readonly number?: number;
      /** The cards that the effect had named when it delayed it. */
      readonly results?: Readonly<Record<string, readonly ObjectRef[]>>;
    }
  /**
   * An automatic ability that the effect itself has, not a card (DBS 4-3-3, VG 11.8.13). It reads as if on each target,
   * or on the source of the effect where it has no target. `uses` is the number of times that it can still trigger;
   * left out, there is no limit.
   */
  | { readonly kind: 'trigger'; readonly ability: Ability; readonly uses?: number };

/**
 * What an effect applies to instead of single cards: players, or all cards that match a filter, including those that
 * come later (VG 7.15.1.4.2, 11.9.5; BS FAQ-5-4-2). The numbers in the filter are fixed when the effect begins.
 */
export type Scope =
  | { readonly all: CardFilter; readonly known?: KnownThen }
  | { readonly players: readonly PlayerId[] };

/** The cards that the filter of an effect may refer to, as the effect knew them when it began. */
export interface KnownThen {
  readonly source: CardState;
  readonly chosen: readonly CardState[];
  readonly subjects?: readonly CardState[] | undefined;
  readonly results?: Readonly<Record<string, readonly ObjectRef[]>> | undefined;
  readonly current?: ObjectRef | undefined;
}

/** A continuous effect that has been resolved: its targets and values are fixed. */
export interface ContinuousEffect {
  readonly id: number;
  /** The time stamp, which counts up in the order in which effects begin. */
  readonly stamp: number;
  readonly player: PlayerId;
  readonly source: Handle;
  /**
   * The cards it applies to, as the objects that they were: it does not apply to a card that has become another object.
   */
  readonly targets: readonly ObjectRef[];
  /** The cards or players that it applies to instead of `targets`. */
  readonly scope?: Scope | undefined;
  readonly modification: Modification;
  /** The cause that brought the effect about. */
  readonly cause?: CauseOf;
  readonly until: string;
  /** An event that ends the effect as well, if it comes before `until`. */
  readonly orUntil?: Trigger | undefined;
  /** The number of the turn in which the effect began, for durations that name a turn. */
  readonly turn: number;
}

/** Returns whether the effect gives a card an ability or has one itself. */
export const bringsAbility = ({ modification: { kind } }: Pick<ContinuousEffect, 'modification'>): boolean =>
  kind === 'gain' || kind === 'trigger';

export const isTarget = (effect: Pick<ContinuousEffect, 'targets'>, card: CardState): boolean =>
  isAmong(effect.targets, card);

export interface KeyedModification {
  readonly key: string;
  readonly modification: Modification;
}
