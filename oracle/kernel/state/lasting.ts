/** What lasts: continuous effects that have been resolved, and what effects, or abilities that work all the time, do to cards. */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { AbilityKind, By, CardFilter, Condition, Instruction, Trigger } from '../../../schemas/ability';
import { isAmong, type Ability, type CardState, type CauseOf, type ObjectRef } from '../state';

/** What else it takes to activate abilities of a card. */
export interface Requirement {
  readonly of?: AbilityKind;
  readonly cost?: readonly Instruction[];
  readonly if?: Condition;
  /** Whose effect asks for it. */
  readonly player: PlayerId;
}

/** What a continuous effect does to the cards it applies to. */
export type Modification =
  | {
      readonly kind: 'stat';
      readonly stat: string;
      readonly by?: number;
      readonly to?: number;
      /** true: `to` stands in the place of the printed value. */
      readonly base?: boolean;
    }
  /** Changes the words of a kind: takes others in their place, loses some or all, adds some, in this order. */
  | {
      readonly kind: 'words';
      readonly word: string;
      readonly become?: readonly string[];
      readonly lose?: readonly string[] | 'all';
      readonly add?: readonly string[];
      /** true: changes the original information (VG 11.9.1.2). */
      readonly original?: boolean;
    }
  | { readonly kind: 'forbid'; readonly what: string; readonly by?: By }
  /** What the card must do where it can. */
  | { readonly kind: 'oblige'; readonly what: string }
  /** Effects, or these, do nothing to the card; `except` these, and those whose text describes such cards. */
  | {
      readonly kind: 'unaffected';
      readonly by?: By;
      readonly except?: { readonly by?: By; readonly naming?: CardFilter };
    }
  | { readonly kind: 'gain'; readonly ability: Ability }
  /** `ability`: one of the card's alone, by its name on the card (continuous/abilities.ts). */
  | { readonly kind: 'negate'; readonly of?: AbilityKind; readonly ability?: string }
  /** What else it takes to activate an ability of the card. */
  | {
      readonly kind: 'require';
      readonly of?: AbilityKind;
      readonly cost?: readonly Instruction[];
      readonly if?: Condition;
    }
  /**
   * What becomes of the printed cost of abilities of the card, or of the player's: it is lost (VG 7.21), another takes its place, the
   * number of one of its parts is another (VG 7.28.1). `uses`: for so many payments; left out: for all.
   */
  | {
      readonly kind: 'cost';
      readonly of?: AbilityKind;
      readonly become?: readonly Instruction[];
      /** The verb of the part whose number is changed. */
      readonly part?: string;
      readonly by?: number;
      readonly uses?: number;
    }
  /** What is put off until then; it is carried out by the game's rules. */
  | {
      readonly kind: 'later';
      readonly at: string;
      readonly ability: Ability;
      /** The card of the effect as it was when it was put off. */
      readonly bearer: ObjectRef;
      /** The number that was chosen by then. */
      readonly number?: number;
      /** What was named by then. */
      readonly results?: Readonly<Record<string, readonly ObjectRef[]>>;
    }
  /**
   * An automatic ability that no card bears but the effect (DBS 4-3-3, VG 11.8.13): as read from its targets, or from its source
   * where it has none. `uses`: how often it can still trigger; left out: as often as it happens.
   */
  | { readonly kind: 'trigger'; readonly ability: Ability; readonly uses?: number };

/**
 * To what an effect applies besides single cards: to all that fit, those that come later as well (VG 7.15.1.4.2, 11.9.5; BS
 * FAQ-5-4-2), wherever the filter says, e.g. in one place; or to players. The numbers of the filter are those of its moment.
 */
export type Scope =
  | { readonly all: CardFilter; readonly known?: KnownThen }
  | { readonly players: readonly PlayerId[] };

/** The cards that a filter may speak of, as its effect knew them when it began. */
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
  /** The time stamp: effects count up in the order in which they came about. */
  readonly stamp: number;
  readonly player: PlayerId;
  readonly source: Handle;
  /** Cards it applies to, as the objects that they were: a card that became new is not affected. */
  readonly targets: readonly ObjectRef[];
  /** It applies to these instead of single cards. */
  readonly scope?: Scope | undefined;
  readonly modification: Modification;
  /** By what it came about. */
  readonly cause?: CauseOf;
  readonly until: string;
  /** It ends by this as well. */
  readonly orUntil?: Trigger | undefined;
  /** Turn in which it came about, for durations that name a turn. */
  readonly turn: number;
}

/** Does the effect apply to this card? Not to one that has become new since. */
/** Does a card have an ability by it, or does it bear one itself? */
export const bringsAbility = ({ modification: { kind } }: Pick<ContinuousEffect, 'modification'>): boolean =>
  kind === 'gain' || kind === 'trigger';

export const isTarget = (effect: Pick<ContinuousEffect, 'targets'>, card: CardState): boolean =>
  isAmong(effect.targets, card);
