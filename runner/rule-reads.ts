/** Watches which entries of a rule table are read, since replacing an entry that is never read changes nothing. */
import { lookUpAsItIs } from '../oracle/kernel/rule-lookup';

type RuleTable = Readonly<Record<string, unknown>>;

/** Stands for all entries of a table, which iterating over it reads. */
const ALL = '*';

export class RuleReads {
  /** Paths read since the last `begin`, such as "clauses.draw", including those that the table lacks. */
  read = new Set<string>();
  /** While true, reads do not count. */
  isPaused = false;

  begin(): void {
    this.read = new Set();
  }

  /** Tells whether the entry, or a table around it as a whole, was read. */
  has(path: string): boolean {
    return isRead(path, this.read);
  }

  /**
   * Returns a watched copy of the table and the tables inside it.
   * @param entryOf replaces each entry
   */
  over<Rules extends object>(rules: Rules, entryOf: (path: string, entry: unknown) => unknown = sameEntry): Rules {
    const watched = this.watched(rules as RuleTable, '', entryOf);
    lookUpAsItIs(watched);
    return watched as Rules;
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

/** @param read paths in the form of `RuleReads.read` */
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

/** Returns the entries that differ, and looks inside tables that both have. */
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
