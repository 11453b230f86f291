/** Makes the list of a game's clauses, features/<game>/clauses.json, from those of its rulebook. */
import type { ClauseList, ListedClause } from '../schemas/catalogue';
import type { GameId } from '../schemas/common';
import { sectionOf } from './editions';
import { fingerprint, traceOf, writeTrace } from './impact/words';
import type { RulebookClause } from './rulebook-rows';

/** Ids of clauses, grouped by what a new edition did to them. */
export interface CatalogueChanges {
  added: string[];
  gone: string[];
  /** Clauses whose text differs. */
  changed: string[];
  /** Clauses with the same text and a different kind. */
  reclassified: string[];
}

const NORMALISATION = 1;

const ID = /[A-Z]*\d*(?:[-.]\d+)+/;
const ID_LIST = new RegExp(`${ID.source}(?:(?:, (?:and )?| and | to )${ID.source})*`);
const SHOWS = new RegExp(`(?:shows through|tested through|introduces|used by) (${ID_LIST.source})`, 'i');

/** Maps each definition to the testable clauses that its note names, in the rulebook's order. */
export function shownBy(rows: readonly RulebookClause[]): Map<string, string[]> {
  const order = new Map(rows.map((row, index) => [row.id, index]));
  const testableIn = (from: number, to: number) => rows.slice(from, to + 1).filter((row) => row.kind === 'testable');

  /**
   * Returns the clause itself if it is testable, all testable clauses under a heading, or those that show a definition.
   */
  const resolve = (id: string, asked: ReadonlySet<string>): RulebookClause[] => {
    const row = rows[order.get(id) ?? -1];
    if (!row || asked.has(id)) return [];
    if (row.kind === 'testable') return [row];
    if (row.kind === 'heading') return rows.filter((other) => other.kind === 'testable' && isUnder(other.id, id));
    return row.kind === 'definition' ? named(row, new Set([...asked, id])) : [];
  };

  const named = (row: RulebookClause, asked: ReadonlySet<string>): RulebookClause[] => {
    const list = SHOWS.exec(row.note)?.[1] ?? row.note;
    const found: RulebookClause[] = [];
    for (const [, from, to] of list.matchAll(new RegExp(`(${ID.source})(?: to (${ID.source}))?`, 'g'))) {
      found.push(...resolve(from!, asked), ...(to ? resolve(to, asked) : []));
      const [first, last] = [order.get(from!), to && order.get(to)];
      if (first !== undefined && typeof last === 'number') found.push(...testableIn(first, last));
    }
    return found;
  };

  const result = new Map<string, string[]>();
  for (const row of rows.filter((candidate) => candidate.kind === 'definition')) {
    const ids = new Set(named(row, new Set([row.id])).map((shown) => shown.id));
    result.set(
      row.id,
      [...ids].sort((a, b) => order.get(a)! - order.get(b)!),
    );
  }
  return result;
}

function isUnder(id: string, heading: string): boolean {
  return id.startsWith(heading) && /^[-.]/.test(id.slice(heading.length));
}

/**
 * @param before the present list, whose edition and section titles are kept
 * @param edition replaces the edition of `before`
 */
export function makeClauses(
  game: GameId,
  rows: readonly RulebookClause[],
  before?: ClauseList,
  edition?: string,
): { list: ClauseList; changes: CatalogueChanges } {
  const shown = shownBy(rows);
  const list: ClauseList = {
    game,
    edition: edition ?? before?.edition ?? 'unknown edition',
    normalisation: NORMALISATION,
    sections: sectionsOf(rows, before?.sections),
    clauses: rows.map((row) => listed(row, shown.get(row.id) ?? [])),
  };
  return { list, changes: changesBetween(before?.clauses ?? [], list.clauses) };
}

function sectionsOf(rows: readonly RulebookClause[], before: ClauseList['sections'] = []): ClauseList['sections'] {
  const headings = new Map<string, string>();
  for (const row of rows) if (!headings.has(sectionOf(row.id))) headings.set(sectionOf(row.id), row.section);
  return [...headings].map(([id, heading]) => {
    const title = heading.replace(new RegExp(`^(?:Supplement )?${id}[.:]\\s*`), '');
    return before.find((section) => section.id === id) ?? { id, title };
  });
}

function listed({ id, kind, text }: RulebookClause, shown: readonly string[]): ListedClause {
  return {
    id,
    kind,
    fingerprint: fingerprint(text),
    trace: writeTrace(traceOf(text)),
    ...(shown.length > 0 && { shownBy: [...shown] }),
  };
}

function changesBetween(before: readonly ListedClause[], after: readonly ListedClause[]): CatalogueChanges {
  const changes: CatalogueChanges = { added: [], gone: [], changed: [], reclassified: [] };
  const present = new Map(before.map((clause) => [clause.id, clause]));
  for (const { id, kind, fingerprint } of after) {
    const old = present.get(id);
    present.delete(id);
    if (!old) changes.added.push(id);
    else if (old.fingerprint !== fingerprint) changes.changed.push(id);
    else if (old.kind !== kind) changes.reclassified.push(id);
  }
  changes.gone.push(...present.keys());
  return changes;
}

/** Writes one clause a line, so that a new edition shows up as a list of changed lines. */
export function textOf({ sections, clauses, ...head }: ClauseList): string {
  const lines = (items: readonly object[]) => items.map((item) => `  ${JSON.stringify(item)}`).join(',\n');
  const members = Object.entries(head).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  return `{\n${members.join('')} "sections": [\n${lines(sections)}\n ],\n "clauses": [\n${lines(clauses)}\n ]\n}\n`;
}
