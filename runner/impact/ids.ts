/** Takes clause numbers apart, orders them, and tells which may follow which. */

/** The source of a pattern for the number of a clause: `7-1-4`, `10.6.1`, or with a letter in front, `FAQ-3-1`, `A1.4`. */
export const CLAUSE_ID = String.raw`(?:[A-Z]{1,3}\d?[-.]\d+(?:[-.]\d+)*|\d+(?:[-.]\d+)+)`;

export const partsOf = (id: string): string[] => id.split(/[-.]/);

/** Returns `7-1` for `7-1-4`, and undefined for a section. */
export function parentOf(id: string): string | undefined {
  const at = Math.max(id.lastIndexOf('-'), id.lastIndexOf('.'));
  return at < 0 ? undefined : id.slice(0, at);
}

/** Turns numbers into keys for sorting; a section or part that is not a number sorts by its place in the rulebook. */
export class IdOrder {
  private readonly places: ReadonlyMap<string, number>;
  private readonly named: ReadonlyMap<string, number>;

  /** @param ids in the order of the rulebook */
  constructor(sections: readonly string[], ids: readonly string[] = []) {
    this.places = new Map(sections.map((id, index) => [id, index]));
    this.named = placesOfNames(ids);
  }

  keyOf(id: string): readonly number[] {
    const [section = '', ...rest] = partsOf(id);
    const place = this.places.get(section) ?? (/^\d+$/.test(section) ? Number(section) : this.places.size);
    const first = /^\d+$/.test(section) ? Number(section) : 1000 + place;
    return [first, ...rest.map((part) => (/^\d+$/.test(part) ? Number(part) : (this.named.get(id) ?? 0.5)))];
  }
}

/** Places `G-K`, which comes right after `G-10`, at 10.5 below `G`. */
function placesOfNames(ids: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const last = new Map<string, number>();
  for (const id of ids) {
    const [above, part] = [parentOf(id), partsOf(id).at(-1)!];
    if (above === undefined) continue;
    if (/^\d+$/.test(part)) last.set(above, Number(part));
    else places.set(id, (last.get(above) ?? 0) + 0.5);
  }
  return places;
}

export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length && at < b.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return a.length - b.length;
}

/**
 * Tells whether `next` may come right after `before`: as its first child, or as the next sibling of it or of a parent.
 */
export function follows(before: readonly number[], next: readonly number[]): boolean {
  const last = next.length - 1;
  if (next.length === before.length + 1) return next[last] === 1 && startsWith(next, before, before.length);
  return next.length <= before.length && next[last] === before[last]! + 1 && startsWith(next, before, last);
}

const startsWith = (id: readonly number[], start: readonly number[], length: number): boolean => {
  for (let at = 0; at < length; at++) if (id[at] !== start[at]) return false;
  return true;
};
