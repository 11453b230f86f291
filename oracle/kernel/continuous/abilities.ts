/** The abilities of a card, printed and gained, without those that are negated, and what activating them requires. */

import type { AbilityKind, Trigger } from '../../../schemas/ability';
import { isOfKind } from '../reading/ability-kind';
import { isTriggerOf } from '../reading/trigger-events';
import type { Ability, CardState } from '../state';
import type { Requirement } from '../state/lasting';
import { loanOf, meaningOfAbility, placeOnCard, printedAbilities } from '../reading/print';
import type { AppliedModification } from '../state/applied';
import { NO_ABILITIES } from '../state';
import { citeContinuous, modificationsOf } from './modification';
import { anyModifierOfKind, mayHaveGained } from './sources';
import { prevents } from './unaffected';
import { negationIsForbidden } from './unnegatable';
import type { ContinuousGame } from './rules';

/** Returns the printed and gained abilities of a card, without those that are negated. */
export function abilitiesOf(game: ContinuousGame, card: CardState): readonly Ability[] {
  if (card.snapshot?.abilities) return card.snapshot.abilities;
  const printed = printedAbilities(game, card);
  if (!anyModifierOfKind(game, 'negate') && !mayHaveGained(game)) return printed;
  const changes = modificationsOf(game, card).filter((change) => !change.conditionUnmet);
  if (changes.length === 0) return printed;
  const inOrder = game.rules.losesGained ? [...changes].sort((one, other) => one.stamp - other.stamp) : changes;
  return inOrder.reduce((abilities, change) => abilitiesAfter(game, card, abilities, change, changes), printed);
}

/** Returns the abilities that a card would have if none were negated. */
export function abilitiesWithNegated(game: ContinuousGame, card: CardState): readonly Ability[] {
  const printed = printedAbilities(game, card);
  if (!mayHaveGained(game)) return printed;
  const gained = modificationsOf(game, card).flatMap((change) =>
    change.conditionUnmet ? [] : (gainedBy(game, change) ?? []),
  );
  return [...printed, ...gained];
}

function abilitiesAfter(
  game: ContinuousGame,
  card: CardState,
  abilities: readonly Ability[],
  change: AppliedModification,
  changes: readonly AppliedModification[],
): readonly Ability[] {
  const { modification } = change;
  if (modification.kind === 'negate') {
    if (negationIsForbidden(game, card, abilities, change, changes)) return abilities;
    return abilities.flatMap((ability) =>
      isNegated(game, card, ability, change) ? keepOtherTimings(ability, modification.of?.event) : [ability],
    );
  }
  const gained = gainedBy(game, change);
  return gained ? [...abilities, gained] : abilities;
}

/** Keeps the other timings of an ability of which only one timing is negated (OP 8-2-1-1). */
function keepOtherTimings(ability: Ability, event: string | undefined): readonly Ability[] {
  if (event === undefined || ability.when?.or === undefined) return NO_ABILITIES;
  const left = WITHOUT_TIMING.get(ability)?.get(event) ?? withoutTiming(ability, ability.when, event);
  return left ? [left] : NO_ABILITIES;
}

/** Returns the same object for the same ability and event, because callers compare abilities by identity. */
function withoutTiming(ability: Ability, { or = [], ...first }: Trigger, event: string): Ability | null {
  const [when, ...others] = [first, ...or].filter((one) => !isTriggerOf(one, event));
  const left = when ? { ...ability, when: others.length > 0 ? { ...when, or: others } : when } : null;
  if (left) WHOLE.set(left, wholeOf(ability));
  WITHOUT_TIMING.set(ability, new Map(WITHOUT_TIMING.get(ability)).set(event, left));
  return left;
}

const WITHOUT_TIMING = new WeakMap<Ability, Map<string, Ability | null>>();
const WHOLE = new WeakMap<Ability, Ability>();

/**
 * Returns the complete ability for one that lost timings, and the keyword for an ability that states what the keyword
 * does.
 */
export const wholeOf = (ability: Ability): Ability => WHOLE.get(ability) ?? ability;

/**
 * Makes an ability count as its keyword.
 * @param meaning what the keyword does, as a new ability object
 */
export function countAs(keyword: Ability, meaning: Ability): Ability {
  WHOLE.set(meaning, wholeOf(keyword));
  return meaning;
}

/**
 * Returns whether a negation removes the ability. It spares a continuous ability that cannot be prevented (an activated
 * or triggered one is not spared, BS FAQ-1-4-2) and one that makes its card unaffected by the negation.
 */
const isNegated = (game: ContinuousGame, card: CardState, ability: Ability, negation: AppliedModification): boolean =>
  negation.modification.kind === 'negate' &&
  isOfKind(game, ability, negation.modification.of) &&
  isNamed(game, card, ability, negation.modification.ability) &&
  (mayLoseGained(game, negation) || grantedBy(ability) === undefined) &&
  !prevents(game, card, ability, negation) &&
  !(ability.unpreventable && game.rules.isContinuous(game, ability));

const mayLoseGained = (game: ContinuousGame, { modification }: AppliedModification): boolean =>
  game.rules.losesGained === true && !(modification.kind === 'negate' && modification.original);

const isNamed = (game: ContinuousGame, card: CardState, ability: Ability, name: string | undefined): boolean =>
  name === undefined || nameOnCard(game, card, ability) === name;

/**
 * Returns the gained ability as an object of its own: the same ability gained from two cards or effects counts as two.
 */
function gainedBy(
  game: ContinuousGame,
  { modification, stamp, name = nameOfEffect({ stamp }) }: AppliedModification,
): Ability | undefined {
  if (modification.kind !== 'gain') return undefined;
  let gained = game.values.granted.get(name);
  if (!gained) {
    gained = { ...meaningOfAbility(game, modification.ability) };
    game.values.granted.set(name, gained);
    GRANTED_BY.set(gained, name);
  }
  return gained;
}

export const nameOfEffect = ({ stamp }: { readonly stamp: number }): string => `effect ${stamp}`;

const GRANTED_BY = new WeakMap<Ability, string>();

/** Names what gave the ability to the card, always in the same way; undefined for a printed ability. */
export const grantedBy = (ability: Ability): string | undefined => GRANTED_BY.get(wholeOf(ability));

/** Names the ability on its card, always in the same way: by its giver, by its lender, or by its index on its side. */
export const nameOnCard = (game: ContinuousGame, card: CardState, ability: Ability): string =>
  grantedBy(ability) ??
  nameOfLoan(ability) ??
  placeOnCard(card, printedAbilities(game, card).indexOf(wholeOf(ability)));

function nameOfLoan(ability: Ability): string | undefined {
  const loan = loanOf(wholeOf(ability));
  return loan && `${loan.lender.id}@${loan.lender.zoneChangeCount}:${loan.place}`;
}

/** Cites what stops a wanted printed ability from working, and what gives the card a wanted ability. */
export function citeGainsAndLosses(game: ContinuousGame, card: CardState, wanted: (ability: Ability) => boolean): void {
  if (game.citations.isSilent || (!anyModifierOfKind(game, 'negate') && !mayHaveGained(game))) return;
  const printed = printedAbilities(game, card);
  const has = abilitiesOf(game, card);
  const lost = printed.filter((ability) => !has.includes(ability));
  for (const change of modificationsOf(game, card)) {
    const { modification } = change;
    if (modification.kind === 'gain' && wanted(meaningOfAbility(game, modification.ability)))
      citeContinuous(game, change);
    if (modification.kind === 'negate' && printed.some((one) => wanted(one) && isOfKind(game, one, modification.of)))
      citeContinuous(game, change);
  }
  if (lost.some(wanted)) game.consultPoint('negationLost');
  if (lost.length > 0 && has.some((ability) => !printed.includes(ability) && wanted(ability)))
    game.consultPoint('negationKept');
}

/** Returns what effects require before the ability may be activated, in the order of their time stamps. */
export const requirementsFor = (game: ContinuousGame, card: CardState, ability: Ability): readonly Requirement[] =>
  requirementsThat(game, card, (of) => isOfKind(game, ability, of));

/** Returns the requirements for the matching kinds of abilities and cites what makes them. */
export function requirementsThat(
  game: ContinuousGame,
  card: CardState,
  isMatch: (of: AbilityKind | undefined) => boolean,
): readonly Requirement[] {
  if (!game.citations.isSilent && anyModifierOfKind(game, 'require')) {
    for (const change of modificationsOf(game, card)) {
      const { modification } = change;
      if (modification.kind === 'require' && isMatch(modification.of)) citeContinuous(game, change);
    }
  }
  return requirementsOf(game, card).filter(({ of }) => isMatch(of));
}

/** Returns the requirements for all abilities of the card; for a card as it was, the requirements of that time. */
export function requirementsOf(game: ContinuousGame, card: CardState): readonly Requirement[] {
  if (card.snapshot?.requirements) return card.snapshot.requirements;
  if (!anyModifierOfKind(game, 'require')) return NO_REQUIREMENTS;
  return modificationsOf(game, card)
    .filter((change) => !change.conditionUnmet)
    .sort((one, other) => one.stamp - other.stamp)
    .flatMap(({ modification, player }) => (modification.kind === 'require' ? [{ ...modification, player }] : []));
}

const NO_REQUIREMENTS: readonly Requirement[] = [];

/** Returns the wanted abilities of a card that are valid now, and cites what it has gained or lost. */
export function workingAbilities(
  game: ContinuousGame,
  card: CardState,
  wanted: (ability: Ability) => boolean,
): readonly Ability[] {
  citeGainsAndLosses(game, card, wanted);
  const abilities = abilitiesOf(game, card);
  if (abilities.length === 0) return NO_ABILITIES;
  return abilities.filter((ability) => wanted(ability) && game.rules.abilityIsValid(game, card, ability));
}
