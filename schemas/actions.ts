/** The actions of players, and the questions that they answer. docs/protocol.md has examples. */
import type * as typebox from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { Closed, Handle, PlayerId, Word } from './common';

/** An ability of a card: the index among its printed abilities, or the name of one that it has gained. */
export const AbilityName = Type.Union([Type.Integer({ minimum: 0 }), Word], {
  description: 'index into the abilities of the card, or the name of one that it has gained',
});
export type AbilityName = typebox.Static<typeof AbilityName>;

/**
 * Moves counters from one holder to another: cards by their handles, pools as `A.reserve` (BS 6-1-6, 6-2-5), the void
 * as `void`.
 */
export const CounterMove = Closed({
  counters: Type.Record(Type.String(), Type.Integer({ minimum: 1 }), { description: 'how many of which, e.g. cores' }),
  from: Handle,
  to: Handle,
});
export type CounterMove = typebox.Static<typeof CounterMove>;

/** Pairs a card with another card or place: it guards it, boosts it, or fills this slot of the choice. */
export const Pair = Closed({
  card: Handle,
  to: Type.String({ minLength: 1, description: 'a handle, or the name of a place or slot' }),
});
export type Pair = typebox.Static<typeof Pair>;

/** A card that the player cannot identify: its index in the zone as the player sees it, from 0. */
export const UnseenCard = Closed({ player: PlayerId, zone: Word, position: Type.Integer({ minimum: 0 }) });
export type UnseenCard = typebox.Static<typeof UnseenCard>;

/** An action of a player: an intent at the level of the rules, or the answer to the pending decision. */
export const Action = Closed({
  type: Type.String({ minLength: 1 }),
  card: Type.Optional(Handle),
  cards: Type.Optional(Type.Array(Handle)),
  unseen: Type.Optional(Type.Array(UnseenCard, { description: 'cards that the player chooses without seeing them' })),
  attackers: Type.Optional(Type.Array(Handle)),
  target: Type.Optional(Handle),
  ability: Type.Optional(AbilityName),
  value: Type.Optional(Type.Union([Type.String(), Type.Integer(), Type.Boolean()])),
  as: Type.Optional(
    Type.String({ minLength: 1, description: 'as what the card is played: a side, a category, a way of playing' }),
  ),
  place: Type.Optional(Type.String({ minLength: 1, description: 'the place to which the card goes, e.g. a circle' })),
  assign: Type.Optional(Type.Array(Pair, { description: 'pairs, e.g. who guards whom' })),
  moves: Type.Optional(
    Type.Array(CounterMove, { description: 'what is paid with counters, and what is put onto cards' }),
  ),
});
export type Action = typebox.Static<typeof Action>;

/** The subject of a question, which separates two windows of one kind. */
export const About = Closed({
  what: Type.Optional(Type.String({ minLength: 1, description: 'what has been declared or happens, e.g. attack' })),
  moment: Type.Optional(Type.String({ minLength: 1, description: 'at which moment of it, e.g. the step of a battle' })),
  card: Type.Optional(Handle),
  ability: Type.Optional(AbilityName),
  answers: Type.Optional(
    Type.Union([Type.Integer(), Word], { description: 'the id of the activation to which this can answer' }),
  ),
});
export type About = typebox.Static<typeof About>;

/** A question that the game is waiting on. `turn` lets the suite notice that a turn has passed. */
export const Decision = Closed({
  player: PlayerId,
  kind: Type.String({ minLength: 1, description: 'one of the kinds listed for the game' }),
  turn: Type.Integer({ minimum: 0 }),
  phase: Type.Optional(Type.String()),
  optional: Type.Boolean({ description: 'true: the player may decline with {"type":"pass"}' }),
  min: Type.Optional(Type.Integer({ minimum: 0 })),
  max: Type.Optional(Type.Integer({ minimum: 0 })),
  about: Type.Optional(About),
  options: Type.Optional(Type.Array(Action, { description: 'legal answers, where the adapter lists them' })),
});
export type Decision = typebox.Static<typeof Decision>;
