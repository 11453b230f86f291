/** A procedure that is made is run with `yield*`, returned or kept; one that is dropped is not carried out. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as ts from 'typescript';

const root = join(__dirname, '..');

/** The type to compare with. */
const ANY_PROCEDURE = join(root, 'oracle/any-procedure.ts');
const TYPE = `import type { Procedure } from './kernel/state';
export type AnyProcedure = Procedure<unknown>;
`;

/** Each way to drop a procedure, and what is no dropping, beside the code of the oracle. */
const SAMPLE = join(root, 'oracle/sample.ts');
const DROPS = `import { isDone, NOTHING, type Procedure } from './kernel/state';
declare function act(): Procedure;
declare function asks(): Procedure<boolean>;
declare function each(does: (round: number) => void): void;
declare function maybe(): Procedure | undefined;
export function* forgotten(): Procedure {
  act(); // dropped
  if (asks()) act(); // dropped dropped
  asks() && act(); // dropped dropped
  void act(); // dropped
  maybe(); // dropped
  each(() => act()); // dropped
  const no = !asks(); // dropped
  if (no) return;
  while (asks()) yield* act(); // dropped
  const other = asks() ? 1 : 2; // dropped
  other > 1 ? act() : NOTHING; // dropped
}
export function* run(): Procedure {
  yield* act();
  if (yield* asks()) yield* act();
  const kept = act();
  each(function () {});
  const one = maybe();
  if (one) yield* one;
  if (isDone(kept)) return;
  return yield* kept;
}
export const returned = (): Procedure => act();
`;

function programOf(samples: ReadonlyMap<string, string>): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['oracle'] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (path, ...rest) =>
    samples.has(path)
      ? ts.createSourceFile(path, samples.get(path)!, ts.ScriptTarget.ES2022, true)
      : getSourceFile(path, ...rest);
  host.fileExists = (path) => samples.has(path) || fileExists(path);
  host.readFile = (path) => samples.get(path) ?? readFile(path);
  return ts.createProgram([...samples.keys(), ...fileNames], { ...options, noEmit: true }, host);
}

/** Returns the places, with the line counted from 1, at which a procedure of a source file is dropped. */
function dropsOf(
  program: ts.Program,
): (file: ts.SourceFile) => readonly { readonly line: number; readonly text: string }[] {
  const checker = program.getTypeChecker();
  const [declared] = program.getSourceFile(ANY_PROCEDURE)!.statements.filter(ts.isTypeAliasDeclaration);
  const procedure = checker.getTypeAtLocation(declared!.name);
  const isProcedure = (type: ts.Type): boolean =>
    (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) === 0 && checker.isTypeAssignableTo(type, procedure);
  const parts = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
  /** A value of this type may be a procedure. */
  const mayBe = (node: ts.Expression): boolean => parts(checker.getTypeAtLocation(node)).some(isProcedure);
  /** A value of this type is a procedure, and so true whatever its answer would be. */
  const is = (node: ts.Expression): boolean => parts(checker.getTypeAtLocation(node)).every(isProcedure);

  /** The expressions whose values nothing uses when the value of this one is not used. */
  const unused = (node: ts.Expression): readonly ts.Expression[] => {
    if (ts.isParenthesizedExpression(node) || ts.isVoidExpression(node)) return unused(node.expression);
    if (ts.isConditionalExpression(node)) return [...unused(node.whenTrue), ...unused(node.whenFalse)];
    if (ts.isBinaryExpression(node) && isLogical(node)) return unused(node.right);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken)
      return [...unused(node.left), ...unused(node.right)];
    return ts.isCallExpression(node) ? [node] : [];
  };
  const returnsNothing = (node: ts.ArrowFunction): boolean => {
    const type = checker.getContextualType(node);
    const results = type?.getCallSignatures().map((one) => checker.getReturnTypeOfSignature(one)) ?? [];
    return results.length > 0 && results.every(({ flags }) => (flags & ts.TypeFlags.Void) !== 0);
  };
  const droppedIn = (node: ts.Node): readonly ts.Expression[] => {
    if (ts.isExpressionStatement(node)) return unused(node.expression).filter(mayBe);
    if (ts.isVoidExpression(node) && !ts.isExpressionStatement(node.parent)) return unused(node).filter(mayBe);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body))
      return ts.isCallExpression(node.body) && mayBe(node.body) && returnsNothing(node) ? [node.body] : [];
    return conditionsOf(node).filter((one) => ts.isCallExpression(one) && is(one));
  };
  return (file) => {
    const found: { line: number; text: string }[] = [];
    const visit = (node: ts.Node): void => {
      for (const { pos, end } of droppedIn(node)) {
        const text = file.text.slice(pos, end).trim();
        found.push({ line: file.getLineAndCharacterOfPosition(end).line + 1, text });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  };
}

const isLogical = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken;

/** Returns the expressions of a node of which only the truth is asked. */
function conditionsOf(node: ts.Node): readonly ts.Expression[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.condition];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [node.operand];
  if (ts.isForStatement(node) && node.condition) return [node.condition];
  if (ts.isBinaryExpression(node) && isLogical(node)) return [node.left];
  return [];
}

it('no procedure of the oracle is dropped, and each way to drop one is found', () => {
  const program = programOf(
    new Map([
      [ANY_PROCEDURE, TYPE],
      [SAMPLE, DROPS],
    ]),
  );
  const drops = dropsOf(program);
  const expected = DROPS.split('\n').flatMap((line, index) =>
    Array<number>(line.split('dropped').length - 1).fill(index + 1),
  );
  expect(drops(program.getSourceFile(SAMPLE)!).map(({ line }) => line)).toEqual(expected);

  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(`${root}/oracle/`) && fileName !== SAMPLE);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    drops(file).map(({ line, text }) => `${file.fileName.slice(root.length + 1)}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});
