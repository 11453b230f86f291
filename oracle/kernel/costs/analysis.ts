/**
 * Can these instructions be carried out in full, one after the other? For costs, and for what takes the place of an event; nothing
 * is changed. Each card is needed once: rested cards may be moved afterwards, but what was moved cannot be rested, and a card
 * that an earlier instruction brings somewhere can be used from there.
 */
import type { Instruction } from '../../../schemas/ability';
import type { Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { wordOf } from '../language/definition';
import type { EffectContext } from '../rules';
import type { CardState } from '../state';
import { slotKey, impossibleDemand, type Demand } from './demands';
import { satisfiable } from './matching';
import { needsChoice, isAbout } from './possible';

/** What a demand is worked out from: the effect, and what comes before it and after it. */
export interface CostAnalysis {
  readonly game: AnyGame;
  readonly context: EffectContext;
  readonly earlier: readonly Demand[];
  readonly ahead: readonly Instruction[];
  /** true: what is "chosen" is so on the way only, and nobody can say yet which cards these are. */
  readonly chooses: boolean;
  /** Of everything at least one is enough. */
  readonly atLeastOne?: true;
  /** The card of the effect where it has gone from its zone by the time of the payment. */
  readonly awayIs?: Handle;
}

/** There are not so many cards: what can be done as often can be done always. */
const MOST_REPEATED = 100;

/** @param before what is paid before them from the same cards */
export function canBeDone(
  game: AnyGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  before: readonly Instruction[] = [],
): boolean {
  const all = [...before, ...instructions];
  const can = game.withoutCiting(() => {
    const analysis = analysisOf(game, context);
    return alternativesOf(game, all).some((alternative) => satisfiable(demandsOfAll(analysis, alternative)));
  });
  if (!can) for (const one of all) game.cite(...(wordOf(game, one).clauses?.impossible ?? []));
  return can;
}

/**
 * Can all of them be done in full at one moment (VG 11.7.1)? Each card serves one of them, and what one brings no other can use.
 * @param spent cards that serve for something else at that moment
 */
export const canBeDoneAtOnce = (
  game: AnyGame,
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

/** Can the first be done in full, and after it anything of the others at all? */
export const canPayThenAct = (
  game: AnyGame,
  context: EffectContext,
  first: readonly Instruction[],
  then: readonly Instruction[],
): boolean =>
  game.withoutCiting(() => {
    const analysis = analysisOf(game, context);
    return alternativesOf(game, first).some((alternative) => {
      const paid = demandsOfAll(analysis, alternative);
      const chooses = analysis.chooses || alternative.some((one) => needsChoice(game, one));
      const after: CostAnalysis = { ...analysis, earlier: [...analysis.earlier, ...paid], chooses, atLeastOne: true };
      const canFollow = (one: Instruction) => canComeToSomething(demandsOfAll(after, [one]), paid);
      return satisfiable(paid) && alternativesOf(game, then).some((rest) => ofItself(rest).some(canFollow));
    });
  });

/** Where cards are asked for there is at least one. @param paid what is needed before */
export const canComeToSomething = (demands: readonly Demand[], paid: readonly Demand[] = []): boolean =>
  (demands.length === 0 || demands.some(({ count }) => count > 0)) && satisfiable([...paid, ...demands]);

/** Without what is about the cards chosen before it: that there are any decides the choice. */
function ofItself(instructions: readonly Instruction[]): readonly Instruction[] {
  const own = instructions.filter((one) => !isAbout(one, 'chosen'));
  return own.length > 0 ? own : instructions;
}

function analysisOf(game: AnyGame, context: EffectContext): CostAnalysis {
  const analysis: CostAnalysis = { game, context, earlier: [], ahead: [], chooses: false };
  return game.rules.isAwayWhilePaying?.(game, context) ? { ...analysis, awayIs: context.source.id } : analysis;
}

/** One after the other: what one brings the next can use. @returns those of `instructions` */
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

/** Those of instructions that are carried out so many times. */
export const demandsOfRounds = (
  analysis: CostAnalysis,
  times: number,
  then: readonly Instruction[],
): readonly Demand[] =>
  times === 0 && analysis.atLeastOne
    ? [impossibleDemand()]
    : demandsOfAll(analysis, Array<readonly Instruction[]>(Math.min(times, MOST_REPEATED)).fill(then).flat());

/** The instructions with each choice of one of several taken in each way. */
function alternativesOf(game: AnyGame, instructions: readonly Instruction[]): readonly (readonly Instruction[])[] {
  return instructions.reduce<readonly (readonly Instruction[])[]>(
    (alternatives, instruction) => {
      const parts = wordOf(game, instruction).alternatives?.(instruction);
      const modes = parts?.flatMap((part) => alternativesOf(game, part)) ?? [[instruction]];
      return alternatives.flatMap((alternative) => modes.map((mode) => [...alternative, ...mode]));
    },
    [[]],
  );
}

/** A number that a player chooses, and what is carried out with it. */
export interface NumberChosen {
  readonly min?: number;
  readonly max?: number;
  readonly then: readonly Instruction[];
}

/** The smallest number that can be chosen. */
export const leastOf = (game: AnyGame, { min, max }: NumberChosen): number =>
  min ?? game.rules.leastOf?.(game, max) ?? 0;

/** The largest number that can be chosen so that all that follows can be done with it; undefined: there is no end to them. */
export function mostPossible(game: AnyGame, context: EffectContext, choice: NumberChosen): number | undefined {
  const { max = MOST_REPEATED } = choice;
  const isPossible = (number: number) => canBeDone(game, { ...context, number }, choice.then);
  let most = leastOf(game, choice);
  while (most < max && isPossible(most + 1)) most += 1;
  return most === max ? choice.max : most;
}
