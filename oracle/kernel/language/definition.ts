/**
 * One definition per word. It holds what an instruction does and what it needs to be paid in full, so that "can be
 * paid" and "is paid" cannot drift apart. A game's language is a list of such definitions: the shared words that it
 * uses, and its own (docs/design/card-language.md).
 */
import type { TSchema } from '@sinclair/typebox';
import type { Amount, Instruction } from '../../../schemas/ability';
import type { CardState, Procedure } from '../state';
import type { Modification, KeyedModification } from '../state/lasting';
import type { IntendedChange } from '../changes/intended';
import type { CostAnalysis, Demand } from '../costs/demand';
import type { GrammarParts } from '../reading/grammar-parts';
import type { EvaluationContext, EffectContext } from '../state/effect-context';
import type { LanguageGame } from './rules';

/** The schema of each member; undefined if this game does not have the member. */
export type MemberSchemas<Members> = {
  readonly [Member in keyof Required<Members>]: TSchema | undefined;
};

export type Said<Verb extends string, Members> = { readonly do: Verb } & Members;

/**
 * An instruction. Deciding (choices, legality) is separate from doing: `changes` returns the changes of all cards at
 * one moment, so that several instructions can be carried out together. An instruction without `changes` has `execute`.
 * - `Members`: the members besides the verb. `Decided`: the result of `decide`; the cards of the target if there is
 * none.
 */
export interface InstructionWord<
  Verb extends string = string,
  Members = unknown,
  Decided = readonly CardState[],
  G extends LanguageGame = LanguageGame,
> {
  readonly verb: Verb;
  /** The meaning, in our own words, for the page about the language. */
  readonly meaning: string;
  /** The meaning of its members, in our own words, if `SHARED_MEMBERS` has none or another one. */
  readonly says?: { readonly [Member in keyof Members]?: string };
  /** Exists only for the type of all instructions; never set. */
  readonly said?: Said<Verb, Members>;
  /** Returns the members in this game; several sets if they are alternatives. */
  members(parts: GrammarParts): MemberSchemas<Members> | readonly MemberSchemas<Members>[];
  /** Members of which at least one is said. Omitted: all that it needs is required. */
  readonly needsOneOf?: readonly (string & keyof Members)[];
  /** Decides what is to be done and asks the players. `targets`: the cards of its target; empty if it has none. */
  decide?(
    game: G,
    context: EffectContext,
    said: Said<Verb, Members>,
    targets: readonly CardState[],
  ): Procedure<Decided>;
  /** Returns the changes to cards, all at one moment. Asks nobody and changes nothing itself. */
  changes?(game: G, context: EffectContext, said: Said<Verb, Members>, decided: Decided): readonly IntendedChange[];
  /** Carries the instruction out. Omitted: the changes are carried out. */
  execute?(game: G, context: EffectContext, said: Said<Verb, Members>, decided: Decided): Procedure;
  /** Returns the zones that its targets go to; the effect keeps track of cards that it moves there. */
  zonesReached?(game: G, said: Said<Verb, Members>): readonly string[];
  /** Returns the lasting modification, for an instruction that continuous abilities may also have. */
  modification?(said: Said<Verb, Members>, value: (amount: Amount) => number): Modification;
  /**
   * Returns all that it does now in a continuous ability, if that is more than one modification; `modification` then
   * stands for them where only their kind matters, and no effect in force says it. `key` names each for good.
   */
  modificationsNow?(game: G, reader: EvaluationContext, said: Said<Verb, Members>): readonly KeyedModification[];
  /** Returns what it needs to be carried out in full. Omitted: nothing. */
  demands?(analysis: CostAnalysis, said: Said<Verb, Members>): readonly Demand[];
  /**
   * Returns whether it can be done to this card; if it must be done in full, a player may choose no other. Omitted: to
   * any card.
   */
  possibleOn?(game: G, context: EffectContext, said: Said<Verb, Members>, card: CardState): boolean;
  /** Returns whether the card is already in the state that the instruction would produce. */
  isDoneOn?(said: Said<Verb, Members>, card: CardState): boolean;
  /** Returns the card as it is after the instruction. */
  cardAfter?(game: G, said: Said<Verb, Members>, card: CardState): CardState;
  /** Returns each way to carry it out, if a player chooses among several parts. */
  alternatives?(said: Said<Verb, Members>): readonly (readonly Instruction[])[];
  /** Returns the instructions that a word made only of others carries out, each once. */
  parts?(game: G, context: EffectContext, said: Said<Verb, Members>, decided: Decided): readonly Instruction[];
  /** true: it takes cards from where they lie, possibly from a pile. */
  readonly takes?: true;
  /** true: it only selects other instructions to carry out. */
  readonly composite?: true;
  /** true: its effect lasts for a while. */
  readonly lasting?: true;
  /** true: only a lasting effect can do it; the cards of a continuous ability gain the ability instead. */
  readonly ofEffects?: true;
  /** true: it delays other instructions until a later moment. */
  readonly delays?: true;
  /** true: it changes which cards are "chosen". */
  readonly needsChoice?: true;
  /** true: with fewer cards than it asks for, it is done with those. */
  readonly withFewer?: true;
  /** Clauses to cite if it cannot be paid, and if nothing can ever come of it. */
  readonly clauses?: { readonly unpaid?: readonly string[]; readonly impossible?: readonly string[] };
}

/** The definition of any instruction, without its own types. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyInstructionWord = InstructionWord<string, any, any, any>;

/** Returns the word without members that a game has no use for. */
export const withoutMembers = (word: AnyInstructionWord, names: readonly string[]): AnyInstructionWord =>
  names.length === 0
    ? word
    : {
        ...word,
        members: (parts) =>
          [word.members(parts)]
            .flat()
            .map((form) => Object.fromEntries(Object.entries(form).filter(([member]) => !names.includes(member)))),
      };
