/**
 * Continuous effects are applied in layers (VG 11.9.1, DBS 8-8). The lowest layer of the table's `layerOf` comes first.
 * Each effect is applied once and sees what has been applied so far, but no higher layer. So nothing is ever undone,
 * and the application always ends. Within a layer an effect comes after those it depends on (VG 11.9.3), which is found
 * by trial. Otherwise the older comes first, and at the same time stamp the turn player's.
 */
import type { PlayerId } from '../../../schemas/common';
import { partReads } from '../reading/ability-analysis';
import { combineTables, type TableFor } from '../tables';
import type { CardState } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import type { Contribution } from '../state/applied';
import { wordOf } from '../reading/language';
import { abilitiesOf } from './abilities';
import { applying } from './applied';
import {
  continuousOn,
  contributionOfEffect,
  contributionsOf,
  NO_CONTRIBUTIONS,
  sameContributions,
} from './contributions';
import { continuousInPlay } from './sources';
import type { Look, Part } from './parts';
import type { ContinuousGame, ContinuousRules } from './rules';

const applyInLayers = applying((game, applied) => {
  applied.layer = -Infinity;
  applied.hasEffects = true;
  const done = new Set<string>();
  let left = partsLeft(game, done);
  while (left.length > 0) {
    // A part that was gained after its layer is applied as soon as it appears.
    applied.layer = Math.max(applied.layer, Math.min(...left.map(({ layer }) => layer)));
    const inOrder = byTime(left.filter(({ layer }) => layer <= applied.layer!));
    const next = nextOf(game, { applied, before: new Map() }, inOrder);
    if (next !== inOrder[0]) applied.hasDependency = () => true;
    const order = done.size;
    applied.list.set(
      next.name,
      next.does().map((contribution) => ({ ...contribution, stamp: order })),
    );
    done.add(next.name);
    left = changesAbilities(next) ? partsLeft(game, done) : left.filter((part) => part !== next);
  }
  applied.layer = null;
});

/** A partial rule table. */
export const layered = combineTables(applyInLayers, {
  /** VG 11.9.3: a part comes after one that it depends on, unless that one depends on it. */
  waitsFor: (_game: ContinuousGame, look: Look, part: Part, other: Part): boolean =>
    dependsOn(look, part, other) && !dependsOn(look, other, part),

  /** VG 11.9.3.1.1: when the card of a continuous ability came. */
  timeOfAbility: (_game: ContinuousGame, card: CardState): number => card.stamp,

  /** VG 11.9.3.1.1.1 */
  timeOfEffect: (_game: ContinuousGame, { stamp }: ContinuousEffect): number => stamp,

  /** VG 11.9.3.1.1.2: of one moment. */
  comesFirst: (game: ContinuousGame, master: PlayerId): boolean => master === game.state.turnPlayer,
} satisfies TableFor<ContinuousRules>);

/** Only what gives or takes abilities makes other parts begin or end. */
const changesAbilities = ({ changes }: Part): boolean => changes === 'gain' || changes === 'negate';

/** Returns the parts that may work now and have not been applied. A lost ability has no part from then on. */
function partsLeft(game: ContinuousGame, done: ReadonlySet<string>): readonly Part[] {
  const parts = [...game.state.effects.map((effect) => partOfEffect(game, effect)), ...partsOfAbilities(game)];
  return parts.filter(({ name }) => !done.has(name));
}

function partsOfAbilities(game: ContinuousGame): Part[] {
  const bearers = continuousInPlay(game);
  return (game.rules.continuousOrder?.(game, bearers) ?? bearers).flatMap((card) =>
    continuousOn(game, card).flatMap(([key, ability]) => {
      const has = () => abilitiesOf(game, card).includes(ability);
      if (!has()) return [];
      return ability.effect.flatMap((instruction, index): Part[] => {
        // The layer does not depend on the amounts.
        const modification = wordOf(game, instruction).modification?.(instruction, () => 0);
        if (!modification) return [];
        return [
          {
            name: `${key}.${index}`,
            layer: game.rules.layerOf(game, modification),
            stamp: game.rules.timeOfAbility!(game, card),
            isFirst: game.rules.comesFirst!(game, game.rules.masterOf(game, card)),
            changes: modification.kind,
            isFixed: false,
            readsValues: [instruction, ability.if].some((said) => partReads(game.rules.language, said, 'values')),
            does: () => (has() ? contributionsOf(game, card, ability, [instruction]) : NO_CONTRIBUTIONS),
          },
        ];
      });
    }),
  );
}

function partOfEffect(game: ContinuousGame, effect: ContinuousEffect): Part {
  const { stamp, player, modification, scope } = effect;
  return {
    name: `effect ${stamp}`,
    layer: game.rules.layerOf(game, modification),
    stamp: game.rules.timeOfEffect!(game, effect),
    isFirst: game.rules.comesFirst!(game, player),
    changes: modification.kind,
    isFixed: scope === undefined,
    readsValues: partReads(game.rules.language, scope, 'values'),
    does: () => [contributionOfEffect(game, effect)],
  };
}

const byTime = (parts: readonly Part[]): readonly Part[] =>
  [...parts].sort((one, other) => one.stamp - other.stamp || Number(other.isFirst) - Number(one.isFirst));

function nextOf(game: ContinuousGame, look: Look, inOrder: readonly Part[]): Part {
  const waits = (part: Part) => inOrder.some((other) => game.rules.waitsFor!(game, look, part, other));
  // In a circle of dependencies the time stamp decides.
  return inOrder.find((part) => !waits(part)) ?? inOrder[0]!;
}

/** Kinds of changes that no filter, condition or amount asks about. */
const UNREAD: readonly Modification['kind'][] = ['forbid', 'oblige', 'allow', 'require', 'cost', 'later', 'trigger'];

/** Returns whether a part does something else if another is applied before it. */
function dependsOn(look: Look, part: Part, other: Part): boolean {
  if (part.isFixed || part === other || UNREAD.includes(other.changes)) return false;
  if (other.changes === 'stat' && !part.readsValues) return false;
  const { list } = look.applied;
  const before = doesNow(look, part);
  list.set(other.name, doesNow(look, other));
  const after = part.does();
  list.delete(other.name);
  return !sameContributions(before, after);
}

function doesNow({ before }: Look, part: Part): readonly Contribution[] {
  let known = before.get(part);
  if (!known) before.set(part, (known = part.does()));
  return known;
}
