/** What each continuous ability does by itself in the state as it is when asked. */

import type { Amount, Instruction } from '../../../schemas/ability';
import { amountOf, cardsMatching, fixedTargets, playersOf } from '../reading/select';
import type { Ability, CardState } from '../state';
import { isTarget, type ContinuousEffect, type Modification, type KeyedModification } from '../state/lasting';
import { printedAbilities } from '../reading/print';
import type { Contribution } from '../state/applied';
import { wordOf } from '../reading/language';
import type { EvaluationContext } from '../state/effect-context';
import { abilitiesOf, nameOfEffect, nameOnCard } from './abilities';
import { isShutOutFrom } from './beginnings';
import { mayHaveGained } from './sources';
import type { ContinuousGame } from './rules';

export const NO_CONTRIBUTIONS: readonly Contribution[] = [];

/**
 * Returns the continuous abilities printed on a card, negated or not, and those it has gained, each with a name that
 * stays the same.
 */
export function continuousOn(game: ContinuousGame, card: CardState): [string, Ability][] {
  const printed = printedAbilities(game, card);
  if (!mayHaveGained(game)) return continuousPrintedOn(game, card, printed);
  const gained = abilitiesOf(game, card).filter((ability) => !printed.includes(ability));
  return nameContinuous(game, card, [...printed, ...gained]);
}

const nameContinuous = (game: ContinuousGame, card: CardState, abilities: readonly Ability[]): [string, Ability][] =>
  abilities.flatMap((ability): [string, Ability][] =>
    game.rules.isContinuous(game, ability) ? [[`${card.id}#${nameOnCard(game, card, ability)}`, ability]] : [],
  );

/** The named abilities of a card, valid for the list of printed abilities that it had then. */
const PRINTED = new WeakMap<CardState, { readonly printed: readonly Ability[]; readonly named: [string, Ability][] }>();

function continuousPrintedOn(game: ContinuousGame, card: CardState, printed: readonly Ability[]): [string, Ability][] {
  let known = PRINTED.get(card);
  if (known?.printed !== printed) PRINTED.set(card, (known = { printed, named: nameContinuous(game, card, printed) }));
  return known.named;
}

/**
 * Returns what the ability does now, one contribution for each part.
 * @param instructions the parts to look at
 */
export function contributionsOf(
  game: ContinuousGame,
  card: CardState,
  ability: Ability,
  instructions: readonly Instruction[] = ability.effect,
): Contribution[] {
  if (!game.rules.isWhereItWorks(game, card, ability)) return [];
  const player = game.rules.masterOf(game, card);
  const context = { player, source: card, ability, chosen: [] };
  const conditionUnmet =
    !game.rules.abilityIsValid(game, card, ability) || !game.rules.conditionHolds(game, context, ability);
  // While the condition is unmet nothing changes, and the cards that an amount counts may not be there yet.
  const value = (amount: Amount) => (conditionUnmet ? 0 : amountOf(game, context, amount));
  const contributions: Contribution[] = [];
  for (const instruction of instructions) {
    if (!('target' in instruction)) continue;
    const made = modificationsOfPart(game, context, instruction, value);
    if (made.length === 0) continue;
    const remembers = game.remembersReach;
    const isNamed = remembers || made.some(({ modification }) => modification.kind === 'gain');
    const name = isNamed ? nameOfPart(game, card, ability, instruction) : undefined;
    const cards = fixedTargets(game, context, instruction.target!);
    const reached = remembers ? cards.filter((target) => !isShutOutFrom(game, name!, target)) : cards;
    const { stamp, id: source } = card;
    const part = {
      stamp,
      player,
      source,
      targets: reached.map(({ id }) => id),
      players: 'players' in instruction.target! ? playersOf(game, player, instruction.target.players) : undefined,
      ability,
      instruction,
      conditionUnmet,
    };
    for (const { key, modification } of made) contributions.push({ ...part, modification, name: name && name + key });
  }
  return contributions;
}

function modificationsOfPart(
  game: ContinuousGame,
  context: EvaluationContext,
  instruction: Instruction,
  value: (amount: Amount) => number,
): readonly KeyedModification[] {
  const { modification, modificationsNow } = wordOf(game, instruction);
  if (modificationsNow) return modificationsNow(game, context, instruction);
  const made = modification?.(instruction, value);
  return made ? [{ key: '', modification: made }] : [];
}

/**
 * Returns what a resolved effect does: to its targets that are still the same objects, or to the cards that match its
 * filter now.
 */
export function contributionOfEffect(game: ContinuousGame, effect: ContinuousEffect): Contribution {
  const { player, source, scope, cause } = effect;
  const cards =
    scope && 'all' in scope
      ? cardsMatching(
          game,
          { player, ...(scope.known ?? { source: game.card(source), chosen: [] }) },
          scope.all,
        ).filter((card) => cause === undefined || game.rules.effectReaches?.(game, card, cause) !== false)
      : effect.targets.map(({ id }) => game.card(id)).filter((card) => isTarget(effect, card));
  const targets = cards.map(({ id }) => id);
  return { ...effect, targets, name: nameOfEffect(effect), conditionUnmet: false };
}

/** Names an instruction of an ability of one object. */
function nameOfPart(game: ContinuousGame, card: CardState, ability: Ability, instruction: Instruction): string {
  const giver = nameOnCard(game, card, ability);
  return `${card.id}@${card.zoneChangeCount}#${giver}.${ability.effect.indexOf(instruction)}`;
}

/** Compares two results for the same ability. Only targets, conditions and numbers can differ between them. */
export const sameContributions = (one: readonly Contribution[], other: readonly Contribution[]): boolean =>
  one.length === other.length && one.every((contribution, index) => isSame(contribution, other[index]!));

const isSame = (one: Contribution, other: Contribution): boolean =>
  one.instruction === other.instruction &&
  one.name === other.name &&
  one.conditionUnmet === other.conditionUnmet &&
  one.targets.length === other.targets.length &&
  one.targets.every((target, index) => target === other.targets[index]) &&
  sameNumbers(one.modification, other.modification);

const sameNumbers = (one: Modification, other: Modification): boolean =>
  one.kind !== 'stat' || other.kind !== 'stat' || (one.by === other.by && one.to === other.to);
