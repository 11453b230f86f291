/** Carries out one instruction: it finds the targets, decides, then makes the changes. */
import type { Instruction } from '../../../schemas/ability';
import { followMove } from '../objects/object-tracking';
import { perform } from '../events/perform';
import type { Procedure } from '../state';
import type { IntendedChange } from '../changes/intended';
import { wordOf } from '../reading/language';
import type { EffectContext, NamedObject } from '../state/effect-context';
import { saidBy, targetsOf } from './instructions';
import type { LanguageGame } from './rules';

export function* executeInstruction(game: LanguageGame, context: EffectContext, instruction: Instruction): Procedure {
  const word = wordOf(game, instruction);
  context.saying = saidBy(context, instruction);
  const targets = yield* targetsOf(game, context, instruction);
  const decided: unknown = word.decide ? yield* word.decide(game, context, instruction, targets) : targets;
  const does = () =>
    word.execute?.(game, context, instruction, decided) ??
    performAtOnce(game, word.changes!(game, context, instruction, decided));
  if (word.zonesReached)
    yield* followMove(
      game,
      context,
      targets,
      word.zonesReached(game, instruction),
      does,
      namesIn(context, instruction),
    );
  else yield* does();
}

/** Returns the cards that the instruction's target refers to by a name given earlier in the effect. */
function namesIn({ results, current }: EffectContext, instruction: Instruction): readonly NamedObject[] | undefined {
  const target = 'target' in instruction ? instruction.target : undefined;
  if (!target) return undefined;
  if ('result' in target) return results?.[target.result];
  return 'current' in target && current ? [current] : undefined;
}

/** Carries out changes at one moment, after the game has resolved conflicts among them. */
export const performAtOnce = (game: LanguageGame, changes: readonly IntendedChange[]): Procedure =>
  perform(game, ...(game.rules.simultaneous?.(game, changes) ?? changes));
