/** Reads a rulebook's clauses from JSON lines, with the decisions about each (docs/catalogue.md). */
import { CLAUSE_KINDS, type ClauseKind } from '../schemas/catalogue';

/** One line that says what is wrong with the file. */
export class RowError extends Error {
  override name = 'UsageError';
}

/** One line of the input. `section` is the enclosing heading; `note` may name the clauses that show this one. */
export interface RulebookClause {
  id: string;
  section: string;
  text: string;
  kind: ClauseKind;
  note: string;
}

/**
 * @throws {RowError} one line with file and line: not JSON, a missing member, an unknown kind, a duplicate id, no
 * clauses
 */
export function parseRulebook(text: string, file: string): RulebookClause[] {
  const rows: RulebookClause[] = [];
  const seen = new Set<string>();
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const place = `${file}:${index + 1}`;
    const row = parseRow(line, place);
    if (seen.has(row.id)) throw new RowError(`${place}: clause ${row.id} stands twice`);
    seen.add(row.id);
    rows.push(row);
  });
  if (rows.length === 0) throw new RowError(`${file}: no clauses`);
  return rows;
}

function parseRow(line: string, place: string): RulebookClause {
  let row: Partial<RulebookClause>;
  try {
    row = JSON.parse(line) as Partial<RulebookClause>;
  } catch (error) {
    throw new RowError(`${place}: no JSON: ${(error as Error).message}`);
  }
  for (const member of ['id', 'section', 'text', 'kind', 'note'] as const) {
    if (typeof row?.[member] !== 'string') throw new RowError(`${place}: "${member}" must be a string`);
  }
  const { id, section, text, kind, note } = row as RulebookClause;
  if (id === '') throw new RowError(`${place}: "id" is empty`);
  if (!CLAUSE_KINDS.includes(kind)) throw new RowError(`${place}: unknown kind "${kind}" (${CLAUSE_KINDS.join(', ')})`);
  return { id, section, text, kind, note };
}
