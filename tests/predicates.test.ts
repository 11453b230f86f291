/**
 * Predicates and refusals write nothing: a predicate returns the clauses by which it is true (`CitedAnswer`), a refusal
 * names its own, and the procedure that asks cites them (docs/design/citations.md).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { expect, it } from 'vitest';

const ORACLE = join(__dirname, '..', 'oracle');
const PREDICATE = /^(is|may|can|has)[A-Z]|Refusal$|^refusal/;
const WRITES = /^(cite|citing|consulting)$|^consult|^cite[A-Z]/;

const files = readdirSync(ORACLE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/faults|testing|readings/.test(file),
);

/** Returns the name of a function: of a declaration, a method or a member or constant that is an arrow function. */
function nameOf(node: ts.FunctionLikeDeclaration): string {
  const { name = (node.parent as ts.NamedDeclaration).name } = node;
  return name && ts.isIdentifier(name) ? name.text : '';
}

const isWrite = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && WRITES.test(node.expression.name.text);

const contains = (node: ts.Node, isWanted: (node: ts.Node) => boolean): boolean =>
  isWanted(node) || (ts.forEachChild(node, (child) => contains(child, isWanted) || undefined) ?? false);

/** Returns the predicates of a text, as names, and which of them cite. */
function predicatesIn(text: string): { all: string[]; writing: string[] } {
  const found: { all: string[]; writing: string[] } = { all: [], writing: [] };
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const declared = node as ts.FunctionLikeDeclaration;
      const name = nameOf(declared);
      // A procedure that asks a player has a name such as mayContinue as well.
      const isProcedure = 'asteriskToken' in declared && declared.asteriskToken !== undefined;
      if (PREDICATE.test(name) && !isProcedure) {
        found.all.push(name);
        if (contains(declared.body!, isWrite)) found.writing.push(name);
      }
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('any.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

it('no predicate and no refusal cites', () => {
  const found = files.map((file) => ({ file, ...predicatesIn(readFileSync(join(ORACLE, file), 'utf8')) }));
  expect(found.flatMap(({ all }) => all).length).toBeGreaterThan(600);
  // Game.refusal asks the question and sets aside what was cited; citeRefusal is what procedures call.
  const writing = found.filter(({ file }) => file !== join('kernel', 'game.ts'));
  expect(writing.flatMap(({ file, writing: names }) => names.map((name) => `${file}: ${name}`))).toEqual([]);
});

it.each([
  ['a method', 'const t = { isOne(g) { g.cite("1-1"); return true; } }'],
  ['a member that is a function', 'const t = { mayBe: (g) => { g.consultPoint("draw"); return true; } }'],
  ['a constant', 'const hasOne = (g) => { g.citePoint("draw"); return true; }'],
  ['a predicate by a detour', 'const t = { isOne(g) { g.rules.citeOne(g); return true; } }'],
  ['a predicate that notes', 'const isOne = (g) => g.consulting(g.rules.isTwo(g))'],
  ['a refusal', 'function costRefusal(g) { if (g.citing(g.rules.isOne(g))) return null; }'],
])('notices %s that cites', (_what, text) => {
  expect(predicatesIn(text).writing).toHaveLength(1);
});
