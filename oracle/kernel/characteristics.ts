/**
 * What a card is right now: its values, its abilities, what is forbidden to it. Computed when somebody asks, from what is
 * printed, what the rules add, resolved effects, and continuous abilities, in the layers of the game.
 *
 * Continuous abilities may feed each other, so they are settled to a fixed point first: the turn player's, then the
 * other's, again and again until nothing changes. They are not applied event by event, since then their order of arrival would matter.
 * Each is applied to what is true without it, so that it cannot undo itself: "characters of at most 3000 AP get +1000" raises
 * one that has 3000 and stays. Two that undo and redo each other never come to rest; what that means the game says.
 */
import type { Handle, PlayerId } from '../../schemas/common';
import type { AbilityKind, Condition, Instruction } from '../../schemas/ability';
import type { AnyGame } from './game';
import type { RuleModifier } from './rules';
import { amountOf, fixedTargets, isBy } from './select';
import { isTarget, type Ability, type CardState, type CauseOf, type Modification } from './state';

/** What one continuous ability does right now. */
interface Contribution {
  readonly stamp: number;
  readonly player: PlayerId;
  readonly targets: readonly Handle[];
  readonly modification: Modification;
  /** The clauses that make it work, or keep it from working. */
  readonly clauses: readonly string[];
  /** true: a requirement or condition is not met, so it does nothing. */
  readonly idle: boolean;
}

export interface Settled {
  version: number;
  readonly list: Map<string, readonly Contribution[]>;
  /** false: the abilities never came to rest. */
  stable: boolean;
}

const MOST_PASSES = 50;

/** A value of a card, e.g. its AP, with everything that changes it. */
export function statOf(game: AnyGame, card: CardState, stat: string): number {
  const rules = game.rules.ruleModifiers(game, card, stat);
  const printed = game.rules.printed(game, card, stat);
  if (game.bearers.length === 0 && game.state.effects.length === 0) {
    let value = printed;
    if (game.rules.evaluate) return game.rules.evaluate(stat, printed, rules);
    for (const modifier of rules) value = modifier.to ?? value + (modifier.by ?? 0);
    return value;
  }
  const steps: (RuleModifier & { stamp: number })[] = rules.map((rule) => ({
    stamp: 0,
    ...rule,
  }));
  for (const { modification, stamp, clauses, idle } of modificationsOf(game, card)) {
    if (modification.kind !== 'stat' || modification.stat !== stat) continue;
    if (clauses) game.cite(...clauses);
    if (idle) continue;
    const { by, to, base } = modification;
    steps.push({ layer: game.rules.layerOf(modification), stamp, by, to, base });
  }
  steps.sort((one, other) => one.layer - other.layer || one.stamp - other.stamp);
  if (game.rules.evaluate) return game.rules.evaluate(stat, printed, steps);
  return steps.reduce((value, step) => step.to ?? value + (step.by ?? 0), printed);
}

/** Is this kind of thing (attack, cover, ...) forbidden to the card by some effect? A prohibition beats any permission. */
export function isForbidden(game: AnyGame, card: CardState, what: string, cause?: CauseOf): boolean {
  if (game.bearers.length === 0 && game.state.effects.length === 0) return false;
  const bans = modificationsOf(game, card).filter(
    ({ modification, player }) =>
      modification.kind === 'forbid' &&
      modification.what === what &&
      (modification.by === undefined || isBy(game, player, modification.by, cause)),
  );
  for (const { clauses } of bans) if (clauses) game.cite(...clauses);
  return bans.some((ban) => !ban.idle);
}

const NO_ABILITIES: readonly Ability[] = [];

/** The abilities that a card has: printed ones unless they are negated, and those it gained. */
export function abilitiesOf(game: AnyGame, card: CardState): readonly Ability[] {
  const printed = card.definition.abilities ?? NO_ABILITIES;
  if (game.bearers.length === 0) return printed;
  const changes = modificationsOf(game, card).filter((change) => !change.idle);
  if (changes.length === 0) return printed;
  const negations = changes.flatMap(({ modification }) => (modification.kind === 'negate' ? [modification.of] : []));
  const gained = changes.flatMap(({ modification }) => (modification.kind === 'gain' ? [modification.ability] : []));
  return [...printed.filter((ability) => !negations.some((of) => isOfKind(ability, of))), ...gained];
}

/** Is the ability one of those meant? Left out: all are. */
export const isOfKind = (ability: Ability, of: AbilityKind | undefined): boolean =>
  of === undefined ||
  ((of.type === undefined || ability.type === of.type) &&
    (of.keyword === undefined || (ability as { keyword?: string }).keyword === of.keyword) &&
    (of.event === undefined || ability.when?.event === of.event));

/** What effects ask for besides, before an ability of a card may be activated, in the order in which they came. */
export function requirementsFor(game: AnyGame, card: CardState, ability: Ability): Requirement[] {
  if (game.bearers.length === 0) return [];
  return modificationsOf(game, card)
    .filter((change) => !change.idle)
    .sort((one, other) => one.stamp - other.stamp)
    .flatMap(({ modification, player }) =>
      modification.kind === 'require' && isOfKind(ability, modification.of) ? [{ ...modification, player }] : [],
    );
}

export interface Requirement {
  readonly cost?: readonly Instruction[];
  readonly if?: Condition;
  /** Whose effect asks for it. */
  readonly player: PlayerId;
}

/** The abilities of a card that may work now and whose own condition holds. */
export function workingAbilities(
  game: AnyGame,
  card: CardState,
  wanted: (ability: Ability) => boolean,
): readonly Ability[] {
  return abilitiesOf(game, card).filter((ability) => wanted(ability) && game.rules.abilityIsValid(game, card, ability));
}

interface Applied {
  readonly modification: Modification;
  readonly player: PlayerId;
  readonly stamp: number;
  readonly clauses?: readonly string[];
  readonly idle?: boolean;
}

function modificationsOf(game: AnyGame, card: CardState): Applied[] {
  const found: Applied[] = [];
  for (const effect of game.state.effects) {
    if (isTarget(effect, card)) found.push(effect);
  }
  for (const contributions of settle(game).list.values()) {
    for (const contribution of contributions) if (contribution.targets.includes(card.id)) found.push(contribution);
  }
  return found;
}

/** Cards that may bear abilities now: by print, or because an effect or a continuous ability gave them one. */
export function bearersOf(game: AnyGame): CardState[] {
  const gained = game.state.effects.flatMap((effect) =>
    effect.modification.kind === 'gain' ? effect.targets.map((target) => target.id) : [],
  );
  const lent = [...settle(game).list.values()].flatMap((contributions) =>
    contributions.flatMap(({ modification, targets, idle }) => (modification.kind === 'gain' && !idle ? targets : [])),
  );
  return [...new Set([...game.bearers, ...gained, ...lent])].map((id) => game.card(id));
}

/** The fixed point of the continuous abilities for the present state. */
export function settle(game: AnyGame): Settled {
  if (game.settled?.version === game.version) return game.settled;
  const settled: Settled = { version: game.version, list: new Map(), stable: true };
  game.settled = settled;
  if (game.bearers.length === 0) return settled;
  game.quietly(() => {
    for (let pass = 1; settlePass(game, settled); pass++) {
      if (pass < MOST_PASSES) continue;
      settled.stable = false;
      return;
    }
  });
  return settled;
}

/** Looks at every continuous ability once, in order; true: something changed. */
function settlePass(game: AnyGame, settled: Settled): boolean {
  let changed = false;
  const seen = new Set<string>();
  for (const card of inOrder(game, bearersOf(game))) {
    abilitiesOf(game, card).forEach((ability, index) => {
      if (!game.rules.isContinuous(ability)) return;
      const key = `${card.id}#${index}`;
      seen.add(key);
      const before = settled.list.get(key) ?? [];
      settled.list.set(key, []);
      const now = contributionsOf(game, card, ability);
      settled.list.set(key, now);
      if (!sameContributions(before, now)) changed = true;
    });
  }
  for (const key of settled.list.keys()) if (!seen.has(key)) changed = settled.list.delete(key) || changed;
  return changed;
}

const inOrder = (game: AnyGame, cards: CardState[]): CardState[] =>
  cards.sort((one, other) => turnOrder(game, one) - turnOrder(game, other) || one.stamp - other.stamp);

const turnOrder = (game: AnyGame, card: CardState): number => (card.controller === game.state.turnPlayer ? 0 : 1);

function contributionsOf(game: AnyGame, card: CardState, ability: Ability): Contribution[] {
  const context = { player: card.controller, source: card, ability, chosen: [] };
  if (!game.rules.playZones.includes(card.zone)) return [];
  const idle = !game.rules.abilityIsValid(game, card, ability) || !game.rules.conditionHolds(game, context, ability);
  const clauses = game.rules.continuousClauses(ability);
  return ability.effect.flatMap((instruction) => {
    // An idle one changes nothing, and what its amount asks for may not be there yet.
    const modification = continuousModification(instruction, (amount) => (idle ? 0 : amountOf(game, context, amount)));
    if (!modification || !('target' in instruction)) return [];
    const targets = fixedTargets(game, context, instruction.target!).map((target) => target.id);
    return [{ stamp: card.stamp, player: card.controller, targets, modification, clauses, idle }];
  });
}

/** What an instruction that lasts does to its targets; null for one that happens once. */
export function continuousModification(
  instruction: Instruction,
  value: (amount: import('../../schemas/ability').Amount) => number,
): Modification | null {
  switch (instruction.do) {
    case 'modify':
      return {
        kind: 'stat',
        stat: instruction.stat,
        ...(instruction.by === undefined ? {} : { by: value(instruction.by) }),
        ...(instruction.to === undefined ? {} : { to: value(instruction.to) }),
        ...(instruction.base && { base: true }),
      };
    case 'forbid':
      return { kind: 'forbid', what: instruction.what, ...(instruction.by && { by: instruction.by }) };
    case 'gain':
      return { kind: 'gain', ability: instruction.ability as Ability };
    case 'negate':
      return { kind: 'negate', ...(instruction.of && { of: instruction.of }) };
    case 'require':
      return {
        kind: 'require',
        ...(instruction.of && { of: instruction.of }),
        ...(instruction.cost && { cost: instruction.cost }),
        ...(instruction.if && { if: instruction.if }),
      };
    default:
      return null;
  }
}

const sameContributions = (one: readonly Contribution[], other: readonly Contribution[]): boolean =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
