/**
 * Reads the forms of an ability language from its schema: every kind of object, every member it may have, every word.
 * A form that a new version of the schema adds is in the list without further work.
 */
import { hoist, type JsonSchema } from '../schemas/hoist';

interface Node {
  $ref?: string;
  anyOf?: Node[];
  title?: string;
  type?: string;
  const?: unknown;
  enum?: string[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
}

type Resolve = (node: Node) => Node;

export class AbilityForms {
  private readonly parts: Record<string, Node>;
  private readonly ability: Node;

  /** @param schema the schema of one game's abilities, with an `$id` */
  constructor(schema: object & { $id?: string }) {
    this.parts = (hoist(schema) as JsonSchema & { $defs: Record<string, Node> }).$defs;
    this.ability = { $ref: `#/$defs/${schema.$id}` };
  }

  /** Returns every form that the schema allows. */
  all(): Set<string> {
    const found = new Set<string>();
    const seen = new Set<Node>();
    const visit = (node: Node, name: string): void => {
      const schema = this.resolved(node);
      if (seen.has(schema)) return;
      seen.add(schema);
      for (const form of ownForms(schema, this.nameOf(node) ?? name)) found.add(form);
      for (const below of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]) {
        visit(below, this.nameOf(node) ?? name);
      }
      for (const [member, below] of Object.entries(schema.properties ?? {})) visit(below, member);
    };
    visit(this.ability, 'ability');
    return found;
  }

  /**
   * Returns the forms that one ability uses, each with a part of it that has the form.
   * @throws {Error} the ability does not fit the schema
   */
  of(ability: unknown): Map<string, unknown> {
    const found = new Map<string, unknown>();
    const visit = (node: Node, value: unknown, name: string): void => {
      const schema = this.resolved(node);
      const own = this.nameOf(node) ?? name;
      if (schema.anyOf && !schema.properties) {
        const branch = schema.anyOf.find((candidate) => fits(candidate, value, this.resolved));
        if (!branch) throw new Error(`no ${own} fits ${JSON.stringify(value)}`);
        return visit(branch, value, own);
      }
      for (const form of ownForms(schema, own, value)) if (!found.has(form)) found.set(form, value);
      if (Array.isArray(value)) for (const item of value) visit(schema.items!, item, own);
      else if (schema.properties) {
        for (const [member, below] of Object.entries(value as object)) visit(schema.properties[member]!, below, member);
      }
    };
    visit(this.ability, ability, 'ability');
    return found;
  }

  private readonly resolved: Resolve = (node) => {
    const name = this.nameOf(node);
    return name === undefined ? node : this.parts[name]!;
  };

  /** Names a part. A part with fewer words than another one has the name of that one as its title. */
  private nameOf({ $ref }: Node): string | undefined {
    const name = $ref?.split('/').at(-1);
    return name === undefined ? undefined : (this.parts[name]!.title ?? name);
  }
}

/**
 * Returns the forms of a node itself: an object with its optional members, a word, or a number. With a value, only
 * those that the value has.
 */
function ownForms(schema: Node, name: string, value?: unknown): string[] {
  if (schema.enum) {
    const words = value === undefined ? schema.enum : [value as string];
    return words.map((word) => `one of ${schema.enum!.join('/')}: ${word}`);
  }
  if (!schema.properties) return schema.type === 'integer' && name === 'Amount' ? ['Amount: number'] : [];
  const kind = `${name} ${signature(schema)}`;
  const members = Object.keys(value ?? schema.properties).filter((member) => !schema.required?.includes(member));
  return [kind, ...members.map((member) => `${kind}: ${member}`)];
}

/** Returns what distinguishes an object from others of its kind: its literals, and its other required members. */
function signature({ properties = {}, required = [] }: Node): string {
  const parts = required.map((member) => {
    const literal = properties[member]!.const;
    return typeof literal === 'string' ? literal : member;
  });
  return `{${parts.join(', ')}}`;
}

function fits(node: Node, value: unknown, resolved: Resolve): boolean {
  const schema = resolved(node);
  if (schema.anyOf && !schema.properties) return schema.anyOf.some((branch) => fits(branch, value, resolved));
  if ('const' in schema) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value as string);
  if (schema.type === 'array')
    return Array.isArray(value) && value.every((item) => fits(schema.items!, item, resolved));
  if (schema.type === 'integer') return Number.isInteger(value);
  if (schema.type !== 'object') return typeof value === schema.type;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { properties = {}, required = [] } = schema;
  return (
    required.every((member) => member in value) &&
    Object.entries(value).every(([member, below]) => member in properties && fits(properties[member]!, below, resolved))
  );
}
