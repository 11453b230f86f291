/** The resolved effects and continuous abilities that apply to a card now. */

import type { CardFilter } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { Clauses } from '../clauses';
import type { CardState } from '../state';
import { isTarget } from '../state/lasting';
import { isBlank } from '../reading/print';
import { isBeyond } from '../objects/departing';
import type { AppliedContinuous, AppliedModification, Reaching } from '../state/applied';
import { sinceItBegan } from './beginnings';
import { anyModifierOfKind, lookAtEachOther } from './sources';
import { causeOfChange, withoutShutOff } from './unaffected';
import type { ContinuousGame } from './rules';

const NONE: readonly AppliedModification[] = [];
const NO_CLAUSES: Clauses = [];

/** Returns what applies to a card now. The result is cached until something that it depends on changes. */
export function modificationsOf(game: ContinuousGame, card: CardState): readonly AppliedModification[] {
  const applied = game.rules.applyContinuous(game);
  if (isBlank(game, card)) return NONE;
  if (applied.list.size === 0 && game.state.effects.length === 0) return NONE;
  const { changes, protection } = applied.isComplete
    ? knownModifications(game, card, applied)
    : findModifications(game, card, applied);
  if (protection.length > 0) game.consult(...protection);
  return changes;
}

function knownModifications(game: ContinuousGame, card: CardState, applied: AppliedContinuous): Reaching {
  let known = applied.byCard.get(card);
  if (known === undefined) applied.byCard.set(card, (known = findModifications(game, card, applied)));
  return known;
}

function findModifications(game: ContinuousGame, card: CardState, { list, hasEffects }: AppliedContinuous): Reaching {
  const found: AppliedModification[] = [];
  if (!hasEffects) for (const effect of game.state.effects) if (isTarget(effect, card)) found.push(effect);
  for (const contributions of list.values()) {
    for (const contribution of contributions)
      if (contribution.targets.includes(card.id)) found.push(sinceItBegan(game, contribution, card));
  }
  const inTime = game.state.departures.length > 0 ? found.filter((change) => !isTooLate(game, card, change)) : found;
  const { changes, protection } = withoutProtected(game, card, inTime);
  const { appliesTo } = game.rules;
  const applying = appliesTo ? changes.filter((change) => appliesTo(game, card, change)) : changes;
  const reaching = anyModifierOfKind(game, 'unaffected') ? withoutShutOff(game, card, applying) : applying;
  return { changes: reaching, protection };
}

/** Drops the changes that a rule keeps from the card. */
function withoutProtected(game: ContinuousGame, card: CardState, changes: readonly AppliedModification[]): Reaching {
  const { protectionFrom } = game.rules;
  if (!protectionFrom || changes.length === 0) return { changes, protection: NO_CLAUSES };
  const kept = new Map(changes.map((change) => [change, protectionFrom(game, card, causeOfChange(change))]));
  const protection = [...new Set([...kept.values()].flatMap((clauses) => clauses ?? []))];
  return { changes: changes.filter((change) => kept.get(change) === null), protection };
}

/** Returns whether the change began after the decision that the card leaves. */
const isTooLate = (game: ContinuousGame, card: CardState, change: AppliedModification): boolean =>
  isBeyond(game, card, causeOfChange(change), change.stamp);

/** Returns what applies to a player now (BS 13-2-8, VG 7.43). */
export function modificationsOfPlayer(game: ContinuousGame, player: PlayerId): readonly AppliedModification[] {
  const ofEffects = game.state.effects.filter(
    ({ scope }) => scope !== undefined && 'players' in scope && scope.players.includes(player),
  );
  const ofAbilities = [...game.rules.applyContinuous(game).list.values()].flatMap((contributions) =>
    contributions.filter(({ players }) => players?.includes(player)),
  );
  return [...ofEffects, ...ofAbilities];
}

/** Returns the filter by which the text that makes the modification selects its cards. */
export function filterOf({ instruction, scope, cause }: AppliedModification): CardFilter | undefined {
  const target = instruction && 'target' in instruction ? instruction.target : undefined;
  if (target) return 'all' in target ? target.all : undefined;
  return scope && 'all' in scope ? scope.all : cause?.wording;
}

/** Cites what makes a continuous ability or a resolved effect apply, or keeps the ability from working. */
export function citeContinuous(game: ContinuousGame, change: AppliedModification): void {
  if (game.citations.isSilent) return;
  const { ability, source, conditionUnmet = false } = change;
  if (game.rules.changeClauses && !conditionUnmet) game.consult(...game.rules.changeClauses(game, change));
  if (!ability) {
    if (source !== undefined) game.consult(...(game.rules.lastingClauses?.(game, { source }) ?? NO_CLAUSES));
    return;
  }
  game.consult(...game.rules.continuousClauses(game, ability, conditionUnmet));
  if (game.rules.clauses.continuousDependency.length === 0 || !lookAtEachOther(game)) return;
  if (game.rules.applyContinuous(game).hasDependency()) game.consultPoint('continuousDependency');
}
