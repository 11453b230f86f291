/** Prohibitions of negating abilities: a forbidden negation removes nothing (DBS 1-3-3 before 8-3-2). */
import type { By } from '../../../schemas/ability';
import { isBy } from '../reading/select';
import type { Ability, CardState } from '../state';
import type { AppliedModification } from '../state/applied';
import { anyModifierOfKind } from './sources';
import { causeOfChange } from './unaffected';
import type { ContinuousGame } from './rules';

/** Returns whether a modification of the card forbids the negation, or one of the abilities that it would negate. */
export function negationIsForbidden(
  game: ContinuousGame,
  card: CardState,
  abilities: readonly Ability[],
  negation: AppliedModification,
  changes: readonly AppliedModification[],
): boolean {
  const what = game.rules.forbiddenAs?.negated;
  if (what === undefined || !anyModifierOfKind(game, 'forbid')) return false;
  const cause = causeOfChange(negation);
  const holds = (said: { readonly what: string; readonly by?: By }, player = game.rules.masterOf(game, card)) =>
    said.what === what && (!said.by || isBy(game, player, said.by, cause));
  return (
    changes.some(({ modification, player }) => modification.kind === 'forbid' && holds(modification, player)) ||
    abilities.some(
      (ability) =>
        game.rules.isContinuous(game, ability) &&
        ability.if === undefined &&
        ability.effect.some((said) => said.do === 'forbid' && 'self' in said.target && holds(said)),
    )
  );
}
