/** The language of one game. Lookups are cached, so a filter or trigger is analysed only once. */
import type { Amount, CardFilter, Condition, Target, Trigger } from '../../../schemas/ability';
import { remembered } from '../remember';
import type { AnyInstructionWord } from './definition';
import type { AmountWord, ConditionWord, FilterWord, PartMeaning, TargetWord, TriggerWord } from './forms';

export interface Words {
  /** The later of two definitions of one verb wins, so a game can replace a shared word. */
  readonly instructions: readonly AnyInstructionWord[];
  readonly filters: readonly FilterWord[];
  /** Filter members that only this game has. Its table checks them after the words marked `first`. */
  readonly ownFilters?: readonly FilterWord[];
  readonly amounts: readonly AmountWord[];
  readonly conditions: readonly ConditionWord[];
  readonly targets: readonly TargetWord[];
  readonly triggers: readonly TriggerWord[];
  /** The meaning of objects that are not words, by the member at which they stand. */
  readonly parts: Readonly<Record<string, PartMeaning>>;
}

export interface Language {
  readonly words: Words;
  readonly instructions: ReadonlyMap<string, AnyInstructionWord>;
  /** Returns the members of a filter: those checked before the game's own, the game's own, and those checked after. */
  readonly asked: (filter: CardFilter) => Asked;
  /** Returns the members of a filter that say where the cards lie. */
  readonly whereOnly: (filter: CardFilter) => CardFilter;
  readonly amountWord: (amount: Exclude<Amount, number>) => AmountWord;
  readonly conditionWord: (condition: Condition) => ConditionWord;
  readonly targetWord: (target: Target) => TargetWord;
  /** Returns what a trigger asks for besides the event. */
  readonly occasion: (trigger: Trigger) => readonly Asking<TriggerWord>[];
}

export interface Asked {
  readonly before: readonly Asking<FilterWord>[];
  readonly own: readonly Asking<FilterWord>[];
  readonly after: readonly Asking<FilterWord>[];
  /** true: the filter describes what the cards are, not only where they lie. */
  readonly describes: boolean;
}

/** A word and the value at its member. */
export interface Asking<Word> {
  readonly word: Word;
  readonly asked: unknown;
}

export function languageOf(words: Words): Language {
  const instructions = new Map(words.instructions.map((word) => [word.verb, word]));
  const before = words.filters.filter((word) => word.first);
  const after = words.filters.filter((word) => !word.first);
  const all = [...words.filters, ...(words.ownFilters ?? [])];
  return {
    words: { ...words, instructions: [...instructions.values()] },
    instructions,
    asked: remembered((filter: CardFilter): Asked => ({
      before: askedOf(before, filter),
      own: askedOf(words.ownFilters ?? [], filter),
      after: askedOf(after, filter),
      describes: all.some(({ member, ofPlace }) => !ofPlace && member in filter),
    })),
    whereOnly: remembered((filter: CardFilter) => {
      const places = all.filter(({ ofPlace, member }) => ofPlace && member in filter);
      return Object.fromEntries(places.map(({ member }) => [member, filter[member as keyof CardFilter]]));
    }),
    amountWord: byMember(words.amounts),
    conditionWord: byMember(words.conditions),
    targetWord: byMember(words.targets),
    occasion: remembered((trigger: Trigger) => askedOf(words.triggers, trigger)),
  };
}

/** Returns the words whose members are present, or have a default, and that have something to check. */
const askedOf = <Word extends FilterWord | TriggerWord>(
  words: readonly Word[],
  said: object,
): readonly Asking<Word>[] =>
  words.flatMap((word) => {
    const leftOut = 'leftOut' in word ? word.leftOut : undefined;
    const asked = (said as Record<string, unknown>)[word.member] ?? leftOut;
    return asked === undefined || !word.fits ? [] : [{ word, asked }];
  });

/** Returns the form whose member is present. */
const byMember = <Word extends { readonly member: string }>(words: readonly Word[]): ((said: object) => Word) =>
  remembered((said: object) => words.find(({ member }) => member in said)!);
