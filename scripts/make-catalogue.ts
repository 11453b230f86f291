/**
 * Writes features/<game>/clauses.json from a rulebook's clauses as JSON lines, and reports what a new edition changed.
 * What people write about the clauses is in rulebook.yaml beside it: docs/catalogue.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLAUSES_FILE, featuresFolder, parseClauses } from '../runner/catalogue';
import { makeClauses, textOf, type CatalogueChanges } from '../runner/catalogue-list';
import { parseRulebook } from '../runner/rulebook-rows';
import { GAMES, type GameId } from '../schemas/common';

const USAGE = `usage: make-catalogue <rulebook.jsonl> <game> [--out file] [--edition "name of the edition"]
games: ${GAMES.join(', ')}`;

/**
 * @returns the text to print
 * @throws {Error} its message is the text to print instead
 */
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
