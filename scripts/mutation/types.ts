/** What the operators ask about the type of an expression. */
import * as ts from 'typescript';

const PLAYERS = '"A" | "B"';

export class Types {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** Returns a name that two expressions share if they have the same type. */
  nameOf(node: ts.Node): string {
    return this.checker.typeToString(this.typeOf(node), undefined, ts.TypeFormatFlags.NoTruncation);
  }

  isPlayer(node: ts.Node): boolean {
    const words = this.wordsIn(this.typeOf(node));
    return words?.map((word) => `"${word}"`).join(' | ') === PLAYERS;
  }

  isBoolean(node: ts.Node): boolean {
    return this.isAll(this.typeOf(node), ts.TypeFlags.BooleanLike);
  }

  isNumber(node: ts.Node): boolean {
    return this.isAll(this.typeOf(node), ts.TypeFlags.NumberLike);
  }

  isList(node: ts.Node): boolean {
    return this.isListType(this.typeOf(node));
  }

  isListType(type: ts.Type): boolean {
    return this.checker.isArrayType(type);
  }

  isAll(type: ts.Type, flags: ts.TypeFlags): boolean {
    return (type.flags & flags) !== 0 || (type.isUnion() && type.types.every((member) => (member.flags & flags) !== 0));
  }

  has(type: ts.Type, flags: ts.TypeFlags): boolean {
    return (type.flags & flags) !== 0 || (type.isUnion() && type.types.some((member) => (member.flags & flags) !== 0));
  }

  /** Returns the words that may stand in place of this one; none if any text may. */
  wordsInPlaceOf(node: ts.StringLiteral): readonly string[] {
    const { parent } = node;
    if (ts.isBinaryExpression(parent)) {
      const other = parent.left === node ? parent.right : parent.left;
      return this.wordsIn(this.typeOf(other)) ?? [];
    }
    const expected = this.checker.getContextualType(node);
    return (expected && this.wordsIn(expected)) ?? [];
  }

  /** Returns what a function gives back; for a procedure, what it ends with. */
  resultOf(node: ts.SignatureDeclaration): { type: ts.Type; isProcedure: boolean } | undefined {
    const signature = this.checker.getSignatureFromDeclaration(node);
    if (!signature) return undefined;
    const type = this.checker.getReturnTypeOfSignature(signature);
    if (type.symbol?.name !== 'Generator') return { type, isProcedure: false };
    const result = this.checker.getTypeArguments(type as ts.TypeReference)[1];
    return result && { type: result, isProcedure: true };
  }

  /** Returns the variables of functions around a node that are declared before it. */
  variablesBefore(node: ts.Node): ts.Symbol[] {
    const file = node.getSourceFile();
    return this.checker.getSymbolsInScope(node, ts.SymbolFlags.Variable).filter(({ valueDeclaration: declared }) => {
      if (!declared || declared.getSourceFile() !== file || declared.end >= node.pos) return false;
      return ts.findAncestor(declared, ts.isFunctionLike) !== undefined;
    });
  }

  nameOfVariable(variable: ts.Symbol, place: ts.Node): string {
    const type = this.checker.getTypeOfSymbolAtLocation(variable, place);
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  private typeOf(node: ts.Node): ts.Type {
    return this.checker.getTypeAtLocation(node);
  }

  /** @returns undefined if the type is not a choice of words */
  private wordsIn(type: ts.Type): readonly string[] | undefined {
    if (!type.isUnion()) return undefined;
    const words = type.types.filter((member) => !this.isAll(member, ts.TypeFlags.Undefined | ts.TypeFlags.Null));
    return words.every((member) => member.isStringLiteral()) ? words.map(({ value }) => value).sort() : undefined;
  }
}
