/** The words of a position, held against those of the game: what it does not know is refused, never passed over. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import {
  CARD_FACTS,
  GAME_FACTS,
  PLAYER_FACTS,
  type PlacedCard,
  type PlayerPosition,
  type Position,
} from '../../schemas/protocol';
import { InputError } from './errors';
import type { OptionalMember, PositionWords } from './module';

/** What every game knows. */
const KNOWN_TO_ALL: readonly string[] = ['state', 'face', 'attacked', 'playedThisTurn', 'firstPlayer'];

const optional = (facts: object): OptionalMember[] =>
  Object.keys(facts).filter((member): member is OptionalMember => !KNOWN_TO_ALL.includes(member));

const OF_CARDS = optional(CARD_FACTS);
const OF_PLAYERS = optional(PLAYER_FACTS);
const OF_GAMES = optional(GAME_FACTS);

/** @throws {InputError} naming the place and the word that the game does not know there */
export function checkWords(words: PositionWords, position: Position): void {
  if (position.phase !== undefined) checkWord('position: phase', position.phase, words.phases);
  checkMembers(words, () => 'position', position, OF_GAMES);
  for (const player of PLAYERS) checkPlayer(words, `position: players.${player}`, position.players[player]);
}

function checkPlayer(words: PositionWords, where: string, player: PlayerPosition): void {
  for (const zone in player.zones) checkWord(`${where}.zones`, zone, words.zones);
  for (const counter in player.counters) checkWord(`${where}.counters`, counter, words.counters);
  checkMembers(words, () => where, player, OF_PLAYERS);
}

/** @throws {InputError} what the game does not know of cards */
export function checkCard(words: PositionWords, player: PlayerId, zone: string, card: PlacedCard): void {
  const where = () => `position: players.${player}.zones.${zone}: "${card.id}"`;
  if (card.state !== undefined) checkWord(`${where()}: state`, card.state, words.states);
  checkMembers(words, where, card, OF_CARDS);
}

function checkMembers(
  words: PositionWords,
  where: () => string,
  said: { readonly [Member in OptionalMember]?: unknown },
  members: readonly OptionalMember[],
): void {
  const knows: readonly OptionalMember[] = words.knows ?? [];
  for (const name in said) {
    const member = name as OptionalMember;
    if (members.includes(member) && saysSomething(said[member]) && !knows.includes(member))
      throw new InputError(`${where()}: this game knows no "${member}"`);
  }
}

/** An empty list says as much as none. */
const saysSomething = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

export function checkWord(where: string, word: string, known: readonly string[]): void {
  if (!known.includes(word)) throw new InputError(`${where}: "${word}" is not one of ${known.join(', ')}`);
}
