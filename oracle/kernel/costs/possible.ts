/** Decides whether something can be done to a card, for cards that may be chosen or that a payment needs. */
import type { Instruction } from '../../../schemas/ability';
import { isAffected, mayBePrevented, mayBeChosen } from '../continuous/prohibitions';
import { causeOf, saidBy } from '../language/instructions';
import type { CardState } from '../state';
import { wordOf } from '../reading/language';
import type { LanguageGame } from '../language/rules';
import type { EffectContext } from '../state/effect-context';

/**
 * Returns whether the present instruction, and everything after it for the cards chosen now, can be carried out on this
 * card.
 */
export function canBeDoneTo(
  game: LanguageGame,
  context: EffectContext,
  instruction: Instruction,
  card: CardState,
): boolean {
  const { instructions, instruction: index } = game.frames.at(-1)!;
  const ahead = [...instructions.slice(index + 1), ...(context.ahead ?? [])];
  return canAllBeDoneTo(game, context, [instruction, ...followersOf(game, ahead)], card);
}

/** Returns whether the instruction alone can be carried out on this card. */
export const canBeDoneOnce = (
  game: LanguageGame,
  context: EffectContext,
  instruction: Instruction,
  card: CardState,
): boolean =>
  isReachedBy(game, context, instruction, card) &&
  (wordOf(game, instruction).possibleOn?.(game, context, instruction, card) ?? true);

function isReachedBy(game: LanguageGame, context: EffectContext, instruction: Instruction, card: CardState): boolean {
  if (!mayBePrevented(game)) return true;
  const said = saidBy(context, instruction);
  const cause = { ...causeOf(context), ...said };
  return isAbout(instruction, 'choose') ? mayBeChosen(game, card, cause) : isAffected(game, card, cause);
}

/** Returns whether all instructions can be carried out on this card in sequence. */
export function canAllBeDoneTo(
  game: LanguageGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  card: CardState,
): boolean {
  let now = card;
  return instructions.every((one) => {
    const can = canBeDoneOnce(game, context, one, now);
    now = wordOf(game, one).cardAfter?.(game, one, now) ?? now;
    return can;
  });
}

/** Returns the instructions ahead that are for the cards chosen now, up to the next choice. */
export function followersOf(game: LanguageGame, ahead: readonly Instruction[]): readonly Instruction[] {
  const end = ahead.findIndex((one) => needsChoice(game, one));
  return (end < 0 ? ahead : ahead.slice(0, end)).filter((one) => isAbout(one, 'chosen'));
}

/** Returns whether the target of the instruction is of this kind, e.g. "chosen". */
export const isAbout = (one: Instruction, kind: string): boolean =>
  'target' in one && one.target !== undefined && kind in one.target;

/** Returns whether the instruction may change which cards are "chosen". */
export function needsChoice(game: LanguageGame, one: Instruction): boolean {
  const word = wordOf(game, one);
  return word.needsChoice === true || word.composite === true || isAbout(one, 'choose');
}
