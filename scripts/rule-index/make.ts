/** Makes the index of the rule tables (runner/rule-index.ts) from the sources of the oracle. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as ts from 'typescript';
import { PLAYABLE } from '../../games/registry';
import { loadCatalogues } from '../../runner/catalogue';
import { projectRoot } from '../../runner/root';
import { CITES } from '../../runner/cited-code';
import type { IndexedCode, IndexedFile, IndexedTable, RuleIndex } from '../../runner/rule-index';
import { lineOf, sourceOf, tablesOf } from './tables';

export function makeRuleIndex(): RuleIndex {
  const clauses = clausesOfGames();
  const tables = new Map(PLAYABLE.map((game) => [game, tablesOf(game)]));
  const literals = new Map([...tables.values()].flat().map((table) => [table.node, table]));
  /** For each literal, its place in the index. */
  const indexed = new Map<ts.Node, readonly [number, number]>();
  const files = filesOfOracle().map((path, number): IndexedFile => {
    const source = sourceOf(join(projectRoot(), path));
    const cites = linesOfCites(source);
    if (isOfVariants(path)) return { path, ...(cites.length > 0 && { cites }) };
    const isClause = clauseReader(path, clauses);
    const found = [...literals.values()].filter(({ node }) => node.getSourceFile() === source);
    found.forEach(({ node }, table) => indexed.set(node, [number, table]));
    const ofTables = found.map(({ name, entries }): IndexedTable => ({
      name,
      entries: entries.map((entry) => codeOf(entry.name, entry.node, isClause)),
    }));
    const asks = path.startsWith('oracle/kernel/') ? membersAsked(source, isClause) : [];
    const others = namedCode(source, new Set(found.map(({ node }) => node)), isClause);
    return {
      path,
      ...(ofTables.length > 0 && { tables: ofTables }),
      ...(asks.length > 0 && { asks }),
      ...(others.length > 0 && { others }),
      ...(cites.length > 0 && { cites }),
    };
  });
  const games = [...tables].map(([game, list]) => [game, list.map(({ node }) => indexed.get(node)!)] as const);
  return { files, games: Object.fromEntries(games) };
}

/** Tells the clauses among the words of a comment or a string: by their game's id, or with its tag in shared code. */
interface ClauseReader {
  isClause(word: string): boolean;
  clausesIn(comment: string): string[];
}

function clausesOfGames(): ReadonlyMap<string, ReadonlySet<string>> {
  const catalogues = loadCatalogues(PLAYABLE);
  const sets = catalogues.map(({ game, tag, clauses }) => {
    const ids = new Set(clauses.map(({ id }) => id));
    return [
      [game, ids],
      [tag, ids],
    ] as const;
  });
  return new Map<string, ReadonlySet<string>>(sets.flat());
}

function clauseReader(path: string, clauses: ReadonlyMap<string, ReadonlySet<string>>): ClauseReader {
  const own = clauses.get(path.split('/')[1]!);
  return {
    isClause: (word) => own?.has(word) ?? false,
    clausesIn(comment) {
      let tag: string | undefined;
      const found: string[] = [];
      for (const [word] of comment.matchAll(/[\w][\w.-]*\w/g)) {
        if (clauses.has(word)) tag = word;
        else if (own?.has(word)) found.push(word);
        else if (!own && tag !== undefined && clauses.get(tag)!.has(word)) found.push(`${tag}-${word}`);
      }
      return [...new Set(found)];
    },
  };
}

function codeOf(name: string, node: ts.Node, reader: ClauseReader): IndexedCode {
  const comment = commentOf(node);
  const named = reader.clausesIn(comment);
  const [clauses, points] = [new Map<string, number>(), new Map<string, number>()];
  const visit = (inner: ts.Node): void => {
    if (ts.isStringLiteral(inner)) {
      if (reader.isClause(inner.text) && !clauses.has(inner.text)) clauses.set(inner.text, lineOf(inner));
      else if (isPoint(inner) && !points.has(inner.text)) points.set(inner.text, lineOf(inner));
    }
    if (isClausesOfPoint(inner) && !points.has(inner.name.text)) points.set(inner.name.text, lineOf(inner.name));
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return {
    name,
    line: lineOf(node),
    ...(comment !== '' && { comment: firstSentence(comment) }),
    ...(named.length > 0 && { named }),
    ...(clauses.size > 0 && { clauses: Object.fromEntries(clauses) }),
    ...(points.size > 0 && { points: Object.fromEntries(points) }),
  };
}

/** The methods of a game that take the name of a rule point (oracle/kernel/clauses.ts). */
const TAKE_POINTS = /\.(citePoint|consultPoint|clauseOf|refused)$/;

const isPoint = ({ parent }: ts.StringLiteral): boolean =>
  ts.isCallExpression(parent) && TAKE_POINTS.test(parent.expression.getText());

/** Whether the code reads the clauses of a point: `g.rules.clauses.upTo`. */
const isClausesOfPoint = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && /\brules\.clauses$/.test(node.expression.getText());

function commentOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '').replace(/\s+/g, ' ').trim();
}

const firstSentence = (comment: string): string =>
  /^.*?(?<!\be\.g|\bi\.e)[.?!](?= [A-Z(`"]|$)/.exec(comment)?.[0] ?? comment;

/** Returns the functions and constants of the file, outside of tables, that cite or name a clause or a point. */
function namedCode(source: ts.SourceFile, tables: ReadonlySet<ts.Node>, reader: ClauseReader): IndexedCode[] {
  const found: IndexedCode[] = [];
  for (const statement of source.statements) {
    if (hasTable(statement, tables)) continue;
    for (const [name, node] of declarationsIn(statement)) {
      const code = codeOf(name, node, reader);
      if (code.named || code.clauses || code.points) found.push(code);
    }
  }
  return found;
}

/** Returns the members that interfaces named "...Rules" list themselves. */
function membersAsked(source: ts.SourceFile, reader: ClauseReader): IndexedCode[] {
  return source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text.endsWith('Rules'))
    .flatMap(({ members }) => members.map((member) => codeOf(member.name!.getText(), member, reader)));
}

function hasTable(node: ts.Node, tables: ReadonlySet<ts.Node>): boolean {
  return tables.has(node) || ts.forEachChild(node, (inner) => hasTable(inner, tables) || undefined) === true;
}

function declarationsIn(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return [[statement.declarationList.declarations.map(({ name }) => name.getText()).join(', '), statement]];
}

/** Returns the lines of the calls that cite, in the order of the source, which the compiled code keeps. */
function linesOfCites(source: ts.SourceFile): number[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      CITES.test(node.expression.name.text)
    )
      found.push(node.expression.name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((one, other) => one.pos - other.pos).map(lineOf);
}

/** Whether the file has misreadings, interpretations or editions, which are listed by what they replace. */
const isOfVariants = (path: string): boolean => /\/faults|\/readings|\/editions|\/clauses\.ts$/.test(path);

function filesOfOracle(): string[] {
  const folder = join(projectRoot(), 'oracle');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => relative(projectRoot(), join(folder, file)).replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('oracle/kernel/testing/'))
    .sort();
}
