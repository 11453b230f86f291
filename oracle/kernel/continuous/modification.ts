/** What changes a card now: resolved effects and continuous abilities that apply to it. */

import type { PlayerId } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { type Modification, type Ability, type CardState, isTarget } from '../state';
import { lookAtEachOther } from './sources';

export interface AppliedModification {
  readonly modification: Modification;
  readonly player: PlayerId;
  readonly stamp: number;
  /** The continuous ability, where it is one that does it. */
  readonly ability?: Ability;
  readonly grantedBy?: string;
  readonly conditionUnmet?: boolean;
}

export function modificationsOf(game: AnyGame, card: CardState): AppliedModification[] {
  const found: AppliedModification[] = [];
  for (const effect of game.state.effects) {
    if (isTarget(effect, card)) found.push(effect);
  }
  const { list } = game.rules.applyContinuous(game);
  if (list.size === 0) return found;
  for (const contributions of list.values()) {
    for (const contribution of contributions) if (contribution.targets.includes(card.id)) found.push(contribution);
  }
  return found;
}

/** Cites what makes a continuous ability work, or keeps it from working. */
export function citeContinuous(game: AnyGame, { ability, conditionUnmet = false }: AppliedModification): void {
  if (!ability || game.citations.isSilent) return;
  game.cite(...game.rules.continuousClauses(ability, conditionUnmet));
  if (game.rules.clauses.continuousDependency.length === 0 || !lookAtEachOther(game)) return;
  if (game.rules.applyContinuous(game).hasDependency()) game.decided('continuousDependency');
}
