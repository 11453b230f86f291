/** Which cards may bear abilities now, and of what kinds: by print, or because something has given them some. */

import { PLAYERS, type Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { looksBack, reads, readsWhatOthersChange } from '../language/ability-analysis';
import { eventsOf } from '../language/trigger-events';
import { wordOf } from '../language/definition';
import { remembered } from '../remember';
import type { KernelRules } from '../rules';
import type { CardState, Ability } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import { abilitiesOnBothSides, printedAbilities } from './print';
import { MINOR_CHANGES, type InPlay, type MinorChange, type ModifierKinds } from './value-cache';

/** Cards that may bear abilities now: by print, or because an effect or a continuous ability gave them one. */
export const abilitySourcesOf = (game: AnyGame): CardState[] =>
  [...new Set([...game.abilitySources, ...borrowersFrom(game, game.abilitySources), ...granteesOf(game)])].map((id) =>
    game.card(id),
  );

/** Those of them that may bear an ability of a kind (see kindsOf): by print, or because they have gained one. */
export function abilitySourcesWith(game: AnyGame, kind: string): readonly CardState[] {
  const printed = printedOrLent(game, kind);
  const gainers = mayHaveGainedOne(game, kind) ? granteesOf(game) : NO_HANDLES;
  if (gainers.length === 0) return printed;
  const others = gainers.map((id) => game.card(id)).filter((card) => !printed.includes(card));
  return others.length === 0 ? printed : [...new Set([...printed, ...others])];
}

/** Those on which it is printed, and those to which they may lend it. */
function printedOrLent(game: AnyGame, kind: string): readonly CardState[] {
  const printed = printedWith(game, kind);
  if (!game.rules.lends || game.state.links.length === 0) return printed;
  const borrowers = borrowersFrom(
    game,
    printed.map(({ id }) => id),
  ).map((id) => game.card(id));
  return borrowers.length === 0 ? printed : [...new Set([...printed, ...borrowers])];
}

/** The cards to which these may lend abilities. */
const borrowersFrom = ({ rules, state }: AnyGame, lenders: readonly Handle[]): Handle[] =>
  rules.lends ? state.links.flatMap(({ card, host }) => (lenders.includes(card) ? [host] : [])) : [];

const NO_CARDS: readonly CardState[] = [];
const NO_HANDLES: readonly Handle[] = [];

/** The cards of the game on which an ability of a kind is printed, wherever they are. */
const printedWith = (game: AnyGame, kind: string): readonly CardState[] =>
  (game.values.sourcesByKind ??= sortAbilitySources(game)).get(kind) ?? NO_CARDS;

function sortAbilitySources(game: AnyGame): Map<string, CardState[]> {
  const byKind = new Map<string, CardState[]>();
  for (const id of game.abilitySources) {
    const card = game.card(id);
    for (const kind of kindsIn(game.rules)(abilitiesOnBothSides(card.definition)).own) {
      const cards = byKind.get(kind);
      if (cards) cards.push(card);
      else byKind.set(kind, [card]);
    }
  }
  return byKind;
}

/** The name of a kind for each event: made once, since it is asked for with every event. */
function kindFor(word: string): (event: string) => string {
  const known = new Map<string, string>();
  return (event) => {
    let kind = known.get(event);
    if (kind === undefined) known.set(event, (kind = `${word} ${event}`));
    return kind;
  };
}

/** The kind of the abilities that an event triggers. */
export const triggeredBy = kindFor('when');
/** The kind of the abilities that replace an event. */
export const replacing = kindFor('replacing');

/** What kinds of abilities there are among some, and among those that these give. */
interface Kinds {
  /**
   * "when <event>", "replacing <event>", "situation", "activatedAbility", "replacement", "continuous", "continuous <what it changes>";
   * "elsewhere", where one of them names the zones in which it works.
   */
  readonly own: ReadonlySet<string>;
  /** Of those that cards gain as long as these work, and so on. */
  readonly given: ReadonlySet<string>;
}

const kindsIn = remembered((rules: KernelRules) =>
  remembered((abilities: readonly Ability[]): Kinds => {
    const own = new Set<string>();
    const given = new Set<string>();
    for (const ability of abilities) {
      for (const kind of kindsOf(rules, ability)) own.add(kind);
      if (!rules.isContinuous({ rules }, ability)) continue;
      for (const instruction of ability.effect) {
        const modification = wordOf({ rules }, instruction).modification?.(instruction, () => 0);
        if (modification?.kind === 'gain') addGained(rules, given, modification.ability);
      }
    }
    return { own, given };
  }),
);

/** Adds the kinds of an ability that cards gain, and of those that it gives. */
function addGained(rules: KernelRules, kinds: Set<string>, ability: Ability): void {
  const { own, given } = kindsIn(rules)(alone(ability));
  for (const kind of own) kinds.add(kind);
  for (const kind of given) kinds.add(kind);
}

const alone = remembered((ability: Ability): readonly Ability[] => [ability]);

/** Of what kinds an ability is, see Kinds. */
function* kindsOf(rules: KernelRules, ability: Ability): Iterable<string> {
  const asked = { rules };
  for (const event of ability.when ? eventsOf(ability.when) : []) yield triggeredBy(event);
  if (ability.situation) yield 'situation';
  if (rules.isReplacement(asked, ability)) {
    yield 'replacement';
    if (ability.when) yield replacing(ability.when.event);
  }
  if (rules.isActivatable?.(asked, ability) ?? ability.type === 'activate') yield 'activatedAbility';
  if (ability.zones) yield 'elsewhere';
  if (!rules.isContinuous(asked, ability)) return;
  yield 'continuous';
  if (readsWhatOthersChange(rules.language, ability)) yield 'continuous reading';
  if (looksBack(rules.language, ability)) yield 'continuous looking back';
  for (const minor of MINOR_CHANGES) if (reads(rules.language, ability, minor)) yield READING[minor];
  for (const { do: verb } of ability.effect) yield `continuous ${verb}`;
}

const CONTINUOUS: Readonly<Record<Modification['kind'], string>> = {
  stat: 'continuous modify',
  forbid: 'continuous forbid',
  gain: 'continuous gain',
  negate: 'continuous negate',
  require: 'continuous require',
  cost: 'continuous changeCost',
  later: 'continuous later',
  words: 'continuous treat',
  trigger: 'continuous trigger',
  unaffected: 'continuous unaffected',
  oblige: 'continuous oblige',
};

const MODIFICATIONS = Object.keys(CONTINUOUS) as readonly Modification['kind'][];

/** false: for certain nothing changes any card in this way now. */
export const anyModifierOfKind = (game: AnyGame, kind: Modification['kind']): boolean =>
  modifierKinds(game).kinds.has(kind);

/** Effects in force that apply to all cards that fit, whenever they come. */
export const effectsOnFilters = (game: AnyGame): readonly ContinuousEffect[] => modifierKinds(game).onFilters;

function modifierKinds(game: AnyGame): ModifierKinds {
  const { values } = game;
  const { sourceMoves, effectChanges } = values;
  if (values.modifierKinds?.sourceMoves !== sourceMoves || values.modifierKinds.effectChanges !== effectChanges) {
    const onFilters = game.state.effects.filter(({ scope }) => scope && 'all' in scope);
    const gained = gainedKinds(game);
    const kinds = appliedKinds(game, gained);
    const unread = MINOR_CHANGES.filter(
      (minor) => !inPlay(game).kinds.has(READING[minor]) && !gained.has(READING[minor]),
    );
    values.modifierKinds = { sourceMoves, effectChanges, kinds, gained, onFilters, unread };
  }
  return values.modifierKinds;
}

const NO_KINDS: ReadonlySet<string> = new Set();

/** Of what kinds abilities are that cards may have gained: they stand in what gives them. */
function gainedKinds(game: AnyGame): ReadonlySet<string> {
  const { given } = inPlay(game);
  let gained: Set<string> | undefined;
  for (const { modification } of game.state.effects)
    if (modification.kind === 'gain') addGained(game.rules, (gained ??= new Set(given)), modification.ability);
  return gained ?? given;
}

function appliedKinds(game: AnyGame, gained: ReadonlySet<string>): ModifierKinds['kinds'] {
  const kinds = new Set(game.state.effects.map(({ modification }) => modification.kind));
  for (const kind of MODIFICATIONS)
    if (isPrintedInPlay(game, CONTINUOUS[kind]) || gained.has(CONTINUOUS[kind])) kinds.add(kind);
  return kinds;
}

/** false: for certain no card has gained an ability. */
export const mayHaveGained = (game: AnyGame): boolean => anyModifierOfKind(game, 'gain');

/** false: for certain no card has gained an ability of a kind (see Kinds). */
const mayHaveGainedOne = (game: AnyGame, kind: string): boolean => modifierKinds(game).gained.has(kind);

/** false: for certain no card has an ability of a kind (see Kinds) where it works. */
export const mayBeInPlay = (game: AnyGame, kind: string): boolean =>
  game.abilitySources.length > 0 && (isPrintedInPlay(game, kind) || mayHaveGainedOne(game, kind));

const isPrintedInPlay = (game: AnyGame, kind: string): boolean => inPlay(game).kinds.has(kind);

const NOTHING_IN_PLAY: Pick<InPlay, 'kinds' | 'given' | 'continuous'> = {
  kinds: NO_KINDS,
  given: NO_KINDS,
  continuous: NO_CARDS,
};

function inPlay(game: AnyGame): InPlay {
  const { values } = game;
  const { sourceMoves } = values;
  if (values.inPlay?.sourceMoves === sourceMoves) return values.inPlay;
  values.inPlay = { sourceMoves, ...(game.abilitySources.length > 0 ? printedInPlay(game) : NOTHING_IN_PLAY) };
  return values.inPlay;
}

function printedInPlay(game: AnyGame): Pick<InPlay, 'kinds' | 'given' | 'continuous'> {
  const kinds = new Set<string>();
  const given = new Set<string>();
  const continuous: CardState[] = [];
  const add = (card: CardState, abilities: readonly Ability[]) => {
    if (abilities.length === 0) return;
    const its = kindsIn(game.rules)(abilities);
    for (const kind of its.own) kinds.add(kind);
    for (const kind of its.given) given.add(kind);
    if (its.own.has('continuous')) continuous.push(card);
  };
  const { abilities: zones } = game.zonesWith;
  for (const player of PLAYERS) {
    for (const zone of zones) {
      for (const id of game.zone(player, zone)) {
        const card = game.card(id);
        add(card, printedAbilities(game, card));
      }
    }
  }
  for (const card of printedWith(game, 'elsewhere')) {
    if (zones.includes(card.zone)) continue;
    add(card, workingIn(printedAbilities(game, card), card.zone));
  }
  return { kinds, given, continuous };
}

/** Those that say that they work in a zone: always the same list. */
function workingIn(abilities: readonly Ability[], zone: string): readonly Ability[] {
  const known = byZone(abilities);
  let working = known.get(zone);
  if (!working) known.set(zone, (working = abilities.filter(({ zones }) => zones?.includes(zone))));
  return working;
}

const byZone = remembered((_abilities: readonly Ability[]) => new Map<string, readonly Ability[]>());

/** The cards that an effect or a continuous ability has given an ability. */
function granteesOf(game: AnyGame): readonly Handle[] {
  if (!mayHaveGained(game)) return NO_HANDLES;
  const found = new Set<Handle>();
  for (const { modification, targets } of game.state.effects)
    if (modification.kind === 'gain') for (const { id } of targets) found.add(id);
  for (const contributions of game.rules.applyContinuous(game).list.values())
    for (const { modification, targets, conditionUnmet } of contributions)
      if (modification.kind === 'gain' && !conditionUnmet) for (const id of targets) found.add(id);
  return [...found];
}

/** false: for certain no continuous ability depends on what another, or itself, does. */
export function lookAtEachOther(game: AnyGame): boolean {
  const { gained } = modifierKinds(game);
  return gained.has('continuous') || DEPENDING.some((kind) => isPrintedInPlay(game, kind));
}

const DEPENDING: readonly string[] = ['continuous reading', CONTINUOUS.negate, CONTINUOUS.words];

export function continuousInPlay(game: AnyGame): readonly CardState[] {
  if (!mayHaveGainedOne(game, 'continuous')) return inPlay(game).continuous;
  const granted = abilitySourcesWith(game, 'continuous').filter((card) => game.zonesWith.abilities.includes(card.zone));
  return [...new Set([...inPlay(game).continuous, ...granted])];
}

/** Of the abilities that look at such a thing. */
const READING: Readonly<Record<MinorChange, string>> = {
  states: 'continuous reading states',
  looks: 'continuous reading looks',
  facts: 'continuous reading facts',
  phases: 'continuous reading phases',
};

/** Grows with every change that the continuous abilities could notice. */
export function versionOfContinuous(game: AnyGame): number {
  const { version, minorChanges } = game.values;
  const { unread, onFilters } = modifierKinds(game);
  if (onFilters.length > 0) return version;
  let unnoticed = 0;
  for (const minor of unread) unnoticed += minorChanges[minor];
  return version - unnoticed;
}
