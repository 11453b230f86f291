/**
 * Continuous abilities may feed each other, so they are applied until nothing changes any more: the turn player's, then the
 * other's, again and again. They are not applied event by event, since then their order of arrival would matter.
 * Each is applied to what is true without it, so that it cannot undo itself: "characters of at most 3000 AP get +1000" raises
 * one that has 3000 and stays. A game may let it see first what comes of itself (`continuousSeesItself`), and may begin with what
 * all of them did until now (`accumulatesContinuous`). Two that undo and redo each other never come to rest; what that means the game says.
 */

import { PLAYERS } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { readsWhatOthersChange } from '../language/ability-analysis';
import { once } from '../remember';
import type { CardState } from '../state';
import { abilitiesOf, nameOfEffect } from './abilities';
import { applying, type AppliedContinuous } from './applied';
import {
  continuousOn,
  contributionOfEffect,
  contributionsOf,
  NO_CONTRIBUTIONS,
  sameContributions,
  type Contribution,
} from './contributions';
import { printedAbilities } from './print';
import {
  anyModifierOfKind,
  continuousInPlay,
  effectsOnFilters,
  lookAtEachOther,
  mayBeInPlay,
  mayHaveGained,
} from './sources';

const MOST_PASSES = 50;

/** Do the continuous abilities come to rest? */
export const converges = (game: AnyGame): boolean => !mayDepend(game) || game.rules.applyContinuous(game).converges;

/** false: for certain at most one continuous ability works, and it sees nothing of itself. */
function mayDepend(game: AnyGame): boolean {
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

/** How a game finds out what its continuous abilities do: until nothing changes any more. A partial rule table. */
export const fixedPoint = applying((game, applied) => {
  applied.hasDependency = once(() => game.withoutCiting(() => haveDependency(game, applied)));
  if (game.rules.accumulatesContinuous) carryOver(game.values.lastApplied, applied);
  applyUntilNothingChanges(game, applied);
});

function carryOver(last: ReadonlyMap<string, readonly Contribution[]>, { list }: AppliedContinuous): void {
  for (const [key, contributions] of last) list.set(key, contributions);
}

/** Before each moment: what the continuous abilities do by then is where they go on from. */
export function keepApplied(game: AnyGame): void {
  const { rules, values } = game;
  if (!rules.accumulatesContinuous) return;
  if (mayBeInPlay(game, 'continuous') && mayDepend(game)) values.lastApplied = rules.applyContinuous(game).list;
  else if (values.lastApplied.size > 0) values.lastApplied = new Map();
}

function applyUntilNothingChanges(game: AnyGame, applied: AppliedContinuous): void {
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

/** Looks at every continuous ability, and every effect on a filter, once, in order; true: something changed. */
function applyOnce(game: AnyGame, applied: AppliedContinuous): boolean {
  let changed = false;
  const seen: string[] = [];
  for (const card of inOrder(game, continuousInPlay(game))) {
    for (const [key, ability] of continuousOn(game, card)) {
      seen.push(key);
      const before = applied.list.get(key) ?? NO_CONTRIBUTIONS;
      const does = () =>
        abilitiesOf(game, card).includes(ability) ? contributionsOf(game, card, ability) : NO_CONTRIBUTIONS;
      if (storeContributions(applied, key, before, appliedAlone(game, applied, key, does))) changed = true;
    }
  }
  for (const effect of effectsOnFilters(game)) {
    const key = nameOfEffect(effect);
    seen.push(key);
    const before = applied.list.get(key) ?? NO_CONTRIBUTIONS;
    if (
      storeContributions(
        applied,
        key,
        before,
        appliedAlone(game, applied, key, () => [contributionOfEffect(game, effect)]),
      )
    )
      changed = true;
  }
  if (applied.list.size === seen.length) return changed;
  for (const [key, contributions] of applied.list) {
    if (seen.includes(key)) continue;
    applied.list.delete(key);
    if (contributions.length > 0) changed = true;
  }
  return changed;
}

/** What one does among what the others do. */
function appliedAlone(
  { rules }: AnyGame,
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

/** What comes of it where it sees again and again what it has done; null: it takes that back, or goes on for ever. */
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

/** @returns does it do something else than before? */
function storeContributions(
  { list }: AppliedContinuous,
  key: string,
  before: readonly Contribution[],
  now: readonly Contribution[],
): boolean {
  list.set(key, now);
  return !sameContributions(before, now);
}

/** Each is applied alone, and once more to what it has done itself, or would do if it reached every card in play. */
function haveDependency(game: AnyGame, applied: AppliedContinuous): boolean {
  const alone: AppliedContinuous = { ...applied, isComplete: false, list: new Map(), hasDependency: () => false };
  const areSteady = NOT_VALUES_ALONE.every((kind) => !anyModifierOfKind(game, kind));
  game.values.continuous = alone;
  try {
    return continuousInPlay(game).some((card) =>
      continuousOn(game, card).some(([key, ability]) => {
        if (areSteady && !readsWhatOthersChange(game.rules.language, ability)) return false;
        const does = contributionsOf(game, card, ability);
        const isChangedBy = (done: readonly Contribution[]) => {
          alone.list.set(key, done);
          const doesThen = contributionsOf(game, card, ability);
          alone.list.clear();
          return !sameContributions(does, doesThen);
        };
        if (!sameContributions(does, applied.list.get(key) ?? NO_CONTRIBUTIONS) || isChangedBy(does)) return true;
        return game.rules.continuousSeesItself === 'untilItRests' && isChangedBy(everywhere(game, does));
      }),
    );
  } finally {
    game.values.continuous = applied;
  }
}

/** Where there is none of these, only what reads values or abilities can come to do something else. */
const NOT_VALUES_ALONE = ['gain', 'negate', 'words'] as const;

const everywhere = (game: AnyGame, contributions: readonly Contribution[]): readonly Contribution[] => {
  const targets = PLAYERS.flatMap((player) => game.zonesWith.abilities.flatMap((zone) => game.zone(player, zone)));
  return contributions.map((one) => ({ ...one, targets }));
};

const inOrder = (game: AnyGame, cards: readonly CardState[]): readonly CardState[] =>
  game.rules.continuousOrder?.(game, cards) ??
  [...cards].sort((one, other) => turnOrder(game, one) - turnOrder(game, other) || one.stamp - other.stamp);

const turnOrder = (game: AnyGame, card: CardState): number =>
  game.rules.masterOf(game, card) === game.state.turnPlayer ? 0 : 1;
