/** One change of a card: the events that report it, and how it is written to the state. */
import type { PlayerId } from '../../../schemas/common';
import { link, moveCard, setFace, setSheet, setState, startDeparture, emitCardEvent } from '../changes';
import { moveCounters, setStatus } from '../changes/objects';
import { isEmpty, movable } from '../objects/counters';
import { NOWHERE } from '../objects/nowhere';
import { layOnto, uncover } from '../stacks';
import type { CardState, CauseOf, JournalEvent, Link } from '../state';
import { isMove, isTurn, type Move, type Destination, type IntendedChange } from '../changes/intended';
import { changesNothing } from '../changes/unchanged';
import { playerOfEvent } from './replacement';
import type { EventGame } from './rules';

/** Returns the event type of the change itself. */
export function eventOf(game: EventGame, change: IntendedChange): string {
  if (isMove(change)) return 'moved';
  if (isTurn(change)) return game.rules.stateEvent(game, change.state, change.card.state);
  if ('sheet' in change) return 'turnedOver';
  if ('counters' in change) return 'countersMoved';
  if ('status' in change) return change.on ? 'statusGained' : 'statusLost';
  return change.face === 'up' ? 'turnedFaceUp' : 'turnedFaceDown';
}

/** Returns where the card comes from and goes to, and why. */
export function detailsOf(change: IntendedChange): Pick<JournalEvent, 'from' | 'to' | 'cause'> {
  const { cause } = change;
  if (!isMove(change)) return cause ? { cause } : NO_DETAILS;
  const [from, to] = [change.card.zone, change.to.zone];
  return cause ? { from, to, cause } : { from, to };
}

const NO_DETAILS = {};
const NO_EVENTS: readonly string[] = [];

export const furtherEventsOf = ({ events }: IntendedChange): readonly string[] => asList(events);

const asList = (events: IntendedChange['events']): readonly string[] =>
  events === undefined ? NO_EVENTS : typeof events === 'string' ? [events] : events;

/** Returns the event types of a change; none if it would change nothing. */
export function eventsOf(game: EventGame, change: IntendedChange): readonly string[] {
  if (changesNothing(game, change)) return NO_EVENTS;
  return [eventOf(game, change), ...furtherEventsOf(change)];
}

/** Returns the player to whose zones a moved card goes. */
export const receiverOf = (change: IntendedChange): PlayerId | undefined =>
  isMove(change) ? (change.to.player ?? change.card.side) : undefined;

/**
 * Makes the change and records all its events.
 * @returns the links that the change has ended
 */
export function write(game: EventGame, change: IntendedChange): readonly Link[] {
  if (isMove(change)) return writeDestination(game, change);
  if (change.events === undefined) {
    writeInPlace(game, change);
    return NO_LINKS;
  }
  if ('counters' in change && isEmpty(movable(game, change, change.cause))) return NO_LINKS;
  const { card } = change;
  // The master is read before the change, which may give the card another one.
  const had = game.rules.masterOf(game, card);
  const details = detailsOf(change);
  writeInPlace(game, change);
  for (const word of furtherEventsOf(change)) emitCardEvent(game, word, had, card.id, details);
  return NO_LINKS;
}

function writeDestination(game: EventGame, change: Move): readonly Link[] {
  const { card, to, cause, events, departs } = change;
  if (events === undefined && !departs) return writeMove(game, card, to, cause);
  const had = game.rules.masterOf(game, card);
  const receiver = to.player ?? card.side;
  const details = { from: card.zone, to: to.zone, cause };
  const ended = departs ? NO_LINKS : writeMove(game, card, to, cause);
  if (departs) startDeparture(game, card.id, change);
  // Erasing is reported when the card goes; other events, e.g. destruction, are reported when it is decided (BS
  // FAQ-4-1).
  const words = departs && to.zone === NOWHERE ? NO_EVENTS : asList(events);
  // What decided that the card leaves decided the word for it as well.
  if (departs && words.length > 0) game.citations.cite(game.journal.at(-1)!.clauses);
  for (const word of words) {
    emitCardEvent(game, word, playerOfEvent(game, word, had, receiver), card.id, details);
  }
  return ended;
}

/** Makes a change that leaves the card in its place. */
function writeInPlace(game: EventGame, change: Exclude<IntendedChange, Move>): void {
  const { card, cause } = change;
  if (isTurn(change)) setState(game, card.id, change.state, cause);
  else if ('face' in change) setFace(game, card.id, change.face, cause);
  else if ('sheet' in change) setSheet(game, card.id, change.sheet);
  else if ('counters' in change) moveCounters(game, card, change, cause);
  else setStatus(game, card.id, change, cause);
}

const NO_LINKS: readonly Link[] = [];

function writeMove(game: EventGame, card: CardState, to: Destination, cause?: CauseOf): readonly Link[] {
  if (to.part === 'top') uncover(game, card);
  const ended = moveCard(game, card.id, to, cause);
  if (to.onto) layOnto(game, card, to);
  if (to.link) link(game, to.link.kind, card.id, to.host!, to.link);
  return ended;
}
