/** The closed set of changes to a game's state. Nothing else writes to it; each change records an event. */
import type { GameResult } from '../../schemas/protocol';
import type { Handle, PlayerId } from '../../schemas/common';
import { OracleError } from './errors';
import type { MembersOf, StatChange } from './state/journal-events';
import {
  refTo,
  isAmong,
  type CardState,
  type CauseOf,
  type Face,
  type JournalEvent,
  type Link,
  type ObjectRef,
  type Sheet,
  type Use,
} from './state';
import { bringsAbility, isTarget, type ContinuousEffect, type Modification } from './state/lasting';
import {
  insertIntoZone,
  countElsewhere,
  countSourceMove,
  countStatuses,
  NONE,
  nextStamp,
  stampOfMoment,
  removeFromZone,
  write,
  writeCard,
  writeZone,
  type Writable,
} from './changes/writing';
import { endLinks, linkOfHeir, countLentMove, NO_LINKS } from './changes/links';
import { becomeNewObject } from './changes/objects';
import { NOWHERE } from './objects/nowhere';
import type { Destination } from './changes/intended';
import type { StateGame } from './state/rules';

export * from './changes/looks';
export * from './changes/battle';
export * from './changes/departures';
export * from './changes/links';
export * from './changes/objects';
export * from './changes/reach';
export * from './changes/waiting';

/**
 * Records an event that is not itself a change, e.g. an attack or a victory in battle.
 * @param members made for this event: the object itself becomes the event, because a copy would double the time of
 * recording
 */
export function emit<G extends StateGame, Type extends keyof G['rules']['events'] & string>(
  game: G,
  type: Type,
  members: MembersOf<G['rules']['events'][Type]>,
): void {
  // Copied only where it has become an event before: two events can have the same members.
  const event = ('type' in members ? { ...members } : members) as unknown as Writable<JournalEvent>;
  event.type = type;
  game.appendToJournal(event);
}

type EventDetails = { readonly [Name in 'from' | 'to' | 'cause']?: JournalEvent[Name] | undefined };

/** Records a further event for what has happened to a card. */
export function emitCardEvent(
  game: StateGame,
  type: string,
  player: PlayerId,
  card: Handle,
  { from, to, cause }: EventDetails = {},
): void {
  const event: Writable<JournalEvent> = { type, clauses: NONE, player, card };
  // A member that is undefined would be printed with the event log, so it is left out.
  if (from !== undefined) event.from = from;
  if (to !== undefined) event.to = to;
  if (cause) event.cause = cause;
  game.appendToJournal(event);
}

/**
 * Moves a card to the top (first) or the bottom (last, the default) of a zone. A card that only changes sides within
 * one kind of zone keeps its state and face, because it has not left the zone (DBS 11-5-1-1).
 * @returns the links that the move has ended
 */
export function moveCard(game: StateGame, id: Handle, to: Destination, cause?: CauseOf): readonly Link[] {
  const card = writeCard(game, id);
  const { zone: from, place: placeBefore } = card;
  const { zone } = to;
  const leaves = from !== zone;
  const { player, face, state } = arrivalOf(game, card, to);
  countStatuses(game, card);
  removeFromZone(game, card);
  insertIntoZone(game, card, player, to);
  if (zone === NOWHERE) game.dropSource(card);
  card.face = face;
  // Which side is up is asked of the card where it lies now, and whether it is a new one when all else is as it will be.
  card.sheet = to.sheet ?? game.rules.sheetOnArrival?.(game, card, from, zone, to.host) ?? card.sheet;
  countSourceMove(game, card);
  card.state = state;
  arrive(game, card, leaves);
  if (leaves) card.enteredOnTurn = turnOfEntry(game, zone);
  if (becomesNew(game, card, from, to)) becomeNewObject(card);
  countElsewhere(game, from, zone);
  const type = 'moved';
  game.appendChange(
    cause
      ? { type, clauses: NONE, player, card: id, from, to: zone, cause }
      : { type, clauses: NONE, player, card: id, from, to: zone },
  );
  return game.state.links.length > 0 ? linksEndedBy(game, card, leaves, placeBefore) : NO_LINKS;
}

const linksEndedBy = (game: StateGame, card: CardState, leaves: boolean, placeBefore?: Handle): readonly Link[] =>
  leaves || card.place !== placeBefore ? endLinks(game, card, leaves) : NO_LINKS;

/** Returns on which side, with which face and in which state the card will lie, asked of it where it still lies. */
function arrivalOf(
  game: StateGame,
  card: CardState,
  to: Destination,
): Pick<CardState, 'face' | 'state'> & { player: PlayerId } {
  const { rules } = game;
  const player = to.player ?? card.side;
  const leaves = card.zone !== to.zone;
  const onlyCrosses = !leaves && player !== card.side;
  const face = to.face ?? (onlyCrosses ? card.face : (rules.faceOnArrival?.(game, card, to.zone) ?? 'up'));
  const state = to.state ?? rules.arrivesAs?.(game, card, to) ?? (leaves ? rules.initialState : card.state);
  return { player, face, state };
}

const becomesNew = (game: StateGame, card: CardState, from: string, { asNew, zone, host }: Destination): boolean =>
  asNew ?? game.rules.becomesNew(game, card, from, zone, host);

/**
 * Puts a card elsewhere because of what happens to another. This records no move, because the card has not moved by
 * itself; `inherit` records the event.
 */
export function relocate(
  game: StateGame,
  id: Handle,
  {
    zone,
    side,
    index,
    state,
    at,
  }: { zone: string; side: PlayerId; index: number; state: string; at?: Handle | undefined },
): void {
  const card = writeCard(game, id);
  const from = card.zone;
  countSourceMove(game, card);
  countStatuses(game, card);
  removeFromZone(game, card);
  writeZone(game, side, zone).splice(index, 0, id);
  card.zone = zone;
  card.side = side;
  if (card.place !== at) card.place = at;
  card.state = state;
  if (from !== zone) card.sheet = game.rules.sheetOnArrival?.(game, card, from, zone) ?? card.sheet;
  arrive(game, card, from !== zone);
  if (from !== zone && game.rules.becomesNew(game, card, from, zone)) becomeNewObject(card);
  game.changed();
}

/**
 * Stamps the arrival of a card at a place, and in its zone where it comes from another one. All cards of a group share
 * the stamp.
 */
function arrive(game: StateGame, card: Writable<CardState>, leaves: boolean): void {
  card.placed = stampOfMoment(game);
  if (leaves) card.stamp = card.placed;
}

/** A card that is put under another has not entered play, so its turn of entry is 0. */
const turnOfEntry = ({ rules, state }: StateGame, zone: string): number =>
  zone === rules.stacks?.zone ? 0 : state.turn;

/** Counts a card as one of another part of its deck from now on (VG 4.18.4, 8.2.1.2.1). */
export function setOrigin(game: StateGame, id: Handle, origin: string): void {
  writeCard(game, id).origin = origin;
  game.changed();
}

/** Puts a card in a state, e.g. rested, and records the event that the game has for it. */
export function setState(game: StateGame, id: Handle, state: string, cause?: CauseOf): void {
  const card = writeCard(game, id);
  const from = card.state;
  if (from === state) return;
  card.state = state;
  game.values.minorChanges.states += 1;
  const player = game.rules.masterOf(game, card);
  // The game's own event has the same members as the kernel's.
  const type = game.rules.stateEvent(game, state, from) as 'rested';
  game.appendChange(
    cause ? { type, clauses: NONE, player, card: id, cause } : { type, clauses: NONE, player, card: id },
  );
}

export function setFace(game: StateGame, id: Handle, face: Face, cause?: CauseOf): void {
  if (game.card(id).face === face) return;
  writeCard(game, id).face = face;
  countSourceMove(game, game.card(id));
  game.appendChange({
    type: face === 'up' ? 'turnedFaceUp' : 'turnedFaceDown',
    clauses: NONE,
    player: game.rules.masterOf(game, game.card(id)),
    card: id,
    ...(cause && { cause }),
  });
}

/**
 * Turns a card with two sides over. It stays the same card.
 * @throws {OracleError} when the card has one side only
 */
export function setSheet(game: StateGame, id: Handle, sheet: Sheet): void {
  const card = writeCard(game, id);
  if (card.sheet === sheet) return;
  if (!card.definition.back) throw new OracleError(`"${id}" has one side only`);
  card.sheet = sheet;
  countSourceMove(game, card);
  game.appendChange({ type: 'turnedOver', clauses: NONE, player: game.rules.masterOf(game, card), card: id, sheet });
}

export function markAttacked(game: StateGame, id: Handle): void {
  writeCard(game, id).attackedOnTurn = game.state.turn;
  game.values.minorChanges.facts += 1;
  game.changed();
}

export function setPlayerCounter(game: StateGame, player: PlayerId, counter: string, value: number): void {
  (game.state.players[player].counters as Record<string, number>)[counter] = value;
  game.values.changesElsewhere += 1;
  game.appendChange({ type: 'counterSet', clauses: NONE, player, counter, value });
}

/**
 * Puts a zone in a new order.
 * @param order every card of the zone, each once, but for those that stay apart
 * @param apart cards that lie on top; whoever looks at them still does
 */
export function reorderZone(
  game: StateGame,
  player: PlayerId,
  zone: string,
  order: readonly Handle[],
  apart: readonly Handle[] = NONE,
): void {
  const cards = writeZone(game, player, zone);
  cards.splice(0, cards.length, ...apart, ...order);
  write(game).looks = game.state.looks.filter((look) => !order.includes(look.card));
  countElsewhere(game, zone);
  game.appendChange({ type: 'shuffled', clauses: NONE, player, zone });
}

export function setTurn(game: StateGame, turn: number, turnPlayer: PlayerId): void {
  const state = write(game);
  state.turn = turn;
  state.turnPlayer = turnPlayer;
  game.turnBegan = game.journal.length;
  game.changed();
}

/** Adds an extra turn before those that were added earlier (VG 18.2.2). */
export function addExtraTurn(game: StateGame, player: PlayerId): void {
  write(game).extraTurns = [player, ...game.state.extraTurns];
  game.changed();
}

/**
 * Removes the next extra turn from the list.
 * @returns its player; undefined when no extra turn is left
 */
export function takeExtraTurn(game: StateGame): PlayerId | undefined {
  const [next, ...others] = game.state.extraTurns;
  if (next !== undefined) write(game).extraTurns = others;
  return next;
}

export function setFirstPlayer(game: StateGame, player: PlayerId): void {
  write(game).firstPlayer = player;
  write(game).turnPlayer = player;
  game.changed();
}

export function setPhase(game: StateGame, phase: string): void {
  write(game).phase = phase;
  game.values.minorChanges.phases += 1;
  game.appendChange({ type: 'phaseStarted', clauses: NONE, player: game.state.turnPlayer, phase });
}

export function setFact<G extends StateGame, Name extends keyof G['state']['facts']>(
  game: G,
  name: Name,
  value: G['state']['facts'][Name],
): void {
  (game.state.facts as Record<Name, unknown>)[name] = value;
  game.values.minorChanges.facts += 1;
  game.changed();
}

function writeEffects(game: StateGame, effects: readonly ContinuousEffect[]): void {
  write(game).effects = effects;
  game.values.effectChanges += 1;
}

/** An effect that is about to begin. Its handles become references to the objects that the cards are at that moment. */
export type NewEffect = Pick<
  ContinuousEffect,
  'player' | 'source' | 'scope' | 'modification' | 'cause' | 'until' | 'orUntil'
> & {
  readonly targets: readonly Handle[];
};

export function addEffect(game: StateGame, effect: NewEffect): void {
  const { player, source, scope, modification, cause, until, orUntil } = effect;
  const stamp = nextStamp(game);
  const targets = effect.targets.map((id) => refTo(game.card(id)));
  const { turn } = game.state;
  const complete: ContinuousEffect = {
    id: stamp,
    stamp,
    player,
    source,
    targets,
    modification,
    until,
    turn,
    scope,
    cause,
    orUntil,
  };
  writeEffects(game, [...game.state.effects, complete]);
  if (bringsAbility(complete)) game.isPlain = false;
  const type = 'effectStarted';
  const change = changeIn(modification);
  game.appendChange({
    type,
    clauses: NONE,
    player,
    card: source,
    targets: effect.targets,
    until,
    ...(change && { change }),
  });
}

/** Returns the change of a value whose amount stays the same while the effect lasts. */
function changeIn(modification: Modification): StatChange | undefined {
  if (modification.kind !== 'stat' || modification.recounts) return undefined;
  const { stat, by, to } = modification;
  return { stat, ...(by !== undefined && { by }), ...(to !== undefined && { to }) };
}

/**
 * An effect that applies to no single cards ends as a whole. The effect itself has the ability that triggers, or its
 * scope names all cards or players.
 */
const isOfNoCard = ({ scope, modification, targets }: ContinuousEffect): boolean =>
  scope !== undefined || (modification.kind === 'trigger' && targets.length === 0);

/** Ends each effect for which `ends` is true, or only its part on the cards for which it is true. */
export function endEffects(game: StateGame, ends: (effect: ContinuousEffect, target: Handle) => boolean): void {
  const { effects } = game.state;
  if (effects.length === 0) return;
  const endsForAny = (effect: ContinuousEffect) =>
    effect.targets.some((target) => ends(effect, target.id)) || (isOfNoCard(effect) && ends(effect, effect.source));
  if (!effects.some(endsForAny)) return;
  const kept: ContinuousEffect[] = [];
  for (const effect of effects) {
    const targets = effect.targets.filter((target) => !ends(effect, target.id));
    const isOver = targets.length < effect.targets.length || (isOfNoCard(effect) && ends(effect, effect.source));
    if (!isOver) kept.push(effect);
    else {
      if (targets.length > 0) kept.push({ ...effect, targets });
      const ended = effect.targets.filter((target) => !targets.includes(target)).map((target) => target.id);
      game.appendChange({
        type: 'effectEnded',
        clauses: NONE,
        player: effect.player,
        card: effect.source,
        targets: ended,
        until: effect.until,
      });
    }
  }
  writeEffects(game, kept);
  game.changed();
}

/** Removes a whole effect, e.g. a delayed one that is now carried out. */
export function removeEffect(game: StateGame, effect: ContinuousEffect): void {
  const kept = game.state.effects.filter((one) => one.id !== effect.id);
  writeEffects(game, kept);
  const { player, source: card, until } = effect;
  game.appendChange({ type: 'effectEnded', clauses: NONE, player, card, targets: [], until });
}

/**
 * Counts one use of an effect, and ends the effect with the last one. A use is one trigger of its ability or one
 * payment of the cost that it changes.
 */
export function useEffect(game: StateGame, id: ContinuousEffect['id']): void {
  const effect = game.state.effects.find((one) => one.id === id);
  if (!effect || !('uses' in effect.modification) || effect.modification.uses === undefined) return;
  const { modification } = effect;
  if (modification.uses! <= 1) return removeEffect(game, effect);
  const left = { ...effect, modification: { ...modification, uses: modification.uses! - 1 } };
  writeEffects(
    game,
    game.state.effects.map((one) => (one === effect ? left : one)),
  );
}

/** Records how often something limited has been used, in this turn or in this game. */
export function useUp(game: StateGame, key: string, use: Omit<Use, 'turn'>): void {
  (game.state.used as Record<string, Use>)[key] = { turn: game.state.turn, ...use };
}

/**
 * Lets one card take the place of another. It takes over the links in both directions, in the same order, and those
 * effects that pass on.
 */
export function inherit(game: StateGame, from: Handle, to: Handle): void {
  const [old, heir] = [game.card(from), refTo(game.card(to))];
  write(game).links = game.state.links.flatMap((entry) => linkOfHeir(entry, from, to));
  countLentMove(game);
  const passesToHeir = (effect: ContinuousEffect) =>
    isTarget(effect, old) && (game.rules.passesToHeir?.(game, effect) ?? true);
  if (game.state.effects.some(passesToHeir)) {
    const { effects } = game.state;
    writeEffects(
      game,
      effects.flatMap((one) => (passesToHeir(one) ? transferEffect(game, one, old, heir) : [one])),
    );
  }
  game.appendChange({
    type: 'inherited',
    clauses: NONE,
    player: game.rules.masterOf(game, game.card(to)),
    card: to,
    from,
  });
}

/** Moves an effect from the old card to its heir. Where it applied to both already, it applies to the heir twice. */
function transferEffect(
  game: StateGame,
  effect: ContinuousEffect,
  old: CardState,
  heir: ObjectRef,
): ContinuousEffect[] {
  const { targets } = effect;
  if (!targets.some(({ id }) => id === heir.id))
    return [{ ...effect, targets: targets.map((one) => (isAmong([one], old) ? heir : one)) }];
  const others = { ...effect, targets: targets.filter((one) => !isAmong([one], old)) };
  return [others, { ...effect, id: nextStamp(game), targets: [heir] }];
}

/** Ends the game. A later result does not replace the first. */
export function setResult(game: StateGame, result: GameResult): void {
  if (game.state.result) return;
  write(game).result = result;
  game.appendChange({ type: 'gameOver', clauses: NONE, ...result });
}
