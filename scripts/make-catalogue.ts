/**
 * Writes features/<game>/rulebook.yaml from a rulebook's clauses as JSON lines, and tells what a new edition changed.
 * What people wrote into the catalogue survives: docs/catalogue.md says which members those are.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Document, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import { featuresFolder, parseCatalogue } from '../runner/catalogue';
import { CLAUSE_KINDS, type CatalogueClause, type ClauseKind } from '../schemas/catalogue';
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

/** What is written into a catalogue that does not exist yet. */
const BOOKS: Record<GameId, { tag: string; title: string; edition: string }> = {
  'one-piece': { tag: 'OP', title: 'One Piece Card Game', edition: 'Comprehensive rules 1.2.0' },
  'dragon-ball-super': { tag: 'DBS', title: 'Dragon Ball Super Card Game', edition: 'Comprehensive rules' },
  vanguard: { tag: 'VG', title: 'Cardfight!! Vanguard', edition: 'Comprehensive rules 4.15' },
  'battle-spirits': { tag: 'BS', title: 'Battle Spirits', edition: 'Rule manual [Eternal] 17.0' },
  'level-neo': { tag: 'LN', title: 'LEVEL.NEO TCG', edition: 'Game rules' },
};

const SHOWN_ELSEWHERE = 'Explains a term; the clauses under shownBy decide it.';
const UNTESTABLE: Record<Exclude<ClauseKind, 'testable'>, string> = {
  definition: 'Explains a term that only the text of cards uses.',
  heading: 'A heading; it states no rule.',
  presentation: 'Printed layout, notation or introduction; no state of the game.',
  table: 'Conduct or comfort of people at the table; no state of the game.',
};
const GENERATED_REASONS: ReadonlySet<string> = new Set([SHOWN_ELSEWHERE, ...Object.values(UNTESTABLE)]);

export const NORMALISATION = 1;

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

/** `7` of `7-1-4-1` and of `7.36.1`, `FAQ` of `FAQ-3-1`, `A1` of `A1.4`. */
export function sectionOf(id: string): string {
  return id.split(/[-.]/, 1)[0]!;
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
 * The text of a game's catalogue for these clauses.
 * @param existing the text of the present catalogue: what people wrote into it is kept
 * @param edition replaces the edition named in the catalogue
 * @throws {Error} one line: the present catalogue or the new one would not load
 */
export function makeCatalogue(
  game: GameId,
  rows: readonly RulebookClause[],
  existing?: string,
  edition?: string,
): { text: string; changes: CatalogueChanges } {
  if (existing !== undefined) parseCatalogue(existing, `present catalogue of ${game}`);
  const document = existing === undefined ? emptyCatalogue(game) : parseDocument(existing);
  if (edition !== undefined) document.set('edition', edition);
  document.set('normalisation', NORMALISATION);
  updateSections(document, rows);
  const changes = updateClauses(document, rows);
  const text = document.toString({ lineWidth: LINE_WIDTH });
  parseCatalogue(text, `new catalogue of ${game}`);
  return { text, changes };
}

function emptyCatalogue(game: GameId): Document {
  const document = new Document({ game, ...BOOKS[game], normalisation: NORMALISATION, sections: [], clauses: [] });
  document.commentBefore = ' Made by scripts/make-catalogue.ts; docs/catalogue.md says what to write by hand.';
  return document as Document;
}

function updateSections(document: Document, rows: readonly RulebookClause[]): void {
  const sections = document.get('sections') as YAMLSeq<YAMLMap>;
  const present = byId(sections);
  const headings = new Map<string, string>();
  for (const row of rows) if (!headings.has(sectionOf(row.id))) headings.set(sectionOf(row.id), row.section);
  sections.flow = false;
  sections.items = [...headings].map(([id, heading]) => {
    const title = heading.replace(new RegExp(`^(?:Supplement )?${id}[.:]\\s*`), '');
    return present.get(id) ?? inOneLine(createMap(document, { id, title }));
  });
}

function updateClauses(document: Document, rows: readonly RulebookClause[]): CatalogueChanges {
  const clauses = document.get('clauses') as YAMLSeq<YAMLMap>;
  const present = byId(clauses);
  const changes: CatalogueChanges = { added: [], gone: [], changed: [], reclassified: [] };
  const shown = shownBy(rows);
  clauses.flow = false;
  clauses.items = rows.map((row) => {
    const node = present.get(row.id);
    present.delete(row.id);
    if (!node) changes.added.push(row.id);
    else if (node.get('fingerprint') !== fingerprint(row.text)) changes.changed.push(row.id);
    else if (node.get('kind') !== row.kind) changes.reclassified.push(row.id);
    return updateClause(document, node, row, shown.get(row.id) ?? []);
  });
  changes.gone.push(...present.keys());
  return changes;
}

const MEMBER_ORDER = ['id', 'section', 'kind', 'fingerprint', 'shownBy', 'untestable', 'reading', 'level'];

function updateClause(document: Document, present: YAMLMap | undefined, row: RulebookClause, shown: string[]): YAMLMap {
  const node = present ?? createMap(document, { id: row.id });
  const old = node.toJSON() as Partial<CatalogueClause>;
  const facts: Partial<CatalogueClause> = {
    section: sectionOf(row.id),
    kind: row.kind,
    fingerprint: fingerprint(row.text),
  };
  facts.shownBy = row.kind !== 'definition' ? undefined : shown.length > 0 ? shown : old.shownBy;
  facts.untestable = reasonFor(row.kind, facts.shownBy !== undefined, old.untestable);
  for (const [member, value] of Object.entries(facts)) {
    if (value === undefined) node.delete(member);
    else if (JSON.stringify(value) !== JSON.stringify(old[member as keyof CatalogueClause]))
      node.set(member, flowNode(document, value));
  }
  node.items.sort((a, b) => MEMBER_ORDER.indexOf(String(a.key)) - MEMBER_ORDER.indexOf(String(b.key)));
  if (!present || present.flow) inOneLine(node);
  return node;
}

/** Somebody's own reason stays; a generated one follows the kind. */
function reasonFor(kind: ClauseKind, shown: boolean, old: string | undefined): string | undefined {
  if (kind === 'testable') return undefined;
  if (old !== undefined && !GENERATED_REASONS.has(old)) return old;
  return kind === 'definition' && shown ? SHOWN_ELSEWHERE : UNTESTABLE[kind];
}

const LINE_WIDTH = 120;
const INDENT = '  - '.length;

/** A clause of few words takes one line, any other one line for each member. */
function inOneLine(node: YAMLMap): YAMLMap {
  const line = stringify(node.toJSON(), { collectionStyle: 'flow', lineWidth: 0 });
  node.flow = !node.has('reading') && !node.has('shownBy') && INDENT + line.length <= LINE_WIDTH;
  return node;
}

function flowNode(document: Document, value: unknown) {
  return document.createNode(value, { flow: true });
}

function createMap(document: Document, value: object): YAMLMap {
  return document.createNode(value) as YAMLMap;
}

function byId(sequence: YAMLSeq<YAMLMap>): Map<string, YAMLMap> {
  return new Map(sequence.items.map((node) => [String(node.get('id')), node]));
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
  const out = values.out ?? join(featuresFolder(), game, 'rulebook.yaml');
  const rows = parseRulebook(readFileSync(file, 'utf8'), file);
  const existing = existsSync(out) ? readFileSync(out, 'utf8') : undefined;
  const { text, changes } = makeCatalogue(game as GameId, rows, existing, values.edition);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
  const testable = rows.filter((row) => row.kind === 'testable').length;
  return [`${out}: ${rows.length} clauses, ${testable} testable`, ...describe(changes, existing === undefined)].join(
    '\n',
  );
}

function describe(changes: CatalogueChanges, isNew: boolean): string[] {
  if (isNew) return ['a new catalogue'];
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
