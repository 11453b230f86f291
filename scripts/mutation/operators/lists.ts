/** Edits of lists and of what is looked for in them. */
import * as ts from 'typescript';
import type { Proposal } from '../edit';
import { isPassedOn } from '../places';
import type { Types } from '../types';

const OTHER_METHOD: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['push', 'unshift'],
  ['unshift', 'push'],
  ['min', 'max'],
  ['max', 'min'],
]);

export function editLists(node: ts.Node, types: Types): Proposal[] {
  const changed = ts.isCallExpression(node) ? ofMethod(node) : ofElement(node);
  return [...changed, ...reversed(node, types)];
}

function ofMethod(node: ts.CallExpression): Proposal[] {
  const callee = node.expression;
  if (!ts.isPropertyAccessExpression(callee)) return [];
  const list = callee.expression.getText();
  const name = callee.name.text;
  const change = (after: string): Proposal => ({ node, kind: 'list changed', after });
  if (name === 'filter') return [change(list)];
  if (name === 'at' && node.arguments[0]?.getText() === '-1') return [change(`${list}[0]`)];
  const other = OTHER_METHOD.get(name);
  const rest = node.getText().slice(callee.getText().length);
  return other === undefined ? [] : [change(`${list}${callee.questionDotToken ? '?.' : '.'}${other}${rest}`)];
}

function ofElement(node: ts.Node): Proposal[] {
  if (!ts.isElementAccessExpression(node) || node.argumentExpression.getText() !== '0') return [];
  return [{ node, kind: 'list changed', after: `${node.expression.getText()}.at(-1)` }];
}

function reversed(node: ts.Node, types: Types): Proposal[] {
  if (!isOrdered(node) || !types.isList(node)) return [];
  return [{ node, kind: 'list reversed', after: `[...${node.getText()}].reverse()` }];
}

/** True for a list whose order somebody may look at. */
function isOrdered(node: ts.Node): boolean {
  if (ts.isArrayLiteralExpression(node) && node.elements.length < 2 && !node.elements.some(ts.isSpreadElement))
    return false;
  if (ts.isFunctionLike(node)) return false;
  const { parent } = node;
  return (ts.isForOfStatement(parent) && parent.expression === node) || isPassedOn(node);
}
