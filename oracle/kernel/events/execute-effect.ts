/** Carries out effects, instruction by instruction. */
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
    yield* game.rules.executeText?.(game, context, effect) ?? executeAll(game, context, effect);
  } finally {
    (game.rules.looksEnd ?? endLooks)(game, before);
  }
}

/**
 * Carries out instructions in order.
 * @param mayContinue called before each; false skips it and the rest
 */
export function* executeAll(
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
      yield* game.rules.execute(game, context, instruction);
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
