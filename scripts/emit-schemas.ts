/** Writes schemas/json/<name>.schema.json: the schemas of schemas/*.ts for people who do not use TypeScript. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, Type, type TSchema } from '@sinclair/typebox';
import { gameOf, PLAYED } from '../games/registry';
import { projectRoot } from '../runner/root';
import * as catalogue from '../schemas/catalogue';
import * as certificate from '../schemas/certificate';
import * as common from '../schemas/common';
import { Closed, type GameId } from '../schemas/common';
import * as expectations from '../schemas/expectations';
import { hoist, type Json, type JsonSchema } from '../schemas/hoist';
import { probeCard, ProbeId } from '../schemas/probes';
import * as protocol from '../schemas/protocol';
import * as report from '../schemas/report';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const VERSION = protocol.PROTOCOL_VERSION;

interface Source {
  title: string;
  description: string;
  schema: TSchema;
}

const SOURCES: Record<string, Source> = {
  protocol: {
    title: `Protocol, version ${VERSION}`,
    description:
      'One message: a request of the suite or an answer of the adapter. $defs has "<method>.params" and "<method>.result" of each method, and "game/start.errorData": what decks break.',
    schema: Type.Union([...requests(), ...answers()]),
  },
  position: { title: 'Position', description: 'What a game can be started from.', schema: protocol.Position },
  observation: { title: 'Observation', description: 'What a viewer sees of a game.', schema: protocol.Observation },
  decision: { title: 'Decision', description: 'A question that the game waits on.', schema: protocol.Decision },
  action: { title: 'Action', description: 'What a player does, or the answer to a decision.', schema: protocol.Action },
  clauses: {
    title: 'Clauses',
    description: 'features/<game>/clauses.json: every clause of a rulebook, made from it.',
    schema: catalogue.ClauseList,
  },
  rulebook: {
    title: 'Rulebook',
    description: 'features/<game>/rulebook.yaml: what people write about the clauses of a rulebook.',
    schema: catalogue.RulebookNotes,
  },
  report: { title: 'Report', description: 'report.json: one run against one adapter.', schema: report.Report },
  expectations: {
    title: 'Known failures',
    description: 'The file of run --expect, as YAML: what an author knows to fail.',
    schema: expectations.Expectations,
  },
  certificate: {
    title: 'Certificate',
    description: 'certificate.json: the claim that an implementation conforms, signed.',
    schema: certificate.Certificate,
  },
  ...Object.fromEntries(PLAYED.flatMap(cardsOf)),
};

/** Returns the documents by file name. Each stands alone: it refers only to its own `$defs`. */
export function documents(): Map<string, JsonSchema> {
  const names = partNames(common, protocol, catalogue, report, ...PLAYED.map((game) => gameOf(game)!.notation));
  return new Map(
    Object.entries(SOURCES).map(([name, source]) => [`${name}.schema.json`, documentOf(name, source, names)]),
  );
}

function cardsOf(game: GameId): [string, Source][] {
  const { title, abilitiesPage, language } = gameOf(game)!;
  return [
    [
      `${game}-card`,
      { title: `${title} card`, description: `A card definition of the game ${game}.`, schema: language.card },
    ],
    [
      `${game}-ability`,
      {
        title: `${title} ability`,
        description: `One ability of a card of the game ${game}: ${abilitiesPage}.`,
        schema: language.ability,
      },
    ],
    [
      `${game}-probes`,
      {
        title: `${title} probe cards`,
        description: `features/${game}/probes.yaml: the cards with abilities that scenarios use, by id.`,
        schema: Closed({ probes: Type.Record(ProbeId, probeCard(language), { additionalProperties: false }) }),
      },
    ],
  ];
}

function documentOf(name: string, source: Source, names: ReadonlyMap<string, string>): JsonSchema {
  const parts = name === 'protocol' ? { $defs: methodParts() } : {};
  const { $defs, ...root } = hoist(nameMembers({ ...(source.schema as object), ...parts } as JsonSchema, names));
  return {
    $schema: DRAFT,
    $id: `urn:tcg-conformance:${VERSION}:${name}`,
    title: source.title,
    description: source.description,
    ...root,
    ...($defs === undefined ? {} : { $defs: sorted($defs as JsonSchema) }),
  };
}

function requests(): TSchema[] {
  return Object.entries(protocol.METHODS).map(([method, { params }]) =>
    Type.Object({
      ...protocol.RpcRequest.properties,
      method: Type.Literal(method),
      params: 'required' in params ? params : Type.Optional(params),
    }),
  );
}

/** A JSON-RPC response has either a result or an error. */
function answers(): TSchema[] {
  const { jsonrpc, id } = protocol.RpcResponse.properties;
  return [
    common.Closed({ jsonrpc, id, result: Type.Unknown() }),
    common.Closed({ jsonrpc, id, error: protocol.RpcError }),
  ];
}

function methodParts(): JsonSchema {
  const parts = Object.entries(protocol.METHODS).flatMap(([method, { params, result }]): [string, TSchema][] => [
    [`${method}.params`, params],
    [`${method}.result`, result],
  ]);
  return Object.fromEntries([...parts, ['game/start.errorData', protocol.IllegalDecksData]]) as JsonSchema;
}

/** Maps the structure of an exported schema to its export name. */
function partNames(...modules: object[]): Map<string, string> {
  const exported = modules.flatMap((module) => Object.entries(module) as [string, unknown][]);
  const schemas = exported.filter(([, value]) => typeof value === 'object' && value !== null && Kind in value);
  return new Map(schemas.sort().map(([name, schema]) => [JSON.stringify(schema), name]));
}

/** Gives an `$id` to every part below the root that a schema module exports by name. */
function nameMembers(root: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema {
  const members = Object.entries(root).map(([member, value]) => [member, nameParts(value, names)]);
  return Object.fromEntries(members) as JsonSchema;
}

function nameParts(node: Json, names: ReadonlyMap<string, string>): Json {
  if (Array.isArray(node)) return node.map((item) => nameParts(item, names));
  if (node === null || typeof node !== 'object') return node;
  const name = names.get(JSON.stringify(node));
  return name === undefined ? nameMembers(node, names) : { ...nameMembers(node, names), $id: name };
}

function sorted(members: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const WIDTH = 120;

/** Returns the text of a document as it is committed: a value that fits on a line takes one. */
export function textOf(document: JsonSchema): string {
  return `${inLines(document, '')}\n`;
}

/** @param start the text before the value on its line: white space, then the name of the member */
function inLines(value: Json, start: string): string {
  const line = start + JSON.stringify(value);
  if (value === null || typeof value !== 'object' || line.length < WIDTH) return line;
  const deeper = `${/^ */.exec(start)![0]} `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => inLines(item, deeper))
    : Object.entries(value).map(([member, part]) => inLines(part, `${deeper}${JSON.stringify(member)}: `));
  return `${start}${open}\n${parts.join(',\n')}\n${deeper.slice(1)}${close}`;
}

function main(): void {
  const folder = join(projectRoot(), 'schemas', 'json');
  mkdirSync(folder, { recursive: true });
  const made = documents();
  for (const file of readdirSync(folder).filter((name) => !made.has(name))) rmSync(join(folder, file));
  for (const [file, document] of made) writeFileSync(join(folder, file), textOf(document));
  console.log(`${made.size} schemas in ${folder}`);
}

if (require.main === module) main();
