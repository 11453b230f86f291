/** Combines shared tables: none of them overrides an entry of another unless it declares so. */
import { OracleError } from '../errors';

/** For each table that overrides entries of another: those entries as the other has them. */
const OVERRIDDEN = new WeakMap<object, ReadonlyMap<string, unknown>>();

/**
 * Declares that a table overrides entries of `base`; every entry of the table must be one of `base`.
 * @param base the overridden table; it comes first in `combineTables`
 */
export function overriding<Base extends object, Own extends EntriesOf<Base, Own>>(base: Base, own: Own): Own {
  const entries = new Map(Object.entries(base));
  OVERRIDDEN.set(own, new Map(Object.keys(own).map((name) => [name, entries.get(name)])));
  return own;
}

type EntriesOf<Base, Own> = { readonly [Name in keyof Own]: Name extends keyof Base ? unknown : never };

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
        throw new OracleError(
          `two shared tables define "${name}", and the later one does not declare that it overrides it`,
        );
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
export type TableFor<Rules> = {
  readonly [Name in keyof Rules]?: Rules[Name] extends ((game: never, ...rest: infer Rest) => infer Result) | undefined
    ? Procedural<Rest, Result>
    : Rules[Name];
} & Readonly<Record<string, unknown>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whichever game
type Procedural<Rest extends unknown[], Result> = { member(game: any, ...rest: Rest): Result }['member'];
