/** The language of one game. Lookups are cached, so a filter or trigger is analysed only once. */
import type { CardFilter, Trigger } from '../../../schemas/ability';
import { remembered } from '../remember';
import type { FilterWord, PartMeaning, TriggerWord } from '../reading/forms';
import type { Asked, Asking, ReadLanguage, ReadWords } from '../reading/language';
import type { AnyInstructionWord } from './definition';

export interface Words extends ReadWords {
  /** The later of two definitions of one verb wins, so a game can replace a shared word. */
  readonly instructions: readonly AnyInstructionWord[];
  /** The meaning of objects that are not words, by the member at which they stand. */
  readonly parts: Readonly<Record<string, PartMeaning>>;
}

export interface Language extends ReadLanguage {
  readonly words: Words;
  readonly instructions: ReadonlyMap<string, AnyInstructionWord>;
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
