/** Edits that leave out a step, or all of a function. */
import * as ts from 'typescript';
import type { Proposal } from '../edit';
import type { Types } from '../types';

export function editSteps(node: ts.Node, types: Types): Proposal[] {
  if (ts.isExpressionStatement(node)) return leftOut(node);
  return isNamedFunction(node) ? earlyReturns(node, types) : [];
}

function leftOut(node: ts.ExpressionStatement): Proposal[] {
  const isSuper =
    ts.isCallExpression(node.expression) && node.expression.expression.kind === ts.SyntaxKind.SuperKeyword;
  return isSuper ? [] : [{ node, kind: 'step left out', after: '', form: 'statement' }];
}

type WithBody = ts.FunctionDeclaration | ts.MethodDeclaration | ts.GetAccessorDeclaration | ts.ArrowFunction;

const isNamedFunction = (node: ts.Node): node is WithBody =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessorDeclaration(node) ||
  (ts.isArrowFunction(node) && (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)));

function earlyReturns(node: WithBody, types: Types): Proposal[] {
  const { body } = node;
  if (!body) return [];
  const results = simplestResults(node, types).filter((result) => !isOnlyResult(body, result));
  return results.map((result) =>
    ts.isBlock(body)
      ? { node: body, kind: 'early return', after: `return${result && ' '}${result};`, form: 'entry' }
      : { node: body, kind: 'early return', after: result },
  );
}

const isOnlyResult = (body: ts.ConciseBody, result: string): boolean => {
  const [only, ...more] = ts.isBlock(body) ? body.statements : [];
  if (!only) return body.getText() === result;
  return more.length === 0 && ts.isReturnStatement(only) && only.expression?.getText() === result;
};

/** Returns what the function could give back without doing anything; an empty text for no value. */
function simplestResults(node: WithBody, types: Types): string[] {
  const result = types.resultOf(node);
  if (!result) return [];
  const { type, isProcedure } = result;
  const isGenerator = 'asteriskToken' in node && node.asteriskToken !== undefined;
  const isDone = types.isAll(type, ts.TypeFlags.Void | ts.TypeFlags.Undefined);
  if (isProcedure && !isGenerator) return isDone && importsNothing(node) ? ['NOTHING'] : [];
  if (isDone) return ts.isBlock(node.body!) ? [''] : [];
  if (types.isAll(type, ts.TypeFlags.BooleanLike)) return ['true', 'false'];
  if (types.has(type, ts.TypeFlags.Null)) return ['null'];
  if (types.has(type, ts.TypeFlags.Undefined)) return ['undefined'];
  return types.isListType(type) ? ['[]'] : [];
}

/** NOTHING, of oracle/kernel/state.ts, is the procedure that does nothing. */
const importsNothing = (node: ts.Node): boolean => /^import [^;]*\bNOTHING\b/m.test(node.getSourceFile().text);
