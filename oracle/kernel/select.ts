/** Reading the ability language: which cards, how many, does a condition hold. Nothing here changes the game. */
import type { Amount, By, CardFilter, Condition, Target, Whose } from '../../schemas/ability';
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { statOf } from './characteristics';
import { OracleError } from './errors';
import type { AnyGame } from './game';
import type { EffectContext } from './rules';
import { type CardState, type CauseOf, type Definition } from './state';

/** As much of an effect's context as is needed to read it. */
export type Reader = Pick<
  EffectContext,
  'player' | 'source' | 'event' | 'subjects' | 'chosen' | 'number' | 'sourceIsGone' | 'subjectIsGone'
>;

/** The players meant by "you", "opponent", ... seen from the player of the effect. */
export const playersOf = (game: AnyGame, player: PlayerId, whose: Whose = 'any'): readonly PlayerId[] =>
  whose === 'any' ? PLAYERS : PLAYERS.filter((asked) => isMeant(game, player, whose, asked));

/** Is the player one of those meant? */
export function isMeant(game: AnyGame, player: PlayerId, whose: Whose | undefined, asked: PlayerId): boolean {
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
  (by.player === undefined || (cause.player !== undefined && isMeant(game, player, by.player, cause.player)));

/** All cards that a filter means; zones left out mean the cards in play, or what the game calls its field. */
export function cardsMatching(game: AnyGame, reader: Reader, filter: CardFilter): CardState[] {
  const zones = filter.zone ?? game.rules.zonesMeant?.(game) ?? game.rules.playZones;
  const found: CardState[] = [];
  for (const player of playersOf(game, reader.player, filter.player)) {
    for (const zone of zones) {
      const ids = game.zone(player, zone);
      const end = Math.min(ids.length, filter.top ?? Infinity);
      for (let index = 0; index < end; index++) {
        const card = game.card(ids[index]!);
        if (matches(game, reader, filter, card)) found.push(card);
      }
    }
  }
  return found;
}

/** Does the card itself (not its place) fit the filter? */
export function matches(game: AnyGame, reader: Reader, filter: CardFilter, card: CardState): boolean {
  return (
    isMeant(game, reader.player, filter.player, card.controller) &&
    (!filter.zone || filter.zone.includes(card.zone)) &&
    (!filter.state || card.state === filter.state) &&
    (!filter.face || card.face === filter.face) &&
    (!asksForPrint(filter) || isPrinted(game, filter, card.definition)) &&
    (game.rules.fitsFilter?.(game, filter, card) ?? true) &&
    (!filter.other || card.id !== reader.source.id) &&
    (filter.inBattle === undefined || game.rules.takesPart(game, card) === filter.inBattle) &&
    (filter.looked === undefined || isLookedAt(game, reader.player, card) === filter.looked) &&
    (!filter.stat || fitsStats(game, reader, filter.stat, card))
  );
}

type Ranges = NonNullable<CardFilter['stat']>;

function fitsStats(game: AnyGame, reader: Reader, ranges: Ranges, card: CardState): boolean {
  for (const stat in ranges) {
    if (!hasStat(game, card, stat)) return false;
    const { min = -Infinity, max = Infinity } = ranges[stat]!;
    const value = valueThen(game, card, stat);
    if (value < amountOf(game, reader, min) || value > amountOf(game, reader, max)) return false;
  }
  return true;
}

/** A value of a card, or of a card as it was: then the last it had. */
const valueThen = (game: AnyGame, card: CardState, stat: string): number =>
  card.statsThen?.[stat] ?? statOf(game, card, stat);

const hasStat = (game: AnyGame, card: CardState, stat: string): boolean =>
  game.rules.hasStat?.(card, stat, game) ?? true;

/** What a card adds to a sum: nothing where it has no such value, whatever effects add to it. */
const numberOn = (game: AnyGame, card: CardState, stat: string): number =>
  hasStat(game, card, stat) ? valueThen(game, card, stat) : 0;

const asksForPrint = ({ category, name, nameContains, number }: CardFilter): boolean =>
  Boolean(category || name || nameContains || number);

function isPrinted(game: AnyGame, filter: CardFilter, definition: Definition): boolean {
  const names = game.rules.namesOf?.(definition) ?? [definition.name];
  return (
    (!filter.category || definition.category === filter.category) &&
    (!filter.name || names.includes(filter.name)) &&
    (!filter.nameContains || names.some((name) => name.includes(filter.nameContains!))) &&
    (!filter.number || definition.number === filter.number)
  );
}

const isLookedAt = (game: AnyGame, viewer: PlayerId, card: CardState): boolean =>
  game.state.looks.some((look) => look.viewer === viewer && look.card === card.id);

const within = (value: number, range: { min?: number; max?: number }): boolean =>
  value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity);

/** The cards of a target that needs no choice. @throws {OracleError} for a target to be chosen */
export function fixedTargets(game: AnyGame, reader: Reader, target: Target): readonly CardState[] {
  if ('self' in target) return reader.sourceIsGone ? [] : [reader.source];
  if ('chosen' in target) return reader.chosen;
  if ('subject' in target) return subjectsOf(game, reader);
  if ('all' in target) return cardsMatching(game, reader, target.all);
  throw new OracleError('a card can be chosen only while an effect is carried out');
}

function subjectsOf(game: AnyGame, { event, subjects, subjectIsGone }: Reader): readonly CardState[] {
  if (subjectIsGone) return [];
  return subjects?.map((card) => game.card(card.id)) ?? (event?.card === undefined ? [] : [game.card(event.card)]);
}

export function amountOf(game: AnyGame, reader: Reader, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { per, times = 1, plus = 0 } = amount;
  const counted = countedOf(game, reader, amount);
  const often = per === undefined ? counted : Math.floor(counted / per);
  // "For every so much" says how often something is done; below zero there is nothing to count.
  return (per !== undefined && often < 0 ? howOften(game, often) : often) * times + plus;
}

/** How often something is done that is asked for so many times. */
export const howOften = (game: AnyGame, asked: number): number =>
  game.rules.howOften ? game.rules.howOften(game, asked) : Math.max(0, asked);

function countedOf(game: AnyGame, reader: Reader, amount: Exclude<Amount, number>): number {
  if ('number' in amount) return reader.number ?? 0;
  return 'count' in amount ? cardsMatching(game, reader, amount.count).length : valueOf(game, reader, amount);
}

/** A value of a player, or the sum of a value over cards. */
function valueOf(game: AnyGame, reader: Reader, asked: { value: string; of: Target | Whose }): number {
  if (typeof asked.of === 'string') {
    return game.rules.playerValue(game, playerOf(game, reader.player, asked.of), asked.value);
  }
  const cards =
    'subject' in asked.of ? (reader.subjects ?? subjectsOf(game, reader)) : fixedTargets(game, reader, asked.of);
  return cards.reduce((sum, card) => sum + numberOn(game, card, asked.value), 0);
}

export function holds(game: AnyGame, reader: Reader, condition: Condition): boolean {
  if ('count' in condition) return within(cardsMatching(game, reader, condition.count).length, condition);
  if ('value' in condition) return within(valueOf(game, reader, condition), condition);
  if ('turn' in condition) return isMeant(game, reader.player, condition.turn, game.state.turnPlayer);
  if ('phase' in condition) return game.state.phase === condition.phase;
  if ('all' in condition) return condition.all.every((part) => holds(game, reader, part));
  if ('any' in condition) return condition.any.some((part) => holds(game, reader, part));
  return !holds(game, reader, condition.not);
}
