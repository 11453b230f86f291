/**
 * "Unaffected" cards: which effects do nothing to them, at once or lastingly. An effect that cannot be prevented still
 * affects them (BS FAQ-1-4: cannot be prevented > unaffected > cannot).
 */
import type { CardFilter } from '../../../schemas/ability';
import { isBy } from '../reading/select';
import type { Ability, CardState, CauseOf } from '../state';
import type { Modification } from '../state/lasting';
import type { AppliedModification } from '../state/applied';
import { wordOf } from '../reading/language';
import { anyModifierOfKind } from './sources';
import type { ContinuousGame } from './rules';

/** Drops the changes from which the card is shut off. An "unaffected" modification is never shut off itself. */
export function withoutShutOff(
  game: ContinuousGame,
  card: CardState,
  changes: readonly AppliedModification[],
): readonly AppliedModification[] {
  const { judged } = game.values;
  const guards = changes.filter(isGuard);
  // The filter of a guard may read a value of this card, which would ask for its modifications again.
  if (guards.length === 0 || judged.has(card)) return changes;
  judged.add(card);
  try {
    return changes.filter((change) => isGuard(change) || !isShutOff(game, card, guards, causeOfChange(change)));
  } finally {
    judged.delete(card);
  }
}

/** Returns whether one of these modifications shuts the card off from the cause. */
export const isShutOff = (
  game: ContinuousGame,
  card: CardState,
  changes: readonly AppliedModification[],
  cause: CauseOf,
): boolean =>
  cause.ability?.unpreventable !== true &&
  changes.some((change) => isGuard(change) && keepsOff(game, card, change, cause));

function keepsOff(game: ContinuousGame, card: CardState, guard: AppliedModification, cause: CauseOf): boolean {
  const isKept = shutsOff(game, card, guard, cause);
  if (isKept) game.consultPoint('unaffected');
  return isKept;
}

/** Returns whether the ability makes its card unaffected by this change, and so protects itself from it. */
export function prevents(
  game: ContinuousGame,
  card: CardState,
  ability: Ability,
  change: AppliedModification,
): boolean {
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

function shutsOff(
  game: ContinuousGame,
  card: CardState,
  { modification, player }: AppliedModification,
  cause: CauseOf,
) {
  const { by, except } = modification as Extract<Modification, { kind: 'unaffected' }>;
  const asEffect = asEffectOf(cause);
  if (!isBy(game, player, { cause: 'effect', ...by }, asEffect, card)) return false;
  if (!except) return true;
  const { naming } = except;
  if (naming && cause.wording && describes(cause.wording, naming)) return false;
  return !(except.by && isBy(game, player, except.by, asEffect, card));
}

/** A cost of an ability counts as an effect here, because an unaffected card cannot pay it (VG 12.5.1). */
const asEffectOf = (cause: CauseOf): CauseOf =>
  cause.kind === 'cost' && cause.ability ? { ...cause, kind: 'effect' } : cause;

/** Returns whether the text describes its cards, or some of them, in this way. */
const describes = (wording: CardFilter, naming: CardFilter): boolean =>
  Object.entries(naming).every(([member, said]) => isSame(wording[member as keyof CardFilter], said)) ||
  (wording.any?.some((part) => describes(part, naming)) ?? false);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the cause of a change, which for a continuous ability is an effect of its source. */
export function causeOfChange({ cause, player, source, ability, instruction }: AppliedModification): CauseOf {
  if (cause) return cause;
  const target = instruction && 'target' in instruction ? instruction.target : undefined;
  const wording = target && 'all' in target ? target.all : undefined;
  return { kind: 'effect', player, ...(source !== undefined && { source }), ability, wording } as CauseOf;
}
