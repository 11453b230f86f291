/**
 * Makes a self-contained JSON Schema document of a TypeBox schema, in which parts with an `$id` may occur many times.
 */

export type Json = null | boolean | number | string | Json[] | JsonSchema;
export interface JsonSchema {
  [member: string]: Json;
}

/**
 * Moves every part that has an `$id` to `$defs`, once, and refers to it from its former place.
 * @throws {Error} two different parts have the same `$id`, which is a mistake in the schema
 */
export function hoist(schema: object): JsonSchema {
  const hoister = new Hoister();
  const root = hoister.rewrite(schema as JsonSchema) as JsonSchema;
  if (hoister.definitions.size === 0) return root;
  return { ...root, $defs: { ...(root.$defs as JsonSchema | undefined), ...Object.fromEntries(hoister.definitions) } };
}

class Hoister {
  readonly definitions = new Map<string, JsonSchema>();
  /** Keeps results because TypeBox builds large schemas from few, shared parts. */
  private readonly rewritten = new Map<object, Json>();

  rewrite(node: Json): Json {
    if (node === null || typeof node !== 'object') return node;
    let result = this.rewritten.get(node);
    if (result === undefined) {
      result = Array.isArray(node) ? node.map((item) => this.rewrite(item)) : this.rewriteObject(node);
      this.rewritten.set(node, result);
    }
    return result;
  }

  private rewriteObject(node: JsonSchema): JsonSchema {
    const members = Object.entries(node).map(([name, member]) => [name, this.rewrite(member)] as const);
    const rewritten: JsonSchema = Object.fromEntries(members);
    if (typeof rewritten.$ref === 'string') rewritten.$ref = pointer(rewritten.$ref);
    if (typeof rewritten.$id !== 'string') return rewritten;
    const { $id: id, ...definition } = rewritten;
    this.define(id as string, definition);
    return { $ref: pointer(id as string) };
  }

  private define(id: string, definition: JsonSchema): void {
    const present = this.definitions.get(id);
    if (present !== undefined && JSON.stringify(present) !== JSON.stringify(definition)) {
      throw new Error(`two different schemas have the $id "${id}"`);
    }
    this.definitions.set(id, definition);
  }
}

function pointer(id: string): string {
  return `#/$defs/${id}`;
}
