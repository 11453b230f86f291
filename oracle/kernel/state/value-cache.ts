/**
 * Values computed from the state that still hold, each with the versions it depends on. Only continuous/ writes to it.
 */
import type { Handle } from '../../../schemas/common';
import type { Ability, CardState } from '../state';
import type { ContinuousEffect, Modification } from './lasting';
import type { AppliedContinuous } from './applied';

/**
 * The minor changes: states of cards, looks at hidden cards, the game's own facts (e.g. the present battle), the phase.
 */
export const MINOR_CHANGES = ['states', 'looks', 'facts', 'phases'] as const;
export type MinorChange = (typeof MINOR_CHANGES)[number];

export class ValueCache {
  /** Grows with every change; anything computed for an older version is stale. */
  version = 0;
  /** The number of those changes that matter only to abilities that read exactly that. */
  readonly minorChanges: Record<MinorChange, number> = { states: 0, looks: 0, facts: 0, phases: 0 };
  /** The number of major changes that certainly concern no card in play. Any other change may concern one. */
  changesElsewhere = 0;
  /** The number of objects, e.g. tokens, that have come to exist since the game began. */
  objectsAdded = 0;
  /** The number of changes of places: one comes, goes or changes its kinds. */
  placesChanged = 0;
  /** The number of changes of statuses: a card gains or loses one, or a card that has any moves. */
  statusesChanged = 0;
  /** What functions of the state have found: see while-unchanged.ts. */
  readonly found: ({ readonly version: number; readonly value: unknown } | undefined)[] = [];
  /** The number of moves of cards with abilities. */
  sourceMoves = 0;
  /** The number of changes to the list of effects. */
  effectChanges = 0;
  /** The cards on which an ability of each kind is printed, in any zone; null: not computed yet. */
  sourcesByKind: ReadonlyMap<string, readonly CardState[]> | null = null;
  /** The result of the continuous abilities for one version of the state. */
  continuous: AppliedContinuous | null = null;
  /**
   * The result before the last moment, for games that start from it. It is the one value that cannot be computed from
   * the state alone.
   */
  lastApplied: AppliedContinuous['list'] = new Map();
  /** The result for which reaches were last recorded: see continuous/beginnings.ts. */
  reachNoted: AppliedContinuous | null = null;
  /** The gained and lent abilities, by the name of what gave them. */
  readonly granted = new Map<string, Ability>();
  /** The cards whose immunities are being evaluated, which stops the evaluation from recursing. */
  readonly judged = new Set<CardState>();
  /** The abilities of cards including lent ones, until a card with abilities moves or is linked. */
  lent: LentAbilities = { sourceMoves: -1, byHost: new Map() };
  /** The kinds of modification that may apply to some card now. */
  modifierKinds: ModifierKinds | null = null;
  /** What the cards in play have by print. */
  inPlay: InPlay | null = null;
}

export interface LentAbilities {
  readonly sourceMoves: number;
  readonly byHost: Map<Handle, { readonly printed: readonly Ability[]; readonly all: readonly Ability[] }>;
}

/**
 * The kinds of modification that may apply to some card, until a card with abilities moves or an effect begins or ends.
 * A kind that is not listed certainly does not apply.
 */
export interface ModifierKinds {
  readonly sourceMoves: number;
  readonly effectChanges: number;
  readonly kinds: ReadonlySet<Modification['kind']>;
  /** The kinds of abilities that cards in play have by print, and of those that cards may have gained. */
  readonly printed: ReadonlySet<string>;
  readonly gained: ReadonlySet<string>;
  /** The effects that apply to all cards that match a filter, including those that come later. */
  readonly onFilters: readonly ContinuousEffect[];
  /** The minor changes that no continuous ability reads. */
  readonly unread: readonly MinorChange[];
  /** false: certainly no continuous ability depends on another or on itself. */
  readonly areDependent: boolean;
}

/** What the cards in play have by print, until one with abilities moves. */
export interface InPlay {
  readonly sourceMoves: number;
  /** The kinds of their abilities. */
  readonly kinds: ReadonlySet<string>;
  /** The kinds of the abilities that these give. */
  readonly given: ReadonlySet<string>;
  /** The cards with continuous abilities; the members below describe those abilities, as in ModifierKinds. */
  readonly continuous: readonly CardState[];
  readonly modifications: ReadonlySet<Modification['kind']>;
  readonly unread: readonly MinorChange[];
  readonly areDependent: boolean;
}
