/**
 * The protocol between the suite and an adapter, version 1: JSON-RPC 2.0, one message a line.
 * `METHODS` lists its methods; docs/protocol.md has examples.
 */
import type * as typebox from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { Action, Decision } from './actions';
import { Capability, Closed, GameId, Handle, OneOf, PlayerId, Viewer } from './common';
import { GameResult, Observation } from './observation';
import { Deck, inParts, Position } from './position';

export * from './actions';
export * from './observation';
export * from './position';

export const PROTOCOL_VERSION = 1;

/** One scripted result of chance. Results are used up in order, each by the first request of its kind (and player). */
export const ChanceResult = Closed({
  kind: OneOf(['shuffle', 'lot'] as const),
  player: Type.Optional(PlayerId),
  order: Type.Optional(
    Type.Array(Handle, {
      description: 'shuffle: the cards on top after it, topmost first; the others keep their order',
    }),
  ),
  result: Type.Optional(Type.String({ description: 'lot: what was drawn, e.g. the player who won' })),
});
export type ChanceResult = typebox.Static<typeof ChanceResult>;

export const GameEvent = Type.Object(
  {
    type: Type.String(),
    clauses: Type.Optional(
      Type.Array(Type.String(), { description: 'the clauses that decided the event, the decisive one first' }),
    ),
    consulted: Type.Optional(
      Type.Array(Type.String(), {
        description: 'clauses that were only looked at on the way: what a card is, a value',
      }),
    ),
  },
  { additionalProperties: true },
);
export type GameEvent = typebox.Static<typeof GameEvent> & Record<string, unknown>;

export const CardDefinitions = Type.Record(Type.String(), Type.Object({}, { additionalProperties: true }));

export const GameSupport = Closed({
  game: GameId,
  edition: Type.Optional(
    Type.String({
      description: 'of the rulebook, by name or title (docs/editions.md); left out: the usual one',
    }),
  ),
  capabilities: Type.Array(Capability),
  probes: Type.Union([Type.Literal('all'), Type.Array(Type.String())], {
    description: 'the probe cards that the adapter knows; "all" for those that interpret the ability language',
  }),
  unsupportedPositionFields: Type.Optional(Type.Array(Type.String())),
  mergedDecisions: Type.Optional(
    Type.Array(Type.String(), {
      description: 'kinds of decision that it never asks, or asks before it carries out anything of the action',
    }),
  ),
  reorderedDecisions: Type.Optional(
    Type.Array(Type.String(), { description: 'kinds of decision it asks in another order than the rulebook' }),
  ),
});
export type GameSupport = typebox.Static<typeof GameSupport>;

export const InitializeParams = Closed({
  protocolVersion: Type.Integer(),
  suite: Closed({ name: Type.String(), version: Type.String() }),
});
export const InitializeResult = Closed({
  protocolVersion: Type.Integer(),
  adapter: Closed({
    name: Type.String({ minLength: 1 }),
    version: Type.String({ minLength: 1 }),
    language: Type.Optional(Type.String()),
  }),
  games: Type.Array(GameSupport),
  limits: Type.Optional(
    Closed({
      games: Type.Optional(Type.Integer({ minimum: 1, description: 'games open at once; 1 where it is left out' })),
      messageBytes: Type.Optional(Type.Integer({ minimum: 1024 })),
    }),
  ),
});
export type InitializeResult = typebox.Static<typeof InitializeResult>;

const Readings = Type.Optional(
  Type.Record(Type.String(), Type.String(), { description: 'reading id to the choice made' }),
);

export const StartParams = Closed({
  game: GameId,
  cards: CardDefinitions,
  position: Type.Optional(Position),
  decks: Type.Optional(Closed({ A: Deck, B: Deck })),
  chance: Type.Optional(Type.Array(ChanceResult)),
  seed: Type.Optional(Type.Integer({ minimum: 0 })),
  readings: Readings,
});
export type StartParams = typebox.Static<typeof StartParams>;

const Pending = Type.Union([Decision, Type.Null()], { description: 'null: the game is over' });
export const StartResult = Closed({
  gameId: Type.String({ minLength: 1 }),
  decision: Pending,
  events: Type.Optional(Type.Array(GameEvent)),
  result: Type.Optional(Type.Union([Type.Null(), GameResult])),
});
export type StartResult = typebox.Static<typeof StartResult>;

export const ActParams = Closed({ gameId: Type.String(), player: PlayerId, action: Action });
export type ActParams = typebox.Static<typeof ActParams>;
export const ActResult = Closed({
  status: OneOf(['accepted', 'rejected', 'unchanged'] as const),
  reason: Type.Optional(Type.String()),
  clause: Type.Optional(Type.String({ description: 'the rule that forbids it, where the adapter knows' })),
  decision: Pending,
  events: Type.Optional(Type.Array(GameEvent)),
  result: Type.Optional(Type.Union([Type.Null(), GameResult])),
});
export type ActResult = typebox.Static<typeof ActResult>;

export const ObserveParams = Closed({
  gameId: Type.String(),
  viewer: Viewer,
  wanted: Type.Optional(
    Type.Array(Type.String(), { description: 'a hint: the zones and facts that will be looked at' }),
  ),
});
export type ObserveParams = typebox.Static<typeof ObserveParams>;
export const ObserveResult = Closed({ observation: Observation });

export const GameParams = Closed({ gameId: Type.String() });
export const ActionsResult = Closed({ actions: Type.Array(Closed({ player: PlayerId, action: Action })) });
export type ActionsResult = typebox.Static<typeof ActionsResult>;
export const EndResult = Closed({
  chance: Type.Optional(Closed({ drawn: Type.Array(ChanceResult), left: Type.Array(ChanceResult) })),
});
export type EndResult = typebox.Static<typeof EndResult>;

export const DeckCheckParams = Closed({
  game: GameId,
  cards: CardDefinitions,
  deck: inParts(
    Type.Array(Type.String()),
    'keys into the card definitions, one for each copy; also by the parts of the deck',
  ),
  readings: Readings,
});
const Violation = {
  reason: Type.String(),
  clause: Type.Optional(Type.String()),
  card: Type.Optional(Type.String({ description: 'the number of the card, if it is a single one' })),
  part: Type.Optional(Type.String({ description: 'the part of the deck' })),
};
export const DeckCheckResult = Closed({
  legal: Type.Boolean(),
  violations: Type.Optional(Type.Array(Closed(Violation))),
});
/** The `data` of the error that answers game/start with decks with which no game can begin. An adapter may leave it out. */
export const IllegalDecksData = Type.Object({
  violations: Type.Array(Type.Object({ player: PlayerId, ...Violation })),
});
export type IllegalDecksData = typebox.Static<typeof IllegalDecksData>;
export type DeckCheckResult = typebox.Static<typeof DeckCheckResult>;

const Nothing = Closed({});

/** Names the types of METHODS, since the declarations of the SDK would otherwise repeat every schema. */
interface Methods {
  initialize: { params: typeof InitializeParams; result: typeof InitializeResult };
  'game/start': { params: typeof StartParams; result: typeof StartResult };
  'game/act': { params: typeof ActParams; result: typeof ActResult };
  'game/observe': { params: typeof ObserveParams; result: typeof ObserveResult };
  'game/actions': { params: typeof GameParams; result: typeof ActionsResult };
  'game/end': { params: typeof GameParams; result: typeof EndResult };
  'deck/check': { params: typeof DeckCheckParams; result: typeof DeckCheckResult };
  shutdown: { params: typeof Nothing; result: typeof Nothing };
}

/** Maps every method of the protocol to its params and its result. */
export const METHODS: Methods = {
  initialize: { params: InitializeParams, result: InitializeResult },
  'game/start': { params: StartParams, result: StartResult },
  'game/act': { params: ActParams, result: ActResult },
  'game/observe': { params: ObserveParams, result: ObserveResult },
  'game/actions': { params: GameParams, result: ActionsResult },
  'game/end': { params: GameParams, result: EndResult },
  'deck/check': { params: DeckCheckParams, result: DeckCheckResult },
  shutdown: { params: Nothing, result: Nothing },
};
export type Method = keyof typeof METHODS;
export type Params<M extends Method> = typebox.Static<(typeof METHODS)[M]['params']>;
export type Result<M extends Method> = typebox.Static<(typeof METHODS)[M]['result']>;

/** JSON-RPC error codes beyond the standard ones. `unsupported` is an answer, not a fault: its scenario is not run. */
export const ERROR_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  unsupported: -32001,
} as const;

const RequestId = Type.Union([Type.String(), Type.Integer()]);
export const RpcRequest = Type.Object({
  jsonrpc: Type.Literal('2.0'),
  id: RequestId,
  method: Type.String(),
  params: Type.Optional(Type.Unknown()),
});
export const RpcError = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  data: Type.Optional(Type.Unknown()),
});
export const RpcResponse = Type.Object({
  jsonrpc: Type.Literal('2.0'),
  id: Type.Union([RequestId, Type.Null()]),
  result: Type.Optional(Type.Unknown()),
  error: Type.Optional(RpcError),
});
export type RpcResponse = typebox.Static<typeof RpcResponse>;
