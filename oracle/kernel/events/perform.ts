/**
 * From what is meant to happen to what has happened: the only way in which procedures change cards.
 * A group happens at one moment: replacements see all of it before, abilities of cards that leave are looked at as they were
 * before it, all others as they are after it.
 */
import type { PlayerId } from '../../../schemas/common';
import { moveCard, setFace, setSheet, setState, tellOf, type Destination } from '../changes';
import { mayBeKeptOff, mayHappen } from '../continuous/prohibitions';
import { mayBeInPlay, replacing } from '../continuous/sources';
import { requirementsOf, workingAbilities } from '../continuous/abilities';
import { wordsToRemember } from '../continuous/information';
import { statOf } from '../continuous/values';
import type { AnyGame } from '../game';
import { isTriggerOf } from '../language/trigger-events';
import { cardsToCover, layOnto, uncover } from '../stacks';
import { noteDone, noteUndone } from './deeds';
import { playerOfEvent, replaced, type Intent } from './replacement';
import {
  NOTHING,
  type Ability,
  type CardState,
  type CauseOf,
  type Face,
  type JournalEvent,
  type Link,
  type Procedure,
  type Sheet,
} from '../state';

/** Something that is meant to happen to one card. `events`: further ones by which the game calls it. */
export type IntendedChange = {
  readonly card: CardState;
  readonly events?: string | readonly string[];
  readonly cause?: CauseOf;
  /** true: a rule's doing to which no effect can be applied: nothing replaces it and nothing triggers on it. */
  readonly unreplaceable?: boolean;
} & ({ readonly to: Destination } | { readonly state: string } | { readonly face: Face } | { readonly sheet: Sheet });

/** A card as it was before a group took it out of play, with its triggered abilities. */
export interface LastKnownInformation {
  readonly card: CardState;
  readonly player: PlayerId;
  readonly abilities: readonly Ability[];
  readonly lastKnown: CardState;
}

/** Carries out a group of changes as one moment: at once where no ability can interfere. */
export function perform(game: AnyGame, ...meant: readonly IntendedChange[]): Procedure {
  const group = mayBeKeptOff(game) ? possibleChanges(game, meant) : meant;
  const unreplaceable = group.some((change) => change.unreplaceable);
  if (!unreplaceable && mayBeReplaced(game, group)) return performReplaceableGroup(game, group);
  return performGroup(game, withLinked(game, group), unreplaceable);
}

/** false: for certain no ability in play replaces any of it. */
function mayBeReplaced(game: AnyGame, group: readonly IntendedChange[]): boolean {
  if (!mayBeInPlay(game, 'replacement')) return false;
  for (const change of group) {
    if (mayBeInPlay(game, replacing(eventOf(game, change)))) return true;
    for (const event of furtherEventsOf(change)) if (mayBeInPlay(game, replacing(event))) return true;
  }
  return false;
}

/** The word that the journal has for the change itself. */
function eventOf(game: AnyGame, change: IntendedChange): string {
  if ('to' in change) return 'moved';
  if ('state' in change) return game.rules.stateEvent(game, change.state);
  if ('sheet' in change) return 'turnedOver';
  return change.face === 'up' ? 'turnedFaceUp' : 'turnedFaceDown';
}

/** Without what is kept from happening. */
function possibleChanges(game: AnyGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const possible = group.filter(
    (change) => change.unreplaceable || mayHappen(game, change.card, eventsOf(game, change), change.cause),
  );
  if (game.deeds) noteUndone(game.deeds, group, possible);
  return possible;
}

/** What is linked goes with those that do move: a host that stays keeps its cards. */
function* performReplaceableGroup(game: AnyGame, group: readonly IntendedChange[]): Procedure {
  const unreplaced = yield* replacedChanges(game, group);
  if (game.deeds) noteUndone(game.deeds, group, unreplaced);
  const hasChanged = unreplaced.length < group.length && mayBeKeptOff(game);
  const left = hasChanged ? possibleChanges(game, unreplaced) : unreplaced;
  yield* performGroup(game, withLinked(game, left), false);
}

function performGroup(game: AnyGame, group: readonly IntendedChange[], unreplaceable: boolean): Procedure {
  if (game.deeds) noteDone(game.deeds, group);
  const ended: Link[] | undefined = game.state.links.length > 0 && game.rules.linksEnded ? [] : undefined;
  if (game.abilitySources.length === 0) writeAll(game, group, ended);
  else noticeGroup(game, group, unreplaceable, ended);
  if (ended && ended.length > 0) return afterLinks(game, ended);
  return game.rules.afterGroup ? game.rules.afterGroup(game) : NOTHING;
}

function* afterLinks(game: AnyGame, ended: readonly Link[]): Procedure {
  yield* game.rules.linksEnded!(game, ended);
  if (game.rules.afterGroup) yield* game.rules.afterGroup(game);
}

function writeAll(game: AnyGame, group: readonly IntendedChange[], ended?: Link[]): void {
  for (const change of group) {
    const now = write(game, change);
    ended?.push(...now);
  }
}

/** Abilities are held against what has happened once all of it has. */
function noticeGroup(game: AnyGame, group: readonly IntendedChange[], unreplaceable: boolean, ended?: Link[]): void {
  const departed = unreplaceable ? NONE_DEPARTED : lastKnownOf(game, group);
  const events = game.atOnce(() => writeAll(game, group, ended));
  if (!unreplaceable) for (const event of events) game.rules.happened(game, event, departed);
}

const NONE_DEPARTED: readonly LastKnownInformation[] = [];

/** Carries out a whole action of a card, e.g. to level up, unless something else happens instead. */
export const performAction = (game: AnyGame, action: Intent, carryOut: () => Procedure): Procedure =>
  game.abilitySources.length > 0 ? performReplaceable(game, action, carryOut) : carryOut();

function* performReplaceable(game: AnyGame, action: Intent, carryOut: () => Procedure): Procedure {
  const left = yield* replaced(game, [action]);
  if (left.length > 0) yield* carryOut();
}

function* replacedChanges(game: AnyGame, group: readonly IntendedChange[]): Procedure<readonly IntendedChange[]> {
  const left = yield* replaced(
    game,
    group.map((change) => ({
      card: change.card,
      player: game.rules.masterOf(game, change.card),
      receiver: receiverOf(change),
      events: eventsOf(game, change),
      details: detailsOf(change),
      change,
    })),
  );
  return left.map((intent) => intent.change);
}

/** Where the card comes from and goes to, and why. */
function detailsOf(change: IntendedChange): Pick<JournalEvent, 'from' | 'to' | 'cause'> {
  const { cause } = change;
  if (!('to' in change)) return cause ? { cause } : NO_DETAILS;
  const [from, to] = [change.card.zone, change.to.zone];
  return cause ? { from, to, cause } : { from, to };
}

const NO_DETAILS = {};
const NO_EVENTS: readonly string[] = [];

const furtherEventsOf = ({ events }: IntendedChange): readonly string[] =>
  events === undefined ? NO_EVENTS : typeof events === 'string' ? [events] : events;

/** The words that the journal has for a change; none where nothing would change. */
function eventsOf(game: AnyGame, change: IntendedChange): readonly string[] {
  if ('state' in change && change.state === change.card.state) return NO_EVENTS;
  if ('face' in change && change.face === change.card.face) return NO_EVENTS;
  if ('sheet' in change && change.sheet === change.card.sheet) return NO_EVENTS;
  return [eventOf(game, change), ...furtherEventsOf(change)];
}

const receiverOf = (change: IntendedChange): PlayerId | undefined =>
  'to' in change ? (change.to.player ?? change.card.side) : undefined;

/** The group with what the game's table adds to it for what is linked, again until nothing is added. */
function withLinked(game: AnyGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  if (game.state.links.length === 0 || !game.rules.alsoChanges) return group;
  let all: IntendedChange[] | undefined;
  for (let index = 0; index < (all ?? group).length; index++) {
    const change = (all ?? group)[index]!;
    if (isAlone(change)) continue;
    for (const added of game.rules.alsoChanges(game, change)) {
      if (!(all ?? group).some((other) => isSameKind(other, added))) (all ??= [...group]).push(added);
    }
  }
  return all ?? group;
}

/** What is linked to it stays as it is: it changes nothing, or the top of a stack goes alone. */
function isAlone(change: IntendedChange): boolean {
  const { card } = change;
  if ('to' in change) return change.to.part === 'top';
  if ('state' in change) return change.state === card.state;
  return 'face' in change && change.face === card.face;
}

const KINDS_OF_CHANGE = ['to', 'state', 'face', 'sheet'] as const;

/** Two moves, or two changes of state, of one card: the first stands. */
const isSameKind = (one: IntendedChange, other: IntendedChange): boolean =>
  one.card === other.card && KINDS_OF_CHANGE.every((kind) => kind in one === kind in other);

/** @returns the links that have ended by it */
function write(game: AnyGame, change: IntendedChange): readonly Link[] {
  const { card, cause } = change;
  // As it was before: the card is about to move.
  const had = game.rules.masterOf(game, card);
  const receiver = receiverOf(change);
  const details = change.events === undefined ? NO_DETAILS : detailsOf(change);
  const ended = 'to' in change ? writeMove(game, card, change.to, cause) : NO_LINKS;
  if ('state' in change) setState(game, card.id, change.state, cause);
  else if ('sheet' in change) setSheet(game, card.id, change.sheet);
  else if ('face' in change) setFace(game, card.id, change.face);
  for (const events of furtherEventsOf(change)) {
    tellOf(game, events, playerOfEvent(game, events, had, receiver), card.id, details);
  }
  return ended;
}

const NO_LINKS: readonly Link[] = [];

function writeMove(game: AnyGame, card: CardState, to: Destination, cause?: CauseOf): readonly Link[] {
  if (to.part === 'top') uncover(game, card);
  const ended = moveCard(game, card.id, to, cause);
  if (to.onto) layOnto(game, card, to);
  return ended;
}

function lastKnownOf(game: AnyGame, group: readonly IntendedChange[]): readonly LastKnownInformation[] {
  const leaves = (change: IntendedChange) =>
    'to' in change && change.to.zone !== change.card.zone && game.rules.playZones.includes(change.card.zone);
  let departed: LastKnownInformation[] | undefined;
  for (const change of group) {
    if (leaves(change)) (departed ??= []).push(asItIs(game, change.card));
    // What is laid under another has left nothing, but triggers on that (VG 11.8.12.1.5).
    if ('to' in change && change.to.onto) {
      for (const card of cardsToCover(game, change.to)) (departed ??= []).push(asItIs(game, card, 'linked'));
    }
  }
  return departed ?? NONE_DEPARTED;
}

function asItIs(game: AnyGame, card: CardState, by?: string): LastKnownInformation {
  const isMeant = (ability: Ability) =>
    game.rules.isTriggered(game, ability) && (!by || (ability.when !== undefined && isTriggerOf(ability.when, by)));
  const player = game.rules.masterOf(game, card);
  return { card, player, abilities: workingAbilities(game, card, isMeant), lastKnown: snapshot(game, card) };
}

/** A card as it is now, to look back at. */
function snapshot(game: AnyGame, card: CardState): CardState {
  const stat = (name: string) => [name, game.withoutCiting(() => statOf(game, card, name))];
  return {
    ...card,
    lastKnownStats: Object.fromEntries(game.rules.statsToRemember.map(stat)) as Record<string, number>,
    lastKnownWords: wordsToRemember(game, card),
    lastKnownRequirements: requirementsOf(game, card),
  };
}
