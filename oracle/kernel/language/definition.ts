/**
 * One definition a word. What an instruction does, what it needs to be paid in full, and what it is like stand together, so that
 * "can be paid" and "is paid" cannot drift apart. A game's language is a list of such definitions: the shared words that it takes,
 * and its own (docs/architecture.md).
 */
import type { TSchema } from '@sinclair/typebox';
import type { Amount, Instruction } from '../../../schemas/ability';
import type { CostAnalysis } from '../costs/analysis';
import type { Demand } from '../costs/demands';
import type { IntendedChange } from '../events/perform';
import type { AnyGame } from '../game';
import type { EffectContext, WithRules } from '../rules';
import type { CardState, Procedure } from '../state';
import type { Modification } from '../state/lasting';
import type { GrammarParts } from './grammar';

/** The schema of each member; undefined: this game does not have it. */
export type MemberSchemas<Members> = {
  readonly [Member in keyof Required<Members>]: TSchema | undefined;
};

/** The instruction of a verb, with its members. */
export type Said<Verb extends string, Members> = { readonly do: Verb } & Members;

/**
 * An instruction. Deciding (choices, what is legal) is apart from doing: `changes` are those of all cards at one moment, so that
 * several instructions can be carried out together. Without them it has `execute`.
 * - `Members`: what is said besides the verb. `Decided`: what `decide` gives; left out: the cards of the target.
 */
export interface InstructionWord<
  Verb extends string = string,
  Members = unknown,
  Decided = readonly CardState[],
  G extends AnyGame = AnyGame,
> {
  readonly verb: Verb;
  /** What it means, in our words, for the page about the language. */
  readonly meaning: string;
  /** What stands at its members, in our words, where `SHARED_MEMBERS` says it otherwise or not at all. */
  readonly says?: { readonly [Member in keyof Members]?: string };
  /** What is said with it, for the type of all instructions; never there. */
  readonly said?: Said<Verb, Members>;
  /** Its members as this game has them; several where one or another of them is said. */
  members(parts: GrammarParts): MemberSchemas<Members> | readonly MemberSchemas<Members>[];
  /** What is to be done, with the choices of players. `targets`: the cards that its target means; none where it has no target. */
  decide?(
    game: G,
    context: EffectContext,
    said: Said<Verb, Members>,
    targets: readonly CardState[],
  ): Procedure<Decided>;
  /** What it does to cards, all at one moment. Asks nobody and changes nothing. */
  changes?(game: G, context: EffectContext, said: Said<Verb, Members>, decided: Decided): readonly IntendedChange[];
  /** Does it by itself; left out: carries out the changes. */
  execute?(game: G, context: EffectContext, said: Said<Verb, Members>, decided: Decided): Procedure;
  /** Where the cards of its target go: an effect goes along with those that it moves itself. */
  zonesReached?(game: G, said: Said<Verb, Members>): readonly string[];
  /** What it does for as long as it lasts, of an instruction that continuous abilities may have too. */
  modification?(said: Said<Verb, Members>, value: (amount: Amount) => number): Modification;
  /** What it needs in order to be carried out in full; left out: nothing. */
  demands?(analysis: CostAnalysis, said: Said<Verb, Members>): readonly Demand[];
  /** Can it be done to this card? Where it is to be done in full, a player may choose no other. Left out: to any. */
  possibleOn?(game: G, context: EffectContext, said: Said<Verb, Members>, card: CardState): boolean;
  /** Is the card so already that nothing needs to be done to it? */
  isDoneOn?(said: Said<Verb, Members>, card: CardState): boolean;
  /** The card as it is when that has been done to it. */
  cardAfter?(game: G, said: Said<Verb, Members>, card: CardState): CardState;
  /** Each way to carry it out, where a player chooses one of several parts. */
  alternatives?(said: Said<Verb, Members>): readonly (readonly Instruction[])[];
  /** Of a word that only says which others are carried out, each once: which those are. */
  parts?(game: G, context: EffectContext, said: Said<Verb, Members>, decided: Decided): readonly Instruction[];
  /** It takes cards from where they lie, perhaps from a pile. */
  readonly takes?: true;
  /** It only says which other instructions are carried out. */
  readonly composite?: true;
  /** It goes on for a while. */
  readonly lasting?: true;
  /** Only an effect for a while can do it: the cards of a continuous ability gain what they have. */
  readonly ofEffects?: true;
  /** It puts off others until a moment to come. */
  readonly delays?: true;
  /** Other cards are "chosen" after it. */
  readonly needsChoice?: true;
  /** With fewer cards than it asks for it is done with those. */
  readonly withFewer?: true;
  /** Clauses to cite where it cannot be paid, and where nothing can ever come of it. */
  readonly clauses?: { readonly unpaid?: readonly string[]; readonly impossible?: readonly string[] };
}

/** Any instruction, as the kernel sees it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyInstructionWord = InstructionWord<string, any, any, any>;

/** The definition of an instruction. */
export const wordOf = ({ rules }: WithRules, instruction: Instruction): AnyInstructionWord =>
  rules.language.instructions.get(instruction.do)!;
