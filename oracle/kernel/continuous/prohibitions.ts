/** What effects forbid to a card. */

import type { AnyGame } from '../game';
import { isBy } from '../language/select';
import type { CardState, CauseOf } from '../state';
import { modificationsOf, citeContinuous } from './modification';
import { anyModifierOfKind } from './sources';

/** Is this kind of thing (attack, cover, ...) forbidden to the card by some effect? A prohibition beats any permission. */
export function isForbidden(game: AnyGame, card: CardState, what: string, cause?: CauseOf): boolean {
  if (!anyModifierOfKind(game, 'forbid')) return false;
  if (isForbiddenTo(game, card, what, cause)) return true;
  if (game.state.links.length === 0 || !game.rules.boundTo) return false;
  return game.rules.boundTo(game, card, what).some((other) => isForbiddenTo(game, other, what, cause));
}

function isForbiddenTo(game: AnyGame, card: CardState, what: string, cause: CauseOf | undefined): boolean {
  let forbidden = false;
  for (const ban of modificationsOf(game, card)) {
    const { modification, player, conditionUnmet } = ban;
    if (modification.kind !== 'forbid' || modification.what !== what) continue;
    if (modification.by && !isBy(game, player, modification.by, cause)) continue;
    citeContinuous(game, ban);
    if (!conditionUnmet) forbidden = true;
  }
  return forbidden;
}
