/**
 * Finds the literals of which the rule table of a game is made, by reading the source: `packs` and then `sections`,
 * through `combineTables`, `overriding` and the functions that make packs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import * as ts from 'typescript';
import type { GameId } from '../../schemas/common';
import { projectRoot } from '../../runner/root';

/** An object literal that defines entries. */
export interface TableLiteral {
  readonly node: ts.ObjectLiteralExpression;
  /** The constant or function that it belongs to. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** The type that the literal satisfies, as the source says it. */
  readonly satisfies: string | undefined;
  /** true: its entries are declared by `overriding`. */
  readonly isOverriding: boolean;
}

export interface Entry {
  readonly name: string;
  readonly node: ts.ObjectLiteralElementLike;
}

/** Returns the literals in the order in which later ones override earlier ones. */
export function tablesOf(game: GameId): TableLiteral[] {
  const folder = join(projectRoot(), 'oracle', game);
  return [
    ...literalsOf(constant(join(folder, 'packs.ts'), 'packs')),
    ...literalsOf(constant(join(folder, 'sections.ts'), 'tables')),
  ];
}

/** Returns the path from the root of the project, with slashes. */
export const pathOf = (node: ts.Node): string =>
  relative(projectRoot(), node.getSourceFile().fileName).replaceAll(sep, '/');

/** Returns the number of the line in which the node begins, without its comment. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** An expression, and the constant or function that it belongs to. */
interface Named {
  readonly name: string;
  readonly expression: ts.Expression;
  readonly isOverriding?: boolean;
}

function literalsOf(named: Named): TableLiteral[] {
  const { expression, satisfies } = withoutTypes(named.expression);
  const here = (next: ts.Expression) => literalsOf({ ...named, expression: next });
  if (ts.isObjectLiteralExpression(expression)) return [literal(named, expression, satisfies)];
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap(here);
  if (ts.isIdentifier(expression)) return literalsOf(declared(expression));
  if (!ts.isCallExpression(expression)) throw unknown(expression);
  const called = expression.expression;
  if (!ts.isIdentifier(called)) throw unknown(expression);
  if (called.text === 'combineTables') return expression.arguments.flatMap(here);
  if (called.text === 'overriding')
    return literalsOf({ ...named, expression: expression.arguments[1]!, isOverriding: true });
  const made = declared(called);
  if (!ts.isArrowFunction(made.expression) || ts.isBlock(made.expression.body)) throw unknown(expression);
  return literalsOf({ ...made, expression: made.expression.body });
}

/** @throws {Error} if an entry is not written out */
function literal(
  { name, isOverriding = false }: Named,
  node: ts.ObjectLiteralExpression,
  satisfies: string | undefined,
): TableLiteral {
  const entries = node.properties.map((property) => {
    if (!property.name || !ts.isIdentifier(property.name)) throw unknown(property);
    return { name: property.name.text, node: property };
  });
  return { node, name, entries, satisfies, isOverriding };
}

const unknown = (node: ts.Node): Error =>
  new Error(`${pathOf(node)}:${lineOf(node)}: no table that can be found by reading: ${node.getText().slice(0, 60)}`);

function withoutTypes(whole: ts.Expression): { expression: ts.Expression; satisfies: string | undefined } {
  let [expression, satisfies]: [ts.Expression, string | undefined] = [whole, undefined];
  while (
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  ) {
    if (ts.isSatisfiesExpression(expression)) satisfies = expression.type.getText();
    expression = expression.expression;
  }
  return { expression, satisfies };
}

/** Returns what the name stands for: a constant of its file, or of the file that it is imported from. */
function declared(name: ts.Identifier): Named {
  const source = name.getSourceFile();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((one) => one.name.text === name.text);
    if (found) return constant(fileOf(source, statement), (found.propertyName ?? found.name).text);
  }
  return constant(source.fileName, name.text);
}

function fileOf(from: ts.SourceFile, { moduleSpecifier }: ts.ImportDeclaration): string {
  const path = join(dirname(from.fileName), (moduleSpecifier as ts.StringLiteral).text);
  return existsSync(`${path}.ts`) ? `${path}.ts` : join(path, 'index.ts');
}

/** @throws {Error} if the file has no such constant */
function constant(file: string, name: string): Named {
  for (const statement of sourceOf(file).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    if (found?.initializer) return { name, expression: found.initializer };
  }
  throw new Error(`${file}: no constant "${name}"`);
}

const sources = new Map<string, ts.SourceFile>();

/** Parses each file once. */
export function sourceOf(file: string): ts.SourceFile {
  let source = sources.get(file);
  if (!source) {
    source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
    sources.set(file, source);
  }
  return source;
}
