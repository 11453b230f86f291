/** Reads the ability language: which cards, how many, whether a condition holds. Nothing here changes the game. */
import type { Amount, By, CardFilter, Condition, Range, Target, Trigger, PlayerFilter } from '../../../schemas/ability';
import { PLAYERS, type Handle, type PlayerId } from '../../../schemas/common';
import { OracleError } from '../errors';
import { isBySide } from '../mastery';
import { opponentOf, type CardState, type CauseOf, type JournalEvent } from '../state';
import type { EvaluationContext } from '../state/effect-context';
import { isOfKind } from './ability-kind';
import type { Happened } from './forms';
import type { Asked } from './language';
import type { ReadingGame } from './rules';

/** Returns the players that "you", "opponent" and so on refer to, from the viewpoint of `player`. */
export function playersOf(
  game: ReadingGame,
  player: PlayerId,
  playerFilter: PlayerFilter = 'any',
): readonly PlayerId[] {
  switch (playerFilter) {
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

/** Returns whether `asked` is one of the players that the filter refers to, from the viewpoint of `player`. */
export function isPlayerOf(
  game: ReadingGame,
  player: PlayerId,
  playerFilter: PlayerFilter | undefined,
  asked: PlayerId,
): boolean {
  switch (playerFilter) {
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

/** Returns the one player that the filter refers to; "any" refers to the player of the effect. */
export const playerOf = (game: ReadingGame, player: PlayerId, playerFilter: PlayerFilter = 'you'): PlayerId =>
  playersOf(game, player, playerFilter === 'any' ? 'you' : playerFilter)[0]!;

/** Returns whether the cause fits `by`, from the viewpoint of the player and the card of the ability that asks. */
export const isBy = (game: ReadingGame, player: PlayerId, by: By, cause?: CauseOf, card?: CardState): boolean =>
  cause !== undefined &&
  (isMadeBy(game, player, by, cause, card) ||
    (cause.because !== undefined && isBy(game, player, by, cause.because, card)));

const isMadeBy = (game: ReadingGame, player: PlayerId, by: By, cause: CauseOf, card?: CardState): boolean =>
  (!by.self || cause.source === card?.id) &&
  (by.cause === undefined || (game.rules.isCausedBy?.(game, by.cause, cause) ?? by.cause === cause.kind)) &&
  (by.manner === undefined || by.manner === cause.manner) &&
  (by.ability === undefined || (cause.ability !== undefined && isOfKind(game, cause.ability, by.ability))) &&
  (by.player === undefined || (cause.player !== undefined && isPlayerOf(game, player, by.player, cause.player))) &&
  fitsSourceOf(game, player, by, cause);

const fitsSourceOf = (game: ReadingGame, player: PlayerId, { source, effectOf }: By, cause: CauseOf): boolean =>
  (effectOf === undefined || game.consulting(game.rules.isEffectOf?.(game, effectOf, cause) ?? false)) &&
  (source === undefined || (cause.source !== undefined && isSource(game, player, source, game.card(cause.source))));

/** The source may be anywhere by now, because it may have paid with itself or be an Event. */
function isSource(game: ReadingGame, player: PlayerId, filter: CardFilter, source: CardState): boolean {
  const seen = game.rules.asSource?.(game, source) ?? source;
  return matches(game, { player, source, chosen: [] }, { zone: [seen.zone], ...filter }, seen);
}

/**
 * Returns whether an event fits a trigger, from the viewpoint of a player and a card.
 * @param lastKnown the card of the event as it was before it left play, if it has
 */
export function fitsTrigger(
  game: ReadingGame,
  reader: Pick<EvaluationContext, 'player' | 'source'>,
  trigger: Trigger,
  event: JournalEvent,
  lastKnown?: CardState,
): boolean {
  const { event: type, or } = trigger;
  if (type === event.type) {
    const happened: Happened = { reader, event, lastKnown };
    if (game.rules.language.occasion(trigger).every(({ word, asked }) => word.fits!(game, asked, happened)))
      return true;
  }
  return or?.some((other) => fitsTrigger(game, reader, other, event, lastKnown)) ?? false;
}

export function defaultZones(game: ReadingGame): readonly string[] {
  game.consultPoint('defaultZones');
  return game.zonesWith.implied;
}

/** Returns all cards that fit a filter; a filter without zones refers to the game's default zones. */
export function cardsMatching(game: ReadingGame, reader: EvaluationContext, filter: CardFilter): CardState[] {
  const zones = filter.zone ?? defaultZones(game);
  const asked = game.rules.language.asked(filter);
  const found: CardState[] = [];
  const players = playersOf(game, reader.player, filter.player);
  const isElsewhereToo = players.length === 1 && !isBySide(game);
  for (const player of isElsewhereToo ? PLAYERS : players) {
    for (const zone of zones) {
      const ids = game.zone(player, zone);
      const { top = ids.length, bottom } = filter;
      const end = bottom === undefined ? Math.min(ids.length, top) : ids.length;
      for (let index = 0; index < end; index++) {
        if (bottom !== undefined && !isWithinReach(filter, index, ids.length)) continue;
        const card = game.card(ids[index]!);
        if (isElsewhereToo && game.rules.masterOf(game, card) !== players[0]) continue;
        if (fits(game, reader, filter, card, asked)) found.push(card);
      }
    }
  }
  return found;
}

/**
 * Returns whether the position is within `top` cards from the top or `bottom` cards from the bottom; with both, either
 * end counts.
 */
const isWithinReach = ({ top, bottom }: CardFilter, index: number, length: number): boolean =>
  (top === undefined && bottom === undefined) || index < (top ?? 0) || index >= length - (bottom ?? 0);

/** Returns the cards of a zone that are within the filter's reach. */
export const withinReach = (filter: CardFilter, ids: readonly Handle[]): readonly Handle[] =>
  ids.filter((_, index) => isWithinReach(filter, index, ids.length));

/** Returns whether the filter describes more than where the cards lie, which everybody sees. */
export const namesCards = (game: ReadingGame, filter: CardFilter): boolean =>
  game.rules.language.asked(filter).describes;

/** Returns the part of the filter that says where the cards lie, without what describes them. */
export const whereOnly = (game: ReadingGame, filter: CardFilter): CardFilter => game.rules.language.whereOnly(filter);

/** Returns whether the card fits the filter, regardless of `top` and `bottom`. */
export const matches = (game: ReadingGame, reader: EvaluationContext, filter: CardFilter, card: CardState): boolean =>
  isPlayerOf(game, reader.player, filter.player, card.snapshot?.master ?? game.rules.masterOf(game, card)) &&
  (!filter.zone || filter.zone.includes(card.zone)) &&
  fits(game, reader, filter, card, game.rules.language.asked(filter));

function fits(
  game: ReadingGame,
  reader: EvaluationContext,
  filter: CardFilter,
  card: CardState,
  { before, after }: Asked,
): boolean {
  for (const { word, asked } of before) if (!word.fits!(game, asked, card, reader, filter)) return false;
  if (game.rules.fitsFilter && !game.rules.fitsFilter(game, filter, card, reader)) return false;
  for (const { word, asked } of after) if (!word.fits!(game, asked, card, reader, filter)) return false;
  return true;
}

export const within = (
  game: ReadingGame,
  reader: EvaluationContext,
  value: number,
  { min = -Infinity, max = Infinity }: Range,
): boolean => value >= amountOf(game, reader, min) && value <= amountOf(game, reader, max);

/**
 * Returns the cards of a target that needs no choice.
 * @throws {OracleError} if the target must be chosen
 */
export function fixedTargets(game: ReadingGame, reader: EvaluationContext, target: Target): readonly CardState[] {
  const { cards } = game.rules.language.targetWord(target);
  if (!cards) throw new OracleError('a card can be chosen only while an effect is carried out');
  return cards(game, reader, target);
}

/** Returns the cards whose values are read; cards of an event as they were. */
export const cardsRead = (game: ReadingGame, reader: EvaluationContext, target: Target): readonly CardState[] =>
  game.rules.language.targetWord(target).cardsRead?.(game, reader) ?? fixedTargets(game, reader, target);

export function amountOf(game: ReadingGame, reader: EvaluationContext, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { per, times = 1, plus = 0 } = amount;
  const counted = game.rules.language.amountWord(amount).counted(game, reader, amount);
  const often = per === undefined ? counted : Math.floor(counted / per);
  // "For every N" counts how often something is done, so a count below zero is handled as a repetition.
  return (per !== undefined && often < 0 ? repetitionCount(game, often) : often) * times + amountOf(game, reader, plus);
}

/** Returns how often to do something that is requested this many times. */
export const repetitionCount = (game: ReadingGame, asked: number): number =>
  game.rules.repetitionCount ? game.rules.repetitionCount(game, asked) : Math.max(0, asked);

export const holds = (game: ReadingGame, reader: EvaluationContext, condition: Condition): boolean =>
  game.rules.language.conditionWord(condition).holds(game, reader, condition);
