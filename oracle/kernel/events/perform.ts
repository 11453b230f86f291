/**
 * Turns intended changes into events; procedures change cards only through this file. A group happens at one moment.
 * Replacements see the whole group beforehand. Abilities notice it as their cards are afterwards, except that cards
 * that leave, or lose abilities by it, are read as before it.
 */
import type { Handle } from '../../../schemas/common';
import { keepApplied } from '../continuous/fixed-point';
import { citeKeptOff, mayBePrevented, isAllowed } from '../continuous/prohibitions';
import { replacing } from '../continuous/kinds-of-abilities';
import { mayBeInPlay } from '../continuous/sources';
import { isErased } from '../objects/nowhere';
import { NOTHING, type CardState, type EndedLink, type Link, type Procedure } from '../state';
import { isMove, isTurn, type IntendedChange, type Intent } from '../changes/intended';
import { recordDone, recordUndone } from '../changes/effect-outcome';
import { keepForEffects, snapshotLeaving, abilitiesLostBy, snapshotTurned } from './last-known';
import { detailsOf, eventOf, furtherEventsOf, receiverOf, eventsOf, write } from './change';
import { withDepartures } from './departures';
import { showKeptHidden } from './kept-hidden';
import { redirectChanges } from './redirection';
import { offerToReplacements } from './replacement';
import type { EventGame } from './rules';

/** Carries out a group of changes as one moment, without a generator where no ability can interfere. */
export function perform(game: EventGame, ...asked: readonly IntendedChange[]): Procedure {
  const ruled = applyMoveRules(game, asked);
  const intended = game.rules.departs ? withDepartures(game, ruled) : ruled;
  const group = mayBePrevented(game) ? possibleChanges(game, intended) : intended;
  return mayBeReplaced(game, group) ? performReplaceableGroup(game, group) : performWithLinked(game, group);
}

/** Carries out a group together with the changes that it causes to linked cards, which may be replaced as well. */
function performWithLinked(game: EventGame, group: readonly IntendedChange[]): Procedure {
  const all = withLinked(game, group);
  if (all === group) return performGroup(game, all);
  const added = all.slice(group.length);
  return mayBeReplaced(game, added) ? performLinkedReplaced(game, group, added) : performGroup(game, all);
}

function* performLinkedReplaced(
  game: EventGame,
  group: readonly IntendedChange[],
  added: readonly IntendedChange[],
): Procedure {
  const unreplaceable = added.filter(isUnreplaceable);
  const left = yield* replacedChanges(
    game,
    added.filter((change) => !isUnreplaceable(change)),
  );
  yield* performGroup(game, [...group, ...unreplaceable, ...left]);
}

/**
 * Carries out moves that were decided before. Nothing replaces them any more, but rules redirect them like any other
 * move.
 */
export const performNow = (game: EventGame, group: readonly IntendedChange[]): Procedure =>
  group.length > 0 ? performGroup(game, withLinked(game, applyMoveRules(game, group))) : NOTHING;

/**
 * Drops changes of erased cards, redirects moves by the rules, and works out the state that each turned card reaches.
 */
function applyMoveRules(game: EventGame, asked: readonly IntendedChange[]): readonly IntendedChange[] {
  const group = isAnyErased(asked) ? withoutErased(game, asked) : asked;
  const led = game.rules.redirectMove ? redirectChanges(game, group) : group;
  return game.rules.turned ? applyStateLadder(game, led) : led;
}

const isOfErased = ({ card }: IntendedChange): boolean => isErased(card);

/** A loop instead of `some`, because every change asks for this. */
function isAnyErased(asked: readonly IntendedChange[]): boolean {
  for (const change of asked) if (isOfErased(change)) return true;
  return false;
}

/** Drops changes of cards that have been erased. */
function withoutErased(game: EventGame, asked: readonly IntendedChange[]): readonly IntendedChange[] {
  const group = asked.filter((change) => !isOfErased(change));
  if (game.outcome) recordUndone(game.outcome, asked, group);
  return group;
}

const applyStateLadder = (game: EventGame, group: readonly IntendedChange[]): readonly IntendedChange[] =>
  group.map((change) =>
    isTurn(change) ? { ...change, state: game.rules.turned!(game, change.card, change.state) } : change,
  );

/** false: certainly nothing replaces any of these changes. */
function mayBeReplaced(game: EventGame, group: readonly IntendedChange[]): boolean {
  if (group.some(isReplacedByRule)) return true;
  if (!mayBeInPlay(game, 'replacement')) return false;
  for (const change of group) {
    if (isUnreplaceable(change)) continue;
    if (mayBeInPlay(game, replacing(eventOf(game, change)))) return true;
    for (const event of furtherEventsOf(change)) if (mayBeInPlay(game, replacing(event))) return true;
  }
  return false;
}

const isReplacedByRule = ({ insteadBy }: IntendedChange): boolean => insteadBy !== undefined;

const isUnreplaceable = ({ unreplaceable }: IntendedChange): boolean => unreplaceable === true;

/** Drops changes that an effect or a rule prevents. */
function possibleChanges(game: EventGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const possible = group.filter(
    (change) =>
      isUnreplaceable(change) ||
      cardsAffectedBy(change).every((card) => isAllowed(game, card, eventsOf(game, change), change.cause)),
  );
  if (possible.length < group.length) {
    if (game.outcome) recordUndone(game.outcome, group, possible);
    const prevented = group.filter((change) => !possible.includes(change));
    for (const change of prevented) citeKeptOff(game, cardsAffectedBy(change), change.cause);
    if (game.rules.showKeptHidden) showKeptHidden(game, prevented);
  }
  return possible;
}

/** Counters that move affect both the giver and the taker (BS 13-2-2). */
const cardsAffectedBy = (change: IntendedChange): readonly CardState[] =>
  'counters' in change && change.giver && change.taker ? [change.giver, change.taker] : [change.card];

/** Links are looked at after the replacements, because a host that stays keeps its cards. */
function* performReplaceableGroup(game: EventGame, group: readonly IntendedChange[]): Procedure {
  const isMixed = group.some(isUnreplaceable);
  const replaceable = isMixed ? group.filter((change) => !isUnreplaceable(change)) : group;
  const unreplaced = yield* replacedChanges(game, replaceable);
  if (game.outcome) recordUndone(game.outcome, replaceable, unreplaced);
  const survivors = unreplaced.length < replaceable.length ? stillPossible(game, unreplaced) : unreplaced;
  const result = isMixed ? group.filter((change) => isUnreplaceable(change) || survivors.includes(change)) : survivors;
  yield* performWithLinked(game, result);
}

/**
 * Checks the remaining changes again, because what happened instead of the others may have decided a departure or
 * started a prohibition.
 */
function stillPossible(game: EventGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const intended = game.rules.departs ? withDepartures(game, group) : group;
  return mayBePrevented(game) ? possibleChanges(game, intended) : intended;
}

function performGroup(game: EventGame, group: readonly IntendedChange[]): Procedure {
  if (group.length === 0) return NOTHING;
  if (game.outcome) recordDone(game, game.outcome, group);
  keepApplied(game);
  const since = game.journal.length;
  const ended: Link[] | undefined = game.state.links.length > 0 && game.rules.linksEnded ? [] : undefined;
  const before = ended && new Map(group.map(({ card }) => [card.id, { ...card }]));
  game.moment = 0;
  if (isUnnoticed(game)) for (const change of group) writeOne(game, change, since, ended);
  else noticeGroup(game, group, since, ended);
  game.moment = null;
  if (ended && ended.length > 0) return afterLinks(game, withEnds(game, ended, before!), since);
  return game.rules.afterGroup ? game.rules.afterGroup(game, since) : NOTHING;
}

/** true: nothing has an ability that could notice the group, and no effect in progress looks back at a card of it. */
const isUnnoticed = (game: EventGame): boolean =>
  game.isPlain && (!game.rules.readsLastKnown || game.frames.length === 0);

/** Adds the ends as they were; what the group did not change is as it was. */
function withEnds(
  game: EventGame,
  ended: readonly Link[],
  before: ReadonlyMap<Handle, CardState>,
): readonly EndedLink[] {
  const then = (id: Handle) => before.get(id) ?? game.card(id);
  return ended.map((link) => ({ ...link, before: { card: then(link.card), host: then(link.host) } }));
}

function* afterLinks(game: EventGame, ended: readonly EndedLink[], since: number): Procedure {
  yield* game.rules.linksEnded!(game, ended);
  if (game.rules.afterGroup) yield* game.rules.afterGroup(game, since);
}

/** @param since where the events of the group begin: what decided the first of them decided the others as well */
function writeOne(game: EventGame, change: IntendedChange, since: number, ended?: Link[]): void {
  const first = game.journal[since];
  const written = game.journal.length;
  const { position } = game.citations;
  if (first) game.citations.cite(first.clauses);
  const now = write(game, change);
  if (first && game.journal.length === written) game.citations.drop(position);
  if (ended && now.length > 0) ended.push(...now);
}

/** Starts or ends effects, followed by what the rules do at once after that (BS 9-3-7, 26-2-4). */
export function performEffectChange(game: EventGame, changes: () => void): Procedure {
  const since = game.journal.length;
  keepApplied(game);
  changes();
  return game.rules.afterGroup && game.journal.length > since ? game.rules.afterGroup(game, since) : NOTHING;
}

/**
 * Matches abilities with the events after the whole group has happened. Each ability is read at the moment at which it
 * works.
 */
function noticeGroup(game: EventGame, group: readonly IntendedChange[], since: number, ended?: Link[]): void {
  const leaving = snapshotLeaving(game, group);
  if (game.rules.readsLastKnown) keepForEffects(game, leaving);
  const turned = snapshotTurned(game, group, leaving);
  const events = game.atOnce((noticed) => {
    for (const change of group) {
      const before = noticed.length;
      writeOne(game, change, since, ended);
      if (isUnreplaceable(change)) noticed.length = before;
    }
  });
  const before = turned.length === 0 ? leaving : [...leaving, ...abilitiesLostBy(game, turned)];
  game.noticeMoment(events, before);
}

/** Carries out a whole action of a card, e.g. a level up, unless it is replaced. */
export const performAction = (game: EventGame, action: Intent, execute: () => Procedure): Procedure =>
  !game.isPlain ? performReplaceable(game, action, execute) : execute();

function* performReplaceable(game: EventGame, action: Intent, execute: () => Procedure): Procedure {
  const left = yield* offerToReplacements(game, [action]);
  if (left.length > 0) yield* execute();
}

function* replacedChanges(game: EventGame, group: readonly IntendedChange[]): Procedure<readonly IntendedChange[]> {
  const left = yield* offerToReplacements(
    game,
    group.map((change) => ({
      card: change.card,
      player: game.rules.masterOf(game, change.card),
      receiver: receiverOf(change),
      events: eventsOf(game, change),
      details: detailsOf(change),
      insteadBy: change.insteadBy,
      change,
    })),
  );
  return left.map((intent) => intent.change);
}

/** Adds to the group what the game's rules change along with linked cards, and repeats until nothing is added. */
function withLinked(game: EventGame, group: readonly IntendedChange[]): readonly IntendedChange[] {
  if (!game.rules.alsoChanges || (game.state.links.length === 0 && !game.rules.movesCounters)) return group;
  let all = group;
  const toLookAt = [...group];
  for (let change = toLookAt.shift(); change; change = toLookAt.shift()) {
    const added = addedBy(game, change, all);
    if (added.length === 0) continue;
    all = [...all, ...added];
    toLookAt.push(...added);
  }
  return all;
}

/** Returns what the rules change along with one change, without what the group changes anyway. */
function addedBy(game: EventGame, change: IntendedChange, group: readonly IntendedChange[]): readonly IntendedChange[] {
  const also = isAlone(change) ? NO_CHANGES : game.rules.alsoChanges!(game, change, group);
  if (also.length === 0) return NO_CHANGES;
  const added: IntendedChange[] = [];
  for (const one of applyMoveRules(game, also)) {
    if (group.some((other) => isSameKind(other, one)) || added.some((other) => isSameKind(other, one))) continue;
    added.push(isUnreplaceable(change) ? { ...one, unreplaceable: true } : one);
  }
  return added;
}

const NO_CHANGES: readonly IntendedChange[] = [];

/** Returns whether the change leaves linked cards alone: it changes nothing, or the top of a stack goes alone. */
function isAlone(change: IntendedChange): boolean {
  const { card } = change;
  if (isMove(change)) return change.departs === true || change.to.part === 'top';
  if (isTurn(change)) return change.state === card.state;
  return 'face' in change && change.face === card.face;
}

const KINDS_OF_CHANGE = ['to', 'state', 'face', 'sheet', 'counters', 'status'] as const;

/** Returns whether two changes of a card are of one kind, e.g. two moves. Then only the first counts. */
export const isSameKind = (one: IntendedChange, other: IntendedChange): boolean =>
  one.card === other.card && !('counters' in one) && KINDS_OF_CHANGE.every((kind) => kind in one === kind in other);
