/**
 * Definitions of what is not an instruction: members of filters and of triggers; forms of amounts, conditions and targets, each
 * told by its member.
 */
import type { TSchema } from '@sinclair/typebox';
import type { Amount, CardFilter, Condition, Target, Trigger } from '../../../schemas/ability';
import type { MinorChange } from '../continuous/value-cache';
import type { AnyGame } from '../game';
import type { CardState, JournalEvent } from '../state';
import type { GrammarParts } from './grammar';
import type { EvaluationContext } from './select';

/** What the words of an ability look at, of which something else can change the answer. */
export type Reads = 'number' | 'values' | 'abilities' | 'keywords' | 'history' | MinorChange;

/** The schema of a member. @returns undefined: this game does not have it */
type Schema = (parts: GrammarParts) => TSchema | undefined;
/** The schemas of a form's members; several where the same member begins several forms, none where this game does not have it. */
type Forms = (parts: GrammarParts) => readonly Readonly<Record<string, TSchema>>[];
interface Looking {
  readonly reads?: readonly Reads[];
}

/** What a form means, and what stands at its member, in our words, for the page about the language. */
export interface FormMeaning {
  readonly meaning: string;
  readonly said: string;
  /** What stands at its other members, where `SHARED_MEMBERS` does not say it. */
  readonly says?: Says;
}

/** What stands at members, by name. */
export type Says = { readonly [member in string]?: string };

/** What an object of the language that is no word is, and what stands at its members. */
export interface PartMeaning {
  readonly meaning: string;
  readonly says?: Says;
}

// Words of all members and of all games stand in one list.
/* oxlint-disable typescript/no-explicit-any */

export interface FilterWord extends Looking {
  readonly member: string;
  /** What it means, in our words, for the page about the language. */
  readonly meaning: string;
  readonly schema: Schema;
  /** Left out: it says where cards are looked for. */
  fits?(game: any, asked: any, card: CardState, reader: EvaluationContext, filter: CardFilter): boolean;
  /** It says where the card lies, how, or who has to do with it, and not what it is. */
  readonly ofPlace?: true;
  /** It is looked at before what only one game knows. */
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
  /** What it means where values of its cards are read; left out: the same. */
  readonly meaningRead?: string;
  readonly schema: (parts: GrammarParts) => TSchema;
  /** The cards that it means; left out: they are chosen while an effect is carried out. */
  cards?(game: AnyGame, reader: EvaluationContext, target: any): readonly CardState[];
  /** Those of which values are read, where an event is about them: as they were. Left out: the same cards as they are. */
  cardsRead?(game: AnyGame, reader: EvaluationContext): readonly CardState[];
  /** It needs no effect that is being carried out. */
  readonly always?: true;
}

export interface TriggerWord {
  readonly member: string;
  /** What it means, in our words, for the page about the language. */
  readonly meaning: string;
  readonly schema: Schema;
  /** Left out: it says which events. */
  fits?(game: AnyGame, asked: any, happened: Happened): boolean;
  /** What is meant where it is left out. */
  readonly leftOut?: string;
}

/* oxlint-enable typescript/no-explicit-any */

/** An event, seen from a player and a card. */
export interface Happened {
  readonly reader: Pick<EvaluationContext, 'player' | 'source'>;
  readonly event: JournalEvent;
  /** The card of the event as it was before it left play, where it has. */
  readonly lastKnown: CardState | undefined;
}

/** A member of filters. */
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

/** A form of amounts. */
export const amount = <Member extends string>(
  member: Member,
  own: FormMeaning,
  forms: Forms,
  does: Looking & {
    counted(game: AnyGame, reader: EvaluationContext, said: Extract<Amount, { [M in Member]: unknown }>): number;
  },
): AmountWord => ({ member, ...own, forms, ...does });

/** A form of conditions. */
export const condition = <Member extends string>(
  member: Member,
  own: FormMeaning,
  forms: Forms,
  does: Looking & {
    holds(game: AnyGame, reader: EvaluationContext, said: Extract<Condition, { [M in Member]: unknown }>): boolean;
  },
): ConditionWord => ({ member, ...own, forms, ...does });

/** A form of targets. */
export const target = <Member extends string>(
  member: Member,
  own: FormMeaning & Pick<TargetWord, 'meaningRead'>,
  schema: (parts: GrammarParts) => TSchema,
  does: Pick<TargetWord, 'cardsRead' | 'always'> & {
    cards?(
      game: AnyGame,
      reader: EvaluationContext,
      said: Extract<Target, { [M in Member]: unknown }>,
    ): readonly CardState[];
  } = {},
): TargetWord => ({ member, ...own, schema, ...does });

/** A member of triggers. */
export const trigger = <Member extends keyof Trigger>(
  member: Member,
  meaning: string,
  schema: Schema,
  does: Pick<TriggerWord, 'leftOut'> & {
    fits?(game: AnyGame, asked: NonNullable<Trigger[Member]>, happened: Happened): boolean;
  } = {},
): TriggerWord => ({ member, meaning, schema, ...does });
