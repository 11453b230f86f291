/** Carrying out a text sentence by sentence, "if you do", and what must be done in full or not at all. */
import type { Condition, Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { canBeDone, mostPossible, type NumberInRange } from '../costs/analysis';
import { canBeDoneOnce, canBeDoneTo } from '../costs/possible';
import { trackOutcome } from '../changes/effect-outcome';
import { actionsSince, causeOf } from '../language/instructions';
import { holds } from '../reading/select';
import type { EffectContext, Watch, KernelRules } from '../rules';
import type { CardState, JournalEvent, Procedure } from '../state';
import { executeInstructions, copyChoices } from '../events/execute-effect';
import { wordOf } from '../reading/language';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { PaymentTables } from './payment';

/** The tables whose entries these procedures call. */
export type EffectTextTables = typeof effectTexts & PaymentTables;

interface EffectTextRules extends Omit<KernelRules, keyof EffectTextTables>, EffectTextTables {}
export type EffectTextGame = Game<EffectTextRules, object>;

export const effectTexts = {
  /** A sentence that could not be carried out does not stop the next one. */
  executeText(g: EffectTextGame, context: EffectContext, instructions: readonly Instruction[]): Procedure {
    let failed = false;
    return executeInstructions(g, context, instructions, (instruction) => {
      if (failed) g.citePoint('resolutionContinues');
      if (failed && !g.rules.continuesAfterFailure) return false;
      failed = instructions.length > 1 && !canBeDone(g, context, [instruction]);
      return true;
    });
  },

  continuesAfterFailure: true as boolean,

  /** The condition is read when the text reaches it, not before. */
  ifClauseHolds(g: EffectTextGame, context: EffectContext, condition: Condition): boolean {
    g.citePoint('ifClause');
    return holds(g, context, condition);
  },

  // --- "if you do" --------------------------------------------------------------------------------------------------

  /** Carries out `then` only if `first` was done as written, and `otherwise` if not. */
  *executeIfYouDo(
    g: EffectTextGame,
    context: EffectContext,
    first: readonly Instruction[],
    then: readonly Instruction[],
    otherwise: readonly Instruction[] = [],
  ): Procedure {
    const watch: Watch = { incomplete: false };
    const before = g.journal.length;
    const trying: EffectContext = { ...context, watch };
    const outcome = yield* trackOutcome(g, causeOf(context), () => executeInstructions(g, trying, first));
    copyChoices(context, trying);
    g.citePoint('ifYouDo');
    const actions = g.rules.actionsSince(g, before, context.player);
    const wasReplaced = g.rules.wasReplaced(g, outcome);
    const wasDone = g.rules.wasDone(g, !watch.incomplete, actions, wasReplaced);
    yield* executeInstructions(g, context, wasDone ? then : otherwise);
  },

  /**
   * Returns what the player has done since then, except shuffling, which is only part of what was done or tried with
   * the deck.
   */
  actionsSince(g: EffectTextGame, since: number, player: PlayerId): readonly JournalEvent[] {
    return actionsSince(g, since, player).filter(({ type }) => type !== 'shuffled');
  },

  /**
   * @param possible whether every part could be done when the text reached it
   * @param wasReplaced whether something else happened instead of a part
   */
  wasDone(_g: EffectTextGame, possible: boolean, events: readonly JournalEvent[], wasReplaced: boolean): boolean {
    return possible && events.length > 0 && !wasReplaced;
  },

  /** Records an instruction that cannot be done as written when the text reaches it. */
  watch(g: EffectTextGame, context: EffectContext, instruction: Instruction): void {
    const { watch } = context;
    if (!watch || watch.incomplete || wordOf(g, instruction).composite) return;
    watch.incomplete = !canBeDone(g, context, [instruction]);
  },

  // --- in full or not at all: costs and replacing effects -----------------------------------------------------------

  /** Returns the modes that can be done in full, if they must be; all modes if none can. */
  modesToChoose(
    g: EffectTextGame,
    context: EffectContext,
    modes: readonly (readonly Instruction[])[],
  ): readonly number[] {
    const all = modes.map((_, index) => index);
    if (!isToBeDoneInFull(context)) return all;
    const open = all.filter((index) => canBeDone(g, context, modes[index]!));
    if (open.length < all.length) decidedInFull(g, context);
    return open.length > 0 ? open : all;
  },

  /** Returns the largest number with which the instruction can be done in full, if it must be. */
  largestNumber(g: EffectTextGame, context: EffectContext, instruction: NumberInRange): number | undefined {
    if (!isToBeDoneInFull(context)) return instruction.max;
    const largest = mostPossible(g, context, instruction);
    if (largest !== instruction.max) decidedInFull(g, context);
    return largest;
  },

  /** Returns the fitting cards that the instruction can reach. */
  inReach(_g: EffectTextGame, _instruction: Instruction, all: readonly CardState[]): readonly CardState[] {
    return all;
  },

  /** Returns the cards to which the instruction can be done in full, or as often as possible, if it must be. */
  toChooseFrom(
    g: EffectTextGame,
    context: EffectContext,
    instruction: Instruction,
    all: readonly CardState[],
  ): readonly CardState[] {
    const fitting = g.rules.inReach(g, instruction, all);
    if (asksForAsMany(instruction)) return fitting.filter((card) => canBeDoneOnce(g, context, instruction, card));
    if (!isToBeDoneInFull(context)) return fitting;
    const able = fitting.filter((card) => canBeDoneTo(g, context, instruction, card));
    if (able.length < fitting.length) decidedInFull(g, context);
    return able;
  },
} satisfies TableFor<KernelRules>;

const asksForAsMany = (instruction: Instruction): boolean =>
  'target' in instruction &&
  instruction.target !== undefined &&
  'choose' in instruction.target &&
  instruction.target.choose.asMany === true;

export function decidedInFull(g: EffectTextGame, { paying, inFull }: EffectContext): void {
  if (!inFull) g.citePoint(paying ? 'paymentInFull' : 'insteadInFull');
}

/** Costs, replacing effects and what "By doing A" asks for are done in full or not at all. */
export const isToBeDoneInFull = ({ paying, inFull, ability }: EffectContext): boolean =>
  paying === true || inFull === true || ability.type === 'instead';
