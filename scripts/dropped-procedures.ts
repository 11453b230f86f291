/**
 * Part of `npm run lint`: finds procedures that are made and dropped. One that is made is run with `yield*`, returned or
 * kept; one that is dropped is not carried out. Exits with code 1 if it finds any.
 */
import { join, relative } from 'node:path';
import * as ts from 'typescript';
import { projectRoot } from '../runner/root';

const root = projectRoot();

/** The type to compare with. */
const ANY_PROCEDURE = join(root, 'oracle/any-procedure.ts');
const TYPE = `import type { Procedure } from './kernel/state';
export type AnyProcedure = Procedure<unknown>;
`;

/**
 * @param samples texts of files that are checked as if they lay in oracle/
 * @param alone leaves out the oracle's own files that no sample imports
 */
export function programOf(samples: ReadonlyMap<string, string> = new Map(), alone = false): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['oracle'] }, ts.sys, root);
  const texts = new Map([...samples, [ANY_PROCEDURE, TYPE]]);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (path, ...rest) =>
    texts.has(path)
      ? ts.createSourceFile(path, texts.get(path)!, ts.ScriptTarget.ES2022, true)
      : getSourceFile(path, ...rest);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  return ts.createProgram([...texts.keys(), ...(alone ? [] : fileNames)], { ...options, noEmit: true }, host);
}

/** Returns the places, with the line counted from 1, at which a procedure of a source file is dropped. */
export function dropsOf(
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

function main(): void {
  const program = programOf();
  const drops = dropsOf(program);
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => !relative(join(root, 'oracle'), fileName).startsWith('..'));
  const found = files.flatMap((file) =>
    drops(file).map(({ line, text }) => `${relative(root, file.fileName)}:${line}: dropped: ${text}`),
  );
  for (const one of found) console.log(one);
  console.log(`${files.length} files of the oracle, ${found.length} dropped procedures`);
  if (found.length > 0) console.log('Run a procedure with yield*, return it or keep it.');
  if (found.length > 0 || files.length === 0) process.exitCode = 1;
}

if (require.main === module) main();
