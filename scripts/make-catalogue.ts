/**
 * Writes features/<game>/clauses.json from a rulebook's clauses as JSON lines, and tells what a new edition changed. What
 * people write about the clauses stands beside it in rulebook.yaml: docs/catalogue.md.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLAUSES_FILE, featuresFolder, parseClauses, sectionOf } from '../runner/catalogue';
import { CLAUSE_KINDS, type ClauseKind, type ClauseList, type ListedClause } from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';

/** One line of the input. `section` is the heading it stands under; `note` may say through which clauses it shows. */
export interface RulebookClause {
  id: string;
  section: string;
  text: string;
  kind: ClauseKind;
  note: string;
}

/** Ids of clauses by what a new edition did to them. */
export interface CatalogueChanges {
  added: string[];
  gone: string[];
  /** the text is another one */
  changed: string[];
  /** the text is the same, the kind is another one */
  reclassified: string[];
}

const NORMALISATION = 1;

/** Normalisation 1: what may differ between two prints of the same sentence. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201a\u201b\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The first 16 hex digits of the SHA-256 of the normalised text. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(normalise(text), 'utf8').digest('hex').slice(0, 16);
}

/**
 * The clauses of a rulebook.
 * @throws {Error} one line with file and line: no JSON, a member missing, an unknown kind, an id twice, no clause at all
 */
export function parseRulebook(text: string, file: string): RulebookClause[] {
  const rows: RulebookClause[] = [];
  const seen = new Set<string>();
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const place = `${file}:${index + 1}`;
    const row = parseRow(line, place);
    if (seen.has(row.id)) throw new Error(`${place}: clause ${row.id} stands twice`);
    seen.add(row.id);
    rows.push(row);
  });
  if (rows.length === 0) throw new Error(`${file}: no clauses`);
  return rows;
}

function parseRow(line: string, place: string): RulebookClause {
  let row: Partial<RulebookClause>;
  try {
    row = JSON.parse(line) as Partial<RulebookClause>;
  } catch (error) {
    throw new Error(`${place}: no JSON: ${(error as Error).message}`);
  }
  for (const member of ['id', 'section', 'text', 'kind', 'note'] as const) {
    if (typeof row?.[member] !== 'string') throw new Error(`${place}: "${member}" must be a string`);
  }
  const { id, section, text, kind, note } = row as RulebookClause;
  if (id === '') throw new Error(`${place}: "id" is empty`);
  if (!CLAUSE_KINDS.includes(kind)) throw new Error(`${place}: unknown kind "${kind}" (${CLAUSE_KINDS.join(', ')})`);
  return { id, section, text, kind, note };
}

const ID = /[A-Z]*\d*(?:[-.]\d+)+/;
const ID_LIST = new RegExp(`${ID.source}(?:(?:, (?:and )?| and | to )${ID.source})*`);
const SHOWS = new RegExp(`(?:shows through|tested through|introduces|used by) (${ID_LIST.source})`, 'i');

/** For each definition, the testable clauses that its note names, in the rulebook's order. */
export function shownBy(rows: readonly RulebookClause[]): Map<string, string[]> {
  const order = new Map(rows.map((row, index) => [row.id, index]));
  const testableIn = (from: number, to: number) => rows.slice(from, to + 1).filter((row) => row.kind === 'testable');

  /** The testable clauses that one id stands for: itself, those under a heading, those that show a definition. */
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
 * The list of a game's clauses.
 * @param before the present list: its edition and the titles of its sections are kept
 * @param edition replaces the edition that it names
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
  return { id, kind, fingerprint: fingerprint(text), ...(shown.length > 0 && { shownBy: [...shown] }) };
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

/** As it is committed: a clause a line, so that a new edition is read as a list of changed lines. */
export function textOf({ sections, clauses, ...head }: ClauseList): string {
  const lines = (items: readonly object[]) => items.map((item) => `  ${JSON.stringify(item)}`).join(',\n');
  const members = Object.entries(head).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  return `{\n${members.join('')} "sections": [\n${lines(sections)}\n ],\n "clauses": [\n${lines(clauses)}\n ]\n}\n`;
}

const USAGE = `usage: make-catalogue <rulebook.jsonl> <game> [--out file] [--edition "name of the edition"]
games: ${GAMES.join(', ')}`;

/** What the command line asks for; returns what to print. Throws an Error whose message is what to print instead. */
export function main(args: string[]): string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, edition: { type: 'string' } },
  });
  const [file, game] = positionals;
  if (positionals.length !== 2 || !file || !game) throw new Error(USAGE);
  if (!GAMES.includes(game as GameId)) throw new Error(`unknown game "${game}"\n${USAGE}`);
  const out = values.out ?? join(featuresFolder(), game, CLAUSES_FILE);
  const rows = parseRulebook(readFileSync(file, 'utf8'), file);
  const before = existsSync(out) ? parseClauses({ name: out, text: readFileSync(out, 'utf8') }) : undefined;
  const { list, changes } = makeClauses(game as GameId, rows, before, values.edition);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, textOf(list));
  const testable = rows.filter((row) => row.kind === 'testable').length;
  return [
    `${out}: ${rows.length} clauses, ${testable} testable`,
    ...(before ? describe(changes) : ['a new list of clauses; docs/catalogue.md says what to write beside it']),
  ].join('\n');
}

function describe(changes: CatalogueChanges): string[] {
  const lines = Object.entries(changes)
    .filter(([, ids]) => ids.length > 0)
    .map(([what, ids]: [string, string[]]) => `${what} (${ids.length}): ${ids.join(', ')}`);
  return lines.length > 0 ? lines : ['nothing new, gone or changed'];
}

if (require.main === module) {
  try {
    console.log(main(process.argv.slice(2)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
