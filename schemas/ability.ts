/**
 * The ability language: what a card's text means, as data. These are the shapes that all games share. Each word is defined, with
 * its schema and what it does, in `oracle/kernel/language/words` or, where only one game has it, in `oracle/<game>/language.ts`.
 * docs/abilities.md describes each form.
 */
import { Type, type Static } from '@sinclair/typebox';
import type { SharedInstruction } from '../oracle/kernel/language/words/shared';
import { Closed } from './common';

/** Whose: of the ability's player, the opponent, the turn player, or anybody. */
export const PLAYER_FILTERS = ['you', 'opponent', 'turnPlayer', 'any'] as const;
export type PlayerFilter = (typeof PLAYER_FILTERS)[number];

export const CAUSES = ['rule', 'effect', 'battle', 'cost'] as const;
export type Cause = (typeof CAUSES)[number];

/** What made something happen, whose it was, and of which card. */
export interface By {
  cause?: Cause;
  player?: PlayerFilter;
  /** the card that does it, or whose effect does it, wherever it is by now */
  source?: CardFilter;
  /** by which of its abilities */
  ability?: AbilityKind;
  /** the verb of the instruction that does it, e.g. of one that draws where the rules draw as well */
  manner?: string;
  /** true: it is this card, or its effect, that does it */
  self?: boolean;
  /** it is an effect of such a card, as the text calls it */
  effectOf?: string;
}

/** Which abilities of a card: by type, by keyword, or by the event on which they trigger; or what is done with it by the rules. */
export const AbilityKind = Closed({
  type: Type.Optional(Type.String()),
  keyword: Type.Optional(Type.String()),
  event: Type.Optional(Type.String()),
  action: Type.Optional(Type.Literal('attack')),
});
/** Nothing is made to happen by what is done with a card. */
export const AbilityOfCause = Type.Omit(AbilityKind, ['action'], { additionalProperties: false });
export type AbilityKind = Static<typeof AbilityKind>;

/** Which cards: all members given must hold. A game adds its own members in `oracle/<game>/language.ts`. */
export interface CardFilter {
  player?: PlayerFilter;
  zone?: string[];
  category?: string;
  state?: string;
  status?: string;
  /** on a place of a kind, in a row, in the column of the card whose text it is */
  at?: { kind?: string; row?: string; column?: 'same' };
  face?: 'up' | 'down';
  name?: string;
  nameContains?: string;
  number?: string;
  /** true: not the card that bears the ability; false: that card alone */
  other?: boolean;
  /** true: the card takes part in the present battle */
  inBattle?: boolean;
  /** true: the player of the effect is looking at the card */
  looked?: boolean;
  /** true: the effect has chosen it; false: it has not */
  chosen?: boolean;
  /** only so many cards from the top of each zone, or with the other from its ends */
  top?: number;
  bottom?: number;
  /** at least one of these */
  any?: CardFilter[];
  not?: CardFilter;
  /** it has a word of this kind in common with one of the cards */
  shares?: { word: SharedWord; with: Target };
  /** Fixed limits, or counted ones. */
  stat?: Record<string, Range>;
}

/** Kinds of words by which cards are alike. */
export const SHARED_WORDS = ['name', 'color', 'type', 'attribute', 'character', 'trait', 'era'] as const;
export type SharedWord = (typeof SHARED_WORDS)[number];

/** Cards that a player is to choose while an effect is carried out. */
export interface CardsToChoose {
  from: CardFilter;
  count: Amount;
  upTo?: boolean;
  by?: PlayerFilter | 'each';
  /** No two of them may have a name in common. */
  differentNames?: boolean;
  /** The most, and the least, that a value of all of them may be together. */
  total?: { stat: string; max?: number; min?: number };
}

/** Which cards an instruction is about. */
export type Target =
  | { self: true }
  | { subject: true }
  | { chosen: true }
  | { current: true }
  | { result: string }
  | { all: CardFilter }
  | { choose: CardsToChoose }
  /** of what goes on: players instead of cards */
  | { players: PlayerFilter };

/** A number, fixed or counted when it is needed. */
export type Amount =
  | number
  | ({ count: CardFilter } & Scale)
  | ({ value: string; of: Target | PlayerFilter } & Scale)
  | ({ number: 'chosen' } & Scale)
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

/** What must happen for an automatic ability to trigger. */
export interface Trigger {
  event: string;
  /** which card it must happen to; left out: this card */
  subject?: 'self' | 'any' | CardFilter;
  player?: PlayerFilter;
  by?: By;
  /** zones from which a card comes */
  from?: string[];
  /** zones to which a card goes */
  to?: string[];
  /** of what is told with a number: at least so much */
  atLeast?: number;
  /** other events that set it off as well */
  or?: Trigger[];
}

/** What instructions there are: those that every game has, and its own, which each game adds in `oracle/<game>/language.ts`. */
export interface Instructions {
  shared: SharedInstruction;
}
export type Instruction = Instructions[keyof Instructions];
