/** Finds the cards that may have abilities now, and of which kinds, printed or gained. */

import { PLAYERS, type Handle } from '../../../schemas/common';
import { remembered } from '../remember';
import type { CardState, Ability } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import { abilitiesOnBothSides, printedAbilities } from '../reading/print';
import { MINOR_CHANGES, type InPlay, type ModifierKinds } from '../state/value-cache';
import {
  addGained,
  areDependent,
  kindsIn,
  leaveUnread,
  modificationsAmong,
  OF_OTHER_CARDS,
  zonesOf,
} from './kinds-of-abilities';
import type { ContinuousGame, ContinuousRules } from './rules';

/** Returns the cards that may have abilities now: printed, lent, or given by an effect or a continuous ability. */
export const abilitySourcesOf = (game: ContinuousGame): CardState[] =>
  [...new Set([...game.abilitySources, ...borrowersFrom(game, game.abilitySources), ...granteesOf(game)])].map((id) =>
    game.card(id),
  );

/** Returns the cards that may have an ability of a kind (see Kinds), printed, lent or gained. */
export function abilitySourcesWith(game: ContinuousGame, kind: string): readonly CardState[] {
  const printed = printedOrLent(game, kind);
  const gainers = mayHaveGainedOne(game, kind) ? granteesOf(game) : NO_HANDLES;
  if (gainers.length === 0) return printed;
  const others = gainers.map((id) => game.card(id)).filter((card) => !printed.includes(card));
  return others.length === 0 ? printed : [...new Set([...printed, ...others])];
}

/** Returns the cards on which such an ability is printed, and those to which they may lend it. */
function printedOrLent(game: ContinuousGame, kind: string): readonly CardState[] {
  const printed = printedWith(game, kind);
  if (!game.rules.lends || game.state.links.length === 0) return printed;
  const borrowers = borrowersFrom(
    game,
    printed.map(({ id }) => id),
  ).map((id) => game.card(id));
  return borrowers.length === 0 ? printed : [...new Set([...printed, ...borrowers])];
}

const borrowersFrom = ({ rules, state }: ContinuousGame, lenders: readonly Handle[]): Handle[] =>
  rules.lends ? state.links.flatMap(({ card, host }) => (lenders.includes(card) ? [host] : [])) : [];

const NO_CARDS: readonly CardState[] = [];
const NO_HANDLES: readonly Handle[] = [];

/** Returns the cards of the game on which such an ability is printed, in any zone. */
const printedWith = (game: ContinuousGame, kind: string): readonly CardState[] =>
  (game.values.sourcesByKind ??= sortAbilitySources(game)).get(kind) ?? NO_CARDS;

function sortAbilitySources(game: ContinuousGame): Map<string, CardState[]> {
  const byKind = new Map<string, CardState[]>();
  for (const id of game.abilitySources) {
    const card = game.card(id);
    for (const kind of kindsIn(game.rules)(abilitiesOnBothSides(game, card.definition)).own) {
      const cards = byKind.get(kind);
      if (cards) cards.push(card);
      else byKind.set(kind, [card]);
    }
  }
  return byKind;
}

/** false: certainly nothing modifies any card in this way now. */
export const anyModifierOfKind = (game: ContinuousGame, kind: Modification['kind']): boolean =>
  modifierKinds(game).kinds.has(kind);

/** Returns the effects that apply to all cards that match a filter, including those that come later. */
export const effectsOnFilters = (game: ContinuousGame): readonly ContinuousEffect[] => modifierKinds(game).onFilters;

/** Every step asks for this, so the result is kept until a source moves or the list of effects changes. */
function modifierKinds(game: ContinuousGame): ModifierKinds {
  const { values } = game;
  const known = values.modifierKinds;
  return known !== null && known.sourceMoves === values.sourceMoves && known.effectChanges === values.effectChanges
    ? known
    : (values.modifierKinds = findModifierKinds(game));
}

const NO_EFFECTS: readonly ContinuousEffect[] = [];

function findModifierKinds(game: ContinuousGame): ModifierKinds {
  const { effects } = game.state;
  const { sourceMoves, effectChanges } = game.values;
  const printed = inPlay(game);
  const gained = gainedKinds(game, printed.given);
  const isAsPrinted = effects.length === 0 && gained.size === 0;
  return {
    sourceMoves,
    effectChanges,
    printed: printed.kinds,
    gained,
    kinds: isAsPrinted ? printed.modifications : appliedKinds(effects, printed, gained),
    onFilters: isAsPrinted ? NO_EFFECTS : effects.filter(({ scope }) => scope && 'all' in scope),
    unread: gained.size === 0 ? printed.unread : printed.unread.filter((minor) => leaveUnread(gained, minor)),
    areDependent: printed.areDependent || gained.has('continuous'),
  };
}

/** Returns the kinds of abilities that cards may have gained, read from the effects and abilities that give them. */
function gainedKinds(game: ContinuousGame, given: ReadonlySet<string>): ReadonlySet<string> {
  let gained: Set<string> | undefined;
  for (const { modification } of game.state.effects)
    if (modification.kind === 'gain') addGained(game.rules, (gained ??= new Set(given)), modification.ability);
  const found = gained ?? given;
  return found.has(OF_OTHER_CARDS) ? new Set([...found, ...kindsOfAllCards(game)]) : found;
}

/** Returns the kinds of all abilities that are printed on cards of the game, and of those that these give. */
const kindsOfAllCards = (game: ContinuousGame): readonly string[] =>
  game.abilitySources.flatMap((id) => {
    const { own, given } = kindsIn(game.rules)(abilitiesOnBothSides(game, game.card(id).definition));
    return [...own, ...given];
  });

function appliedKinds(
  effects: readonly ContinuousEffect[],
  printed: InPlay,
  gained: ReadonlySet<string>,
): ModifierKinds['kinds'] {
  const kinds = new Set(printed.modifications);
  for (const { modification } of effects) kinds.add(modification.kind);
  if (gained.size > 0) for (const kind of modificationsAmong(gained)) kinds.add(kind);
  return kinds;
}

/** false: certainly no card has gained an ability. */
export const mayHaveGained = (game: ContinuousGame): boolean => anyModifierOfKind(game, 'gain');

/** false: certainly no card has gained an ability of the kind (see Kinds). */
const mayHaveGainedOne = (game: ContinuousGame, kind: string): boolean => modifierKinds(game).gained.has(kind);

/** false: certainly no card has an ability of the kind (see Kinds) that works where the card is. */
export function mayBeInPlay(game: ContinuousGame, kind: string): boolean {
  if (game.isPlain) return false;
  const { printed, gained } = modifierKinds(game);
  return printed.has(kind) || gained.has(kind);
}

const NO_KINDS: ReadonlySet<never> = new Set<never>();

const NOTHING_IN_PLAY: Omit<InPlay, 'sourceMoves'> = {
  kinds: NO_KINDS,
  given: NO_KINDS,
  continuous: NO_CARDS,
  modifications: NO_KINDS,
  unread: MINOR_CHANGES,
  areDependent: false,
};

function inPlay(game: ContinuousGame): InPlay {
  const { values } = game;
  const { sourceMoves } = values;
  if (values.inPlay?.sourceMoves === sourceMoves) return values.inPlay;
  values.inPlay = { sourceMoves, ...(game.abilitySources.length > 0 ? printedInPlay(game) : NOTHING_IN_PLAY) };
  return values.inPlay;
}

function printedInPlay(game: ContinuousGame): Omit<InPlay, 'sourceMoves'> {
  const kinds = new Set<string>();
  const given = new Set<string>();
  const continuous: CardState[] = [];
  const kindsOfAll = kindsIn(game.rules);
  const add = (card: CardState, abilities: readonly Ability[]) => {
    if (abilities.length === 0) return;
    const found = kindsOfAll(abilities);
    for (const kind of found.own) kinds.add(kind);
    for (const kind of found.given) given.add(kind);
    if (found.own.has('continuous')) continuous.push(card);
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
    if (!zones.includes(card.zone)) add(card, workingIn(game, printedAbilities(game, card), card.zone));
  }
  if (continuous.length === 0) return { ...NOTHING_IN_PLAY, kinds };
  return {
    kinds,
    given,
    continuous,
    modifications: new Set(modificationsAmong(kinds)),
    unread: MINOR_CHANGES.filter((minor) => leaveUnread(kinds, minor)),
    areDependent: areDependent(kinds),
  };
}

/** Returns the abilities that work in the zone by their text or type. It returns the same list each time, because kindsIn caches by list. */
function workingIn({ rules }: ContinuousGame, abilities: readonly Ability[], zone: string): readonly Ability[] {
  const known = byZone(rules)(abilities);
  let working = known.get(zone);
  if (!working) known.set(zone, (working = abilities.filter((ability) => zonesOf(rules, ability)?.includes(zone))));
  return working;
}

const byZone = remembered((_rules: ContinuousRules) =>
  remembered((_abilities: readonly Ability[]) => new Map<string, readonly Ability[]>()),
);

function granteesOf(game: ContinuousGame): readonly Handle[] {
  if (!mayHaveGained(game)) return NO_HANDLES;
  const found = new Set<Handle>();
  for (const { modification, targets } of game.state.effects)
    if (modification.kind === 'gain') for (const { id } of targets) found.add(id);
  for (const contributions of game.rules.applyContinuous(game).list.values())
    for (const { modification, targets, conditionUnmet } of contributions)
      if (modification.kind === 'gain' && !conditionUnmet) for (const id of targets) found.add(id);
  return [...found];
}

/** false: certainly no continuous ability depends on another or on itself. */
export const lookAtEachOther = (game: ContinuousGame): boolean => modifierKinds(game).areDependent;

export function continuousInPlay(game: ContinuousGame): readonly CardState[] {
  if (!mayHaveGainedOne(game, 'continuous')) return inPlay(game).continuous;
  const granted = abilitySourcesWith(game, 'continuous').filter((card) => game.zonesWith.abilities.includes(card.zone));
  return [...new Set([...inPlay(game).continuous, ...granted])];
}

/** Returns a version that grows with every change that a continuous ability could notice. */
export function versionOfContinuous(game: ContinuousGame): number {
  const { version, minorChanges } = game.values;
  const { unread, onFilters } = modifierKinds(game);
  if (onFilters.length > 0) return version;
  let unnoticed = 0;
  for (const minor of unread) unnoticed += minorChanges[minor];
  return version - unnoticed;
}
