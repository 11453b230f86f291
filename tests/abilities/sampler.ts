/** Draws random abilities from a schema: everything that the grammar accepts can come up. */
import { seededRandom } from '../../oracle/kernel/chance';
import { hoist, type JsonSchema } from '../../schemas/hoist';

export interface Node {
  $ref?: string;
  anyOf?: Node[];
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  patternProperties?: Record<string, Node>;
}

/** An object with an `anyOf` of its own needs one of some members. */
const isUnion = (node: Node): node is Node & { anyOf: Node[] } =>
  node.anyOf !== undefined && node.properties === undefined;

/** Greatest depth of instructions within instructions. */
const DEEPEST = 7;
/** On average at most so many optional members of a part are drawn. */
const MOST_MEMBERS = 4;

/** Draws values that fit a schema; the same seed draws the same values. */
export class Sampler {
  private readonly parts: Record<string, Node>;
  private readonly random: () => number;
  /** Number of filters drawn so far. */
  private filters = 0;

  /** @param schema a schema with an `$id` */
  constructor(
    private readonly schema: object & { $id?: string },
    seed: number,
  ) {
    this.parts = (hoist(schema) as JsonSchema & { $defs: Record<string, Node> }).$defs;
    this.random = seededRandom(seed);
  }

  /** Returns the forms of a part, e.g. every instruction. */
  forms(part: string): Node[] {
    return this.parts[part]!.anyOf!;
  }

  /** Returns the forms of the whole, e.g. every type of ability. */
  types(): Node[] {
    return this.parts[this.schema.$id!]!.anyOf!;
  }

  /** Returns every choice at a node: a word, a form, yes or no. */
  options(node: Node): Node[] {
    const schema = this.resolved(node);
    if (isUnion(schema)) return schema.anyOf.flatMap((branch) => this.options(branch));
    if (schema.enum) return schema.enum.map((word) => ({ const: word }));
    return schema.type === 'boolean' ? [{ const: true }, { const: false }] : [node];
  }

  private resolved(node: Node): Node {
    return node.$ref === undefined ? node : this.parts[node.$ref.split('/').at(-1)!]!;
  }

  /** @param given members that are not drawn */
  draw(node: Node, given: Record<string, unknown> = {}, depth = 0): unknown {
    const schema = this.resolved(node);
    if (node.$ref?.endsWith('/Filter')) return this.drawFilter(schema, depth);
    if (isUnion(schema)) return this.draw(this.branchOf(schema.anyOf, depth), given, depth + 1);
    if ('const' in schema) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    if (schema.maxItems === 0) return [];
    if (schema.items) {
      const length = Math.max(schema.minItems ?? 0, this.random() < 0.8 || depth > DEEPEST ? 1 : 2);
      return Array.from({ length }, () => this.draw(schema.items!, {}, depth + 1));
    }
    if (schema.type === 'object') return this.drawObject(schema, given, depth);
    if (schema.type === 'integer') return Math.max(schema.minimum ?? -1, Math.floor(this.random() * 4) - 1);
    if (schema.type === 'boolean') return this.random() < 0.5;
    return 'blocker';
  }

  /** Takes the members of a filter in turn, so that every one comes up. */
  private drawFilter(schema: Node, depth: number): unknown {
    const members = Object.keys(schema.properties!);
    const member = members[this.filters++ % members.length]!;
    return this.drawObject(schema, { [member]: this.draw(schema.properties![member]!, {}, depth + 1) }, depth);
  }

  /** Picks a branch; at a great depth one that needs no other part, so that drawing ends. */
  private branchOf(branches: Node[], depth: number): Node {
    const needed = ({ $ref, properties = {}, required = [] }: Node): string =>
      JSON.stringify([$ref, ...required.map((name) => properties[name])]);
    const plain = depth <= DEEPEST ? [] : branches.filter((branch) => !needed(branch).includes('#/$defs'));
    return this.pick(plain.length > 0 ? plain : branches);
  }

  private drawObject({ properties = {}, required = [] }: Node, given: Record<string, unknown>, depth: number): unknown {
    // A part with many optional members gets a few of them, or drawing would not end.
    const share = Math.min(0.25, MOST_MEMBERS / Object.keys(properties).length);
    const isPresent = (name: string) => required.includes(name) || (depth <= DEEPEST && this.random() < share);
    // Thousands of rounds would take too long.
    const fixed = properties.do?.const === 'repeat' ? { times: 2, ...given } : given;
    const drawn = Object.entries(properties)
      .filter(([name]) => name in fixed || isPresent(name))
      .map(([name, member]) => [name, name in fixed ? fixed[name] : this.draw(member, {}, depth + 1)]);
    return Object.fromEntries(drawn);
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)]!;
  }
}
