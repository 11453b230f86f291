/** Edits of what is asked before something is done. */
import * as ts from 'typescript';
import type { Proposal } from '../edit';
import type { Types } from '../types';

const CHAINS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const OTHER_COMPARISON: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);

export function editConditions(node: ts.Node, types: Types): Proposal[] {
  if (ts.isIfStatement(node)) return ofQuestion(node.expression);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].map((part) => dropped(node, part.getText()));
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return isAsked(node) ? [] : [{ node, kind: 'condition negated', after: node.operand.getText() }];
  if (!ts.isBinaryExpression(node)) return [];
  if (CHAINS.has(node.operatorToken.kind)) return ofChain(node);
  const other = OTHER_COMPARISON.get(node.operatorToken.kind);
  if (other === undefined || !types.isBoolean(node)) return [];
  const after = `${node.left.getText()} ${other} ${node.right.getText()}`;
  return [{ node, kind: 'comparison changed', after }];
}

const dropped = (node: ts.Node, after: string): Proposal => ({ node, kind: 'condition dropped', after });

const ofQuestion = (question: ts.Expression): Proposal[] => [
  dropped(question, 'true'),
  dropped(question, 'false'),
  { node: question, kind: 'condition negated', after: `!(${question.getText()})` },
];

const isAsked = (node: ts.Expression): boolean => ts.isIfStatement(node.parent);

/** Drops each operand of `a && b && c`, of which the syntax has one chain inside the other. */
function ofChain(node: ts.BinaryExpression): Proposal[] {
  const { kind } = node.operatorToken;
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === kind) return [];
  const operands = operandsOf(node, kind);
  const sign = ` ${node.operatorToken.getText()} `;
  return operands.map((_, gone) =>
    dropped(
      node,
      operands
        .filter((_operand, index) => index !== gone)
        .map((operand) => operand.getText())
        .join(sign),
    ),
  );
}

const operandsOf = (node: ts.Expression, kind: ts.SyntaxKind): ts.Expression[] =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === kind
    ? [...operandsOf(node.left, kind), ...operandsOf(node.right, kind)]
    : [node];
