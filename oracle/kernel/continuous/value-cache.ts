/** What has been computed about a game and still holds: each part with what it depends on. Only continuous/ writes to it. */
import type { Handle } from '../../../schemas/common';
import type { Ability, CardState } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import type { AppliedContinuous } from './applied';

/** How cards are turned, who looks at which, the game's own facts (e.g. the present battle), the phase. */
export const MINOR_CHANGES = ['states', 'looks', 'facts', 'phases'] as const;
export type MinorChange = (typeof MINOR_CHANGES)[number];

export class ValueCache {
  /** Grows with every change: what was computed on an older version is stale. */
  version = 0;
  /** How many of those changes only matter to who looks at just that. */
  readonly minorChanges: Record<MinorChange, number> = { states: 0, looks: 0, facts: 0, phases: 0 };
  /** How often cards with abilities have moved. */
  sourceMoves = 0;
  /** How often the list of effects has changed. */
  effectChanges = 0;
  /** Cards on which an ability of a kind is printed, wherever they are; null: not looked at yet. */
  sourcesByKind: ReadonlyMap<string, readonly CardState[]> | null = null;
  /** The continuous abilities as applied for one version of the state. */
  continuous: AppliedContinuous | null = null;
  /** What they did before the last moment, where a game goes on from that: the one part that is not found in the state alone. */
  lastApplied: AppliedContinuous['list'] = new Map();
  /** As they applied when it was last noted which cards they reach, see beginnings.ts. */
  reachNoted: AppliedContinuous | null = null;
  /** The abilities that cards have gained, by what gave them. */
  readonly granted = new Map<string, Ability>();
  /** The cards of which it is being found out from which effects they are shut off. */
  readonly judged = new Set<CardState>();
  /** What cards have with what is lent to them, until a card with abilities moves or is linked. */
  lent: LentAbilities = { sourceMoves: -1, byHost: new Map() };
  /** In which ways cards may be changed now. */
  modifierKinds: ModifierKinds | null = null;
  /** What the cards in play bear by print. */
  inPlay: InPlay | null = null;
}

export interface LentAbilities {
  readonly sourceMoves: number;
  readonly byHost: Map<Handle, { readonly printed: readonly Ability[]; readonly all: readonly Ability[] }>;
}

/** In which ways some card may be changed, until a card with abilities moves or an effect begins or ends: any other is ruled out. */
export interface ModifierKinds {
  readonly sourceMoves: number;
  readonly effectChanges: number;
  readonly kinds: ReadonlySet<Modification['kind']>;
  /** The kinds of the abilities that cards in play bear by print, and of those that some may have gained. */
  readonly printed: ReadonlySet<string>;
  readonly gained: ReadonlySet<string>;
  /** Effects in force that apply to all cards that fit, whenever they come. */
  readonly onFilters: readonly ContinuousEffect[];
  /** The minor changes that no continuous ability looks at. */
  readonly unread: readonly MinorChange[];
  /** false: for certain no continuous ability depends on what another, or itself, does. */
  readonly areDependent: boolean;
}

/** What the cards in play bear by print, until one with abilities moves. */
export interface InPlay {
  readonly sourceMoves: number;
  /** The kinds of their abilities. */
  readonly kinds: ReadonlySet<string>;
  /** The kinds of those that these give. */
  readonly given: ReadonlySet<string>;
  /** Those with continuous abilities, and what these are like, as in ModifierKinds. */
  readonly continuous: readonly CardState[];
  readonly modifications: ReadonlySet<Modification['kind']>;
  readonly unread: readonly MinorChange[];
  readonly areDependent: boolean;
}
