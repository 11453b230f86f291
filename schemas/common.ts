/** The vocabulary that every schema shares: players, games, cards by handle. docs/protocol.md shows it in use. */
// Without this name the declarations of the SDK would say `import("@sinclair/typebox")` for each of its types.
import type * as typebox from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';

/** Makes a JSON object that accepts only the listed members, so that a misspelt one is an error and not ignored. */
export const Closed = <T extends Record<string, typebox.TSchema>>(properties: T, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** As options of `Closed`: at least one of these members is there. */
export const withOneOf = (members: readonly string[]): object => ({
  anyOf: members.map((member) => ({ type: 'object', required: [member] })),
});

/** Makes a string that is one of the values listed, with their union as its static type. */
export const OneOf = <T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });

/** Returns the words of a table of meanings, in its order. */
export const wordsOf = <Meanings extends object>(meanings: Meanings) =>
  Object.keys(meanings) as (keyof Meanings & string)[];

export const GAMES = ['one-piece', 'dragon-ball-super', 'vanguard', 'battle-spirits', 'level-neo'] as const;
export const GameId = OneOf(GAMES);
export type GameId = (typeof GAMES)[number];

export const PLAYERS = ['A', 'B'] as const;
export const PlayerId = OneOf(PLAYERS);
export type PlayerId = (typeof PLAYERS)[number];

/** `judge` sees everything; A and B see what the rules show them. */
export const Viewer = OneOf(['A', 'B', 'judge'] as const);
export type Viewer = typebox.Static<typeof Viewer>;

/** The suite's own name for one physical card in one game; an adapter maps it to whatever it uses. */
export const Handle = Type.String({ minLength: 1, maxLength: 200 });
export type Handle = string;

/** A word of a game, e.g. of a zone, a place or an ability. */
export const Word = Type.String({ minLength: 1, description: 'a word of the game' });

export const CAPABILITIES = {
  position: 'starts a game from a given position',
  decks: 'starts a game from two decks',
  chance: 'takes scripted results of shuffles and draws of lots',
  judgeView: 'shows the whole state to the viewer "judge"',
  playerViews: 'shows each player what that player may see',
  actions: 'lists every legal action',
  events: 'reports what happened, in order',
  deckCheck: 'checks decks against the construction rules',
  inlineAbilities: 'interprets the ability language of card definitions',
  concede: 'lets a player concede at any time',
  readings: 'plays an ambiguous rule by the interpretation that the game is started with',
} as const;
export type Capability = keyof typeof CAPABILITIES;
export const Capability = OneOf(Object.keys(CAPABILITIES) as Capability[]);
