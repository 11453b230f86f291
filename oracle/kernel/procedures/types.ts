/** Types for a game's table that includes shared ones. */
import type { KernelRules } from '../rules';

/** Cards are rested in this state. */
export interface Resting {
  readonly restedState: string;
}

/** The rule table of a game that takes a shared table, without the game's own sections. */
export type RulesWith<Shared> = Omit<KernelRules, keyof Shared> & Shared;

/** A shared table in a game of its own type: its functions take that game. */
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

/** Method parameters are bivariant, so an entry can stand in for the same entry of another game. */
type Method<G, Rest extends unknown[], Result> = { member(game: G, ...rest: Rest): Result }['member'];

/** The entries that procedures of a shared table need from the game and that neither table has. */
export type Lacking<Shared, Own> = {
  [Name in keyof Shared]-?: Shared[Name] extends (game: infer Seen, ...rest: never[]) => unknown
    ? Seen extends { readonly rules: infer Rules extends object }
      ? Exclude<RequiredKeys<Rules>, keyof Shared | keyof Own | 'clauses'>
      : never
    : never;
}[keyof Shared];

type RequiredKeys<T> = { [Name in keyof T]-?: object extends Pick<T, Name> ? never : Name }[keyof T];

/** The entries of a game's own table that do not fit what the kernel or a shared procedure expects. */
export type IncompatibleEntriesOf<Own, Shared> = {
  // `any` for the game, because the compiler only reports that two types of games differ.
  // oxlint-disable-next-line typescript/no-explicit-any
  [Name in keyof Own & keyof Shared]: Own[Name] extends InGame<Required<Shared>, any>[Name] ? never : Name;
}[keyof Own & keyof Shared];

/**
 * Fails to compile if there are such names, and the error lists them. All other errors about the type of the game
 * follow from that one.
 */
export type None<Names extends PropertyKey, Nothing extends Named<Names>> = Nothing;

/** The detour through `infer` makes the compiler print the names instead of the name of the type. */
type Named<Names extends PropertyKey> = { readonly [Name in Names]: never } extends infer All ? All : never;
