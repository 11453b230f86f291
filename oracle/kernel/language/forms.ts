/** Defines words other than instructions: members of filters and triggers; forms of amounts, conditions and targets. */
import type { TSchema } from '@sinclair/typebox';
import type { Amount, CardFilter, Condition, Target, Trigger } from '../../../schemas/ability';
import type {
  AmountWord,
  ConditionWord,
  FilterWord,
  FormMeaning,
  Forms,
  Happened,
  Looking,
  Schema,
  TargetWord,
  TriggerWord,
} from '../reading/forms';
import type { GrammarParts } from '../reading/grammar-parts';
import type { CardState } from '../state';
import type { EvaluationContext } from '../state/effect-context';
import type { LanguageGame } from './rules';

/** Defines a member of filters. */
export const filter = <Member extends keyof CardFilter, G extends LanguageGame = LanguageGame>(
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
    counted(game: LanguageGame, reader: EvaluationContext, said: Extract<Amount, { [M in Member]: unknown }>): number;
  },
): AmountWord => ({ member, ...own, forms, ...does });

/** Defines a form of conditions. */
export const condition = <Member extends string>(
  member: Member,
  own: FormMeaning,
  forms: Forms,
  does: Looking & {
    holds(game: LanguageGame, reader: EvaluationContext, said: Extract<Condition, { [M in Member]: unknown }>): boolean;
  },
): ConditionWord => ({ member, ...own, forms, ...does });

/** Defines a form of targets. */
export const target = <Member extends string>(
  member: Member,
  own: FormMeaning & Pick<TargetWord, 'meaningRead'>,
  schema: (parts: GrammarParts) => TSchema,
  does: Pick<TargetWord, 'always' | 'noCards'> & {
    cardsRead?(game: LanguageGame, reader: EvaluationContext): readonly CardState[];
    cards?(
      game: LanguageGame,
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
    fits?(game: LanguageGame, asked: NonNullable<Trigger[Member]>, happened: Happened): boolean;
  } = {},
): TriggerWord => ({ member, meaning, schema, ...does });
