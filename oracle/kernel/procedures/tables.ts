/**
 * Rule tables in parts: which part defines an entry, and which overrides it. A shared table overrides entries of
 * another one only by `overriding`; a section of a game names the shared entries that it overrides in its type,
 * `SectionOf`. Two sections of a game never define the same entry.
 */
import type { LanguageRules } from '../language/rules';
import type { ByProcedureRules } from '../language/words/by-procedure';
import type { InPlayRules } from '../language/words/in-play';
import type { PlayersRules } from '../language/words/players';
import type { KernelRules } from '../rules';
import type { PresentingRules } from './deck-check';
import { combineTables, setOverridden, type EntriesFor, type TableFor as PartFor } from '../tables';

export { combineTables, type Combined } from '../tables';

/** A part of a rule table; it may also answer what is asked only of some games. */
export type TableFor<Rules> = PartFor<Rules> & EntriesFor<RulesOfSomeGames>;

/** What single words of card texts ask of the games that have them, and the deck checks of games whose decks have any. */
type RulesOfSomeGames = Omit<ByProcedureRules & InPlayRules & PlayersRules, keyof LanguageRules> & PresentingRules;

/**
 * Declares that a table overrides entries of `base`; every entry of the table must be one of `base`.
 * @param base the overridden table; it comes first in `combineTables`
 */
export function overriding<Base extends object, Own extends object>(
  base: Base,
  own: Own & EntriesFor<Base> & EntriesFor<KernelRules> & EntriesFor<RulesOfSomeGames> & OnlyEntriesOf<Base, Own>,
): Own {
  const entries = new Map(Object.entries(base));
  setOverridden(own, new Map(Object.keys(own).map((name) => [name, entries.get(name)])));
  return own;
}

type OnlyEntriesOf<Base, Own> = { readonly [Name in keyof Own]: Name extends keyof Base ? unknown : never };

/**
 * A section of a game with the shared table `Shared`. It defines the entries that `Overrides` names, which fit those of
 * the shared table, and no other entry of the shared table.
 */
export type SectionOf<Shared, Overrides extends keyof Shared = never> = TableFor<KernelRules> &
  Required<EntriesFor<Pick<Shared, Overrides>>> & {
    readonly [Name in Exclude<keyof Shared, Overrides>]?: UndeclaredOverride;
  };

/**
 * Combines the sections of a game into one table.
 * @throws {OracleError} if two of them define the same entry
 */
export function combineSections<Tables extends readonly object[]>(tables: Tables): Sections<Tables> {
  return combineTables(...tables) as Sections<Tables>;
}

/** The entries of all tables, which have none in common. */
export type Sections<Tables extends readonly object[]> =
  Taking<Tables[number]> extends (table: infer All) => void ? All : never;

type Taking<Table> = Table extends object ? (table: Table) => void : never;

/** The entry of a section that overrides a shared one without a declaration. */
declare const UNDECLARED: unique symbol;
interface UndeclaredOverride {
  readonly [UNDECLARED]: 'name the entry in the type of its section';
}
