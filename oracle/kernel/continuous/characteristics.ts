/**
 * What a card is right now: its values, its abilities, what is forbidden to it. Computed when somebody asks, from what is
 * printed, what the rules add, resolved effects, and continuous abilities, in the layers of the game.
 *
 * Continuous abilities may feed each other, so they are settled to a fixed point first: the turn player's, then the
 * other's, again and again until nothing changes. They are not applied event by event, since then their order of arrival would matter.
 * Each is applied to what is true without it, so that it cannot undo itself: "characters of at most 3000 AP get +1000" raises
 * one that has 3000 and stays. Two that undo and redo each other never come to rest; what that means the game says.
 */
import { PLAYERS, type Handle, type PlayerId } from '../../../schemas/common';
import type { AbilityKind, Amount, Instruction } from '../../../schemas/ability';
import type { AnyGame } from '../game';
import type { KernelRules, RuleModifier } from '../rules';
import { wordOf } from '../language/definition';
import { looksBack, readsWhatOthersChange } from '../language/ability-analysis';
import { amountOf, eventsOf, fixedTargets, isBy, isTriggerOf } from '../language/select';
import { isTarget, type Ability, type CardState, type CauseOf, type Modification, type Requirement } from '../state';

/** What one continuous ability does right now. */
interface Contribution {
  readonly stamp: number;
  readonly player: PlayerId;
  readonly targets: readonly Handle[];
  readonly modification: Modification;
  readonly ability: Ability;
  readonly instruction: Instruction;
  /** Of one that gives an ability: see originOf. */
  readonly grantedBy: string | undefined;
  /** true: a requirement or condition is not met, so it does nothing. */
  readonly conditionUnmet: boolean;
}

export interface AppliedContinuous {
  version: number;
  readonly list: Map<string, readonly Contribution[]>;
  /** How much had happened then, where an ability looks back at that; null: none does. */
  history: number | null;
  /** false: the abilities never came to rest. */
  converges: boolean;
  /** Some ability does something else than it would alone; null: not looked at yet. */
  dependency: boolean | null;
}

const MOST_PASSES = 50;

/** A value of a card, e.g. its AP, with everything that changes it. */
export function statOf(game: AnyGame, card: CardState, stat: string): number {
  const rules = game.rules.ruleModifiers(game, card, stat);
  const printed = game.rules.printed(game, card, stat);
  const steps = anyModifierOfKind(game, 'stat') ? stepsOf(game, card, stat, rules) : rules;
  if (game.rules.evaluate) return game.rules.evaluate(stat, printed, steps, game);
  return steps.reduce((value, step) => step.to ?? value + (step.by ?? 0), printed);
}

/** What changes the value, in the order of layers and time: what the rules add, and what effects and continuous abilities do. */
function stepsOf(
  game: AnyGame,
  card: CardState,
  stat: string,
  rules: readonly RuleModifier[],
): readonly RuleModifier[] {
  const changes = modificationsOf(game, card);
  if (changes.length === 0) return rules;
  const steps = rules.map(({ layer, by, to, base }) => ({ layer, stamp: 0, by, to, base }));
  for (const change of changes) {
    const { modification, stamp, conditionUnmet } = change;
    if (modification.kind !== 'stat' || !isOfStat(game, modification, stat)) continue;
    citeContinuous(game, change);
    if (conditionUnmet) continue;
    const { by, to, base } = modification;
    steps.push({ layer: game.rules.layerOf(modification), stamp, by, to, base });
  }
  if (steps.length < 2) return steps;
  return steps.sort((one, other) => one.layer - other.layer || one.stamp - other.stamp);
}

/** A new base is one for the value and for the base value that filters compare. */
const isOfStat = (game: AnyGame, { stat, base }: { stat: string; base?: boolean }, asked: string): boolean =>
  stat === asked || (base === true && game.rules.baseStatOf?.(stat) === asked);

/** Is this kind of thing (attack, cover, ...) forbidden to the card by some effect? A prohibition beats any permission. */
export function isForbidden(game: AnyGame, card: CardState, what: string, cause?: CauseOf): boolean {
  if (!anyModifierOfKind(game, 'forbid')) return false;
  let forbidden = false;
  for (const ban of modificationsOf(game, card)) {
    const { modification, player, conditionUnmet } = ban;
    if (modification.kind !== 'forbid' || modification.what !== what) continue;
    if (modification.by && !isBy(game, player, modification.by, cause)) continue;
    citeContinuous(game, ban);
    if (!conditionUnmet) forbidden = true;
  }
  return forbidden;
}

const NO_ABILITIES: readonly Ability[] = [];

/** The abilities that a card has: printed ones unless they are negated, and those it gained. */
export function abilitiesOf(game: AnyGame, card: CardState): readonly Ability[] {
  const printed = card.definition.abilities ?? NO_ABILITIES;
  if (!anyModifierOfKind(game, 'negate') && !mayHaveGained(game)) return printed;
  const changes = modificationsOf(game, card).filter((change) => !change.conditionUnmet);
  if (changes.length === 0) return printed;
  const negations = changes.flatMap(({ modification }) => (modification.kind === 'negate' ? [modification.of] : []));
  const gained = changes.flatMap((change) => gainedBy(game, change) ?? []);
  return [...printed.filter((ability) => !negations.some((of) => isOfKind(ability, of))), ...gained];
}

/** What was gained is an ability of its own: two in equal words, from two cards or effects, are two. */
function gainedBy(
  game: AnyGame,
  { modification, stamp, grantedBy = `effect ${stamp}` }: AppliedModification,
): Ability | undefined {
  if (modification.kind !== 'gain') return undefined;
  let gained = game.gained.get(grantedBy);
  if (!gained) {
    gained = { ...modification.ability };
    game.gained.set(grantedBy, gained);
    GRANTED_BY.set(gained, grantedBy);
  }
  return gained;
}

const GRANTED_BY = new WeakMap<Ability, string>();

/** What gave the ability to the card: always the same for the same gained ability; undefined for one that is printed. */
export const grantedBy = (ability: Ability): string | undefined => GRANTED_BY.get(ability);

/** Which instruction of which ability of which individual gives it. */
function nameOfGrant(card: CardState, ability: Ability, instruction: Instruction): string {
  const giver = grantedBy(ability) ?? card.definition.abilities!.indexOf(ability);
  return `${card.id}@${card.zoneChangeCount}#${giver}.${ability.effect.indexOf(instruction)}`;
}

/** Cites what keeps a wanted ability from working although it is printed, and what lets one work that was gained. */
export function citeNegation(game: AnyGame, card: CardState, wanted: (ability: Ability) => boolean): void {
  if (game.citesNothing) return;
  const { negationClauses } = game.rules;
  const printed = card.definition.abilities ?? NO_ABILITIES;
  if (!negationClauses || (!anyModifierOfKind(game, 'negate') && !mayHaveGained(game))) return;
  const has = abilitiesOf(game, card);
  const lost = printed.filter((ability) => !has.includes(ability));
  if (lost.some(wanted)) game.cite(...negationClauses.lost);
  if (lost.length > 0 && has.some((ability) => !printed.includes(ability) && wanted(ability)))
    game.cite(...negationClauses.kept);
}

/** Is the ability one of those meant? Left out: all are. */
export const isOfKind = (ability: Ability, of: AbilityKind | undefined): boolean =>
  of === undefined ||
  (of.action === undefined &&
    (of.type === undefined || ability.type === of.type) &&
    (of.keyword === undefined || (ability as { keyword?: string }).keyword === of.keyword) &&
    (of.event === undefined || (ability.when !== undefined && isTriggerOf(ability.when, of.event))));

/** What effects ask for besides, before an ability of a card may be activated, in the order in which they came. */
export const requirementsFor = (game: AnyGame, card: CardState, ability: Ability): readonly Requirement[] =>
  requirementsOf(game, card).filter(({ of }) => isOfKind(ability, of));

/** What they ask for whatever its ability, or asked for where it is a card as it was. */
export function requirementsOf(game: AnyGame, card: CardState): readonly Requirement[] {
  if (card.lastKnownRequirements) return card.lastKnownRequirements;
  if (!anyModifierOfKind(game, 'require')) return NO_REQUIREMENTS;
  return modificationsOf(game, card)
    .filter((change) => !change.conditionUnmet)
    .sort((one, other) => one.stamp - other.stamp)
    .flatMap(({ modification, player }) => (modification.kind === 'require' ? [{ ...modification, player }] : []));
}

const NO_REQUIREMENTS: readonly Requirement[] = [];

/** The abilities of a card that may work now and whose own condition holds. */
export function workingAbilities(
  game: AnyGame,
  card: CardState,
  wanted: (ability: Ability) => boolean,
): readonly Ability[] {
  citeNegation(game, card, wanted);
  const abilities = abilitiesOf(game, card);
  if (abilities.length === 0) return NO_ABILITIES;
  return abilities.filter((ability) => wanted(ability) && game.rules.abilityIsValid(game, card, ability));
}

interface AppliedModification {
  readonly modification: Modification;
  readonly player: PlayerId;
  readonly stamp: number;
  /** The continuous ability, where it is one that does it. */
  readonly ability?: Ability;
  readonly grantedBy?: string;
  readonly conditionUnmet?: boolean;
}

function modificationsOf(game: AnyGame, card: CardState): AppliedModification[] {
  const found: AppliedModification[] = [];
  for (const effect of game.state.effects) {
    if (isTarget(effect, card)) found.push(effect);
  }
  const { list } = applyContinuousEffects(game);
  if (list.size === 0) return found;
  for (const contributions of list.values()) {
    for (const contribution of contributions) if (contribution.targets.includes(card.id)) found.push(contribution);
  }
  return found;
}

/** Cards that may bear abilities now: by print, or because an effect or a continuous ability gave them one. */
export const abilitySourcesOf = (game: AnyGame): CardState[] =>
  [...new Set([...game.abilitySources, ...granteesOf(game)])].map((id) => game.card(id));

/** Those of them that may bear an ability of a kind (see kindsOf): by print, or because they have gained some ability or other. */
export function abilitySourcesWith(game: AnyGame, kind: string): readonly CardState[] {
  const printed = printedWith(game, kind);
  const gainers = mayHaveGained(game) ? granteesOf(game) : [];
  if (gainers.length === 0) return printed;
  const others = gainers.map((id) => game.card(id)).filter((card) => !printed.includes(card));
  return others.length === 0 ? printed : [...new Set([...printed, ...others])];
}

const NO_CARDS: readonly CardState[] = [];

/** The cards of the game on which an ability of a kind is printed, wherever they are. */
const printedWith = (game: AnyGame, kind: string): readonly CardState[] =>
  (game.abilitySourcesByKind ??= sortAbilitySources(game)).get(kind) ?? NO_CARDS;

function sortAbilitySources(game: AnyGame): Map<string, CardState[]> {
  const byKind = new Map<string, CardState[]>();
  for (const id of game.abilitySources) {
    const card = game.card(id);
    for (const kind of kindsOf(game.rules, card.definition.abilities!)) {
      const cards = byKind.get(kind);
      if (cards) cards.push(card);
      else byKind.set(kind, [card]);
    }
  }
  return byKind;
}

const KINDS = new WeakMap<KernelRules, WeakMap<readonly Ability[], ReadonlySet<string>>>();

/** The kind of the abilities that an event triggers. Each event's is made once: it is asked for with every event. */
export function triggeredBy(event: string): string {
  let kind = TRIGGERED_BY.get(event);
  if (kind === undefined) TRIGGERED_BY.set(event, (kind = `when ${event}`));
  return kind;
}

const TRIGGERED_BY = new Map<string, string>();

/** Of what kinds the abilities of a printed card are: "when <event>", "activatedAbility", "replacement", "continuous", "continuous <what it changes>". */
function kindsOf(rules: KernelRules, abilities: readonly Ability[]): ReadonlySet<string> {
  const ofTable = KINDS.get(rules) ?? new WeakMap<readonly Ability[], ReadonlySet<string>>();
  KINDS.set(rules, ofTable);
  const known = ofTable.get(abilities);
  if (known) return known;
  const kinds = new Set<string>();
  for (const ability of abilities) {
    for (const event of ability.when ? eventsOf(ability.when) : []) kinds.add(triggeredBy(event));
    if (rules.isReplacement(ability)) kinds.add('replacement');
    if (ability.type === 'activate') kinds.add('activatedAbility');
    if (!rules.isContinuous(ability)) continue;
    kinds.add(ability.zones ? 'continuous elsewhere' : 'continuous');
    if (readsWhatOthersChange(rules.language, ability)) kinds.add('continuous reading');
    if (looksBack(rules.language, ability)) kinds.add('continuous looking back');
    for (const { do: verb } of ability.effect) kinds.add(`continuous ${verb}`);
  }
  ofTable.set(abilities, kinds);
  return kinds;
}

const CONTINUOUS: Readonly<Record<Modification['kind'], string>> = {
  stat: 'continuous modify',
  forbid: 'continuous forbid',
  gain: 'continuous gain',
  negate: 'continuous negate',
  require: 'continuous require',
  later: 'continuous later',
};

/** In which ways some card may be changed now: any other is ruled out. */
export interface Applied {
  readonly bearerMoves: number;
  readonly effectChanges: number;
  readonly kinds: Kinds;
}

type Kinds = Readonly<Record<Modification['kind'], boolean>>;

/** false: for certain nothing changes any card in this way now. */
function anyModifierOfKind(game: AnyGame, kind: Modification['kind']): boolean {
  let { applied } = game;
  if (applied?.bearerMoves !== game.abilitySourceMoves || applied.effectChanges !== game.effectChanges) {
    const { abilitySourceMoves: bearerMoves, effectChanges } = game;
    applied = game.applied = { bearerMoves, effectChanges, kinds: appliedKinds(game) };
  }
  return applied.kinds[kind];
}

function appliedKinds(game: AnyGame): Kinds {
  const kinds = { stat: false, forbid: false, gain: false, negate: false, require: false, later: false };
  for (const { modification } of game.state.effects) kinds[modification.kind] = true;
  const inPlay = game.abilitySources.length > 0;
  // What has been gained may be anything.
  const anything = kinds.gain || (inPlay && isPrintedInPlay(game, CONTINUOUS.gain));
  for (const kind in kinds) {
    const each = kind as Modification['kind'];
    kinds[each] ||= anything || (inPlay && isPrintedInPlay(game, CONTINUOUS[each]));
  }
  return kinds;
}

/** false: for certain no card has gained an ability. */
const mayHaveGained = (game: AnyGame): boolean => anyModifierOfKind(game, 'gain');

/** false: for certain no card in play has an ability of a kind (see kindsOf). */
export const mayBeInPlay = (game: AnyGame, kind: string): boolean =>
  game.abilitySources.length > 0 && (isPrintedInPlay(game, kind) || mayHaveGained(game));

const isPrintedInPlay = (game: AnyGame, kind: string): boolean => inPlay(game).kinds.has(kind);

/** What the cards in play bear by print, until one with abilities moves. */
export interface InPlay {
  readonly bearerMoves: number;
  /** See kindsOf. */
  readonly kinds: ReadonlySet<string>;
  /** Those with continuous abilities. */
  readonly continuous: readonly CardState[];
}

function inPlay(game: AnyGame): InPlay {
  if (game.inPlay?.bearerMoves === game.abilitySourceMoves) return game.inPlay;
  const kinds = new Set<string>();
  const continuous: CardState[] = [];
  for (const player of PLAYERS) {
    for (const zone of game.rules.playZones) {
      for (const id of game.zone(player, zone)) {
        const card = game.card(id);
        if (!card.definition.abilities) continue;
        const own = kindsOf(game.rules, card.definition.abilities);
        for (const kind of own) kinds.add(kind);
        if (own.has('continuous')) continuous.push(card);
      }
    }
  }
  for (const card of printedWith(game, 'continuous elsewhere')) {
    const own = card.definition.abilities!.filter((ability) => ability.zones?.includes(card.zone));
    if (own.length === 0) continue;
    for (const kind of kindsOf(game.rules, own)) kinds.add(kind);
    kinds.add('continuous');
    continuous.push(card);
  }
  game.inPlay = { bearerMoves: game.abilitySourceMoves, kinds, continuous };
  return game.inPlay;
}

/** The cards that an effect or a continuous ability has given an ability. */
function granteesOf(game: AnyGame): Handle[] {
  const gained = game.state.effects.flatMap((effect) =>
    effect.modification.kind === 'gain' ? effect.targets.map((target) => target.id) : [],
  );
  const lent = [...applyContinuousEffects(game).list.values()].flatMap((contributions) =>
    contributions.flatMap(({ modification, targets, conditionUnmet }) =>
      modification.kind === 'gain' && !conditionUnmet ? targets : [],
    ),
  );
  return [...gained, ...lent];
}

/** Do the continuous abilities come to rest? */
export const converges = (game: AnyGame): boolean => !mayDepend(game) || applyContinuousEffects(game).converges;

/** false: for certain at most one continuous ability works, and it sees nothing of itself. */
function mayDepend(game: AnyGame): boolean {
  const { continuousSeesItself, isContinuous } = game.rules;
  if (continuousSeesItself || mayHaveGained(game)) return true;
  if (!lookAtEachOther(game)) return false;
  let count = 0;
  for (const card of continuousInPlay(game)) {
    for (const ability of card.definition.abilities!) if (isContinuous(ability)) count += 1;
  }
  return count > 1;
}

/** false: for certain no continuous ability depends on what another, or itself, does. */
function lookAtEachOther(game: AnyGame): boolean {
  const { kinds } = inPlay(game);
  return kinds.has('continuous reading') || kinds.has('continuous negate') || mayHaveGained(game);
}

function continuousInPlay(game: AnyGame): readonly CardState[] {
  if (!mayHaveGained(game)) return inPlay(game).continuous;
  const bearers = abilitySourcesWith(game, 'continuous').filter((card) => game.rules.playZones.includes(card.zone));
  return [...new Set([...inPlay(game).continuous, ...bearers])];
}

/** The fixed point of the continuous abilities for the present state. */
export function applyContinuousEffects(game: AnyGame): AppliedContinuous {
  if (game.continuous && isUpToDate(game, game.continuous)) return game.continuous;
  const settled: AppliedContinuous = {
    version: game.version,
    list: new Map(),
    history: null,
    converges: true,
    dependency: null,
  };
  game.continuous = settled;
  if (!mayBeInPlay(game, 'continuous')) return settled;
  if (mayBeInPlay(game, 'continuous looking back')) settled.history = game.journal.length;
  if (!mayDepend(game)) {
    game.withoutCiting(() => applyOnce(game, settled));
    return settled;
  }
  game.withoutCiting(() => {
    for (let pass = 1; applyOnce(game, settled); pass++) {
      if (pass === game.rules.continuousRounds) return;
      if (pass < MOST_PASSES) continue;
      settled.converges = false;
      return;
    }
  });
  return settled;
}

/** What happens need not change anything else. */
const isUpToDate = (game: AnyGame, { version, history }: AppliedContinuous): boolean =>
  version === game.version && (history === null || history === game.journal.length);

/** Looks at every continuous ability once, in order; true: something changed. */
function applyOnce(game: AnyGame, settled: AppliedContinuous): boolean {
  let changed = false;
  const seen: string[] = [];
  for (const card of inOrder(game, continuousInPlay(game))) {
    for (const [key, ability] of continuousOn(game, card)) {
      seen.push(key);
      const before = settled.list.get(key) ?? NO_CONTRIBUTIONS;
      if (!game.rules.continuousSeesItself) settled.list.set(key, NO_CONTRIBUTIONS);
      const now = abilitiesOf(game, card).includes(ability) ? contributionsOf(game, card, ability) : NO_CONTRIBUTIONS;
      settled.list.set(key, now);
      if (!sameContributions(before, now)) changed = true;
    }
  }
  if (settled.list.size === seen.length) return changed;
  for (const [key, contributions] of settled.list) {
    if (seen.includes(key)) continue;
    settled.list.delete(key);
    if (contributions.length > 0) changed = true;
  }
  return changed;
}

const NO_CONTRIBUTIONS: readonly Contribution[] = [];

/** The continuous abilities printed on a card, negated or not, and those it has gained; by a name that stays the same. */
function continuousOn(game: AnyGame, card: CardState): [string, Ability][] {
  const printed = card.definition.abilities ?? NO_ABILITIES;
  if (!mayHaveGained(game)) return continuousPrintedOn(game, card, printed);
  const gained = abilitiesOf(game, card).filter((ability) => !printed.includes(ability));
  return named(game, card, [...printed, ...gained]);
}

const named = (game: AnyGame, card: CardState, abilities: readonly Ability[]): [string, Ability][] =>
  abilities.flatMap((ability, index): [string, Ability][] =>
    game.rules.isContinuous(ability) ? [[`${card.id}#${index}`, ability]] : [],
  );

const PRINTED = new WeakMap<CardState, [string, Ability][]>();

function continuousPrintedOn(game: AnyGame, card: CardState, printed: readonly Ability[]): [string, Ability][] {
  let known = PRINTED.get(card);
  if (!known) PRINTED.set(card, (known = named(game, card, printed)));
  return known;
}

/** Cites what makes a continuous ability work, or keeps it from working. */
function citeContinuous(game: AnyGame, { ability, conditionUnmet = false }: AppliedModification): void {
  if (!ability || game.citesNothing) return;
  game.cite(...game.rules.continuousClauses(ability, conditionUnmet));
  if (game.rules.dependencyClauses && haveDependency(game)) game.cite(...game.rules.dependencyClauses);
}

/** Does some continuous ability do something else than it would if it were the only one, or change what it looks at itself? */
function haveDependency(game: AnyGame): boolean {
  if (!lookAtEachOther(game)) return false;
  const settled = applyContinuousEffects(game);
  settled.dependency ??= game.withoutCiting(() => {
    const { version, history } = settled;
    const alone: AppliedContinuous = { version, list: new Map(), history, converges: true, dependency: false };
    game.continuous = alone;
    try {
      return abilitySourcesOf(game).some((card) =>
        continuousOn(game, card).some(([key, ability]) => {
          const does = contributionsOf(game, card, ability);
          alone.list.set(key, does);
          const doesThen = contributionsOf(game, card, ability);
          alone.list.clear();
          return (
            !sameContributions(does, settled.list.get(key) ?? NO_CONTRIBUTIONS) || !sameContributions(does, doesThen)
          );
        }),
      );
    } finally {
      game.continuous = settled;
    }
  });
  return settled.dependency;
}

const inOrder = (game: AnyGame, cards: readonly CardState[]): readonly CardState[] =>
  game.rules.continuousOrder?.(game, cards) ??
  [...cards].sort((one, other) => turnOrder(game, one) - turnOrder(game, other) || one.stamp - other.stamp);

const turnOrder = (game: AnyGame, card: CardState): number => (card.controller === game.state.turnPlayer ? 0 : 1);

function contributionsOf(game: AnyGame, card: CardState, ability: Ability): Contribution[] {
  if (!(ability.zones ?? game.rules.playZones).includes(card.zone)) return [];
  const context = { player: card.controller, source: card, ability, chosen: [] };
  const conditionUnmet =
    !game.rules.abilityIsValid(game, card, ability) || !game.rules.conditionHolds(game, context, ability);
  // An idle one changes nothing, and what its amount asks for may not be there yet.
  const value = (amount: Amount) => (conditionUnmet ? 0 : amountOf(game, context, amount));
  const contributions: Contribution[] = [];
  for (const instruction of ability.effect) {
    const modification = wordOf(game, instruction).modification?.(instruction, value);
    if (!modification || !('target' in instruction)) continue;
    const targets = fixedTargets(game, context, instruction.target!).map((target) => target.id);
    const { stamp, controller: player } = card;
    const grantedBy = modification.kind === 'gain' ? nameOfGrant(card, ability, instruction) : undefined;
    contributions.push({ stamp, player, targets, modification, ability, instruction, grantedBy, conditionUnmet });
  }
  return contributions;
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
