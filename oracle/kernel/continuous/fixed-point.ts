/**
 * Continuous abilities may feed each other, so they are applied until nothing changes any more: the turn player's, then the
 * other's, again and again. They are not applied event by event, since then their order of arrival would matter.
 * Each is applied to what is true without it, so that it cannot undo itself: "characters of at most 3000 AP get +1000" raises
 * one that has 3000 and stays. Two that undo and redo each other never come to rest; what that means the game says.
 */

import { once } from '../remember';
import type { Instruction, Amount } from '../../../schemas/ability';
import type { PlayerId, Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { wordOf } from '../language/definition';
import { amountOf, fixedTargets } from '../language/select';
import type { Modification, Ability, CardState } from '../state';
import type { AppliedModification } from './modification';
import { abilitiesOf, nameOnCard, placeOnCard } from './abilities';
import { printedAbilities } from './print';
import {
  mayHaveGained,
  lookAtEachOther,
  continuousInPlay,
  mayBeInPlay,
  abilitySourcesOf,
  versionOfContinuous,
} from './sources';

/** What one continuous ability does right now. */
export interface Contribution {
  readonly stamp: number;
  readonly player: PlayerId;
  readonly targets: readonly Handle[];
  readonly modification: Modification;
  readonly ability: Ability;
  readonly instruction: Instruction;
  /** Of one that gives an ability: the name of the grant, see grantedBy. */
  readonly grantedBy: string | undefined;
  /** true: a requirement or condition is not met, so it does nothing. */
  readonly conditionUnmet: boolean;
}

export interface AppliedContinuous {
  /** What could have changed it since: see ValueCache. */
  readonly version: number;
  readonly sourceMoves: number;
  readonly effectChanges: number;
  /** true: everything has been applied; what changes a card is then found once. */
  isComplete: boolean;
  readonly byCard: Map<CardState, readonly AppliedModification[]>;
  readonly list: Map<string, readonly Contribution[]>;
  /** How much had happened then, where an ability looks back at that; null: none does. */
  history: number | null;
  /** false: the abilities never came to rest. */
  converges: boolean;
  /** Does some ability do something else than it would if it were the only one, or change what it looks at itself? */
  readonly hasDependency: () => boolean;
}

const MOST_PASSES = 50;

/** Do the continuous abilities come to rest? */
export const converges = (game: AnyGame): boolean => !mayDepend(game) || game.rules.applyContinuous(game).converges;

/** false: for certain at most one continuous ability works, and it sees nothing of itself. */
function mayDepend(game: AnyGame): boolean {
  const { rules } = game;
  if (rules.continuousSeesItself || mayHaveGained(game)) return true;
  if (!lookAtEachOther(game)) return false;
  let count = 0;
  for (const card of continuousInPlay(game)) {
    for (const ability of printedAbilities(game, card)) if (rules.isContinuous(game, ability)) count += 1;
  }
  return count > 1;
}

/** How a game finds out what its continuous abilities do: until nothing changes any more. A partial rule table. */
export const fixedPoint = {
  /** What every continuous ability does in the present state. */
  applyContinuous(game: AnyGame): AppliedContinuous {
    const { values } = game;
    if (values.continuous && isUpToDate(game, values.continuous)) return values.continuous;
    const applied = nothingApplied(game);
    values.continuous = applied;
    if (!mayBeInPlay(game, 'continuous')) {
      applied.isComplete = true;
      return applied;
    }
    if (mayBeInPlay(game, 'continuous looking back')) applied.history = game.journal.length;
    game.withoutCiting(() => applyUntilNothingChanges(game, applied));
    applied.isComplete = true;
    return applied;
  },
};

function nothingApplied(game: AnyGame): AppliedContinuous {
  const { sourceMoves, effectChanges } = game.values;
  const applied: AppliedContinuous = {
    version: versionOfContinuous(game),
    sourceMoves,
    effectChanges,
    isComplete: false,
    byCard: new Map(),
    list: new Map(),
    history: null,
    converges: true,
    hasDependency: once(() => game.withoutCiting(() => haveDependency(game, applied))),
  };
  return applied;
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

/** What happens need not change anything else. */
const isUpToDate = (game: AnyGame, { version, sourceMoves, effectChanges, history }: AppliedContinuous): boolean =>
  sourceMoves === game.values.sourceMoves &&
  effectChanges === game.values.effectChanges &&
  version === versionOfContinuous(game) &&
  (history === null || history === game.journal.length);

/** Looks at every continuous ability once, in order; true: something changed. */
function applyOnce(game: AnyGame, applied: AppliedContinuous): boolean {
  let changed = false;
  const seen: string[] = [];
  for (const card of inOrder(game, continuousInPlay(game))) {
    for (const [key, ability] of continuousOn(game, card)) {
      seen.push(key);
      const before = applied.list.get(key) ?? NO_CONTRIBUTIONS;
      if (!game.rules.continuousSeesItself) applied.list.set(key, NO_CONTRIBUTIONS);
      const now = abilitiesOf(game, card).includes(ability) ? contributionsOf(game, card, ability) : NO_CONTRIBUTIONS;
      applied.list.set(key, now);
      if (!sameContributions(before, now)) changed = true;
    }
  }
  if (applied.list.size === seen.length) return changed;
  for (const [key, contributions] of applied.list) {
    if (seen.includes(key)) continue;
    applied.list.delete(key);
    if (contributions.length > 0) changed = true;
  }
  return changed;
}

const NO_CONTRIBUTIONS: readonly Contribution[] = [];

/** The continuous abilities printed on a card, negated or not, and those it has gained; by a name that stays the same. */
function continuousOn(game: AnyGame, card: CardState): [string, Ability][] {
  const printed = printedAbilities(game, card);
  if (!mayHaveGained(game)) return continuousPrintedOn(game, card, printed);
  const gained = abilitiesOf(game, card).filter((ability) => !printed.includes(ability));
  return named(game, card, [...printed, ...gained]);
}

const named = (game: AnyGame, card: CardState, abilities: readonly Ability[]): [string, Ability][] =>
  abilities.flatMap((ability, index): [string, Ability][] =>
    game.rules.isContinuous(game, ability) ? [[`${card.id}#${placeOnCard(card, index)}`, ability]] : [],
  );

/** By the abilities that its print had then. */
const PRINTED = new WeakMap<CardState, { readonly printed: readonly Ability[]; readonly named: [string, Ability][] }>();

function continuousPrintedOn(game: AnyGame, card: CardState, printed: readonly Ability[]): [string, Ability][] {
  let known = PRINTED.get(card);
  if (known?.printed !== printed) PRINTED.set(card, (known = { printed, named: named(game, card, printed) }));
  return known.named;
}

/** Each is applied alone, and once more to what it has done itself. */
function haveDependency(game: AnyGame, applied: AppliedContinuous): boolean {
  const alone: AppliedContinuous = { ...applied, isComplete: false, list: new Map(), hasDependency: () => false };
  game.values.continuous = alone;
  try {
    return abilitySourcesOf(game).some((card) =>
      continuousOn(game, card).some(([key, ability]) => {
        const does = contributionsOf(game, card, ability);
        alone.list.set(key, does);
        const doesThen = contributionsOf(game, card, ability);
        alone.list.clear();
        return (
          !sameContributions(does, applied.list.get(key) ?? NO_CONTRIBUTIONS) || !sameContributions(does, doesThen)
        );
      }),
    );
  } finally {
    game.values.continuous = applied;
  }
}

const inOrder = (game: AnyGame, cards: readonly CardState[]): readonly CardState[] =>
  game.rules.continuousOrder?.(game, cards) ??
  [...cards].sort((one, other) => turnOrder(game, one) - turnOrder(game, other) || one.stamp - other.stamp);

const turnOrder = (game: AnyGame, card: CardState): number =>
  game.rules.masterOf(game, card) === game.state.turnPlayer ? 0 : 1;

function contributionsOf(game: AnyGame, card: CardState, ability: Ability): Contribution[] {
  if (!(ability.zones ?? game.rules.playZones).includes(card.zone)) return [];
  const player = game.rules.masterOf(game, card);
  const context = { player, source: card, ability, chosen: [] };
  const conditionUnmet =
    !game.rules.abilityIsValid(game, card, ability) || !game.rules.conditionHolds(game, context, ability);
  // Where its condition is unmet it changes nothing, and what its amount asks for may not be there yet.
  const value = (amount: Amount) => (conditionUnmet ? 0 : amountOf(game, context, amount));
  const contributions: Contribution[] = [];
  for (const instruction of ability.effect) {
    const modification = wordOf(game, instruction).modification?.(instruction, value);
    if (!modification || !('target' in instruction)) continue;
    const targets = fixedTargets(game, context, instruction.target!).map((target) => target.id);
    const { stamp } = card;
    const grantedBy = modification.kind === 'gain' ? nameOfGrant(game, card, ability, instruction) : undefined;
    contributions.push({ stamp, player, targets, modification, ability, instruction, grantedBy, conditionUnmet });
  }
  return contributions;
}

/** Which instruction of which ability of which individual gives it. */
function nameOfGrant(game: AnyGame, card: CardState, ability: Ability, instruction: Instruction): string {
  const giver = nameOnCard(game, card, ability);
  return `${card.id}@${card.zoneChangeCount}#${giver}.${ability.effect.indexOf(instruction)}`;
}

/** Of one card at one moment: what they do differs in their numbers and targets, if at all. */
const sameContributions = (one: readonly Contribution[], other: readonly Contribution[]): boolean =>
  one.length === other.length && one.every((contribution, index) => isSame(contribution, other[index]!));

const isSame = (one: Contribution, other: Contribution): boolean =>
  one.instruction === other.instruction &&
  one.conditionUnmet === other.conditionUnmet &&
  one.targets.length === other.targets.length &&
  one.targets.every((target, index) => target === other.targets[index]) &&
  sameNumbers(one.modification, other.modification);

const sameNumbers = (one: Modification, other: Modification): boolean =>
  one.kind !== 'stat' || other.kind !== 'stat' || (one.by === other.by && one.to === other.to);
