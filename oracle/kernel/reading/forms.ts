/**
 * Definitions of words other than instructions: members of filters and triggers; forms of amounts, conditions and
 * targets, each identified by its member.
 */
import type { TSchema } from '@sinclair/typebox';
import type { CardFilter } from '../../../schemas/ability';
import type { MinorChange } from '../state/value-cache';
import type { CardState, JournalEvent } from '../state';
import type { EvaluationContext } from '../state/effect-context';
import type { GrammarParts } from './grammar-parts';
import type { ReadingGame } from './rules';

/** The things that an ability can read and that something else can change. */
export type Reads = 'number' | 'values' | 'abilities' | 'keywords' | 'history' | MinorChange;

/** Returns the schema of a member; undefined if this game does not have it. */
export type Schema = (parts: GrammarParts) => TSchema | undefined;
/** Returns the member schemas of each form that begins with this member; none if this game does not have it. */
export type Forms = (parts: GrammarParts) => readonly Readonly<Record<string, TSchema>>[];
export interface Looking {
  readonly reads?: readonly Reads[];
}

/** The meaning of a form and of its member, in our own words, for the page about the language. */
export interface FormMeaning {
  readonly meaning: string;
  readonly said: string;
  /** The meaning of its other members, if `SHARED_MEMBERS` has none. */
  readonly says?: Says;
}

/** The meaning of members, by name. */
export type Says = { readonly [member in string]?: string };

/** The meaning of an object that is not a word, and of its members. */
export interface PartMeaning {
  readonly meaning: string;
  readonly says?: Says;
}

// Words of all members and all games are kept in one list, so their types cannot be exact.
/* oxlint-disable typescript/no-explicit-any */

export interface FilterWord extends Looking {
  readonly member: string;
  /** The meaning, in our own words, for the page about the language. */
  readonly meaning: string;
  readonly schema: Schema;
  /** Omitted: the member only selects where cards are looked for. */
  fits?(game: any, asked: any, card: CardState, reader: EvaluationContext, filter: CardFilter): boolean;
  /** true: it is about where a card lies, how, or who relates to it, not about what the card is. */
  readonly ofPlace?: true;
  /** true: it is checked before the filter members that only one game has. */
  readonly first?: true;
}

export interface AmountWord extends Looking, FormMeaning {
  readonly member: string;
  readonly forms: Forms;
  counted(game: ReadingGame, reader: EvaluationContext, amount: any): number;
}

export interface ConditionWord extends Looking, FormMeaning {
  readonly member: string;
  readonly forms: Forms;
  holds(game: ReadingGame, reader: EvaluationContext, condition: any): boolean;
}

export interface TargetWord extends FormMeaning {
  readonly member: string;
  /** The meaning if values of its cards are read. Omitted: the same. */
  readonly meaningRead?: string;
  readonly schema: (parts: GrammarParts) => TSchema;
  /** Returns its cards. Omitted: they are chosen while an effect is carried out. */
  cards?(game: ReadingGame, reader: EvaluationContext, target: any): readonly CardState[];
  /**
   * Returns the cards whose values are read: cards of an event as they were. Omitted: the same cards as they are now.
   */
  cardsRead?(game: ReadingGame, reader: EvaluationContext): readonly CardState[];
  /** true: it works without an effect that is being carried out. */
  readonly always?: true;
  /** true: it means no cards, so no values are read of it. */
  readonly noCards?: true;
}

export interface TriggerWord {
  readonly member: string;
  /** The meaning, in our own words, for the page about the language. */
  readonly meaning: string;
  readonly schema: Schema;
  /** Omitted: the member only selects the events. */
  fits?(game: ReadingGame, asked: any, happened: Happened): boolean;
  /** The value that applies if the member is absent. */
  readonly leftOut?: string;
}

/* oxlint-enable typescript/no-explicit-any */

/** An event from the viewpoint of a player and a card. */
export interface Happened {
  readonly reader: Pick<EvaluationContext, 'player' | 'source'>;
  readonly event: JournalEvent;
  /** The card of the event as it was before it left play, if it has. */
  readonly lastKnown: CardState | undefined;
}
