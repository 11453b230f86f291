/**
 * Automatic abilities: each event is matched with them as it happens. Those that trigger wait until the game's rules
 * carry them out.
 */
import { isTriggerOf } from '../reading/trigger-events';
import type { PlayerId } from '../../../schemas/common';
import {
  addPending,
  cancelPending,
  endResolving,
  setGeneration,
  setSuppressedSituations,
  startResolving,
  takePending,
  useEffect,
} from '../changes';
import { triggeredBy } from '../continuous/kinds-of-abilities';
import { abilitySourcesWith, anyModifierOfKind, mayBeInPlay } from '../continuous/sources';
import { nameOnCard, wholeOf, workingAbilities } from '../continuous/abilities';
import { fitsTrigger, holds } from '../reading/select';
import {
  isAmong,
  type Ability,
  type CardState,
  type JournalEvent,
  type Procedure,
  type LastKnownCard,
  NO_ABILITIES,
} from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { PendingAbility, AbilityOfCard } from '../state/waiting';
import type { EventGame } from './rules';

/**
 * Finds the abilities that an event triggers, and makes them wait.
 * @param before cards that the same moment changed, as they were, with the abilities that notice it
 */
export function collectTriggers(game: EventGame, event: JournalEvent, before: readonly LastKnownCard[] = []): void {
  const lastKnown = before.length === 0 ? undefined : before.find(({ card }) => card.id === event.card)?.lastKnown;
  for (const { card, player, abilities, lastKnown: source = card } of before) {
    for (const ability of abilities) addIfTriggered(game, { player, source: source }, ability, event, lastKnown);
  }
  collectFromCards(game, event, before, lastKnown);
  if (anyModifierOfKind(game, 'trigger')) collectFromEffects(game, event, before, lastKnown);
  if (game.rules.watchesSituations) collectSituations(game);
}

function collectFromCards(
  game: EventGame,
  event: JournalEvent,
  before: readonly LastKnownCard[],
  lastKnown: CardState | undefined,
): void {
  const kind = triggeredBy(event.type);
  if (!mayBeInPlay(game, kind)) return;
  const { type } = event;
  const isAbout = ({ when }: Ability) => when !== undefined && isTriggerOf(when, type);
  for (const card of abilitySourcesWith(game, kind)) {
    if (game.rules.notices && !game.rules.notices(game, card, event)) continue;
    const was = before.length === 0 ? undefined : before.find((one) => one.card.id === card.id);
    if (was?.noticesNothing) continue;
    for (const ability of workingAbilities(game, card, isAbout)) {
      // An ability that noticed the event as its card was does not notice it again.
      if (was?.abilities.includes(ability)) continue;
      if (game.rules.isTriggered(game, ability)) {
        addIfTriggered(game, { player: game.rules.masterOf(game, card), source: card }, ability, event, lastKnown);
      }
    }
  }
}

/**
 * Makes the abilities wait that the event would trigger now, except those in `done`.
 * @returns those that now wait
 */
export function collectOthers(
  game: EventGame,
  event: JournalEvent,
  done: readonly AbilityOfCard[],
): readonly PendingAbility[] {
  const before = game.state.pending.length;
  collectFromCards(game, event, [], undefined);
  if (anyModifierOfKind(game, 'trigger')) collectFromEffects(game, event, [], undefined, done);
  const found = game.state.pending.slice(before);
  for (const one of found) if (isListed(done, one)) takePending(game, one);
  return found.filter((one) => !isListed(done, one));
}

/**
 * Returns the abilities that the event would trigger if they were not negated, in games where negated abilities still
 * count as abilities.
 */
export function negatedOf(game: EventGame, event: JournalEvent): readonly AbilityOfCard[] {
  const { negatedAbilities } = game.rules;
  if (!negatedAbilities || !anyModifierOfKind(game, 'negate')) return [];
  const negatedOn = (source: CardState): AbilityOfCard[] => {
    const reader = { player: game.rules.masterOf(game, source), source };
    return negatedAbilities(game, source)
      .filter((ability) => game.rules.isTriggered(game, ability) && isTriggeredBy(game, reader, ability, event))
      .map((ability) => ({ card: source.id, zoneChangeCount: source.zoneChangeCount, ability }));
  };
  const found = game.withoutCiting(() => abilitySourcesWith(game, triggeredBy(event.type)).flatMap(negatedOn));
  if (found.length > 0) game.consultPoint('negationLost');
  return found;
}

const isSameAbility = (one: AbilityOfCard, other: AbilityOfCard): boolean =>
  one.card === other.card &&
  one.zoneChangeCount === other.zoneChangeCount &&
  wholeOf(one.ability) === wholeOf(other.ability);

export const isListed = (all: readonly AbilityOfCard[], one: AbilityOfCard): boolean =>
  all.some((other) => isSameAbility(one, other));

/** Collects triggers of abilities that effects have, wherever their source is by now. */
function collectFromEffects(
  game: EventGame,
  event: JournalEvent,
  before: readonly LastKnownCard[],
  lastKnown: CardState | undefined,
  done: readonly AbilityOfCard[] = [],
): void {
  for (const effect of game.state.effects) {
    const { modification, player } = effect;
    if (modification.kind !== 'trigger') continue;
    const { ability } = modification;
    const bearer = bearersOf(game, effect, before).find(
      (source) => ability.when && fitsTrigger(game, { player, source }, ability.when, event, lastKnown),
    );
    if (!bearer) continue;
    const source = game.rules.timedFromSource ? game.card(effect.source) : bearer;
    if (done.some((one) => one.card === source.id && one.ability === ability)) continue;
    addWaiting(game, source, player, ability, event, lastKnown);
    useEffect(game, effect.id);
  }
}

/**
 * Returns the targets of the effect that are still the same objects or have left at this moment; without targets, its
 * source.
 */
function bearersOf(
  game: EventGame,
  { targets, source }: ContinuousEffect,
  before: readonly LastKnownCard[],
): CardState[] {
  if (targets.length === 0) return [game.card(source)];
  return targets.flatMap((target) => {
    const card = game.card(target.id);
    const hasLeftNow = before.some(({ lastKnown }) => lastKnown && isAmong([target], lastKnown));
    return hasLeftNow || isAmong([target], card) ? [card] : [];
  });
}

/**
 * Makes abilities wait whose situation holds, whether or not it has just begun to hold (DBS 8-6-6-1, VG 11.8.14.1).
 * Dropped ones stay out while it still holds.
 */
export function collectSituations(game: EventGame): void {
  const { suppressedSituations } = game.state;
  const stillHolding: string[] = [];
  for (const card of abilitySourcesWith(game, 'situation')) {
    for (const ability of workingAbilities(game, card, isOfSituation)) {
      if (!game.rules.isTriggered(game, ability) || timesWaiting(game, card, ability) > 0) continue;
      if (!situationHolds(game, card, ability)) continue;
      const name = suppressedSituations.length > 0 ? nameOfBearer(game, card, ability) : '';
      if (suppressedSituations.includes(name)) stillHolding.push(name);
      else addWaiting(game, card, game.rules.masterOf(game, card), ability, SITUATION, undefined);
    }
    for (const ability of game.rules.missedSituations?.(game, card) ?? NO_ABILITIES)
      if (situationHolds(game, card, ability)) stillHolding.push(nameOfBearer(game, card, ability));
  }
  if (
    stillHolding.length !== suppressedSituations.length ||
    stillHolding.some((name) => !suppressedSituations.includes(name))
  )
    setSuppressedSituations(game, stillHolding);
}

const situationHolds = (game: EventGame, source: CardState, { situation }: Ability): boolean =>
  game.withoutCiting(() => holds(game, { player: game.rules.masterOf(game, source), source, chosen: [] }, situation!));

/** Drops a waiting ability. One with a situation does not wait again until the situation has ceased to hold. */
export function dropWaiting(game: EventGame, waiting: PendingAbility): void {
  suppressSituation(game, waiting);
  cancelPending(game, waiting);
}

/** Stops an ability with a situation from waiting again until the situation has ceased to hold. */
export function suppressSituation(game: EventGame, waiting: AbilityOfCard): void {
  const card = game.card(waiting.card);
  const isOfSituation = waiting.ability.situation && isOf(waiting, card, waiting.ability);
  if (isOfSituation)
    setSuppressedSituations(game, [...game.state.suppressedSituations, nameOfBearer(game, card, waiting.ability)]);
}

const nameOfBearer = (game: EventGame, card: CardState, ability: Ability): string =>
  `${card.id}@${card.zoneChangeCount}#${nameOnCard(game, card, ability)}`;

const isOf = (waiting: AbilityOfCard, { id, zoneChangeCount }: CardState, ability: Ability): boolean =>
  waiting.card === id && waiting.zoneChangeCount === zoneChangeCount && waiting.ability === ability;

const isOfSituation = ({ situation }: Ability): boolean => situation !== undefined;
const SITUATION: JournalEvent = { type: 'situation', clauses: [] };

/** Returns how many times an ability of a card waits, counting those being carried out. */
export function timesWaiting({ state }: EventGame, card: CardState, ability: Ability): number {
  const isSame = (one: PendingAbility) => isOf(one, card, ability);
  return state.pending.filter(isSame).length + state.resolving.filter(isSame).length;
}

/** The card that reads the event, as it is or as it was if the event made it leave (VG 11.8.12.1), and its player. */
interface Reader {
  readonly player: PlayerId;
  readonly source: CardState;
}

function addIfTriggered(
  game: EventGame,
  reader: Reader,
  ability: Ability,
  event: JournalEvent,
  lastKnown: CardState | undefined,
): void {
  if (isTriggeredBy(game, reader, ability, event, lastKnown))
    addWaiting(game, game.card(reader.source.id), reader.player, ability, event, lastKnown);
}

function isTriggeredBy(
  game: EventGame,
  reader: Reader,
  { when, activation }: Ability,
  event: JournalEvent,
  lastKnown?: CardState,
): boolean {
  if (!when || !fitsTrigger(game, reader, when, event, lastKnown)) return false;
  return !activation || holds(game, { ...reader, event, chosen: [] }, activation);
}

function addWaiting(
  game: EventGame,
  { id: card, zoneChangeCount }: CardState,
  player: PlayerId,
  ability: Ability,
  event: JournalEvent,
  lastKnown: CardState | undefined,
): void {
  const onceAMoment = game.rules.triggersOnceAMoment?.(game, ability) === true;
  if (onceAMoment && isListed(game.triggeredNow, { card, zoneChangeCount, ability })) return;
  const waiting: PendingAbility = {
    card,
    zoneChangeCount,
    player,
    ability,
    event: aboutIndividual(game, event),
    generation: game.state.generation,
    lastKnown,
    undeclared: game.rules.mustBeDeclared?.(game, ability) ? true : undefined,
  };
  addPending(game, waiting);
  if (onceAMoment) game.triggeredNow = [...game.triggeredNow, waiting];
}

/** Adds to the event which object its card is after the event. */
const aboutIndividual = (game: EventGame, event: JournalEvent): JournalEvent =>
  event.card === undefined || event.zoneChangeCount !== undefined
    ? event
    : { ...event, zoneChangeCount: game.card(event.card).zoneChangeCount };

/**
 * Carries out a waiting ability, which counts as waiting until it is resolved. Abilities that trigger meanwhile belong
 * to the next generation.
 * @param rank its own generation, if the game's rules let it wait longer than the abilities that triggered with it
 */
export function* withGeneration(
  game: EventGame,
  waiting: PendingAbility,
  execute: () => Procedure,
  rank = waiting.generation,
): Procedure {
  const { generation } = game.state;
  game.guard.onResolution();
  startResolving(game, waiting);
  setGeneration(game, rank + 1);
  try {
    yield* execute();
  } finally {
    endResolving(game, waiting);
    setGeneration(game, generation);
  }
  if (game.rules.watchesSituations) collectSituationsAfter(game, rank);
}

/** A situation that still holds after an ability is of the next generation, so a chain of them deepens. */
function collectSituationsAfter(game: EventGame, rank: number): void {
  const { generation } = game.state;
  setGeneration(game, rank + 1);
  collectSituations(game);
  setGeneration(game, generation);
}
