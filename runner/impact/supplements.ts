/**
 * Supplements: sections that a letter names (`A1`, `FAQ`). Publishers print them without numbers, often as tables that a
 * text shows in pieces, so a supplement that is not found is unread, never gone.
 */
import { sectionOf } from '../editions';
import type { OldClause } from './match';
import type { Known, ReadClause, Unplaced } from './reading';
import { readUnnumbered } from './unnumbered';

const isSupplement = (section: string): boolean => /^[A-Z]/.test(section);

/** A supplement counts as printed clause by clause if this share of its clauses is found, and hardly any piece more. */
const ENOUGH = 0.5;
const MOST = 1.1;

export interface ReadSupplements {
  readonly clauses: readonly ReadClause[];
  readonly unplaced: readonly Unplaced[];
}

/**
 * Reads the supplements of which no clause has a printed number.
 * @param unplaced lines that belong to no numbered clause
 * @param isTitle tells whether a line is the title of a section
 */
export function readSupplements(
  known: Known,
  read: readonly ReadClause[],
  unplaced: readonly Unplaced[],
  isTitle: (text: string) => boolean,
): ReadSupplements {
  const found = new Set(read.map(({ id }) => sectionOf(id!)));
  const missing = new Set(known.ids.map(sectionOf).filter((section) => isSupplement(section) && !found.has(section)));
  const from = unplaced.findIndex(({ text }) => isTitle(text));
  if (missing.size === 0 || from < 0) return { clauses: [], unplaced: unplaced.filter(({ text }) => !isTitle(text)) };
  const [others, own] = [unplaced.slice(0, from), unplaced.slice(from).filter(({ text }) => !isTitle(text))];
  const within = known.within(missing);
  const reading = readUnnumbered(own.map(({ text }) => text).join('\n'), within);
  const exact = reading.clauses.filter(({ text }) => within.has(text));
  if (exact.length < within.ids.length * ENOUGH || reading.clauses.length > within.ids.length * MOST)
    return { clauses: [], unplaced: [...others, ...own.map((line) => ({ ...line, isSupplement: true }))] };
  const clauses = reading.clauses.map((clause) => ({ ...clause, line: own[clause.line - 1]!.line }));
  return { clauses: numbered(clauses, within), unplaced: others };
}

/** Clauses in known words get their numbers; of several with the same words each gets another one. */
function numbered(clauses: readonly ReadClause[], known: Known): ReadClause[] {
  const taken = new Set<string>();
  return clauses.map((clause) => {
    const id = known.idsOf(clause.text).find((one) => !taken.has(one));
    if (id === undefined) return clause;
    taken.add(id);
    return { ...clause, id };
  });
}

/** Returns the indices of old clauses in supplements of which the new text has nothing. */
export function unreadAmong(olds: readonly OldClause[], removed: readonly number[]): Set<number> {
  const gone = new Set(removed);
  const found = new Set(olds.filter((_, index) => !gone.has(index)).map(({ id }) => sectionOf(id)));
  return new Set(
    removed.filter((index) => {
      const section = sectionOf(olds[index]!.id);
      return isSupplement(section) && !found.has(section);
    }),
  );
}
