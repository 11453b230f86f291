/** Converts the places and pools of counters on a board to and from their form in positions and observations. */
import { PLAYERS, type Handle, type PlayerId } from '../../../schemas/common';
import type { BoardPlace, Position } from '../../../schemas/protocol';
import { newObject } from '../changes/objects';
import { InputError } from '../errors';
import type { Layout, ObjectKind } from '../objects/kinds';
import { handleOf, ofPlayer } from '../objects/objects';
import { placesOf } from '../objects/places';
import type { CardState } from '../state';
import type { Counters } from '../changes/intended';
import { describeCounters } from '../objects/counters';
import type { AnyGame } from '../rules';
import type { GameModule, PlaceWords } from './module';
import { checkWord } from './position-words';

type Cards = Record<Handle, CardState>;

interface Setting {
  readonly module: GameModule;
  readonly position: Position;
  readonly cards: Cards;
}

/**
 * Adds the places and pools of both players to the objects.
 * @returns the handles of the places, or undefined if the game has none
 * @throws {InputError} a place that the game cannot have
 */
export function placeBoard(setting: Setting): readonly Handle[] | undefined {
  const { places, pools = [] } = setting.module.positionWords;
  const ids: Handle[] = [];
  for (const player of PLAYERS) {
    for (const pool of pools) placePool(setting, player, pool);
    if (places) ids.push(...placePlaces(setting, player, places));
  }
  return places && ids;
}

function placePool({ module, position, cards }: Setting, player: PlayerId, pool: string): void {
  const id = handleOf(player, pool);
  const counters = position.players[player].pools?.[pool] ?? {};
  cards[id] = objectOf(module, id, { kind: 'pool', owner: player, counters });
}

function placePlaces({ module, position, cards }: Setting, player: PlayerId, words: PlaceWords): Handle[] {
  const places = position.players[player].places ?? words.begin(player);
  return places.map((place, index) => {
    const where = `position: players.${player}.places[${index}]`;
    if (cards[place.id]) throw new InputError(`${where}: there is a "${place.id}" already`);
    cards[place.id] = objectOf(module, place.id, {
      kind: 'place',
      owner: player,
      layout: layoutOf(where, words, place),
    });
    return place.id;
  });
}

function layoutOf(where: string, words: PlaceWords, { zone, kinds = [], row, column }: BoardPlace): Layout {
  if (zone !== undefined) checkWord(`${where}.zone`, zone, words.zones);
  for (const kind of kinds) checkWord(`${where}.kinds`, kind, words.kinds ?? []);
  if (row !== undefined) checkWord(`${where}.row`, row, words.rows ?? []);
  return {
    kinds,
    ...(zone !== undefined && { zone }),
    ...(row !== undefined && { row }),
    ...(column !== undefined && { column }),
  };
}

interface Made {
  readonly kind: ObjectKind;
  readonly owner: PlayerId;
  readonly layout?: Layout;
  readonly counters?: Counters;
}

const objectOf = ({ rules }: GameModule, id: Handle, made: Made): CardState =>
  newObject(id, { definition: { name: id, number: '', category: made.kind }, ...made }, rules.initialState);

/** @throws {InputError} the card names a place that its side does not have in its zone */
export function checkPlace(words: PlaceWords, where: string, cards: Cards, { side, zone, place }: CardState): void {
  const host = place === undefined ? undefined : cards[place];
  const isRight = host?.kind === 'place' && host.side === side && words.zones.includes(zone);
  if (!isRight || (host.layout?.zone ?? zone) !== zone)
    throw new InputError(`${where}: place: "${place}" is no place of player ${side}'s ${zone}`);
}

/** Lists the places of a player in the order in which they were created. */
export const describePlaces = (game: AnyGame, player: PlayerId): BoardPlace[] =>
  placesOf(game)
    .filter(({ side }) => side === player)
    .map(({ id, layout }) => {
      const { kinds = [], ...where } = layout ?? {};
      return { id, ...where, ...(kinds.length > 0 && { kinds: [...kinds] }) };
    });

export const describePools = (game: AnyGame, player: PlayerId, pools: readonly string[]): Record<string, Counters> =>
  Object.fromEntries(pools.map((pool) => [pool, describeCounters(ofPlayer(game, player, pool))]));
