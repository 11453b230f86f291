/** The language of one game: its words by what is said. What a filter or a trigger asks is found out once. */
import type { Amount, CardFilter, Condition, Target, Trigger } from '../../../schemas/ability';
import { remembered } from '../remember';
import type { AnyInstructionWord } from './definition';
import type { AmountWord, ConditionWord, FilterWord, PartMeaning, TargetWord, TriggerWord } from './forms';

/** The definitions of one game's words. */
export interface Words {
  /** Of two with one verb the later one stands: a game may take a shared word and carry it out in its own way. */
  readonly instructions: readonly AnyInstructionWord[];
  readonly filters: readonly FilterWord[];
  /** Members of filters that only this game has: its table looks at them, after the first of the others. */
  readonly ownFilters?: readonly FilterWord[];
  readonly amounts: readonly AmountWord[];
  readonly conditions: readonly ConditionWord[];
  readonly targets: readonly TargetWord[];
  readonly triggers: readonly TriggerWord[];
  /** What the objects mean that are no words, by the member at which they stand. */
  readonly parts: Readonly<Record<string, PartMeaning>>;
}

export interface Language {
  readonly words: Words;
  readonly instructions: ReadonlyMap<string, AnyInstructionWord>;
  /** What a filter asks: looked at before what only one game knows, by that game, and after it. */
  readonly asked: (filter: CardFilter) => Asked;
  readonly amountWord: (amount: Exclude<Amount, number>) => AmountWord;
  readonly conditionWord: (condition: Condition) => ConditionWord;
  readonly targetWord: (target: Target) => TargetWord;
  /** What a trigger asks besides the event. */
  readonly occasion: (trigger: Trigger) => readonly Asking<TriggerWord>[];
}

export interface Asked {
  readonly before: readonly Asking<FilterWord>[];
  readonly own: readonly Asking<FilterWord>[];
  readonly after: readonly Asking<FilterWord>[];
  /** It says what the cards are, and not only where. */
  readonly describes: boolean;
}

/** A word, and what is said with it. */
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
    amountWord: byMember(words.amounts),
    conditionWord: byMember(words.conditions),
    targetWord: byMember(words.targets),
    occasion: remembered((trigger: Trigger) => askedOf(words.triggers, trigger)),
  };
}

/** The words whose members are there and that have something to look at. */
const askedOf = <Word extends FilterWord | TriggerWord>(
  words: readonly Word[],
  said: object,
): readonly Asking<Word>[] =>
  words.flatMap((word) => {
    const leftOut = 'leftOut' in word ? word.leftOut : undefined;
    const asked = (said as Record<string, unknown>)[word.member] ?? leftOut;
    return asked === undefined || !word.fits ? [] : [{ word, asked }];
  });

/** The form whose member is there. */
const byMember = <Word extends { readonly member: string }>(words: readonly Word[]): ((said: object) => Word) =>
  remembered((said: object) => words.find(({ member }) => member in said)!);
