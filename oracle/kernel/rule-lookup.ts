/** How a game looks up the entries of its rule table. */
import { remembered } from './remember';

/** V8 keeps up to 1,020 properties of an object quick to read; a table with more is split. */
const MOST_ENTRIES = 1000;
const PART = 500;

const watched = new WeakSet<object>();

/** Leaves a table as it is, because its readers are watched. */
export function lookUpAsItIs(table: object): void {
  watched.add(table);
}

/**
 * The same entries, each as quick to read as if the table were small. The entries of a large table are inherited, so
 * whoever wants to change some starts from the table itself.
 */
export const forLookup = <Rules extends object>(table: Rules): Rules =>
  watched.has(table) ? table : (split(table) as Rules);

const split = remembered((table: object): object => {
  const entries = Object.entries(table);
  if (entries.length <= MOST_ENTRIES) return table;
  let parts: object = Object.prototype;
  for (let first = 0; first < entries.length; first += PART) {
    const part = Object.create(parts) as Record<string, unknown>;
    for (const [name, entry] of entries.slice(first, first + PART)) part[name] = entry;
    parts = part;
  }
  return Object.create(parts) as object;
});
