/** Changes to objects that are not cards of a deck, and to the counters and statuses of cards. */
import type { Handle, PlayerId } from '../../../schemas/common';
import { OracleError } from '../errors';
import { isEmpty, movable } from '../objects/counters';
import { newCard } from '../objects/new-card';
import { NOWHERE } from '../objects/nowhere';
import type { Layout, ObjectKind } from '../objects/kinds';
import type { CardState, CauseOf, Definition } from '../state';
import { bearsAbilities } from '../state';
import type { StateGame } from '../state/rules';
import { countSourceMove, NONE, write, writeCard, type Writable } from './writing';
import type { CounterMove, Counters, Holder, StatusChange } from './intended';

export interface NewObject {
  readonly kind: ObjectKind;
  /** A token has the information that its creation states (DBS 10-18-2, VG 15.4.1.3). */
  readonly definition: Definition;
  readonly owner: PlayerId;
  /** Left out, the handle is the name with a number. */
  readonly id?: Handle;
  readonly layout?: Layout;
  readonly counters?: Counters;
}

/** Adds an object that is in no zone yet. This records no event; the move into a zone does. */
export function addObject(game: StateGame, { id, ...made }: NewObject): CardState {
  const cards = game.state.cards as Record<Handle, CardState>;
  const handle = id ?? freeHandle(game, made.definition.name);
  if (cards[handle]) throw new OracleError(`there is a "${handle}" already`);
  const object = newObject(handle, made, game.rules.initialState);
  cards[handle] = object;
  game.values.objectsAdded += 1;
  if (bearsAbilities(made.definition)) game.addSource(object);
  return object;
}

/** Returns the next handle that is free. It is numbered, so that the same game always gives the same handles. */
function freeHandle(game: StateGame, name: string): Handle {
  const state = write(game);
  for (;;) {
    state.created = (state.created ?? 0) + 1;
    const handle = `${name}#${state.created}`;
    if (!game.state.cards[handle]) return handle;
  }
}

export const newObject = (
  id: Handle,
  { kind, definition, owner, layout, counters }: Omit<NewObject, 'id'>,
  state: string,
): CardState =>
  newCard({
    id,
    kind,
    definition,
    definitionKey: definition.name,
    owner,
    side: owner,
    zone: NOWHERE,
    state,
    layout,
    counters,
  });

/** Adds a place to a zone (VG 16.3.1.5.1). */
export function createPlace(game: StateGame, made: Omit<NewObject, 'kind'> & { readonly layout: Layout }): CardState {
  const place = addObject(game, { kind: 'place', ...made });
  write(game).places = [...(game.state.places ?? []), place.id];
  game.values.placesChanged += 1;
  game.appendChange({ type: 'placeCreated', clauses: NONE, player: place.owner, card: place.id });
  return place;
}

/**
 * Removes a place (VG 16.3.1.5.2.1).
 * @throws {OracleError} when cards still lie on it; the caller moves them first
 */
export function removePlace(game: StateGame, { id, side }: CardState): void {
  for (const card of Object.values(game.state.cards))
    if (card.place === id) throw new OracleError(`"${card.id}" still lies on "${id}"`);
  write(game).places = (game.state.places ?? []).filter((place) => place !== id);
  game.values.placesChanged += 1;
  game.appendChange({ type: 'placeRemoved', clauses: NONE, player: side, card: id });
}

/** Changes the kinds of a place, e.g. when it becomes the stage (VG 7.42). */
export function setKindsOfPlace(game: StateGame, id: Handle, kinds: readonly string[]): void {
  const place = writeCard(game, id);
  place.layout = { ...place.layout, kinds };
  game.values.placesChanged += 1;
  game.appendChange({ type: 'placeChanged', clauses: NONE, player: place.side, card: id });
}

export function moveCounters(game: StateGame, card: CardState, move: CounterMove, cause?: CauseOf): void {
  const counters = movable(game, move, cause);
  if (isEmpty(counters)) return;
  for (const counter in counters) {
    add(move.giver, counter, -counters[counter]!);
    add(move.taker, counter, counters[counter]!);
  }
  const [from, to] = [nameOf(move.giver), nameOf(move.taker)];
  const player = game.rules.masterOf(game, card);
  game.appendChange({
    type: 'countersMoved',
    clauses: NONE,
    player,
    card: card.id,
    counters,
    from,
    to,
    ...(cause && { cause }),
  });
}

export const VOID = 'void';
const nameOf = (holder: Holder): string => holder?.id ?? VOID;

function add(holder: Holder, counter: string, count: number): void {
  if (!holder) return;
  const { counters } = holder;
  // The counters are copied, because snapshots of the card share the old record.
  (holder as Writable<CardState>).counters = { ...counters, [counter]: (counters[counter] ?? 0) + count };
}

export function setStatus(
  game: StateGame,
  id: Handle,
  { status, on, makesNewObject, until }: StatusChange,
  cause?: CauseOf,
): void {
  const card = writeCard(game, id);
  if (hasStatus(card, status) === on) return;
  if (makesNewObject) becomeNewObject(card);
  const others = (card.statuses ?? []).filter((one) => one.status !== status);
  const gained = { status, turn: game.state.turn, ...(cause?.player && { by: cause.player }), ...(until && { until }) };
  card.statuses = on ? [...others, gained] : others;
  game.values.statusesChanged += 1;
  countSourceMove(game, card);
  const player = game.rules.masterOf(game, card);
  const type = on ? 'statusGained' : 'statusLost';
  game.appendChange({ type, clauses: NONE, player, card: id, status, ...(cause && { cause }) });
}

export const hasStatus = ({ statuses }: CardState, status: string): boolean =>
  statuses?.some((one) => one.status === status) ?? false;

/** Makes the card another object, which has neither attacked nor any status. */
export function becomeNewObject(card: Writable<CardState>): void {
  card.zoneChangeCount += 1;
  card.attackedOnTurn = 0;
  if (card.statuses) card.statuses = [];
}
