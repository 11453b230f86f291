/** Edits of numbers, players and words. */
import * as ts from 'typescript';
import { sha256 } from '../../../runner/digest';
import type { Proposal } from '../edit';
import { isPassedOn } from '../places';
import type { Types } from '../types';

export function editValues(node: ts.Node, types: Types): Proposal[] {
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return ofTruth(node);
  if (ts.isStringLiteral(node)) return ofWord(node, types);
  if (ts.isBinaryExpression(node)) return ofSum(node, types);
  return ofPlayer(node, types);
}

function ofNumber(node: ts.NumericLiteral): Proposal[] {
  const number = Number(node.text);
  const others = number > 0 ? [number + 1, number - 1] : [1];
  return others.map((other) => ({ node, kind: 'off by one', after: `${other}` }));
}

function ofTruth(node: ts.Node): Proposal[] {
  if (!isPassedOn(node)) return [];
  const after = node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true';
  return [{ node, kind: 'condition negated', after }];
}

/** Puts another word of the same type in its place, chosen by the text around it. */
function ofWord(node: ts.StringLiteral, types: Types): Proposal[] {
  if (!isPassedOn(node) && !ts.isBinaryExpression(node.parent)) return [];
  const others = types.wordsInPlaceOf(node).filter((word) => word !== node.text);
  if (others.length === 0) return [];
  const chosen = Number.parseInt(sha256(node.parent.getText()).slice(0, 8), 16) % others.length;
  return [{ node, kind: 'word replaced', after: `'${others[chosen]!}'` }];
}

function ofSum(node: ts.BinaryExpression, types: Types): Proposal[] {
  const { kind } = node.operatorToken;
  const other = { [ts.SyntaxKind.PlusToken]: '-', [ts.SyntaxKind.MinusToken]: '+' }[kind as number];
  if (other === undefined || !types.isNumber(node)) return [];
  return [{ node, kind: 'off by one', after: `${node.left.getText()} ${other} ${node.right.getText()}` }];
}

function ofPlayer(node: ts.Node, types: Types): Proposal[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'opponentOf')
    return [{ node, kind: 'players swapped', after: node.arguments[0]!.getText() }];
  const isNamed = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);
  if (!isNamed || isOpponent(node) || !types.isPlayer(node)) return [];
  return [
    {
      node: ts.isShorthandPropertyAssignment(node.parent) ? node.parent : node,
      kind: 'players swapped',
      after: `opponentOf(${node.getText()})`,
      form: ts.isShorthandPropertyAssignment(node.parent) ? 'shorthand' : 'value',
    },
  ];
}

/** True in `opponentOf(player)`, of which there is an edit already. */
const isOpponent = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'opponentOf';
