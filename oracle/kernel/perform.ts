/**
 * From what is meant to happen to what has happened: the only way in which procedures change cards.
 * A group happens at one moment: replacements see all of it before, abilities of cards that leave are looked at as they were
 * before it, all others as they are after it.
 */
import type { Handle, PlayerId } from '../../schemas/common';
import { moveCard, setFace, setState, tellOf, type Destination } from './changes';
import { mayBeInPlay, requirementsOf, statOf, workingAbilities } from './characteristics';
import type { AnyGame } from './game';
import { linksOn } from './links';
import { playerOfEvent, replaced, type Intent } from './replacement';
import {
  NOTHING,
  type Ability,
  type CardState,
  type CauseOf,
  type Face,
  type JournalEvent,
  type Procedure,
} from './state';

/** Something that is meant to happen to one card. `told`: further events by which the game calls it. */
export type Change = {
  readonly card: CardState;
  readonly told?: string | readonly string[];
  readonly cause?: CauseOf;
  /** true: a rule's doing to which no effect can be applied: nothing replaces it and nothing triggers on it. */
  readonly sealed?: boolean;
} & ({ readonly to: Destination } | { readonly state: string } | { readonly face: Face });

/** A card as it was before a group took it out of play, with its triggered abilities. */
export interface Leaver {
  readonly card: CardState;
  readonly player: PlayerId;
  readonly abilities: readonly Ability[];
  readonly was: CardState;
}

/** Carries out a group of changes as one moment: at once where no ability can interfere. */
export function perform(game: AnyGame, ...group: readonly Change[]): Procedure {
  const sealed = group.some((change) => change.sealed);
  if (!sealed && mayBeInPlay(game, 'replacement')) return performReplaceableGroup(game, group);
  return performGroup(game, withLinked(game, group), sealed);
}

/** What is linked goes with those that do move: a host that stays keeps its cards. */
function* performReplaceableGroup(game: AnyGame, group: readonly Change[]): Procedure {
  const left = yield* replacedChanges(game, group);
  yield* performGroup(game, withLinked(game, left), false);
}

function performGroup(game: AnyGame, group: readonly Change[], sealed: boolean): Procedure {
  if (game.bearers.length === 0) for (const change of group) write(game, change);
  else noticeGroup(game, group, sealed);
  return game.rules.afterGroup ? game.rules.afterGroup(game) : NOTHING;
}

/** Abilities are held against what has happened once all of it has. */
function noticeGroup(game: AnyGame, group: readonly Change[], sealed: boolean): void {
  const leavers = sealed ? NO_LEAVERS : leaversOf(game, group);
  const events = game.atOnce(() => {
    for (const change of group) write(game, change);
  });
  if (!sealed) for (const event of events) game.rules.happened(game, event, leavers);
}

const NO_LEAVERS: readonly Leaver[] = [];

/** Carries out a whole action of a card, e.g. to level up, unless something else happens instead. */
export const performAction = (game: AnyGame, action: Intent, carryOut: () => Procedure): Procedure =>
  game.bearers.length > 0 ? performReplaceable(game, action, carryOut) : carryOut();

function* performReplaceable(game: AnyGame, action: Intent, carryOut: () => Procedure): Procedure {
  const left = yield* replaced(game, [action]);
  if (left.length > 0) yield* carryOut();
}

function* replacedChanges(game: AnyGame, group: readonly Change[]): Procedure<readonly Change[]> {
  const left = yield* replaced(
    game,
    group.map((change) => ({
      card: change.card,
      player: change.card.controller,
      receiver: receiverOf(change),
      events: eventsOf(game, change),
      details: detailsOf(change),
      change,
    })),
  );
  return left.map((intent) => intent.change);
}

/** Where the card comes from and goes to, and why. */
function detailsOf(change: Change): Pick<JournalEvent, 'from' | 'to' | 'cause'> {
  const { cause } = change;
  if (!('to' in change)) return cause ? { cause } : NO_DETAILS;
  const [from, to] = [change.card.zone, change.to.zone];
  return cause ? { from, to, cause } : { from, to };
}

const NO_DETAILS = {};
const NO_EVENTS: readonly string[] = [];

const toldOf = ({ told }: Change): readonly string[] =>
  told === undefined ? NO_EVENTS : typeof told === 'string' ? [told] : told;

/** The words that the journal has for a change; none where nothing would change. */
function eventsOf(game: AnyGame, change: Change): readonly string[] {
  const told = toldOf(change);
  if ('to' in change) return ['moved', ...told];
  if ('state' in change)
    return change.state === change.card.state ? [] : [game.rules.stateEvent(change.state), ...told];
  return change.face === change.card.face ? [] : [change.face === 'up' ? 'turnedFaceUp' : 'turnedFaceDown', ...told];
}

const receiverOf = (change: Change): PlayerId | undefined => ('to' in change ? change.to.player : undefined);

const isHostThatMoves = (game: AnyGame, change: Change): boolean =>
  'to' in change && game.state.links.some((link) => link.host === change.card.id);

/** The group with what the game's table adds to it for cards that are linked to those that move. */
function withLinked(game: AnyGame, group: readonly Change[]): readonly Change[] {
  if (game.state.links.length === 0 || !group.some((change) => isHostThatMoves(game, change))) return group;
  const all = new Map<Handle, Change>(group.map((change) => [change.card.id, change]));
  for (const change of all.values()) {
    if (!('to' in change)) continue;
    for (const link of linksOn(game, change.card)) {
      const added = all.has(link.card) ? null : game.rules.whenHostMoves(game, link, change.to);
      if (added) all.set(link.card, added);
    }
  }
  return [...all.values()];
}

function write(game: AnyGame, change: Change): void {
  const { card, cause } = change;
  // As it was before: the card is about to move.
  const { controller } = card;
  const details = change.told === undefined ? NO_DETAILS : detailsOf(change);
  if ('to' in change) moveCard(game, card.id, change.to, cause);
  else if ('state' in change) setState(game, card.id, change.state, cause);
  else setFace(game, card.id, change.face);
  for (const told of toldOf(change)) {
    tellOf(game, told, playerOfEvent(game, told, controller, receiverOf(change)), card.id, details);
  }
}

function leaversOf(game: AnyGame, group: readonly Change[]): readonly Leaver[] {
  const leaves = (change: Change) => 'to' in change && game.rules.playZones.includes(change.card.zone);
  if (!group.some(leaves)) return NO_LEAVERS;
  return group.filter(leaves).map(({ card }) => ({
    card,
    player: card.controller,
    abilities: workingAbilities(game, card, game.rules.isTriggered),
    was: snapshot(game, card),
  }));
}

/** A card as it is now, to look back at. */
function snapshot(game: AnyGame, card: CardState): CardState {
  const stat = (name: string) => [name, game.quietly(() => statOf(game, card, name))];
  return {
    ...card,
    statsThen: Object.fromEntries(game.rules.statsToRemember.map(stat)) as Record<string, number>,
    requirementsThen: requirementsOf(game, card),
  };
}
