/**
 * Where the entries of the rule tables stand in the source, and which clauses they cite. The build writes the index
 * (scripts/rule-index/make.ts), because the package has no sources.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SuiteError } from '../adapters/adapter';
import type { GameId } from '../schemas/common';
import { projectRoot } from './root';

export interface RuleIndex {
  readonly files: readonly IndexedFile[];
  /**
   * For each game, the tables of which its rule table is made, as indexes of a file and of a table in it. A later one
   * overrides the earlier ones.
   */
  readonly games: Readonly<Partial<Record<GameId, readonly (readonly [file: number, table: number])[]>>>;
}

export interface IndexedFile {
  /** The path from the root of the repository. */
  readonly path: string;
  readonly tables?: readonly IndexedTable[];
  /** What the kernel asks of rule tables: the members of its interfaces. */
  readonly asks?: readonly IndexedCode[];
  /** Functions and constants outside of tables that cite or name a clause. */
  readonly others?: readonly IndexedCode[];
  /** The lines of all calls that cite (`CITES` in runner/cited-code.ts), in the order of the source. */
  readonly cites?: readonly number[];
}

export interface IndexedTable {
  /** The constant or function that has the table. */
  readonly name: string;
  readonly entries: readonly IndexedCode[];
}

export interface IndexedCode {
  readonly name: string;
  readonly line: number;
  /** The first sentence of the comment. */
  readonly comment?: string;
  /** The clauses that the comment names; with the tag of the game in code that games share. */
  readonly named?: readonly string[];
  /** The clauses that the code has, and the line of each. */
  readonly clauses?: Readonly<Record<string, number>>;
  /** The rule points that the code has (oracle/kernel/clauses.ts), and the line of each. */
  readonly points?: Readonly<Record<string, number>>;
}

export const ruleIndexFile = (): string => join(projectRoot(), 'dist', 'rule-index.json.gz');

/** @throws {SuiteError} the project has not been built */
export function loadRuleIndex(): RuleIndex {
  const file = ruleIndexFile();
  if (!existsSync(file)) throw new SuiteError('dist/rule-index.json.gz is missing; run `npm run build` first');
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as RuleIndex;
}

/** A place of code, with what the index says about it. */
export interface Place extends IndexedCode {
  readonly path: string;
  /** The table that has it; undefined for code outside of tables. */
  readonly table?: string;
}

/** @returns the definitions of each entry of the game's rule table: the one in force, then what it overrides */
export function definitionsOf(index: RuleIndex, game: GameId): Map<string, Place[]> {
  const definitions = new Map<string, Place[]>();
  for (const [file, table] of index.games[game] ?? []) {
    const { path, tables } = index.files[file]!;
    const { name, entries } = tables![table]!;
    for (const entry of entries)
      definitions.set(entry.name, [{ ...entry, path, table: name }, ...(definitions.get(entry.name) ?? [])]);
  }
  return definitions;
}

/** Returns where the kernel says what it asks of an entry; undefined if it does not ask for it. */
export function askOf(index: RuleIndex, entry: string): Place | undefined {
  for (const { path, asks = [] } of index.files) {
    const found = asks.find(({ name }) => name === entry);
    if (found) return { ...found, path };
  }
  return undefined;
}

/** Returns the code outside of tables that the game can use: its own, and that of the kernel. */
export const codeOutsideTables = (index: RuleIndex, game: GameId): Place[] =>
  index.files
    .filter(({ path }) => path.startsWith(`oracle/${game}/`) || path.startsWith('oracle/kernel/'))
    .flatMap(({ path, others = [] }) => others.map((code) => ({ ...code, path })));

export const placeName = ({ path, line }: { readonly path: string; readonly line: number }): string =>
  `${path}:${line}`;
