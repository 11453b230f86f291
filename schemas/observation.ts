/** The view that a viewer has of a game, in the words of a position. */
import type * as typebox from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { AbilityName, Pair } from './actions';
import { Closed, Handle, PlayerId, Viewer, Word } from './common';
import { CARD_FACTS, GAME_FACTS, PLAYER_FACTS } from './position';

export const GameResult = Closed({
  winner: Type.Union([PlayerId, Type.Null()], { description: 'null: a draw' }),
  reason: Type.Optional(Type.String()),
});
export type GameResult = typebox.Static<typeof GameResult>;

/** A card as a viewer sees it: a card that the viewer may not know has no `id` and no `card`. */
export const SeenCard = Type.Object(
  { id: Type.Optional(Handle), card: Type.Optional(Type.String()), ...CARD_FACTS, ap: Type.Optional(Type.Integer()) },
  { additionalProperties: true },
);
export type SeenCard = typebox.Static<typeof SeenCard> & Record<string, unknown>;

export const SeenZone = Closed({
  count: Type.Integer({ minimum: 0 }),
  unordered: Type.Optional(
    Type.Boolean({ description: 'true: where a card stands in `cards` says nothing about where it lies' }),
  ),
  cards: Type.Optional(Type.Array(SeenCard)),
});
export type SeenZone = typebox.Static<typeof SeenZone>;

export const SeenPlayer = Closed({
  zones: Type.Record(Type.String(), SeenZone),
  counters: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  ...PLAYER_FACTS,
});
export type SeenPlayer = typebox.Static<typeof SeenPlayer>;

/**
 * The cards in the current battle. Each list may be empty: an attack on a player has no target. A card that has left
 * keeps its role until the battle ends.
 */
export const SeenBattle = Closed({
  attackers: Type.Array(Handle),
  target: Type.Optional(Handle),
  targets: Type.Optional(Type.Array(Handle, { description: 'where several cards may be attacked, or none' })),
  covered: Type.Optional(Handle),
  guards: Type.Optional(Type.Array(Pair)),
  boosts: Type.Optional(Type.Array(Pair)),
  negated: Type.Optional(Type.Boolean({ description: 'the attack has been negated' })),
});
export type SeenBattle = typebox.Static<typeof SeenBattle>;

/** Returns the current targets, from either member. */
export const targetsOf = ({ target, targets }: SeenBattle): readonly Handle[] =>
  targets ?? (target === undefined ? [] : [target]);

/** Something declared and not yet resolved (DBS 8-5-2, VG 10.5, BS 16-3). */
export const SeenActivation = Closed({
  id: Type.Union([Type.Integer(), Word]),
  what: Word,
  player: PlayerId,
  card: Type.Optional(Handle),
  ability: Type.Optional(AbilityName),
  chosen: Type.Optional(Type.Array(Handle)),
  negated: Type.Optional(Type.Boolean()),
});
export type SeenActivation = typebox.Static<typeof SeenActivation>;

export const Observation = Closed({
  viewer: Viewer,
  turn: Type.Integer({ minimum: 0 }),
  turnPlayer: Type.Optional(PlayerId),
  phase: Type.Optional(Type.String()),
  players: Closed({ A: SeenPlayer, B: SeenPlayer }),
  battle: Type.Optional(Type.Union([Type.Null(), SeenBattle])),
  activations: Type.Optional(Type.Array(SeenActivation, { description: 'the one declared last comes last' })),
  ...GAME_FACTS,
  result: Type.Optional(Type.Union([Type.Null(), GameResult])),
});
export type Observation = typebox.Static<typeof Observation>;
