/** Reading the ability language: which cards, how many, does a condition hold. Nothing here changes the game. */
import type { Amount, By, CardFilter, Condition, Target, Whose } from '../../schemas/ability';
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { statOf } from './characteristics';
import { OracleError } from './errors';
import type { AnyGame } from './game';
import type { EffectContext } from './rules';
import { opponentOf, type CardState, type CauseOf, type Definition } from './state';

/** As much of an effect's context as is needed to read it. */
export type Reader = Pick<EffectContext, 'player' | 'source' | 'event' | 'subjects' | 'chosen' | 'number'>;

/** The players meant by "you", "opponent", ... seen from the player of the effect. */
export function playersOf(game: AnyGame, player: PlayerId, whose: Whose = 'any'): readonly PlayerId[] {
  switch (whose) {
    case 'you':
      return [player];
    case 'opponent':
      return [opponentOf(player)];
    case 'turnPlayer':
      return [game.state.turnPlayer];
    case 'any':
      return PLAYERS;
  }
}

/** The one player meant; "any" is nobody in particular and means the player of the effect. */
export const playerOf = (game: AnyGame, player: PlayerId, whose: Whose = 'you'): PlayerId =>
  playersOf(game, player, whose === 'any' ? 'you' : whose)[0]!;

/** Was it made to happen in this way? Seen from the player of the ability that asks. */
export const isBy = (game: AnyGame, player: PlayerId, by: By, cause?: CauseOf): boolean =>
  cause !== undefined &&
  (by.cause === undefined || by.cause === cause.kind) &&
  (by.player === undefined ||
    (cause.player !== undefined && playersOf(game, player, by.player).includes(cause.player)));

/** All cards that a filter means; zones left out mean the cards in play, or what the game calls its field. */
export function cardsMatching(game: AnyGame, reader: Reader, filter: CardFilter): CardState[] {
  const zones = filter.zone ?? game.rules.zonesMeant?.(game) ?? game.rules.playZones;
  return playersOf(game, reader.player, filter.player)
    .flatMap((player) => zones.flatMap((zone) => game.zone(player, zone).slice(0, filter.top)))
    .map((id) => game.card(id))
    .filter((card) => matches(game, reader, filter, card));
}

/** Does the card itself (not its place) fit the filter? */
export function matches(game: AnyGame, reader: Reader, filter: CardFilter, card: CardState): boolean {
  return (
    playersOf(game, reader.player, filter.player).includes(card.controller) &&
    (!filter.zone || filter.zone.includes(card.zone)) &&
    (!filter.state || card.state === filter.state) &&
    (!filter.face || card.face === filter.face) &&
    isPrinted(game, filter, card.definition) &&
    (game.rules.fitsFilter?.(game, filter, card) ?? true) &&
    (!filter.other || card.id !== reader.source.id) &&
    (filter.inBattle === undefined || game.rules.takesPart(game, card) === filter.inBattle) &&
    (filter.looked === undefined || isLookedAt(game, reader.player, card) === filter.looked) &&
    Object.entries(filter.stat ?? {}).every(
      ([stat, range]) => (game.rules.hasStat?.(card, stat) ?? true) && within(valueThen(game, card, stat), range),
    )
  );
}

/** A value of a card, or of a card as it was: then the last it had. */
const valueThen = (game: AnyGame, card: CardState, stat: string): number =>
  (card === game.card(card.id) ? undefined : card.last?.stats[stat]) ?? statOf(game, card, stat);

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
  if ('self' in target) return [reader.source];
  if ('chosen' in target) return reader.chosen;
  if ('subject' in target) return subjectsOf(game, reader);
  if ('all' in target) return cardsMatching(game, reader, target.all);
  throw new OracleError('a card can be chosen only while an effect is carried out');
}

const subjectsOf = (game: AnyGame, { event, subjects }: Reader): readonly CardState[] =>
  subjects?.map((card) => game.card(card.id)) ?? (event?.card === undefined ? [] : [game.card(event.card)]);

export function amountOf(game: AnyGame, reader: Reader, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('number' in amount) return (reader.number ?? 0) * (amount.times ?? 1) + (amount.plus ?? 0);
  const base = 'count' in amount ? cardsMatching(game, reader, amount.count).length : valueOf(game, reader, amount);
  return base * (amount.times ?? 1) + (amount.plus ?? 0);
}

/** A value of a player, or the sum of a value over cards. */
function valueOf(game: AnyGame, reader: Reader, asked: { value: string; of: Target | Whose }): number {
  if (typeof asked.of === 'string') {
    return game.rules.playerValue(game, playerOf(game, reader.player, asked.of), asked.value);
  }
  const cards =
    'subject' in asked.of ? (reader.subjects ?? subjectsOf(game, reader)) : fixedTargets(game, reader, asked.of);
  return cards.reduce((sum, card) => sum + valueThen(game, card, asked.value), 0);
}

export function holds(game: AnyGame, reader: Reader, condition: Condition): boolean {
  if ('count' in condition) return within(cardsMatching(game, reader, condition.count).length, condition);
  if ('value' in condition) return within(valueOf(game, reader, condition), condition);
  if ('turn' in condition) return playersOf(game, reader.player, condition.turn).includes(game.state.turnPlayer);
  if ('phase' in condition) return game.state.phase === condition.phase;
  if ('all' in condition) return condition.all.every((part) => holds(game, reader, part));
  if ('any' in condition) return condition.any.some((part) => holds(game, reader, part));
  return !holds(game, reader, condition.not);
}
