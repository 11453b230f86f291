/** Rule tables in parts, of which none overrides an entry of another unless it says so. */
import { OracleError } from './errors';

/** For each table that overrides entries of another: those entries as the other has them. */
const OVERRIDDEN = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** Notes that a table overrides entries of another one. */
export function setOverridden(own: object, entries: ReadonlyMap<string, unknown>): void {
  OVERRIDDEN.set(own, entries);
}

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
export type EntriesFor<Rules> = {
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
