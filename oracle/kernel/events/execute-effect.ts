/**
 * Carries out effects. Whoever has an effect to carry out calls `executeEffect`:
 *
 * - `runCheckpoint` (procedures/pending.ts) calls `resolveAllPending`, and that `resolveWaitingAbility` for each waiting
 *   ability;
 * - `activateAndResolve` (procedures/activation.ts) calls `payAndResolve`, and that `resolveEffect`;
 * - `resolveAllDeclared` (procedures/declaring.ts) calls `resolveDeclared`, and that `executeDeclared`;
 * - `resolveAllDelayed` (procedures/delayed-effects.ts) calls `resolveDelayed`;
 * - a replacement is carried out where it applies (events/replacement.ts).
 *
 * From there down each calls the next:
 *
 * - `executeEffect`: a whole effect, and the end of its looks;
 * - `executeText` of the rule table: whether a sentence that fails stops the others;
 * - `executeInstructions`: one after the other, with a frame that loops and jumps see;
 * - `executeInstruction` of the rule table (language/execute.ts): targets, decisions, then `execute` or `changes` of the
 *   word;
 * - `performAtOnce` and `perform` (events/perform.ts): the changes of one moment.
 */
import type { Instruction } from '../../../schemas/ability';
import { endLooks } from '../changes/looks';
import type { EffectFrame } from '../game';
import type { Procedure } from '../state';
import type { EffectContext } from '../state/effect-context';
import type { EventGame } from './rules';

/** Carries out a whole effect and ends its looks afterwards. */
export function* executeEffect(game: EventGame, context: EffectContext): Procedure {
  const before = game.state.stamp;
  const { effect } = context.ability;
  try {
    yield* game.rules.executeText?.(game, context, effect) ?? executeInstructions(game, context, effect);
  } finally {
    (game.rules.looksEnd ?? endLooks)(game, before);
  }
}

/**
 * Carries out instructions in order.
 * @param mayContinue called before each; false skips it and the rest
 */
export function* executeInstructions(
  game: EventGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  mayContinue: (instruction: Instruction) => boolean = () => true,
): Procedure {
  const place: EffectFrame = { context, instructions, instruction: 0 };
  game.enterFrame(place);
  try {
    for (; place.instruction < instructions.length; place.instruction++) {
      const instruction = instructions[place.instruction]!;
      if (!mayContinue(instruction)) break;
      yield* game.rules.executeInstruction(game, context, instruction);
    }
  } finally {
    game.frames.pop();
  }
}

/** Choices and names from a part of an effect also hold in the rest of it. */
export function copyChoices(context: EffectContext, { chosen, chosenFrom, number, results }: EffectContext): void {
  context.chosen = chosen;
  context.chosenFrom = chosenFrom;
  context.number = number;
  context.results = results;
}
