/**
 * Checks a value against a schema and describes the first problem and its place in one line.
 * Ajv decides (compiled, microseconds); only after a refusal does a second walk find the words.
 */
import type { Static, TSchema } from '@sinclair/typebox';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { hoist } from './hoist';
import { nearest } from './nearest';

/** A value does not match its schema. `message` is the whole line; the members are its parts, as shown to a person. */
export class SchemaError extends Error {
  override name = 'SchemaError';
  /**
   * @param what the value that was checked, e.g. "answer to game/act" or a file name
   * @param path the place in it, e.g. `players.A.zones.hand[3].state`; empty: the value itself
   * @param expected e.g. `one of "active", "resting"`
   * @param actual e.g. `"tapped"`
   * @param text the problem; by default "expected <expected>, got <actual>"
   */
  constructor(
    readonly what: string,
    readonly path: string,
    readonly expected: string,
    readonly actual: string,
    text = `expected ${expected}, got ${actual}`,
  ) {
    super(path === '' ? `${what}: ${text}` : `${what}: at ${path}: ${text}`);
  }
}

const compiled = new WeakMap<TSchema, ValidateFunction>();

/**
 * Returns the value with its checked type; compiles the schema at its first use.
 * @param what names the value at the start of the error line
 * @throws {SchemaError} the first problem
 */
export function validate<S extends TSchema>(schema: S, value: unknown, what: string): Static<S> {
  const check = validatorOf(schema);
  if (check(value)) return value as Static<S>;
  const problem = explain(schema, value, '', new Map()) ?? fromAjv(check.errors?.[0]);
  throw new SchemaError(what, problem.path, problem.expected, problem.actual, problem.text);
}

function validatorOf(schema: TSchema): ValidateFunction {
  let check = compiled.get(schema);
  if (check === undefined) {
    check = compiler().compile(withPartsApart(schema) as object);
    compiled.set(schema, check);
  }
  return check;
}

let ajv: Ajv | undefined;

/** Loads Ajv when it is first needed: loading takes longer than a short command. */
function compiler(): Ajv {
  if (ajv) return ajv;
  // oxlint-disable-next-line typescript/no-require-imports
  const { Ajv } = require('ajv') as typeof import('ajv');
  const code = { optimize: false };
  // The members that `withOneOf` asks for are defined beside it.
  ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allErrors: false,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    code,
  });
  return ajv;
}

/** The parts with an `$id` that the compiler knows. */
const parts = new Map<object, string>();

/**
 * Compiles a part with an `$id` separately and only once, whatever schemas contain it: the abilities of a card and of a
 * probe card are the same, and large. Parts are compared by object identity, so that equal `$id`s cannot clash.
 */
function withPartsApart(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withPartsApart);
  if (!isObject(node)) return node;
  if (typeof node.$id === 'string') return { $ref: placeOf(node) };
  return Object.fromEntries(Object.entries(node).map(([name, member]) => [name, withPartsApart(member)]));
}

function placeOf(part: object): string {
  let place = parts.get(part);
  if (place === undefined) {
    place = `urn:part:${parts.size}`;
    parts.set(part, place);
    compiler().addSchema({ ...hoist(part), $id: place });
  }
  return place;
}

/** The part of JSON Schema that the schemas of this folder use. */
interface Node {
  $id?: string;
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean | Node;
  patternProperties?: Record<string, Node>;
  items?: Node;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

interface Problem {
  path: string;
  expected: string;
  actual: string;
  text?: string;
}

/** Recursive schemas met on the way down, by `$id`. */
type Known = Map<string, Node>;

/** Returns the first problem of a value, or undefined if this walk understands none. */
function explain(node: Node, value: unknown, path: string, known: Known): Problem | undefined {
  const schema = resolve(node, known);
  if (isUnion(schema)) return explainUnion(schema.anyOf, value, path, known);
  if (!typeFits(schema, value)) return { path, expected: describe(schema), actual: show(value) };
  const choices = choicesOf(schema);
  if (choices) return choices.includes(value) ? undefined : notAmong(choices, value, path);
  if (Array.isArray(value)) return explainArray(schema, value, path, known);
  if (isObject(value)) return explainObject(schema, value, path, known);
  return explainScalar(schema, value, path);
}

/** An object with an `anyOf` of its own is no union: it needs one of some members (`withOneOf`). */
const isUnion = (schema: Node): schema is Node & { anyOf: Node[] } =>
  schema.anyOf !== undefined && schema.properties === undefined;

function resolve(node: Node, known: Known): Node {
  if (node.$id !== undefined) known.set(node.$id, node);
  return node.$ref === undefined ? node : (known.get(node.$ref) ?? node);
}

function explainScalar(schema: Node, value: unknown, path: string): Problem | undefined {
  const wrong = (expected: string) => ({ path, expected, actual: show(value) });
  if (typeof value === 'string') {
    const length = [...value].length;
    if (length < (schema.minLength ?? 0)) {
      return wrong(
        schema.minLength === 1 ? 'a string that is not empty' : `a string of ${schema.minLength} characters or more`,
      );
    }
    if (length > (schema.maxLength ?? Infinity)) return wrong(`a string of ${schema.maxLength} characters or less`);
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
      return wrong(`a string that matches ${schema.pattern}`);
    }
  }
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? -Infinity)) return wrong(`${describe(schema)} of ${schema.minimum} or more`);
    if (value > (schema.maximum ?? Infinity)) return wrong(`${describe(schema)} of ${schema.maximum} or less`);
  }
  return undefined;
}

function explainArray(schema: Node, value: unknown[], path: string, known: Known): Problem | undefined {
  const size = (limit: string) => ({ path, expected: `an array of ${limit}`, actual: `an array of ${value.length}` });
  if (value.length < (schema.minItems ?? 0)) return size(`${schema.minItems} or more`);
  if (value.length > (schema.maxItems ?? Infinity)) return size(`${schema.maxItems} or less`);
  if (!schema.items) return undefined;
  for (const [index, item] of value.entries()) {
    const problem = explain(schema.items, item, `${path}[${index}]`, known);
    if (problem) return problem;
  }
  return undefined;
}

function explainObject(schema: Node, value: Record<string, unknown>, path: string, known: Known): Problem | undefined {
  const members = Object.keys(value);
  const unknown = members.find((name) => memberSchema(schema, name) === undefined);
  if (unknown !== undefined) return unknownMember(unknown, Object.keys(schema.properties ?? {}), path);
  const missing = (schema.required ?? []).find((name) => !has(value, name));
  if (missing !== undefined) return missingMember(missing, schema, path, known);
  for (const name of members) {
    if (value[name] === undefined && has(schema.properties ?? {}, name)) continue;
    const problem = explain(memberSchema(schema, name) ?? {}, value[name], join(path, name), known);
    if (problem) return problem;
  }
  const oneOf = (schema.anyOf ?? []).flatMap(({ required = [] }) => required);
  return oneOf.length === 0 || oneOf.some((name) => has(value, name)) ? undefined : noneOf(oneOf, members, path);
}

/** Returns the schema of a member; undefined if the object does not accept it. */
function memberSchema(schema: Node, name: string): Node | undefined {
  if (has(schema.properties ?? {}, name)) return schema.properties?.[name];
  for (const [pattern, member] of Object.entries(schema.patternProperties ?? {})) {
    if (new RegExp(pattern, 'u').test(name)) return member;
  }
  if (schema.additionalProperties === false) return undefined;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
}

function unknownMember(name: string, members: string[], path: string): Problem {
  const near = nearest(name, members);
  const hint =
    near !== undefined ? ` (did you mean "${near}"?)` : members.length > 0 ? ` (known: ${list(members)})` : '';
  const text = `unknown member ${quote(name)}${hint}`;
  return { path, expected: `only the members ${list(members)}`, actual: quote(name), text };
}

function missingMember(name: string, schema: Node, path: string, known: Known): Problem {
  const member = schema.properties?.[name];
  const expected = member ? describe(resolve(member, known), known) : 'a value';
  return {
    path,
    expected: `a member ${quote(name)}`,
    actual: 'nothing',
    text: `member ${quote(name)} is missing (expected ${expected})`,
  };
}

/** Reports on the branch that the author most probably intended. */
function explainUnion(branches: Node[], value: unknown, path: string, known: Known): Problem | undefined {
  const flat = flatten(branches, known);
  const fitting = flat.filter((branch) => typeFits(branch, value));
  if (fitting.length === 0) return { path, expected: describe({ anyOf: flat }, known), actual: show(value) };
  if (fitting.length === 1) return explain(fitting[0]!, value, path, known);
  if (isObject(value)) return explainObjectUnion(fitting, value, path, known);
  const choices = fitting.flatMap((branch) => choicesOf(branch) ?? []);
  if (fitting.every(choicesOf)) return choices.includes(value) ? undefined : notAmong(choices, value, path);
  return bestProblem(fitting, value, path, known);
}

function flatten(branches: Node[], known: Known): Node[] {
  return branches.flatMap((branch) => {
    const schema = resolve(branch, known);
    return isUnion(schema) ? flatten(schema.anyOf, known) : [schema];
  });
}

function explainObjectUnion(branches: Node[], value: Record<string, unknown>, path: string, known: Known) {
  const key = discriminatorOf(branches);
  if (key !== undefined) return explainDiscriminated(key, branches, value, path, known);
  const present = (branch: Node) => (branch.required ?? []).filter((name) => has(value, name)).length;
  const most = Math.max(...branches.map(present));
  if (most === 0) return noBranch(branches, value, path);
  return bestProblem(
    branches.filter((branch) => present(branch) === most),
    value,
    path,
    known,
  );
}

/** Finds the member that has another literal in every branch, e.g. `do` or `type`. */
function discriminatorOf(branches: Node[]): string | undefined {
  return Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every((branch) => typeof branch.properties?.[name]?.const === 'string' && branch.required?.includes(name)),
  );
}

/** Maps discriminating members to the noun for their values, if that is not the member's own name. */
const NOUNS: Record<string, string> = { do: 'instruction' };

function explainDiscriminated(
  key: string,
  branches: Node[],
  value: Record<string, unknown>,
  path: string,
  known: Known,
) {
  const literal = (branch: Node) => branch.properties?.[key]?.const as string;
  const literals = [...new Set(branches.map(literal))];
  if (!has(value, key)) {
    return missingMember(key, { properties: { [key]: { enum: literals } } }, path, known);
  }
  const chosen = branches.filter((branch) => literal(branch) === value[key]);
  if (chosen.length > 0) return bestProblem(chosen, value, path, known);
  if (typeof value[key] !== 'string') return notAmong(literals, value[key], join(path, key));
  const near = nearest(value[key], literals);
  const hint = near === undefined ? `known: ${list(literals, Infinity)}` : `did you mean "${near}"?`;
  const text = `unknown ${NOUNS[key] ?? key} ${quote(value[key])} (${hint})`;
  return { path: join(path, key), expected: `one of ${list(literals, Infinity)}`, actual: quote(value[key]), text };
}

/** Reports that the value has none of the members by which the branches differ. */
function noBranch(branches: Node[], value: Record<string, unknown>, path: string): Problem {
  const wanted = [...new Set(branches.flatMap((branch) => branch.required ?? []))];
  const misspelt = Object.keys(value).find((name) => nearest(name, wanted) !== undefined);
  if (misspelt !== undefined) return unknownMember(misspelt, wanted, path);
  return noneOf(wanted, Object.keys(value), path);
}

function noneOf(wanted: string[], members: string[], path: string): Problem {
  const actual = members.length === 0 ? 'an empty object' : `an object with ${list(members)}`;
  return { path, expected: `an object with one of the members ${list(wanted)}`, actual };
}

/** Picks the deepest problem: its branch agreed with the value for longest. */
function bestProblem(branches: Node[], value: unknown, path: string, known: Known): Problem | undefined {
  let best: Problem | undefined;
  for (const branch of branches) {
    const problem = explain(branch, value, path, known);
    if (problem === undefined) return undefined;
    if (best === undefined || problem.path.length > best.path.length) best = problem;
  }
  return best;
}

function notAmong(choices: unknown[], value: unknown, path: string): Problem {
  const near =
    typeof value === 'string'
      ? nearest(
          value,
          choices.filter((choice) => typeof choice === 'string'),
        )
      : undefined;
  const expected = describe({ enum: choices });
  const hint = near === undefined || choices.length < 3 ? '' : ` (did you mean "${near}"?)`;
  return { path, expected, actual: show(value), text: `expected ${expected}, got ${show(value)}${hint}` };
}

function choicesOf(schema: Node): unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

function typeFits(schema: Node, value: unknown): boolean {
  switch (schema.type) {
    case undefined:
      return true;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === schema.type;
  }
}

const TYPE_WORDS: Record<string, string> = {
  array: 'an array',
  boolean: 'true or false',
  integer: 'an integer',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

/** Describes what a schema accepts: `an integer`, `one of "a", "b"`, `an object or null`. */
function describe(schema: Node, known: Known = new Map()): string {
  if (isUnion(schema))
    return [...new Set(flatten(schema.anyOf, known).map((branch) => describe(branch, known)))].join(' or ');
  const choices = choicesOf(schema);
  if (choices?.length === 1) return show(choices[0]);
  if (choices) return `one of ${choices.map(show).join(', ')}`;
  return schema.type === undefined ? 'any value' : (TYPE_WORDS[schema.type] ?? schema.type);
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (isObject(value)) return 'an object';
  return typeof value === 'string' ? quote(value) : String(value);
}

const SHOWN_CHARACTERS = 80;
const SHOWN_MEMBERS = 12;

function quote(text: string): string {
  const cut = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return JSON.stringify(cut);
}

function list(names: string[], limit = SHOWN_MEMBERS): string {
  const more = names.length > limit ? ` and ${names.length - limit} more` : '';
  return names.slice(0, limit).map(quote).join(', ') + more;
}

function join(path: string, name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${path}[${quote(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Treats a member that is undefined as absent, as JSON does. */
function has(value: Record<string, unknown>, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

/** Covers keywords of JSON Schema that the walk does not know. */
function fromAjv(error: ErrorObject | undefined): Problem {
  const text = error?.message ?? 'does not match its schema';
  return { path: error?.instancePath ?? '', expected: text, actual: 'another value', text };
}
