/**
 * Rule tables in parts: which part defines an entry, and which overrides it. A shared table overrides entries of
 * another one only by `overriding`; a section of a game names the shared entries that it overrides in its type,
 * `SectionOf`. Two sections of a game never define the same entry.
 */
import { OracleError } from '../errors';
import type { KernelRules } from '../rules';

/** For each table that overrides entries of another: those entries as the other has them. */
const OVERRIDDEN = new WeakMap<object, ReadonlyMap<string, unknown>>();

/**
 * Declares that a table overrides entries of `base`; every entry of the table must be one of `base`.
 * @param base the overridden table; it comes first in `combineTables`
 */
export function overriding<Base extends object, Own extends EntriesFor<Base> & EntriesFor<KernelRules>>(
  base: Base,
  own: Own & OnlyEntriesOf<Base, Own>,
): Own {
  const entries = new Map(Object.entries(base));
  OVERRIDDEN.set(own, new Map(Object.keys(own).map((name) => [name, entries.get(name)])));
  return own;
}

type OnlyEntriesOf<Base, Own> = { readonly [Name in keyof Own]: Name extends keyof Base ? unknown : never };

/**
 * Combines several tables into one.
 * @throws {OracleError} if two tables define the same entry, and the later one does not declare that it overrides the
 * earlier one
 */
export function combineTables<const Tables extends readonly object[]>(...tables: Tables): Combined<Tables> {
  const combined = new Map<string, unknown>();
  const overridden = new Map<string, unknown>();
  for (const table of tables) {
    const declared = OVERRIDDEN.get(table) ?? NONE;
    for (const [name, entry] of Object.entries(table)) {
      if (combined.has(name) && !(declared.has(name) && declared.get(name) === combined.get(name)))
        throw new OracleError(`two tables define "${name}", and the later one does not declare that it overrides it`);
      combined.set(name, entry);
    }
    for (const [name, entry] of declared) overridden.set(name, entry);
  }
  const table = Object.fromEntries(combined) as Combined<Tables>;
  if (overridden.size > 0) OVERRIDDEN.set(table as object, overridden);
  return table;
}

const NONE: ReadonlyMap<string, unknown> = new Map();

/** The entries of all tables; the later of two equal names wins. */
export type Combined<Tables extends readonly object[]> = Tables extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? Rest extends readonly []
    ? First
    : Without<First, keyof Combined<Rest>> & Combined<Rest>
  : unknown;

type Without<Table, Names> = keyof Table & Names extends never ? Table : Omit<Table, keyof Table & Names>;

/**
 * A part of a rule table: entries that the rules know must fit them; other entries are free. The game type of a
 * procedure is not compared here, because a table may need more of its game; `IncompatibleEntries` and `Lacks` of the
 * game check that.
 */
export type TableFor<Rules> = EntriesFor<Rules> & Readonly<Record<string, unknown>>;

/** Entries of a rule table, in whichever game. */
type EntriesFor<Rules> = {
  readonly [Name in keyof Rules]?: Rules[Name] extends
    | ((game: infer Seen, ...rest: infer Rest) => infer Result)
    | undefined
    ? [Seen] extends [ATable]
      ? unknown
      : Procedural<Rest, Result>
    : Rules[Name];
};

/**
 * What checks of decks take instead of a game. To compare them, the compiler would need the type of the whole table,
 * which is made of this part; `IncompatibleEntries` of the game does.
 */
interface ATable {
  readonly clauses: unknown;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whichever game
type Procedural<Rest extends unknown[], Result> = { member(game: any, ...rest: Rest): Result }['member'];

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
