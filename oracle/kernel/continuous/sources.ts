/** Which cards may bear abilities now, and of what kinds: by print, or because something has given them some. */

import { PLAYERS, type Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { looksBack, reads, readsWhatOthersChange } from '../language/ability-analysis';
import { eventsOf } from '../language/trigger-events';
import type { KernelRules, WithRules } from '../rules';
import type { CardState, Ability } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import { abilitiesOnBothSides, printedAbilities } from './print';
import { MINOR_CHANGES, type InPlay, type MinorChange, type ModifierKinds } from './value-cache';

/** Cards that may bear abilities now: by print, or because an effect or a continuous ability gave them one. */
export const abilitySourcesOf = (game: AnyGame): CardState[] =>
  [...new Set([...game.abilitySources, ...borrowersFrom(game, game.abilitySources), ...granteesOf(game)])].map((id) =>
    game.card(id),
  );

/** Those of them that may bear an ability of a kind (see kindsOf): by print, or because they have gained some ability or other. */
export function abilitySourcesWith(game: AnyGame, kind: string): readonly CardState[] {
  const printed = printedOrLent(game, kind);
  const gainers = mayHaveGained(game) ? granteesOf(game) : [];
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

/** The cards of the game on which an ability of a kind is printed, wherever they are. */
const printedWith = (game: AnyGame, kind: string): readonly CardState[] =>
  (game.values.sourcesByKind ??= sortAbilitySources(game)).get(kind) ?? NO_CARDS;

function sortAbilitySources(game: AnyGame): Map<string, CardState[]> {
  const byKind = new Map<string, CardState[]>();
  for (const id of game.abilitySources) {
    const card = game.card(id);
    for (const kind of kindsOf(game, abilitiesOnBothSides(card.definition))) {
      const cards = byKind.get(kind);
      if (cards) cards.push(card);
      else byKind.set(kind, [card]);
    }
  }
  return byKind;
}

const KINDS = new WeakMap<KernelRules, WeakMap<readonly Ability[], ReadonlySet<string>>>();

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

/**
 * Of what kinds the abilities of a printed card are: "when <event>", "replacing <event>", "situation", "activatedAbility",
 * "replacement", "continuous", "continuous <what it changes>"; "elsewhere", where one of them names the zones in which it works.
 */
function kindsOf(game: WithRules, abilities: readonly Ability[]): ReadonlySet<string> {
  const { rules } = game;
  const ofTable = KINDS.get(rules) ?? new WeakMap<readonly Ability[], ReadonlySet<string>>();
  KINDS.set(rules, ofTable);
  const known = ofTable.get(abilities);
  if (known) return known;
  const kinds = new Set<string>();
  for (const ability of abilities) {
    for (const event of ability.when ? eventsOf(ability.when) : []) kinds.add(triggeredBy(event));
    if (ability.situation) kinds.add('situation');
    if (rules.isReplacement(game, ability)) {
      kinds.add('replacement');
      if (ability.when) kinds.add(replacing(ability.when.event));
    }
    if (rules.isActivatable?.(game, ability) ?? ability.type === 'activate') kinds.add('activatedAbility');
    if (ability.zones) kinds.add('elsewhere');
    if (!rules.isContinuous(game, ability)) continue;
    kinds.add('continuous');
    if (readsWhatOthersChange(rules.language, ability)) kinds.add('continuous reading');
    if (looksBack(rules.language, ability)) kinds.add('continuous looking back');
    for (const minor of MINOR_CHANGES) if (reads(rules.language, ability, minor)) kinds.add(READING[minor]);
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
    values.modifierKinds = { sourceMoves, effectChanges, kinds: appliedKinds(game), onFilters };
  }
  return values.modifierKinds;
}

function appliedKinds(game: AnyGame): ModifierKinds['kinds'] {
  const kinds = new Set(game.state.effects.map(({ modification }) => modification.kind));
  if (game.abilitySources.length === 0 && !kinds.has('gain')) return kinds;
  // What has been gained may be anything.
  const anything = kinds.has('gain') || isPrintedInPlay(game, CONTINUOUS.gain);
  for (const kind of MODIFICATIONS) if (anything || isPrintedInPlay(game, CONTINUOUS[kind])) kinds.add(kind);
  return kinds;
}

/** false: for certain no card has gained an ability. */
export const mayHaveGained = (game: AnyGame): boolean => anyModifierOfKind(game, 'gain');

/** false: for certain no card has an ability of a kind (see kindsOf) where it works. */
export const mayBeInPlay = (game: AnyGame, kind: string): boolean =>
  game.abilitySources.length > 0 && (isPrintedInPlay(game, kind) || mayHaveGained(game));

const isPrintedInPlay = (game: AnyGame, kind: string): boolean => inPlay(game).kinds.has(kind);

function inPlay(game: AnyGame): InPlay {
  const { values } = game;
  if (values.inPlay?.sourceMoves === values.sourceMoves) return values.inPlay;
  const kinds = new Set<string>();
  const continuous: CardState[] = [];
  for (const player of PLAYERS) {
    for (const zone of game.zonesWith.abilities) {
      for (const id of game.zone(player, zone)) {
        const card = game.card(id);
        const abilities = printedAbilities(game, card);
        if (abilities.length === 0) continue;
        const own = kindsOf(game, abilities);
        for (const kind of own) kinds.add(kind);
        if (own.has('continuous')) continuous.push(card);
      }
    }
  }
  for (const card of printedWith(game, 'elsewhere')) {
    if (game.zonesWith.abilities.includes(card.zone)) continue;
    const own = printedAbilities(game, card).filter((ability) => ability.zones?.includes(card.zone));
    if (own.length === 0) continue;
    const itsKinds = kindsOf(game, own);
    for (const kind of itsKinds) kinds.add(kind);
    if (itsKinds.has('continuous')) continuous.push(card);
  }
  const unread = MINOR_CHANGES.filter((minor) => !kinds.has(READING[minor]));
  values.inPlay = { sourceMoves: values.sourceMoves, kinds, continuous, unread };
  return values.inPlay;
}

/** The cards that an effect or a continuous ability has given an ability. */
function granteesOf(game: AnyGame): Handle[] {
  const gained = game.state.effects.flatMap((effect) =>
    effect.modification.kind === 'gain' ? effect.targets.map((target) => target.id) : [],
  );
  const granted = [...game.rules.applyContinuous(game).list.values()].flatMap((contributions) =>
    contributions.flatMap(({ modification, targets, conditionUnmet }) =>
      modification.kind === 'gain' && !conditionUnmet ? targets : [],
    ),
  );
  return [...gained, ...granted];
}

/** false: for certain no continuous ability depends on what another, or itself, does. */
export function lookAtEachOther(game: AnyGame): boolean {
  const { kinds } = inPlay(game);
  return (
    kinds.has('continuous reading') ||
    kinds.has('continuous negate') ||
    kinds.has(CONTINUOUS.words) ||
    mayHaveGained(game)
  );
}

export function continuousInPlay(game: AnyGame): readonly CardState[] {
  if (!mayHaveGained(game)) return inPlay(game).continuous;
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
  if (mayHaveGained(game) || effectsOnFilters(game).length > 0) return version;
  let unnoticed = 0;
  for (const minor of inPlay(game).unread) unnoticed += minorChanges[minor];
  return version - unnoticed;
}
