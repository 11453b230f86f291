/** How the tables that games share are put together: none of them decides what another decides already, unless it says so. */
import { OracleError } from '../errors';

/** The entries that a table decides otherwise than the table that it names, as that one has them. */
const OVERRIDDEN = new WeakMap<object, ReadonlyMap<string, unknown>>();

/**
 * Declares that a table decides entries of another one otherwise. Every entry of it must be one of the other table.
 * @param base the table that decides otherwise without it; it comes before it in `combineTables`
 */
export function overriding<Base extends object, Own extends EntriesOf<Base, Own>>(base: Base, own: Own): Own {
  const entries = new Map(Object.entries(base));
  OVERRIDDEN.set(own, new Map(Object.keys(own).map((name) => [name, entries.get(name)])));
  return own;
}

type EntriesOf<Base, Own> = { readonly [Name in keyof Own]: Name extends keyof Base ? unknown : never };

/**
 * One table of several.
 * @throws {OracleError} two of them define one entry, and the later one does not declare that it overrides the earlier one
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

/** The entries of all of them; of two that have the same one the later. */
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
 * A part of a table: what it answers of the rules must fit them, and it may have entries of its own. Of which game a procedure is,
 * is not compared here, for a table may ask more of its game: `IncompatibleEntries` and `Lacks` of the game do.
 */
export type TableFor<Rules> = {
  readonly [Name in keyof Rules]?: Rules[Name] extends ((game: never, ...rest: infer Rest) => infer Result) | undefined
    ? Procedural<Rest, Result>
    : Rules[Name];
} & Readonly<Record<string, unknown>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whichever game
type Procedural<Rest extends unknown[], Result> = { member(game: any, ...rest: Rest): Result }['member'];
