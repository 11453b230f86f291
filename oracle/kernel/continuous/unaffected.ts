/**
 * "Unaffected": which effects do nothing to a card, neither by what they do now nor by what they go on doing. An effect that cannot
 * be prevented is none of them (BS FAQ-1-4: cannot be prevented > unaffected > cannot).
 */
import type { CardFilter } from '../../../schemas/ability';
import type { AnyGame } from '../game';
import { isBy } from '../language/select';
import { wordOf } from '../language/definition';
import type { Ability, CardState, CauseOf } from '../state';
import type { Modification } from '../state/lasting';
import type { AppliedModification } from './modification';
import { anyModifierOfKind } from './sources';

/** Of what changes a card, that from which it is not shut off. What shuts off is not shut off itself. */
export function withoutShutOff(
  game: AnyGame,
  card: CardState,
  changes: readonly AppliedModification[],
): readonly AppliedModification[] {
  const { judged } = game.values;
  const guards = changes.filter(isGuard);
  // What a guard asks of a source may ask for a value of this card.
  if (guards.length === 0 || judged.has(card)) return changes;
  judged.add(card);
  try {
    return changes.filter((change) => isGuard(change) || !isShutOff(game, card, guards, causeOfChange(change)));
  } finally {
    judged.delete(card);
  }
}

/** Do these keep what has this cause from the card? */
export const isShutOff = (
  game: AnyGame,
  card: CardState,
  changes: readonly AppliedModification[],
  cause: CauseOf,
): boolean =>
  cause.ability?.unpreventable !== true &&
  changes.some((change) => isGuard(change) && shutsOff(game, card, change, cause));

/** Does the ability, by which its card is unaffected, keep this off the card, and so off itself? */
export function prevents(game: AnyGame, card: CardState, ability: Ability, change: AppliedModification): boolean {
  if (!anyModifierOfKind(game, 'unaffected') || !game.rules.isContinuous(game, ability)) return false;
  const player = game.rules.masterOf(game, card);
  return ability.effect.some((said) => {
    if (said.do !== 'unaffected' || !('self' in said.target)) return false;
    const modification = wordOf(game, said).modification!(said, () => 0);
    return isShutOff(game, card, [{ modification, player, stamp: card.stamp }], causeOfChange(change));
  });
}

const isGuard = ({ modification, conditionUnmet }: AppliedModification): boolean =>
  modification.kind === 'unaffected' && !conditionUnmet;

function shutsOff(game: AnyGame, card: CardState, { modification, player }: AppliedModification, cause: CauseOf) {
  const { by, except } = modification as Extract<Modification, { kind: 'unaffected' }>;
  const asEffect = asEffectOf(cause);
  if (!isBy(game, player, { cause: 'effect', ...by }, asEffect, card)) return false;
  if (!except) return true;
  const { naming } = except;
  if (naming && cause.wording && names(cause.wording, naming)) return false;
  return !(except.by && isBy(game, player, except.by, asEffect, card));
}

/** What cannot be affected by an effect is no payment for it, either (VG 12.5.1). */
const asEffectOf = (cause: CauseOf): CauseOf =>
  cause.kind === 'cost' && cause.ability ? { ...cause, kind: 'effect' } : cause;

/** Does the text say of its cards, or of some of them, that they are such? */
const names = (wording: CardFilter, naming: CardFilter): boolean =>
  Object.entries(naming).every(([member, said]) => isSame(wording[member as keyof CardFilter], said)) ||
  (wording.any?.some((part) => names(part, naming)) ?? false);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The effect that changes the card. */
export function causeOfChange({ cause, player, source, ability, instruction }: AppliedModification): CauseOf {
  if (cause) return cause;
  const target = instruction && 'target' in instruction ? instruction.target : undefined;
  const wording = target && 'all' in target ? target.all : undefined;
  return { kind: 'effect', player, ...(source !== undefined && { source }), ability, wording } as CauseOf;
}
