/**
 * The beginnings of a game: decks, or a position, which holds everything that the rules know before the next decision.
 */
import type * as typebox from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { Closed, Handle, OneOf, PlayerId, Word } from './common';

const Count = Type.Integer({ minimum: 0 });

/** Links a card to the card that it is on, under or attached to. One card may be linked to several (BS 21-3). */
export const CardLink = Closed({
  kind: Type.String({ minLength: 1, description: 'a word of the game, e.g. soul, under, brave' }),
  host: Handle,
  data: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer(), Type.Boolean()]), {
      description: 'what the game has to know about it, e.g. on which side of it the host is',
    }),
  ),
});
export type CardLink = typebox.Static<typeof CardLink>;

/** A status of a card, e.g. locked; with its player and turn where those matter (VG 7.30). */
export const CardStatus = Closed({
  status: Word,
  by: Type.Optional(PlayerId),
  turn: Type.Optional(Type.Integer({ minimum: 0, description: 'the turn since which it has it' })),
  until: Type.Optional(Type.String({ minLength: 1, description: 'how long it has it, where that is not for good' })),
});
export type CardStatus = typebox.Static<typeof CardStatus>;

/** Facts of a card that positions and observations share, besides where it lies. */
export const CARD_FACTS = {
  kind: Type.Optional(
    OneOf(['token', 'marker'] as const, { description: 'what it is, where it is no card of a deck' }),
  ),
  state: Type.Optional(Type.String({ description: 'e.g. active or resting' })),
  face: Type.Optional(OneOf(['up', 'down'] as const)),
  sheet: Type.Optional(
    OneOf(['front', 'back'] as const, { description: 'of a card with two printed sides: the one in use' }),
  ),
  /** By default the player on whose side the card lies. */
  owner: Type.Optional(PlayerId),
  place: Type.Optional(Type.String({ minLength: 1, description: 'the place of its zone in which it lies, by its id' })),
  statuses: Type.Optional(Type.Array(CardStatus)),
  counters: Type.Optional(
    Type.Record(Type.String(), Count, { description: 'what lies on it, e.g. cores and the Soul Core' }),
  ),
  links: Type.Optional(Type.Array(CardLink)),
  origin: Type.Optional(
    Type.String({ minLength: 1, description: 'the part of the deck from which it comes, e.g. ride' }),
  ),
  attacked: Type.Optional(Type.Boolean({ description: 'it has attacked in this turn' })),
  playedThisTurn: Type.Optional(Type.Boolean()),
};

/** A card as a position places it. docs/<game>.md lists the optional fields that a game knows. */
export const PlacedCard = Closed({
  id: Handle,
  card: Type.String({ description: 'key into the card definitions of the message' }),
  ...CARD_FACTS,
  host: Type.Optional(
    Type.String({
      description: 'short for one link of the kind of its zone: the handle of the card that it is given to',
    }),
  ),
});
export type PlacedCard = typebox.Static<typeof PlacedCard>;

/** One place of a zone that has several, such as a circle (VG 4.9, 17.3). Its id is a handle like those of cards. */
export const BoardPlace = Closed({
  id: Handle,
  zone: Type.Optional(Word),
  kinds: Type.Optional(Type.Array(Word)),
  row: Type.Optional(Word),
  column: Type.Optional(Type.Integer({ description: 'from the middle, to the right of its player' })),
});
export type BoardPlace = typebox.Static<typeof BoardPlace>;

/** A use that counts against a limit: of an ability of a card, or of everything with one name. */
export const UsedLimit = Closed({
  card: Type.Optional(Handle),
  ability: Type.Optional(
    Type.Integer({ minimum: 0, description: 'which of the abilities that the card has now: printed ones first' }),
  ),
  sheet: Type.Optional(OneOf(['front', 'back'] as const, { description: 'where it is on the side that is not up' })),
  name: Type.Optional(Type.String({ minLength: 1, description: 'what several cards share the limit of' })),
  times: Type.Integer({ minimum: 1 }),
  turn: Type.Optional(
    Type.Integer({ minimum: 0, description: 'of what counts in the whole game: the turn of the last use' }),
  ),
});
export type UsedLimit = typebox.Static<typeof UsedLimit>;

export const Fact = Type.Union([Type.Boolean(), Type.Integer(), Type.String()]);
export type Fact = typebox.Static<typeof Fact>;

/** Facts of a player that positions and observations share, besides zones and counters. */
export const PLAYER_FACTS = {
  places: Type.Optional(Type.Array(BoardPlace, { description: 'left out: those that the game begins with' })),
  pools: Type.Optional(
    Type.Record(Type.String(), Type.Record(Type.String(), Count), {
      description: 'the counters that lie where no card is, by pool',
    }),
  ),
  facts: Type.Optional(
    Type.Record(Type.String(), Fact, { description: "the game's own, e.g. what was done in this turn" }),
  ),
  limits: Type.Optional(Type.Array(UsedLimit, { description: 'what has been used up in this turn, or in the game' })),
};

/**
 * The scope of an effect that does not apply to single cards: all cards that fit a filter of the game's ability
 * language, or players.
 */
export const EffectScope = Type.Union([
  Closed({ all: Type.Object({}, { additionalProperties: true }) }),
  Closed({ players: Type.Array(PlayerId, { minItems: 1 }) }),
]);

/** An effect in force: an instruction of the game's ability language without its target, with its cards and its end. */
export const PlacedEffect = Closed({
  player: PlayerId,
  source: Handle,
  card: Type.Optional(Type.String({ description: 'of a source that has been erased: key into the card definitions' })),
  sourceIsGone: Type.Optional(Type.Boolean({ description: 'the card of the effect has become a new one since' })),
  targets: Type.Array(Handle),
  scope: Type.Optional(EffectScope),
  effect: Type.Object({ do: Word }, { additionalProperties: true }),
  turn: Type.Integer({ minimum: 0, description: 'the turn in which it began' }),
});
export type PlacedEffect = typebox.Static<typeof PlacedEffect> & { effect: Record<string, unknown> };

/** Facts of the game that positions and observations share. */
export const GAME_FACTS = {
  firstPlayer: Type.Optional(PlayerId),
  extraTurns: Type.Optional(Type.Array(PlayerId, { description: 'whose turns come after this one, the next first' })),
  effects: Type.Optional(Type.Array(PlacedEffect, { description: 'those in force, the oldest first' })),
};

export const PlayerPosition = Closed({
  zones: Type.Record(Type.String(), Type.Array(PlacedCard), {
    description: 'zone name to its cards; for a deck the topmost card comes first',
  }),
  counters: Type.Optional(Type.Record(Type.String(), Count)),
  ...PLAYER_FACTS,
});
export type PlayerPosition = typebox.Static<typeof PlayerPosition>;

/** The FEN of a card game: everything that the rules know before the next decision. */
export const Position = Closed({
  players: Closed({ A: PlayerPosition, B: PlayerPosition }),
  turnPlayer: Type.Optional(PlayerId),
  turn: Type.Optional(Type.Integer({ minimum: 1, description: 'turns of both players, counted from 1' })),
  phase: Type.Optional(Type.String()),
  ...GAME_FACTS,
});
export type Position = typebox.Static<typeof Position>;

/** Accepts a list, or one for each part of a deck: main, leader, ride, G, beside. */
export const inParts = <T extends typebox.TSchema>(list: T, description: string) =>
  Type.Union([list, Type.Record(Type.String(), list)], { description });

export const Deck = inParts(Type.Array(PlacedCard), 'its cards, or the cards of each of its parts');
export type Deck = typebox.Static<typeof Deck>;

/** Returns all cards of a deck, whether it comes in parts or not. */
export const wholeDeck = <T>(deck: readonly T[] | Readonly<Record<string, T[]>>): readonly T[] =>
  Array.isArray(deck) ? (deck as readonly T[]) : Object.values(deck as Readonly<Record<string, T[]>>).flat();
