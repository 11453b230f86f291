/**
 * Definitions of words other than instructions: members of filters and triggers; forms of amounts, conditions and
 * targets, each identified by its member.
 */
import type { TSchema } from '@sinclair/typebox';
import type { Amount, CardFilter, Condition, Target, Trigger } from '../../../schemas/ability';
import type { MinorChange } from '../state/value-cache';
import type { AnyGame } from '../game';
import type { CardState, JournalEvent } from '../state';
import type { EvaluationContext } from '../state/effect-context';
import type { GrammarParts } from './grammar-parts';

/** The things that an ability can read and that something else can change. */
export type Reads = 'number' | 'values' | 'abilities' | 'keywords' | 'history' | MinorChange;

/** Returns the schema of a member; undefined if this game does not have it. */
type Schema = (parts: GrammarParts) => TSchema | undefined;
/** Returns the member schemas of each form that begins with this member; none if this game does not have it. */
type Forms = (parts: GrammarParts) => readonly Readonly<Record<string, TSchema>>[];
interface Looking {
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
  counted(game: AnyGame, reader: EvaluationContext, amount: any): number;
}

export interface ConditionWord extends Looking, FormMeaning {
  readonly member: string;
  readonly forms: Forms;
  holds(game: AnyGame, reader: EvaluationContext, condition: any): boolean;
}

export interface TargetWord extends FormMeaning {
  readonly member: string;
  /** The meaning if values of its cards are read. Omitted: the same. */
  readonly meaningRead?: string;
  readonly schema: (parts: GrammarParts) => TSchema;
  /** Returns its cards. Omitted: they are chosen while an effect is carried out. */
  cards?(game: AnyGame, reader: EvaluationContext, target: any): readonly CardState[];
  /**
   * Returns the cards whose values are read: cards of an event as they were. Omitted: the same cards as they are now.
   */
  cardsRead?(game: AnyGame, reader: EvaluationContext): readonly CardState[];
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
  fits?(game: AnyGame, asked: any, happened: Happened): boolean;
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

/** Defines a member of filters. */
export const filter = <Member extends keyof CardFilter, G extends AnyGame = AnyGame>(
  member: Member,
  meaning: string,
  schema: Schema,
  does: Looking & {
    readonly ofPlace?: true;
    readonly first?: true;
    fits?(
      game: G,
      asked: NonNullable<CardFilter[Member]>,
      card: CardState,
      reader: EvaluationContext,
      whole: CardFilter,
    ): boolean;
  } = {},
): FilterWord => ({ member, meaning, schema, ...does });

/** Defines a form of amounts. */
export const amount = <Member extends string>(
  member: Member,
  own: FormMeaning,
  forms: Forms,
  does: Looking & {
    counted(game: AnyGame, reader: EvaluationContext, said: Extract<Amount, { [M in Member]: unknown }>): number;
  },
): AmountWord => ({ member, ...own, forms, ...does });

/** Defines a form of conditions. */
export const condition = <Member extends string>(
  member: Member,
  own: FormMeaning,
  forms: Forms,
  does: Looking & {
    holds(game: AnyGame, reader: EvaluationContext, said: Extract<Condition, { [M in Member]: unknown }>): boolean;
  },
): ConditionWord => ({ member, ...own, forms, ...does });

/** Defines a form of targets. */
export const target = <Member extends string>(
  member: Member,
  own: FormMeaning & Pick<TargetWord, 'meaningRead'>,
  schema: (parts: GrammarParts) => TSchema,
  does: Pick<TargetWord, 'cardsRead' | 'always' | 'noCards'> & {
    cards?(
      game: AnyGame,
      reader: EvaluationContext,
      said: Extract<Target, { [M in Member]: unknown }>,
    ): readonly CardState[];
  } = {},
): TargetWord => ({ member, ...own, schema, ...does });

/** Defines a member of triggers. */
export const trigger = <Member extends keyof Trigger>(
  member: Member,
  meaning: string,
  schema: Schema,
  does: Pick<TriggerWord, 'leftOut'> & {
    fits?(game: AnyGame, asked: NonNullable<Trigger[Member]>, happened: Happened): boolean;
  } = {},
): TriggerWord => ({ member, meaning, schema, ...does });
