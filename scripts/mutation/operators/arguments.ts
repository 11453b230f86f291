/** Edits that hand the wrong thing of the right type to a function. */
import * as ts from 'typescript';
import type { Proposal } from '../edit';
import type { Types } from '../types';

export function editArguments(node: ts.Node, types: Types): Proposal[] {
  if (ts.isCallExpression(node))
    return [...swapped(node, types), ...node.arguments.flatMap((one) => replaced(one, types))];
  return ts.isShorthandPropertyAssignment(node) ? replaced(node.name, types) : [];
}

function swapped(node: ts.CallExpression, types: Types): Proposal[] {
  const given = node.arguments;
  return given.slice(1).flatMap((second, index) => {
    const first = given[index]!;
    if ([first, second].some(ts.isSpreadElement) || first.getText() === second.getText()) return [];
    if (types.nameOf(first) !== types.nameOf(second)) return [];
    const texts = given.map((one) => one.getText());
    [texts[index], texts[index + 1]] = [texts[index + 1]!, texts[index]!];
    const after = `${node.expression.getText()}(${texts.join(', ')})`;
    return [{ node, kind: 'arguments swapped' as const, after }];
  });
}

/** Puts the nearest other variable of the same type in its place. */
function replaced(node: ts.Expression, types: Types): Proposal[] {
  if (!ts.isIdentifier(node)) return [];
  const type = types.nameOf(node);
  const other = types
    .variablesBefore(node)
    .find((variable) => variable.name !== node.text && types.nameOfVariable(variable, node) === type);
  if (!other || other.name.startsWith('_')) return [];
  const isShorthand = ts.isShorthandPropertyAssignment(node.parent);
  const place = isShorthand ? { node: node.parent, form: 'shorthand' as const } : { node };
  return [{ ...place, kind: 'argument replaced', after: other.name }];
}
