/** Carrying out a text: sentence by sentence, "if you do", and what has to be done in full or not at all. */
import type { TableFor } from './tables';
import type { Condition, Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { canBeDone, mostPossible, type NumberChosen } from '../costs/analysis';
import { canBeDoneTo } from '../costs/possible';
import { trackOutcome } from '../events/effect-outcome';
import { actionsSince, executeAll, causeOf, copyChoices } from '../language/instructions';
import { wordOf } from '../language/definition';
import { holds } from '../language/select';
import type { EffectContext, Watch, KernelRules } from '../rules';
import type { CardState, JournalEvent, Procedure } from '../state';
import type { EffectGame } from './types';

export const effectTexts = {
  /** Sentence by sentence; where one could not be carried out the next one is all the same. */
  executeText(g: EffectGame, context: EffectContext, instructions: readonly Instruction[]): Procedure {
    let failed = false;
    return executeAll(g, context, instructions, (instruction) => {
      if (failed) g.citePoint('resolutionContinues');
      if (failed && !g.rules.continuesAfterFailure) return false;
      failed = instructions.length > 1 && !canBeDone(g, context, [instruction]);
      return true;
    });
  },

  continuesAfterFailure: true as boolean,

  /** "If ...": looked at when its turn has come in the resolution, not before. */
  ifClauseHolds(g: EffectGame, context: EffectContext, condition: Condition): boolean {
    g.citePoint('ifClause');
    return holds(g, context, condition);
  },

  // --- "if you do" --------------------------------------------------------------------------------------------------

  /** What comes after it only where what comes before was done as it is written. @param otherwise what comes where it was not */
  *executeIfYouDo(
    g: EffectGame,
    context: EffectContext,
    first: readonly Instruction[],
    then: readonly Instruction[],
    otherwise: readonly Instruction[] = [],
  ): Procedure {
    const watch: Watch = { incomplete: false };
    const before = g.journal.length;
    const trying: EffectContext = { ...context, watch };
    const outcome = yield* trackOutcome(g, causeOf(context), () => executeAll(g, trying, first));
    copyChoices(context, trying);
    g.citePoint('ifYouDo');
    const actions = g.rules.actionsSince(g, before, context.player);
    const wasReplaced = g.rules.wasReplaced(g, outcome);
    const wasDone = g.rules.wasDone(g, !watch.incomplete, actions, wasReplaced);
    yield* executeAll(g, context, wasDone ? then : otherwise);
  },

  /** What the player has done since then. To shuffle belongs to what was done, or tried, with the deck. */
  actionsSince(g: EffectGame, since: number, player: PlayerId): readonly JournalEvent[] {
    return actionsSince(g, since, player).filter(({ type }) => type !== 'shuffled');
  },

  /**
   * @param possible all of it could be done when its turn had come
   * @param wasReplaced something else happened in the place of a part of it
   */
  wasDone(_g: EffectGame, possible: boolean, events: readonly JournalEvent[], wasReplaced: boolean): boolean {
    return possible && events.length > 0 && !wasReplaced;
  },

  /** Notes what falls short of what is written, when its turn has come. */
  watch(g: EffectGame, context: EffectContext, instruction: Instruction): void {
    const { watch } = context;
    if (!watch || watch.incomplete || wordOf(g, instruction).composite) return;
    watch.incomplete = !canBeDone(g, context, [instruction]);
  },

  // --- in full or not at all: costs, and what happens instead of something --------------------------------------------

  /** No mode is open with which it would not be done. */
  modesToChoose(g: EffectGame, context: EffectContext, modes: readonly (readonly Instruction[])[]): readonly number[] {
    const all = modes.map((_, index) => index);
    if (!isToBeDoneInFull(context)) return all;
    const open = all.filter((index) => canBeDone(g, context, modes[index]!));
    if (open.length < all.length) decidedInFull(g, context);
    return open.length > 0 ? open : all;
  },

  /** Nor a number. */
  largestNumber(g: EffectGame, context: EffectContext, instruction: NumberChosen): number | undefined {
    if (!isToBeDoneInFull(context)) return instruction.max;
    const largest = mostPossible(g, context, instruction);
    if (largest !== instruction.max) decidedInFull(g, context);
    return largest;
  },

  /** Of the cards that fit those that can be reached for it. */
  inReach(_g: EffectGame, _instruction: Instruction, all: readonly CardState[]): readonly CardState[] {
    return all;
  },

  /** Nor a card. */
  toChooseFrom(
    g: EffectGame,
    context: EffectContext,
    instruction: Instruction,
    all: readonly CardState[],
  ): readonly CardState[] {
    const fitting = g.rules.inReach(g, instruction, all);
    if (!isToBeDoneInFull(context)) return fitting;
    const able = fitting.filter((card) => canBeDoneTo(g, context, instruction, card));
    if (able.length < fitting.length) decidedInFull(g, context);
    return able;
  },
} satisfies TableFor<KernelRules>;

export const decidedInFull = (g: EffectGame, { paying }: EffectContext): void =>
  g.citePoint(paying ? 'paymentInFull' : 'insteadInFull');

/** A cost, and what happens instead of something, is done in full or not at all. */
export const isToBeDoneInFull = ({ paying, ability }: EffectContext): boolean =>
  paying === true || ability.type === 'instead';
