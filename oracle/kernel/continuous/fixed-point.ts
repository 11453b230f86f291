/**
 * Continuous abilities may feed each other, so they are applied in passes, the turn player's first, until nothing
 * changes. They are not applied event by event, because then the order of events would matter. Each ability is applied
 * to the state without itself, so that it cannot undo itself: "characters of at most 3000 AP get +1000" raises a card
 * with 3000 and keeps it raised. A game may let an ability see its own result (`continuousSeesItself`) and may start
 * from the previous result (`accumulatesContinuous`). Two abilities that undo each other never settle; the game decides
 * what that means.
 */

import { PLAYERS } from '../../../schemas/common';
import { readsWhatOthersChange } from '../reading/ability-analysis';
import { once } from '../remember';
import type { CardState } from '../state';
import { printedAbilities } from '../reading/print';
import type { AppliedContinuous, Contribution } from '../state/applied';
import { abilitiesOf, nameOfEffect } from './abilities';
import { applying } from './applied';
import {
  continuousOn,
  contributionOfEffect,
  contributionsOf,
  NO_CONTRIBUTIONS,
  sameContributions,
} from './contributions';
import {
  anyModifierOfKind,
  continuousInPlay,
  effectsOnFilters,
  lookAtEachOther,
  mayBeInPlay,
  mayHaveGained,
} from './sources';
import type { ContinuousGame } from './rules';

const MOST_PASSES = 50;

/** Returns whether the continuous abilities settle. */
export const converges = (game: ContinuousGame): boolean =>
  !mayDepend(game) || game.rules.applyContinuous(game).converges;

/** false: certainly at most one continuous ability works, and it does not see its own result. */
function mayDepend(game: ContinuousGame): boolean {
  const { rules } = game;
  if (effectsOnFilters(game).length > 0) return true;
  if (!lookAtEachOther(game)) return false;
  if (mayHaveGained(game) || (rules.continuousSeesItself ?? 'never') !== 'never') return true;
  let count = 0;
  for (const card of continuousInPlay(game)) {
    for (const ability of printedAbilities(game, card)) if (rules.isContinuous(game, ability)) count += 1;
  }
  return count > 1;
}

/** Applies continuous abilities until nothing changes. A partial rule table. */
export const fixedPoint = applying((game, applied) => {
  applied.hasDependency = once(() => game.withoutCiting(() => haveDependency(game, applied)));
  if (game.rules.accumulatesContinuous) carryOver(game.values.lastApplied, applied);
  applyUntilNothingChanges(game, applied);
});

function carryOver(last: ReadonlyMap<string, readonly Contribution[]>, { list }: AppliedContinuous): void {
  for (const [key, contributions] of last) list.set(key, contributions);
}

/** Keeps the present result before each moment, for games in which the next application starts from it. */
export function keepApplied(game: ContinuousGame): void {
  const { rules, values } = game;
  if (!rules.accumulatesContinuous) return;
  if (mayBeInPlay(game, 'continuous') && mayDepend(game)) values.lastApplied = rules.applyContinuous(game).list;
  else if (values.lastApplied.size > 0) values.lastApplied = new Map();
}

function applyUntilNothingChanges(game: ContinuousGame, applied: AppliedContinuous): void {
  if (!mayDepend(game)) {
    applyOnce(game, applied);
    return;
  }
  for (let pass = 1; applyOnce(game, applied); pass++) {
    if (pass === game.rules.continuousRounds) return;
    if (pass < MOST_PASSES) continue;
    applied.converges = false;
    return;
  }
}

/** Something that contributes: a continuous ability or an effect on a filter, by the key that names it. */
interface Contributor {
  readonly key: string;
  does(): readonly Contribution[];
}

/** Finds what contributes, in order. Each is looked for when those before it have been applied. */
function* contributorsOf(game: ContinuousGame): Generator<Contributor, void, void> {
  for (const card of inOrder(game, continuousInPlay(game)))
    for (const [key, ability] of continuousOn(game, card))
      yield {
        key,
        does: () =>
          abilitiesOf(game, card).includes(ability) ? contributionsOf(game, card, ability) : NO_CONTRIBUTIONS,
      };
  for (const effect of effectsOnFilters(game))
    yield { key: nameOfEffect(effect), does: () => [contributionOfEffect(game, effect)] };
}

/**
 * Applies everything that contributes once, in order.
 * @returns whether something changed
 */
function applyOnce(game: ContinuousGame, applied: AppliedContinuous): boolean {
  const { list } = applied;
  const seen = new Set<string>();
  let changed = false;
  for (const { key, does } of contributorsOf(game)) {
    seen.add(key);
    const before = list.get(key) ?? NO_CONTRIBUTIONS;
    const now = appliedAlone(game, applied, key, does);
    list.set(key, now);
    if (!sameContributions(before, now)) changed = true;
  }
  return dropOthers(list, seen) || changed;
}

/**
 * Drops what contributes no more.
 * @returns whether something of it had an effect
 */
function dropOthers(list: AppliedContinuous['list'], seen: ReadonlySet<string>): boolean {
  let changed = false;
  if (list.size === seen.size) return changed;
  for (const [key, contributions] of list) {
    if (seen.has(key)) continue;
    list.delete(key);
    if (contributions.length > 0) changed = true;
  }
  return changed;
}

/** Returns what one ability does, given what the others do. */
function appliedAlone(
  { rules }: ContinuousGame,
  { list }: AppliedContinuous,
  key: string,
  does: () => readonly Contribution[],
): readonly Contribution[] {
  if (rules.continuousSeesItself === 'always') return does();
  if (rules.continuousSeesItself === 'untilItRests') {
    const rested = untilItRests(list, key, does);
    if (rested) return rested;
  }
  list.set(key, NO_CONTRIBUTIONS);
  return does();
}

/** Applies an ability to its own result until it settles; null if it takes the result back or never settles. */
function untilItRests(
  list: AppliedContinuous['list'],
  key: string,
  does: () => readonly Contribution[],
): readonly Contribution[] | null {
  const past = [list.get(key) ?? NO_CONTRIBUTIONS];
  while (past.length <= MOST_PASSES) {
    const now = does();
    if (sameContributions(now, past[0]!)) return now;
    if (past.some((one) => sameContributions(now, one))) return null;
    list.set(key, now);
    past.unshift(now);
  }
  return null;
}

/**
 * Looks for an ability that depends on another or on itself. Each is applied alone, then to its own result, and to the
 * result it would have if it reached every card in play.
 */
function haveDependency(game: ContinuousGame, applied: AppliedContinuous): boolean {
  const areSteady = NOT_VALUES_ALONE.every((kind) => !anyModifierOfKind(game, kind));
  return withTrial(game, applied, (trial) =>
    continuousInPlay(game).some((card) =>
      continuousOn(game, card).some(([key, ability]) => {
        if (areSteady && !readsWhatOthersChange(game.rules.language, ability)) return false;
        const alone = contributionsOf(game, card, ability);
        if (!sameContributions(alone, applied.list.get(key) ?? NO_CONTRIBUTIONS)) return true;
        const isChangedBy = (done: readonly Contribution[]) =>
          !sameContributions(
            alone,
            whileDone(trial, key, done, () => contributionsOf(game, card, ability)),
          );
        if (isChangedBy(alone)) return true;
        return game.rules.continuousSeesItself === 'untilItRests' && isChangedBy(everywhere(game, alone));
      }),
    ),
  );
}

type Contributions = AppliedContinuous['list'];

/** Looks at the game with nothing applied but what is put into the list meanwhile. */
function withTrial<T>(game: ContinuousGame, applied: AppliedContinuous, look: (trial: Contributions) => T): T {
  const trial: Contributions = new Map();
  game.values.continuous = { ...applied, isComplete: false, list: trial, hasDependency: () => false };
  try {
    return look(trial);
  } finally {
    game.values.continuous = applied;
  }
}

/** Looks at the game of a trial while one ability has done this. */
function whileDone<T>(trial: Contributions, key: string, done: readonly Contribution[], look: () => T): T {
  trial.set(key, done);
  const found = look();
  trial.clear();
  return found;
}

/** Without modifications of these kinds, only an ability that reads values or abilities can depend on another. */
const NOT_VALUES_ALONE = ['gain', 'negate', 'words'] as const;

const everywhere = (game: ContinuousGame, contributions: readonly Contribution[]): readonly Contribution[] => {
  const targets = PLAYERS.flatMap((player) => game.zonesWith.abilities.flatMap((zone) => game.zone(player, zone)));
  return contributions.map((one) => ({ ...one, targets }));
};

const inOrder = (game: ContinuousGame, cards: readonly CardState[]): readonly CardState[] =>
  game.rules.continuousOrder?.(game, cards) ??
  [...cards].sort((one, other) => turnOrder(game, one) - turnOrder(game, other) || one.stamp - other.stamp);

const turnOrder = (game: ContinuousGame, card: CardState): number =>
  game.rules.masterOf(game, card) === game.state.turnPlayer ? 0 : 1;
