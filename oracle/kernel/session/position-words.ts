/**
 * Checks the words of a position against those of its game. An unknown word is an error, because ignoring it would play
 * another position.
 */
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import {
  CARD_FACTS,
  GAME_FACTS,
  PLAYER_FACTS,
  type PlacedCard,
  type PlayerPosition,
  type Position,
} from '../../../schemas/protocol';
import { InputError } from '../errors';
import type { OptionalMember, PositionWords } from './module';

/** Every game knows these members. */
const KNOWN_TO_ALL: readonly string[] = ['state', 'face', 'attacked', 'playedThisTurn', 'firstPlayer'];

/** A game knows one of these members if it has the list of words for it. */
const KNOWN_BY: Readonly<Partial<Record<OptionalMember, keyof PositionWords>>> = {
  counters: 'holds',
  facts: 'facts',
  links: 'linkKinds',
  origin: 'deckParts',
  place: 'places',
  places: 'places',
  pools: 'pools',
  statuses: 'statuses',
};

export function isKnown(words: PositionWords, member: OptionalMember): boolean {
  const list = KNOWN_BY[member];
  return list
    ? words[list] !== undefined
    : (words.knows as readonly OptionalMember[] | undefined)?.includes(member) === true;
}

const optional = (facts: object): ReadonlySet<string> =>
  new Set(Object.keys(facts).filter((member) => !KNOWN_TO_ALL.includes(member)));

const OF_CARDS = optional(CARD_FACTS);
const OF_PLAYERS = optional(PLAYER_FACTS);
const OF_GAMES = optional(GAME_FACTS);

/** @throws {InputError} names the place and the word that the game does not know there */
export function checkWords(words: PositionWords, position: Position): void {
  if (position.phase !== undefined) checkWord('position: phase', position.phase, words.phases);
  checkMembers(words, () => 'position', position, OF_GAMES);
  for (const player of PLAYERS) checkPlayer(words, `position: players.${player}`, position.players[player]);
}

function checkPlayer(words: PositionWords, where: string, player: PlayerPosition): void {
  for (const zone in player.zones) checkWord(`${where}.zones`, zone, words.zones);
  for (const counter in player.counters) checkWord(`${where}.counters`, counter, words.counters);
  checkMembers(words, () => where, player, OF_PLAYERS);
  for (const pool in player.pools) {
    checkWord(`${where}.pools`, pool, words.pools!);
    checkHeld(words, `${where}.pools.${pool}`, player.pools[pool]!);
  }
  for (const fact in player.facts) {
    checkWord(`${where}.facts`, fact, Object.keys(words.facts!));
    const [{ type }, value] = [words.facts![fact]!, player.facts[fact]];
    if (typeof value !== type)
      throw new InputError(`${where}.facts.${fact}: expected a ${type}, got ${JSON.stringify(value)}`);
  }
}

/** @throws {InputError} the card states something that the game does not know */
export function checkCard(words: PositionWords, player: PlayerId, zone: string, card: PlacedCard): void {
  const where = () => `position: players.${player}.zones.${zone}: "${card.id}"`;
  if (card.state !== undefined) checkWord(`${where()}: state`, card.state, words.states);
  checkMembers(words, where, card, OF_CARDS);
  if (card.origin !== undefined) checkWord(`${where()}: origin`, card.origin, Object.keys(words.deckParts!));
  if (card.counters) checkHeld(words, `${where()}: counters`, card.counters);
  if (card.statuses) checkStatuses(words, `${where()}: statuses`, card.statuses);
}

/** Checks the counters on a card or in a pool. */
function checkHeld({ holds = [] }: PositionWords, where: string, counters: object): void {
  for (const counter in counters) checkWord(where, counter, holds);
}

function checkStatuses({ statuses: known }: PositionWords, where: string, statuses: PlacedCard['statuses'] & {}): void {
  for (const [index, { status }] of statuses.entries()) {
    checkWord(where, status, known!);
    if (statuses.findIndex((one) => one.status === status) < index)
      throw new InputError(`${where}: "${status}" is there twice`);
  }
}

function checkMembers(
  words: PositionWords,
  where: () => string,
  said: { readonly [Member in OptionalMember]?: unknown },
  members: ReadonlySet<string>,
): void {
  for (const name in said) {
    if (!members.has(name)) continue;
    const member = name as OptionalMember;
    if (saysSomething(said[member]) && !isKnown(words, member))
      throw new InputError(`${where()}: this game knows no "${member}"`);
  }
}

/** An empty list states nothing, so a game that does not know the member accepts it. */
const saysSomething = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

export function checkWord(where: string, word: string, known: readonly string[]): void {
  if (!known.includes(word)) throw new InputError(`${where}: "${word}" is not one of ${known.join(', ')}`);
}
