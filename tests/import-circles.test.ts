/** No file needs, to be loaded, one that needs it: imports of types alone do not count, nor what is loaded when it is asked for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(__dirname, '..');
const PARTS = [
  'oracle',
  'schemas',
  'steps',
  'runner',
  'reports',
  'cli',
  'adapters',
  'games',
  'playground',
  'scripts',
  'bench',
];

/** The modules that a text imports or exports values from. */
function valuesFrom(text: string): string[] {
  const { statements } = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && !isOfTypes(statement.importClause)) return nameOf(statement);
    return ts.isExportDeclaration(statement) && !statement.isTypeOnly ? nameOf(statement) : [];
  });
}

const nameOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string[] =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  return !name && !!namedBindings && ts.isNamedImports(namedBindings) && namedBindings.elements.every(isOfOneType);
}

const isOfOneType = (element: ts.ImportSpecifier): boolean => element.isTypeOnly;

type Imports = ReadonlyMap<string, readonly string[]>;

/** A way from a file to itself, for every file that is the first found on one. */
function circlesIn(imports: Imports): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (way.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

const filesOf = (part: string): string[] =>
  readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => join(ROOT, part, file));

function importsOf(file: string): string[] {
  const near = valuesFrom(readFileSync(file, 'utf8')).filter((name) => name.startsWith('.'));
  return near.flatMap((name) => {
    const path = resolve(dirname(file), name);
    return [`${path}.ts`, join(path, 'index.ts')].filter((candidate) => existsSync(candidate)).slice(0, 1);
  });
}

const shown = (file: string) => relative(ROOT, file);

it('no circles of imports between values', () => {
  const files = PARTS.flatMap(filesOf);
  const imports = new Map(files.map((file) => [shown(file), importsOf(file).map(shown)]));
  expect(imports.get('oracle/host.ts')!.length).toBeGreaterThan(2);
  expect(circlesIn(imports)).toEqual([]);
});

describe('the search for circles', () => {
  it.each([
    ["import { a } from './a';", ['./a']],
    ["import a from './a';", ['./a']],
    ["import './a';", ['./a']],
    ["import { type A, b } from './a';", ['./a']],
    ["export { a } from './a';\nexport * from './b';", ['./a', './b']],
    ["import type { A } from './a';", []],
    ["import { type A } from './a';", []],
    ["export type { A } from './a';", []],
  ])('reads %s', (text, modules) => {
    expect(valuesFrom(text)).toEqual(modules);
  });

  it('finds one of two files, and one of three behind another file', () => {
    const two = new Map(Object.entries({ a: ['b'], b: ['a'] }));
    expect(circlesIn(two)).toEqual([['a', 'b', 'a']]);
    const three = new Map(Object.entries({ x: ['a'], a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }));
    expect(circlesIn(three)).toEqual([['a', 'b', 'c', 'a']]);
    expect(circlesIn(new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: [] })))).toEqual([]);
  });
});
