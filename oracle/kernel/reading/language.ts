/** The language of a game, as far as texts are read and not carried out. */
import type { Amount, CardFilter, Condition, Instruction, Target, Trigger } from '../../../schemas/ability';
import type { EvaluationContext } from '../state/effect-context';
import type { KeyedModification, Modification } from '../state/lasting';
import type { AmountWord, ConditionWord, FilterWord, TargetWord, TriggerWord } from './forms';
import type { ReadingGame } from './rules';

/** What a continuous ability says by an instruction. `language/definition.ts` defines all that the word does. */
export interface ReadInstruction {
  readonly verb: string;
  /** Returns the lasting modification, for an instruction that continuous abilities may also have. */
  modification?(said: Instruction, value: (amount: Amount) => number): Modification;
  /**
   * Returns all that it does now in a continuous ability, if that is more than one modification; `modification` then
   * stands for them where only their kind matters, and no effect in force says it. `key` names each for good.
   */
  modificationsNow?(game: ReadingGame, reader: EvaluationContext, said: Instruction): readonly KeyedModification[];
}

export interface ReadWords {
  readonly filters: readonly FilterWord[];
  /** Filter members that only this game has. Its table checks them after the words marked `first`. */
  readonly ownFilters?: readonly FilterWord[];
  readonly amounts: readonly AmountWord[];
  readonly conditions: readonly ConditionWord[];
  readonly targets: readonly TargetWord[];
  readonly triggers: readonly TriggerWord[];
}

export interface ReadLanguage {
  readonly words: ReadWords;
  readonly instructions: ReadonlyMap<string, ReadInstruction>;
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

interface WithLanguage<Word> {
  readonly rules: { readonly language: { readonly instructions: ReadonlyMap<string, Word> } };
}

/** Returns the definition of an instruction, as far as whoever asks knows the language. */
export const wordOf = <Word>({ rules }: WithLanguage<Word>, instruction: Instruction): Word =>
  rules.language.instructions.get(instruction.do)!;
