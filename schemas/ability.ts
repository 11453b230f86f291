/**
 * The ability language: the meaning of a card's text, as data. These shapes are shared by all games. Each word is
 * defined, with its schema and its effect, in `oracle/kernel/language/words` or, if only one game has it, in
 * `oracle/<game>/language.ts`.
 * docs/abilities.md describes each form.
 */
import { Type, type Static, type TSchema } from '@sinclair/typebox';
import type { SharedInstruction } from '../oracle/kernel/language/words/shared';
import { Closed } from './common';

/** Selects players: that of the ability, the opponent, the turn player, or anybody. */
export const PLAYER_FILTERS = ['you', 'opponent', 'turnPlayer', 'any'] as const;
export type PlayerFilter = (typeof PLAYER_FILTERS)[number];

export const CAUSES = ['rule', 'effect', 'battle', 'cost'] as const;
export type Cause = (typeof CAUSES)[number];

/** Conditions on what caused an event: the kind of cause, its player, and its card. */
export interface By {
  cause?: Cause;
  player?: PlayerFilter;
  /** the card that causes it, or whose effect does, wherever that card is now */
  source?: CardFilter;
  /** the ability of the card that causes it */
  ability?: AbilityKind;
  /** the verb of the instruction that causes it, e.g. to separate an instruction that draws from a draw by the rules */
  manner?: string;
  /** true: this card, or its effect, causes it */
  self?: boolean;
  /** the effect belongs to such a card, as the text calls it */
  effectOf?: string;
}

/**
 * Selects abilities of a card by type, by keyword, or by the event on which they trigger; or an action that the rules
 * allow with it.
 */
export const abilityKindWith = (action: TSchema) =>
  Closed({
    type: Type.Optional(Type.String()),
    keyword: Type.Optional(Type.String()),
    event: Type.Optional(Type.String()),
    action: Type.Optional(action),
  });
export const AbilityKind = abilityKindWith(Type.Literal('attack'));
/** A cause cannot be an action with a card, so this has no `action`. */
export const AbilityOfCause = Type.Omit(AbilityKind, ['action'], { additionalProperties: false });
/** `label`: the wording before the text, in games that tell abilities apart by it. */
export type AbilityKind = Omit<Static<typeof AbilityKind>, 'action'> & { action?: 'attack' | 'guard'; label?: string };

/** Selects cards: all members given must hold. A game adds its own members in `oracle/<game>/language.ts`. */
export interface CardFilter {
  player?: PlayerFilter;
  zone?: string[];
  category?: string;
  state?: string;
  status?: string;
  /** on a place of a kind, in a row, in the column of the card that has the text or a column of its player, behind it or ahead of it */
  at?: {
    kind?: string;
    row?: string;
    column?: 'same' | 'left' | 'center' | 'right';
    behind?: true;
    ahead?: true;
    /** these cards stand in for the card that has the text */
    from?: Target;
  };
  face?: 'up' | 'down';
  name?: string;
  nameContains?: string;
  number?: string;
  /** true: any card except the one with the ability; false: that card alone */
  other?: boolean;
  /** true: the card takes part in the current battle */
  inBattle?: boolean;
  /** true: the player of the effect is looking at the card */
  looked?: boolean;
  /** true: the effect has chosen the card; false: it has not */
  chosen?: boolean;
  /** only this many cards from the top of each zone, or from its bottom with `bottom`; with both, either is enough */
  top?: number;
  bottom?: number;
  /** no card that fits the rest has less, or more, of this value */
  least?: string;
  greatest?: string;
  /** at least one of these */
  any?: CardFilter[];
  not?: CardFilter;
  /** the card has a word of this kind in common with one of the cards */
  shares?: { word: SharedWord; with: Target };
  /** one of the cards that the effect has named so before */
  result?: string;
  /** Fixed limits, or limits counted when they are needed. */
  stat?: Record<string, Range>;
}

/** Kinds of words that cards can share. */
export const SHARED_WORDS = [
  'name',
  'color',
  'type',
  'attribute',
  'character',
  'trait',
  'era',
  'family',
  'clan',
] as const;
export type SharedWord = (typeof SHARED_WORDS)[number];

/** Cards that a player chooses while an effect is carried out. */
export interface CardsToChoose {
  from: CardFilter;
  count: Amount;
  upTo?: boolean;
  /** Fewer as well, but not none; always `true`. */
  oneOrMore?: boolean;
  /** As many as possible: hidden cards that fit must be chosen as well (VG 1.3.2.4). */
  asMany?: boolean;
  by?: PlayerFilter | 'each';
  /** No two of the cards may have a name in common. */
  differentNames?: boolean;
  /** No two of the cards may agree in this, e.g. their grade (VG 18.3). */
  different?: string;
  /** All of the cards must have a name in common (VG 12.6.1). */
  sameName?: boolean;
  /** true: nobody chooses, chance does (VG 12.4.2). */
  atRandom?: boolean;
  /** Limits for the sum of a value over all of the cards. */
  total?: { stat: string; max?: number; min?: number };
}

/** The cards or players that an instruction applies to. */
export type Target =
  | { self: true }
  | { subject: true }
  | { chosen: true }
  | { current: true }
  | { result: string }
  | { all: CardFilter }
  | { choose: CardsToChoose }
  /** for instructions that apply to players instead of cards */
  | { players: PlayerFilter };

/** A number, fixed or counted when it is needed. */
export type Amount =
  | number
  | ({ count: CardFilter } & Scale)
  | ({ value: string; of: Target | PlayerFilter } & Scale)
  | ({ number: 'chosen' } & Scale)
  | ({ happened: Trigger } & Scale)
  | ({ result: string } & Scale);

interface Scale {
  per?: number;
  times?: number;
  plus?: Amount;
}

export interface Range {
  min?: Amount;
  max?: Amount;
}

export type Condition =
  | ({ count: CardFilter } & Range)
  | ({ value: string; of: Target | PlayerFilter } & Range)
  | ({ happened: Trigger } & Range)
  | { turn: PlayerFilter }
  | { phase: string }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** The event that makes an automatic ability trigger. */
export interface Trigger {
  event: string;
  /** the card that it happens to; by default this card */
  subject?: 'self' | 'any' | CardFilter;
  player?: PlayerFilter;
  by?: By;
  /** zones that a card comes from */
  from?: string[];
  /** zones that a card goes to */
  to?: string[];
  /** the smallest number that the event must have */
  atLeast?: number;
  /** other events that trigger the ability as well */
  or?: Trigger[];
}

/** All instructions: those that every game has, and those that each game adds in `oracle/<game>/language.ts`. */
export interface Instructions {
  shared: SharedInstruction;
}
export type Instruction = Instructions[keyof Instructions];
