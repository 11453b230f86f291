/** Tells where in the code an edit can stand. */
import * as ts from 'typescript';

/** Members that hold texts and numbers of clauses, by which nothing is decided. */
const TEXTS = new Set(['reason', 'clause', 'because', 'clauses']);

/**
 * True for code that decides nothing in a game: citations, which only the report shows, errors about impossible states,
 * texts, and types.
 */
export function decidesNothing(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || isWithoutEffect(node)) return true;
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  const name = 'name' in node && node.name ? (node.name as ts.Node).getText() : '';
  return (isDefinition(node) && OF_CLAUSES.test(name)) || (ts.isPropertyAssignment(node) && TEXTS.has(name));
}

const isDefinition = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node);

const CITES = /(^|\.)(cite(?![a-z])\w*|consult|consultPoint|demote)$/;
/** Names of what only finds the clauses to cite. */
const OF_CLAUSES = /^cite(?![a-z])|clause/i;

/** True for a statement that only cites or throws, also under a condition or in a loop. */
function isWithoutEffect(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isExpressionStatement(node)) return isWithoutEffect(node.expression);
  if (ts.isCallExpression(node)) return CITES.test(node.expression.getText());
  if (ts.isBlock(node)) return node.statements.length > 0 && node.statements.every(isWithoutEffect);
  if (ts.isForOfStatement(node)) return isWithoutEffect(node.statement);
  return ts.isIfStatement(node) && isWithoutEffect(node.thenStatement) && !node.elseStatement;
}

/** True if parentheses around the node change nothing. */
export function isReplaceable(node: ts.Node): node is ts.Expression {
  const { parent } = node;
  if (!parent || !ts.isExpression(node) || ts.isSpreadElement(node) || ts.isOmittedExpression(node)) return false;
  if (isCallee(node, parent) || isWritten(node, parent) || continuesChain(node, parent)) return false;
  return !isName(node, parent);
}

const isCallee = (node: ts.Node, parent: ts.Node): boolean =>
  ((ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === node) ||
  ts.isTaggedTemplateExpression(parent) ||
  (ts.isNonNullExpression(parent) && isCallee(parent, parent.parent));

const isWritten = (node: ts.Node, parent: ts.Node): boolean =>
  (ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment) ||
  ts.isPostfixUnaryExpression(parent) ||
  (ts.isPrefixUnaryExpression(parent) &&
    [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(parent.operator)) ||
  ts.isDeleteExpression(parent);

/** In `a?.b.c`, parentheses around `a?.b` would read `c` of nothing. */
const continuesChain = (node: ts.Node, parent: ts.Node): boolean =>
  ts.isOptionalChain(node) && (ts.isOptionalChain(parent) || ts.isNonNullExpression(parent));

const isName = (node: ts.Node, parent: ts.Node): boolean =>
  ts.isIdentifier(node) &&
  ((ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ('name' in parent && parent.name === node) ||
    ts.isBindingElement(parent) ||
    ts.isLabeledStatement(parent));

/** True if the value of an expression goes somewhere: to a call, a result, a member or a variable. */
export function isPassedOn(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isCallExpression(parent) ||
    ts.isReturnStatement(parent) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    ts.isPropertyAssignment(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isArrayLiteralExpression(parent)
  );
}
