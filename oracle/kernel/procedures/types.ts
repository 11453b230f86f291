/** How the procedures that games share see the game that plays them, and how a game takes them over into its own table. */
import type { Game } from '../game';
import type { KernelRules } from '../rules';
import type { effectProcedures, sharedBasics } from './index';

type Basics = typeof sharedBasics;

/** What every game takes over: turns, battles, cards that move, abilities that wait, rules that are processed. */
export interface BasicRules extends Omit<KernelRules, keyof Basics>, Basics {}
export type BasicGame = Game<BasicRules, object>;

type Effects = typeof effectProcedures;

/** What games take over besides whose abilities are activated and paid for. */
export interface EffectRules extends Omit<BasicRules, keyof Effects>, Effects {}
export type EffectGame = Game<EffectRules, object>;

/** A shared table as it reads in a game of its own type: what is given the game is given that one. */
export type InGame<Table, G> = {
  [Name in keyof Table]: Table[Name] extends (game: infer Seen, ...rest: infer Rest) => infer Result
    ? unknown extends Seen
      ? Table[Name]
      : EffectGame extends Seen
        ? Method<G, Rest, Result>
        : Table[Name]
    : Table[Name];
};

/** A member of a table can stand for one of another game's, as methods can. */
type Method<G, Rest extends unknown[], Result> = { member(game: G, ...rest: Rest): Result }['member'];

/** The entries of a game's own table that do not fit what the kernel or a shared procedure asks for. */
export type MisfitsOf<Own, Shared> = {
  // Whatever the game: of two types of games the compiler tells nothing but that they differ.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [Name in keyof Own & keyof Shared]: Own[Name] extends InGame<Required<Shared>, any>[Name] ? never : Name;
}[keyof Own & keyof Shared];

/** Does not compile where there is one, and names it. Every other error about the type of the game follows from that one. */
export type None<Misfits extends never> = Misfits;
