/** How the procedures that games share see the game that plays them, and how a game takes them over into its own table. */
import type { Game } from '../game';
import type { KernelRules } from '../rules';
import type { core, effects } from './index';

type Core = typeof core;

/** What every game takes over. */
export interface CoreRules extends Omit<KernelRules, keyof Core>, Core {}
export type CoreGame = Game<CoreRules, object>;

type Effects = typeof effects;

/** What games take over whose abilities are activated and paid for. */
export interface EffectRules extends Omit<CoreRules, keyof Effects>, Effects {
  /** The state of a card that has been rested. */
  readonly restedState: string;
}
export type EffectGame = Game<EffectRules, object>;

/** The rule table of a game that takes over such a table, apart from its own sections. */
export type RulesWith<Shared> = Omit<KernelRules, keyof Shared> & Shared;

/** A shared table as it reads in a game of its own type: what is given the game is given that one. */
export type InGame<Table, G> = {
  [Name in keyof Table]: Table[Name] extends (game: infer Seen, ...rest: infer Rest) => infer Result
    ? unknown extends Seen
      ? Table[Name]
      : Seen extends AsGame
        ? Method<G, Rest, Result>
        : Table[Name]
    : Table[Name];
};

interface AsGame {
  readonly rules: object;
  readonly journal: object;
}

/** A member of a table can stand for one of another game's, as methods can. */
type Method<G, Rest extends unknown[], Result> = { member(game: G, ...rest: Rest): Result }['member'];

/** The entries that procedures of shared tables ask the game for, and that are neither there nor in the game's own table; `clauses` is a file of its own. */
export type Lacking<Shared, Own> = {
  [Name in keyof Shared]-?: Shared[Name] extends (game: infer Seen, ...rest: never[]) => unknown
    ? Seen extends { readonly rules: infer Rules extends object }
      ? Exclude<RequiredKeys<Rules>, keyof Shared | keyof Own | 'clauses'>
      : never
    : never;
}[keyof Shared];

type RequiredKeys<T> = { [Name in keyof T]-?: object extends Pick<T, Name> ? never : Name }[keyof T];

/** The entries of a game's own table that do not fit what the kernel or a shared procedure asks for. */
export type IncompatibleEntriesOf<Own, Shared> = {
  // Whatever the game: of two types of games the compiler tells nothing but that they differ.
  // oxlint-disable-next-line typescript/no-explicit-any
  [Name in keyof Own & keyof Shared]: Own[Name] extends InGame<Required<Shared>, any>[Name] ? never : Name;
}[keyof Own & keyof Shared];

/**
 * Does not compile where there are such entries: `Type 'object' does not satisfy the constraint '{ readonly draw: never; ... }'`,
 * with all of them under `--noErrorTruncation`. Every other error about the type of the game follows from these.
 */
export type None<Names extends PropertyKey, Nothing extends Named<Names>> = Nothing;

/** The detour by `infer` makes the compiler print the names, and not what the type is called. */
type Named<Names extends PropertyKey> = { readonly [Name in Names]: never } extends infer All ? All : never;
