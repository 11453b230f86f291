/**
 * Finds out whether instructions can be carried out in full, one after the other, without changing anything. Costs and
 * replacements ask this. Each card serves once: a card that was rested may be moved afterwards, a card that was moved
 * cannot be rested, and a card that an earlier instruction moves can be used where it arrives.
 */
import type { Clauses } from '../clauses';
import type { Amount, Instruction } from '../../../schemas/ability';
import type { Handle } from '../../../schemas/common';
import { amountOf } from '../reading/select';
import type { CardState } from '../state';
import { wordOf } from '../reading/language';
import type { LanguageGame } from '../language/rules';
import type { EffectContext } from '../state/effect-context';
import { slotKey, impossibleDemand } from './demands';
import { satisfiable } from './matching';
import { needsChoice, isAbout } from './possible';
import type { Demand, CostAnalysis } from './demand';

/** No game has this many cards, so what can be done this often can be done without limit. */
const MOST_REPEATED = 100;

/**
 * Returns whether the instructions can be carried out in full; `clausesOfImpossible` says why not.
 * @param before instructions that are paid first from the same cards
 */
export function canBeDone(
  game: LanguageGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  before: readonly Instruction[] = [],
): boolean {
  const all = [...before, ...instructions];
  return game.withoutCiting(() => {
    const analysis = analysisOf(game, context);
    return alternativesOf(game, all).some((alternative) => satisfiable(demandsOfAll(analysis, alternative)));
  });
}

/** Returns the clauses by which an instruction that cannot be carried out in full is none that can be. */
export const clausesOfImpossible = (game: LanguageGame, instruction: Instruction): Clauses =>
  wordOf(game, instruction).clauses?.impossible ?? NO_CLAUSES;

const NO_CLAUSES: Clauses = [];

/**
 * Returns whether all instructions can be carried out in full at one moment (VG 11.7.1). Each card serves one of them,
 * and none can use a card that another moves.
 * @param spent cards that serve for something else at that moment
 */
export const canBeDoneAtOnce = (
  game: LanguageGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  spent: readonly CardState[] = [],
): boolean =>
  game.withoutCiting(() => {
    const analysis = analysisOf(game, context);
    const isFree = (id: Handle) => !spent.some((card) => card.id === slotKey(id));
    const atOnce = (demand: Demand): Demand => ({
      ...demand,
      from: demand.from.filter(isFree),
      as: demand.as === 'turn' ? 'take' : demand.as,
    });
    return alternativesOf(game, instructions).some((alternative) =>
      satisfiable(alternative.flatMap((one) => demandsOfAll(analysis, [one])).map(atOnce)),
    );
  });

/** Returns whether `first` can be carried out in full and anything of `then` after it. */
export const canPayThenAct = (
  game: LanguageGame,
  context: EffectContext,
  first: readonly Instruction[],
  then: readonly Instruction[],
): boolean =>
  game.withoutCiting(() => {
    const analysis = analysisOf(game, context);
    return alternativesOf(game, first).some((alternative) => {
      const paid = demandsOfAll({ ...analysis, context: { ...context, inFull: true } }, alternative);
      const chooses = analysis.chooses || alternative.some((one) => needsChoice(game, one));
      const after: CostAnalysis = { ...analysis, earlier: [...analysis.earlier, ...paid], chooses, atLeastOne: true };
      const canFollow = (one: Instruction) => canComeToSomething(demandsOfAll(after, [one]), paid);
      return satisfiable(paid) && alternativesOf(game, then).some((rest) => ofItself(rest).some(canFollow));
    });
  });

/**
 * Returns whether the demands can be met and, if they ask for cards at all, ask for at least one.
 * @param paid demands that are met before
 */
export const canComeToSomething = (demands: readonly Demand[], paid: readonly Demand[] = []): boolean =>
  (demands.length === 0 || demands.some(({ count }) => count > 0)) && satisfiable([...paid, ...demands]);

/** Leaves out the instructions on chosen cards, because the choice before them decides whether there are any. */
function ofItself(instructions: readonly Instruction[]): readonly Instruction[] {
  const own = instructions.filter((one) => !isAbout(one, 'chosen'));
  return own.length > 0 ? own : instructions;
}

function analysisOf(game: LanguageGame, context: EffectContext): CostAnalysis {
  const analysis: CostAnalysis = { game, context, earlier: [], ahead: [], chooses: false };
  return game.rules.isAwayWhilePaying?.(game, context) ? { ...analysis, awayIs: context.source.id } : analysis;
}

/** Returns the demands of instructions in sequence, where each can use what an earlier one supplies. */
export function demandsOfAll(analysis: CostAnalysis, instructions: readonly Instruction[]): readonly Demand[] {
  const { game } = analysis;
  const demands: Demand[] = [];
  let { chooses } = analysis;
  for (const [index, one] of instructions.entries()) {
    const earlier = [...analysis.earlier, ...demands];
    const ahead = instructions.slice(index + 1);
    demands.push(...(wordOf(game, one).demands?.({ ...analysis, earlier, ahead, chooses }, one) ?? []));
    chooses ||= needsChoice(game, one);
  }
  return demands;
}

/** Returns the demands of instructions that are carried out a number of times. */
export const demandsOfRounds = (
  analysis: CostAnalysis,
  times: number,
  then: readonly Instruction[],
): readonly Demand[] =>
  times === 0 && analysis.atLeastOne
    ? [impossibleDemand()]
    : demandsOfAll(analysis, Array<readonly Instruction[]>(Math.min(times, MOST_REPEATED)).fill(then).flat());

/** Lists every way through the instructions, with one mode taken wherever several are offered. */
function alternativesOf(game: LanguageGame, instructions: readonly Instruction[]): readonly (readonly Instruction[])[] {
  return instructions.reduce<readonly (readonly Instruction[])[]>(
    (alternatives, instruction) => {
      const parts = wordOf(game, instruction).alternatives?.(instruction);
      const modes = parts?.flatMap((part) => alternativesOf(game, part)) ?? [[instruction]];
      return alternatives.flatMap((alternative) => modes.map((mode) => [...alternative, ...mode]));
    },
    [[]],
  );
}

/** A number that a player chooses, and the instructions that use it. */
export interface NumberChosen {
  readonly min?: Amount;
  readonly max?: Amount;
  readonly then: readonly Instruction[];
}

/** A number that a player chooses, once its limits have been counted. */
export interface NumberInRange {
  readonly min?: number;
  readonly max?: number;
  readonly then: readonly Instruction[];
}

export const countedLimits = (
  game: LanguageGame,
  context: EffectContext,
  { min, max, then }: NumberChosen,
): NumberInRange => ({
  ...(min !== undefined && { min: amountOf(game, context, min) }),
  ...(max !== undefined && { max: amountOf(game, context, max) }),
  then,
});

/** Returns the smallest number that can be chosen. */
export const leastOf = (game: LanguageGame, { min, max }: NumberInRange): number =>
  min ?? game.rules.leastOf?.(game, max) ?? 0;

/**
 * Returns the largest number that can be chosen so that everything after it can be done in full; undefined: there is no
 * limit.
 */
export function mostPossible(game: LanguageGame, context: EffectContext, choice: NumberInRange): number | undefined {
  const { max = MOST_REPEATED } = choice;
  const isPossible = (number: number) => canBeDone(game, { ...context, number }, choice.then);
  let most = leastOf(game, choice);
  while (most < max && isPossible(most + 1)) most += 1;
  return most === max ? choice.max : most;
}
