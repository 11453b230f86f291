/**
 * Continuous effects are applied in layers (VG 11.9.1, DBS 8-8): first what changes the lowest layer of the table's `layerOf`, each
 * once, seeing what has been applied so far and nothing of the layers above. So nothing is ever undone: it always comes to rest.
 * Within a layer what depends on another comes after it (VG 11.9.3), found out by trial; otherwise the older before the newer, and
 * of the same moment the turn player's first.
 */
import type { AnyGame } from '../game';
import { wordOf } from '../language/definition';
import type { ContinuousEffect } from '../state/lasting';
import { abilitiesOf } from './abilities';
import { applying, type AppliedContinuous } from './applied';
import {
  continuousOn,
  contributionOfEffect,
  contributionsOf,
  NO_CONTRIBUTIONS,
  sameContributions,
  type Contribution,
} from './contributions';
import { continuousInPlay } from './sources';

/** One part of an ability, or one resolved effect, that is still to be applied. */
interface Part {
  readonly name: string;
  readonly layer: number;
  readonly stamp: number;
  readonly ofTurnPlayer: boolean;
  /** It is always the same: no other part changes what it does. */
  readonly isFixed: boolean;
  /** What it does in what has been applied so far. */
  does(): readonly Contribution[];
}

/** A partial rule table. */
export const layered = applying((game, applied) => {
  applied.layer = -Infinity;
  applied.hasEffects = true;
  const done = new Set<string>();
  for (let left = partsLeft(game, done); left.length > 0; left = partsLeft(game, done)) {
    // What was gained too late for its layer is applied as soon as it is there.
    applied.layer = Math.max(applied.layer, Math.min(...left.map(({ layer }) => layer)));
    const next = nextOf(
      game,
      applied,
      left.filter(({ layer }) => layer <= applied.layer!),
    );
    const order = done.size;
    applied.list.set(
      next.name,
      next.does().map((contribution) => ({ ...contribution, stamp: order })),
    );
    done.add(next.name);
  }
  applied.layer = null;
});

/** Those that may work now and have not been applied. An ability that has been lost has no part in what follows. */
function partsLeft(game: AnyGame, done: ReadonlySet<string>): readonly Part[] {
  const parts = [...game.state.effects.map((effect) => partOfEffect(game, effect)), ...partsOfAbilities(game)];
  return parts.filter(({ name }) => !done.has(name));
}

function partsOfAbilities(game: AnyGame): Part[] {
  return continuousInPlay(game).flatMap((card) =>
    continuousOn(game, card).flatMap(([key, ability]) => {
      const has = () => abilitiesOf(game, card).includes(ability);
      if (!has()) return [];
      return ability.effect.flatMap((instruction, index): Part[] => {
        // In which layer it is does not depend on what its amounts come to.
        const modification = wordOf(game, instruction).modification?.(instruction, () => 0);
        if (!modification) return [];
        return [
          {
            name: `${key}.${index}`,
            layer: game.rules.layerOf(game, modification),
            stamp: card.stamp,
            ofTurnPlayer: game.rules.masterOf(game, card) === game.state.turnPlayer,
            isFixed: false,
            does: () => (has() ? contributionsOf(game, card, ability, [instruction]) : NO_CONTRIBUTIONS),
          },
        ];
      });
    }),
  );
}

function partOfEffect(game: AnyGame, effect: ContinuousEffect): Part {
  const { stamp, player, modification } = effect;
  return {
    name: `effect ${stamp}`,
    layer: game.rules.layerOf(game, modification),
    stamp,
    ofTurnPlayer: player === game.state.turnPlayer,
    isFixed: effect.scope === undefined,
    does: () => [contributionOfEffect(game, effect)],
  };
}

function nextOf(game: AnyGame, applied: AppliedContinuous, parts: readonly Part[]): Part {
  const inOrder = [...parts].sort(
    (one, other) => one.stamp - other.stamp || Number(other.ofTurnPlayer) - Number(one.ofTurnPlayer),
  );
  const waits = (part: Part) =>
    inOrder.some((other) => dependsOn(applied, part, other) && !dependsOn(applied, other, part));
  // Where they depend on each other in a circle, time decides.
  return inOrder.find((part) => !waits(part)) ?? inOrder[0]!;
}

/** Does it make a difference to a part whether another has been applied before it? */
function dependsOn({ list }: AppliedContinuous, part: Part, other: Part): boolean {
  if (part.isFixed || part === other) return false;
  const before = part.does();
  list.set(other.name, other.does());
  const after = part.does();
  list.delete(other.name);
  return !sameContributions(before, after);
}
