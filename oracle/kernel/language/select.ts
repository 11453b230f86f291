/** Reading the ability language: which cards, how many, does a condition hold. Nothing here changes the game. */
import type { Amount, By, CardFilter, Condition, Range, Target, Trigger, Whose } from '../../../schemas/ability';
import { PLAYERS, type Handle, type PlayerId } from '../../../schemas/common';
import { statOf } from '../continuous/characteristics';
import { OracleError } from '../errors';
import { remembered } from '../remember';
import type { AnyGame } from '../game';
import { stillSameObject } from '../events/object-tracking';
import type { EffectContext } from '../rules';
import { opponentOf, type CardState, type CauseOf, type Definition, type JournalEvent } from '../state';

/** As much of an effect's context as is needed to read it. */
export type EvaluationContext = Pick<
  EffectContext,
  'player' | 'source' | 'event' | 'subjects' | 'chosen' | 'number' | 'sourceIsGone' | 'subjectIsGone' | 'tracked'
>;

/** The players meant by "you", "opponent", ... seen from the player of the effect. */
export function playersOf(game: AnyGame, player: PlayerId, whose: Whose = 'any'): readonly PlayerId[] {
  switch (whose) {
    case 'you':
      return ALONE[player];
    case 'opponent':
      return ALONE[opponentOf(player)];
    case 'turnPlayer':
      return ALONE[game.state.turnPlayer];
    default:
      return PLAYERS;
  }
}

const ALONE: Readonly<Record<PlayerId, readonly PlayerId[]>> = { A: ['A'], B: ['B'] };

/** Is the player one of those meant? */
export function isPlayerMeant(game: AnyGame, player: PlayerId, whose: Whose | undefined, asked: PlayerId): boolean {
  switch (whose) {
    case 'you':
      return asked === player;
    case 'opponent':
      return asked !== player;
    case 'turnPlayer':
      return asked === game.state.turnPlayer;
    default:
      return true;
  }
}

/** The one player meant; "any" is nobody in particular and means the player of the effect. */
export const playerOf = (game: AnyGame, player: PlayerId, whose: Whose = 'you'): PlayerId =>
  playersOf(game, player, whose === 'any' ? 'you' : whose)[0]!;

/** Was it made to happen in this way? Seen from the player, and the card, of the ability that asks. */
export const isBy = (game: AnyGame, player: PlayerId, by: By, cause?: CauseOf, card?: CardState): boolean =>
  cause !== undefined &&
  (!by.self || cause.source === card?.id) &&
  (by.cause === undefined || (game.rules.isCausedBy?.(by.cause, cause) ?? by.cause === cause.kind)) &&
  (by.player === undefined || (cause.player !== undefined && isPlayerMeant(game, player, by.player, cause.player))) &&
  (by.source === undefined ||
    (cause.source !== undefined && isSource(game, player, by.source, game.card(cause.source))));

/** Of a card that has paid with itself, or is an Event, it does not matter where it is by now. */
const isSource = (game: AnyGame, player: PlayerId, filter: CardFilter, source: CardState): boolean =>
  matches(game, { player, source, chosen: [] }, { zone: [source.zone], ...filter }, source);

/**
 * Is the event one that fits a trigger, seen from a player and a card?
 * @param was the card of the event as it was before it left play, where it has
 */
export function fitsTrigger(
  game: AnyGame,
  reader: Pick<EvaluationContext, 'player' | 'source'>,
  trigger: Trigger,
  event: JournalEvent,
  lastKnown?: CardState,
): boolean {
  const { event: type, or } = trigger;
  if (type === event.type && fitsOccasion(game, reader, trigger, event)) {
    if (isSubject(game, reader, trigger, event, lastKnown)) return true;
  }
  return or?.some((other) => fitsTrigger(game, reader, other, event, lastKnown)) ?? false;
}

/** Whose it is, how it came about, from where and to where. */
function fitsOccasion(
  game: AnyGame,
  { player: owner, source }: Pick<EvaluationContext, 'player' | 'source'>,
  { player, by, from, to }: Trigger,
  event: JournalEvent,
): boolean {
  if (by && !isBy(game, owner, by, event.cause, source)) return false;
  if (from && !from.includes(event.from ?? '')) return false;
  if (to && !to.includes(event.to ?? '')) return false;
  return !player || (event.player !== undefined && isPlayerMeant(game, owner, player, event.player));
}

/** Is it about such a card? */
function isSubject(
  game: AnyGame,
  { player, source: card }: Pick<EvaluationContext, 'player' | 'source'>,
  { subject = 'self' }: Trigger,
  event: JournalEvent,
  lastKnown: CardState | undefined,
): boolean {
  if (event.card === undefined || subject === 'any') return true;
  if (subject === 'self')
    return event.card === card.id && (event.zoneChangeCount ?? card.zoneChangeCount) === card.zoneChangeCount;
  return matches(game, { player, source: card, event, chosen: [] }, subject, lastKnown ?? game.card(event.card));
}

/** What a filter says about a card that nobody sees from where it lies and how. */
export function describedBy(filter: CardFilter): Partial<CardFilter> {
  const { player: _p, zone: _z, top: _t, bottom: _b, looked: _l, chosen: _c, face: _f, ...described } = filter;
  return described;
}

/** All events by which an ability is triggered. */
export const eventsOf = ({ event, or = [] }: Trigger): readonly string[] => [event, ...or.flatMap(eventsOf)];

/** Is the event one of those? */
export const isTriggerOf = (trigger: Trigger, event: string): boolean =>
  trigger.event === event || (trigger.or !== undefined && eventsOf(trigger).includes(event));

/** All cards that a filter means; zones left out mean the cards in play, or what the game calls its field. */
export function cardsMatching(game: AnyGame, reader: EvaluationContext, filter: CardFilter): CardState[] {
  const zones = filter.zone ?? game.rules.zonesMeant?.(game) ?? game.rules.playZones;
  const tests = testsOfCard(filter);
  const found: CardState[] = [];
  for (const player of playersOf(game, reader.player, filter.player)) {
    for (const zone of zones) {
      const ids = game.zone(player, zone);
      const { top = ids.length, bottom } = filter;
      const end = bottom === undefined ? Math.min(ids.length, top) : ids.length;
      for (let index = 0; index < end; index++) {
        if (bottom !== undefined && !isWithinReach(filter, index, ids.length)) continue;
        const card = game.card(ids[index]!);
        if (fits(game, reader, filter, card, tests)) found.push(card);
      }
    }
  }
  return found;
}

/** Is it one of so many from the top, or from the bottom? With both it may be at either end. */
const isWithinReach = ({ top, bottom }: CardFilter, index: number, length: number): boolean =>
  (top === undefined && bottom === undefined) || index < (top ?? 0) || index >= length - (bottom ?? 0);

/** Those of the cards of a zone among which a filter looks. */
export const withinReach = (filter: CardFilter, ids: readonly Handle[]): readonly Handle[] =>
  ids.filter((_, index) => isWithinReach(filter, index, ids.length));

/** Does the card fit the filter, wherever it is looked for? */
export const matches = (game: AnyGame, reader: EvaluationContext, filter: CardFilter, card: CardState): boolean =>
  isPlayerMeant(game, reader.player, filter.player, card.controller) &&
  (!filter.zone || filter.zone.includes(card.zone)) &&
  fits(game, reader, filter, card, testsOfCard(filter));

function fits(
  game: AnyGame,
  reader: EvaluationContext,
  filter: CardFilter,
  card: CardState,
  { before, after }: ReturnType<typeof testsOfCard>,
): boolean {
  for (const test of before) if (!test(game, reader, filter, card)) return false;
  if (game.rules.fitsFilter && !game.rules.fitsFilter(game, filter, card)) return false;
  for (const test of after) if (!test(game, reader, filter, card)) return false;
  return true;
}

type Test = (game: AnyGame, reader: EvaluationContext, filter: CardFilter, card: CardState) => boolean;
type Tests = Partial<Record<keyof CardFilter, Test>>;

/** What a filter says of the card itself, by its members: looked at before what only one game knows. */
const BEFORE: Tests = {
  state: (_game, _reader, { state }, card) => card.state === state,
  face: (_game, _reader, { face }, card) => card.face === face,
  category: (_game, _reader, { category }, { definition }) => definition.category === category,
  name: (game, _reader, { name }, { definition }) => namesOf(game, definition).includes(name!),
  nameContains: (game, _reader, { nameContains }, { definition }) =>
    namesOf(game, definition).some((name) => name.includes(nameContains!)),
  number: (_game, _reader, { number }, { definition }) => definition.number === number,
};

/** And after it. */
const AFTER: Tests = {
  other: (_game, reader, { other }, card) => (card.id !== reader.source.id) === other,
  inBattle: (game, _reader, { inBattle }, card) => game.rules.takesPart(game, card) === inBattle,
  looked: (game, reader, { looked }, card) => isLookedAt(game, reader.player, card) === looked,
  chosen: (_game, reader, { chosen }, card) => reader.chosen.some(({ id }) => id === card.id) === chosen,
  shares: (game, reader, { shares }, card) => sharesWord(game, reader, shares!, card),
  stat: (game, reader, { stat }, card) => fitsStats(game, reader, stat!, card),
  any: (game, reader, filter, card) => partsOf(filter).any.some((part) => matches(game, reader, part, card)),
  not: (game, reader, filter, card) => !partsOf(filter).not.some((part) => matches(game, reader, part, card)),
};

/** The parts of a filter that are filters themselves: they are about the zones that the whole names. */
const partsOf = remembered(({ zone, any = [], not }: CardFilter) => {
  const inZones = (part: CardFilter): CardFilter => (zone ? { zone, ...part } : part);
  return { any: any.map(inZones), not: not ? [inZones(not)] : [] };
});

/** Most filters ask for one thing or two. */
const testsOfCard = remembered((filter: CardFilter) => ({
  before: testsAmong(BEFORE, filter),
  after: testsAmong(AFTER, filter),
}));

const testsAmong = (tests: Tests, filter: CardFilter): readonly Test[] =>
  Object.entries(tests).flatMap(([member, test]) => (filter[member as keyof CardFilter] === undefined ? [] : [test]));

/** Has it a word in common with one of the cards? */
function sharesWord(
  game: AnyGame,
  reader: EvaluationContext,
  asked: NonNullable<CardFilter['shares']>,
  card: CardState,
): boolean {
  const wordsOf = ({ definition }: CardState) => game.rules.wordsOf?.(definition, asked.word) ?? [];
  const wanted = cardsRead(game, reader, asked.with).flatMap(wordsOf);
  return wordsOf(card).some((word) => wanted.includes(word));
}

type Ranges = NonNullable<CardFilter['stat']>;

function fitsStats(game: AnyGame, reader: EvaluationContext, ranges: Ranges, card: CardState): boolean {
  for (const stat in ranges) {
    if (!hasStat(game, card, stat)) return false;
    if (!within(game, reader, valueThen(game, card, stat), ranges[stat]!)) return false;
  }
  return true;
}

/** A value of a card, or of a card as it was: then the last it had. */
const valueThen = (game: AnyGame, card: CardState, stat: string): number =>
  card.lastKnownStats?.[stat] ?? statOf(game, card, stat);

const hasStat = (game: AnyGame, card: CardState, stat: string): boolean =>
  game.rules.hasStat?.(card, stat, game) ?? true;

/** What a card adds to a sum: nothing where it has no such value, whatever effects add to it. */
const numberOn = (game: AnyGame, card: CardState, stat: string): number =>
  hasStat(game, card, stat) ? valueThen(game, card, stat) : 0;

const namesOf = (game: AnyGame, definition: Definition): readonly string[] =>
  game.rules.namesOf?.(definition) ?? [definition.name];

const isLookedAt = (game: AnyGame, viewer: PlayerId, card: CardState): boolean =>
  game.state.looks.some((look) => look.viewer === viewer && look.card === card.id);

const within = (
  game: AnyGame,
  reader: EvaluationContext,
  value: number,
  { min = -Infinity, max = Infinity }: Range,
): boolean => value >= amountOf(game, reader, min) && value <= amountOf(game, reader, max);

/** The cards of a target that needs no choice. @throws {OracleError} for a target to be chosen */
export function fixedTargets(game: AnyGame, reader: EvaluationContext, target: Target): readonly CardState[] {
  if ('self' in target) return reader.sourceIsGone ? [] : stillSameObject(game, reader, [reader.source]);
  if ('chosen' in target) return stillSameObject(game, reader, reader.chosen);
  if ('subject' in target) return subjectsOf(game, reader);
  if ('all' in target) return cardsMatching(game, reader, target.all);
  throw new OracleError('a card can be chosen only while an effect is carried out');
}

function subjectsOf(game: AnyGame, { event, subjects, subjectIsGone }: EvaluationContext): readonly CardState[] {
  if (subjectIsGone) return [];
  return subjects?.map((card) => game.card(card.id)) ?? (event?.card === undefined ? [] : [game.card(event.card)]);
}

export function amountOf(game: AnyGame, reader: EvaluationContext, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { per, times = 1, plus = 0 } = amount;
  const counted = countedOf(game, reader, amount);
  const often = per === undefined ? counted : Math.floor(counted / per);
  // "For every so much" says how often something is done; below zero there is nothing to count.
  return (per !== undefined && often < 0 ? repetitionCount(game, often) : often) * times + amountOf(game, reader, plus);
}

/** How often something is done that is asked for so many times. */
export const repetitionCount = (game: AnyGame, asked: number): number =>
  game.rules.repetitionCount ? game.rules.repetitionCount(game, asked) : Math.max(0, asked);

function countedOf(game: AnyGame, reader: EvaluationContext, amount: Exclude<Amount, number>): number {
  if ('number' in amount) return reader.number ?? 0;
  return 'count' in amount ? cardsMatching(game, reader, amount.count).length : valueOf(game, reader, amount);
}

/** A value of a player, or the sum of a value over cards. */
function valueOf(game: AnyGame, reader: EvaluationContext, asked: { value: string; of: Target | Whose }): number {
  if (typeof asked.of === 'string') {
    return game.rules.playerValue(game, playerOf(game, reader.player, asked.of), asked.value);
  }
  return cardsRead(game, reader, asked.of).reduce((sum, card) => sum + numberOn(game, card, asked.value), 0);
}

/** Cards of which something is read: those of an event as they were. */
const cardsRead = (game: AnyGame, reader: EvaluationContext, target: Target): readonly CardState[] =>
  'subject' in target ? (reader.subjects ?? subjectsOf(game, reader)) : fixedTargets(game, reader, target);

/** How often it has happened in this turn. Its cards are looked at as they are now. */
const timesHappened = (game: AnyGame, reader: EvaluationContext, trigger: Trigger): number =>
  game.eventsOfTurn().filter((event) => fitsTrigger(game, reader, trigger, event)).length;

export function holds(game: AnyGame, reader: EvaluationContext, condition: Condition): boolean {
  if ('count' in condition) return within(game, reader, cardsMatching(game, reader, condition.count).length, condition);
  if ('value' in condition) return within(game, reader, valueOf(game, reader, condition), condition);
  if ('happened' in condition) {
    const range = condition.max === undefined ? { min: 1, ...condition } : condition;
    return within(game, reader, timesHappened(game, reader, condition.happened), range);
  }
  if ('turn' in condition) return isPlayerMeant(game, reader.player, condition.turn, game.state.turnPlayer);
  if ('phase' in condition) return game.state.phase === condition.phase;
  if ('all' in condition) return condition.all.every((part) => holds(game, reader, part));
  if ('any' in condition) return condition.any.some((part) => holds(game, reader, part));
  return !holds(game, reader, condition.not);
}
