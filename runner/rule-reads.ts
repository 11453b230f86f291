/** Watches a rule table: which of its entries are read. What is never read may be replaced without any difference. */

type RuleTable = Readonly<Record<string, unknown>>;

/** Whoever goes through a table as a whole reads all of it. */
const ALL = '*';

export class RuleReads {
  /** The paths of the entries that have been read since the last `begin`, those that the table lacks too, e.g. "clauses.draw". */
  read = new Set<string>();
  /** While it is set, nothing that is read counts. */
  isPaused = false;

  begin(): void {
    this.read = new Set();
  }

  /** Whether an entry, or a table that it stands in, has been read. */
  has(path: string): boolean {
    return isRead(path, this.read);
  }

  /**
   * The table, watched; the tables within it are watched in turn.
   * @param entryOf what stands in the place of an entry
   */
  over<Rules extends object>(rules: Rules, entryOf: (path: string, entry: unknown) => unknown = sameEntry): Rules {
    return this.watched(rules as RuleTable, '', entryOf) as Rules;
  }

  private watched(table: RuleTable, path: string, entryOf: (path: string, entry: unknown) => unknown): RuleTable {
    const note = (name: string | symbol) => void (this.isPaused || this.read.add(path + String(name)));
    const paths = new Map<string | symbol, string>();
    const entries = Object.fromEntries(
      Object.entries(table).map(([name, entry]) => {
        const place = path + name;
        if (isTable(entry)) return [name, this.watched(entry, `${place}.`, entryOf)];
        paths.set(name, place);
        return [name, entryOf(place, entry)];
      }),
    );
    return new Proxy(entries, {
      get: (_, name: string) => {
        const place = paths.get(name);
        if (place !== undefined) {
          if (!this.isPaused) this.read.add(place);
        } else if (!(name in entries)) note(name);
        return entries[name];
      },
      has(_, name) {
        note(name);
        return name in entries;
      },
      ownKeys() {
        note(ALL);
        return Reflect.ownKeys(entries);
      },
    });
  }
}

const sameEntry = (_path: string, entry: unknown): unknown => entry;

/** @param read paths as `RuleReads` tells them */
export function isRead(path: string, read: ReadonlySet<string>): boolean {
  if (read.has(path)) return true;
  const parts = path.split('.');
  return parts.some((_, count) => read.has([...parts.slice(0, count), ALL].join('.')));
}

export interface Replaced {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The entries that differ between two tables; of a table within both, what differs there. */
export function replacedIn(before: object, after: object, path = ''): Replaced[] {
  return Object.keys(after).flatMap((name) => {
    const [one, other] = [(before as RuleTable)[name], (after as RuleTable)[name]];
    if (one === other) return [];
    if (isTable(one) && isTable(other)) return replacedIn(one, other, `${path}${name}.`);
    return [{ path: `${path}${name}`, before: one, after: other }];
  });
}

const isTable = (value: unknown): value is RuleTable =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
