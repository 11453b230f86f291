/** `tcg-conformance rules`: shows where the oracle defines an entry of a rule table, and where it cites a clause. */
import { faultsOf, oracleModules } from '../games/registry';
import type { GameModule } from '../oracle/kernel/session/module';
import { loadCatalogue } from '../runner/catalogue';
import { clausesNamed } from '../runner/clauses-named';
import {
  askOf,
  codeOutsideTables,
  definitionsOf,
  loadRuleIndex,
  placeName,
  type Place,
  type RuleIndex,
} from '../runner/rule-index';
import { plural } from '../reports/text';
import type { Catalogue } from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import { EXIT } from './exit-codes';
import { didYouMean, UsageError } from './usage';

/**
 * @param what the name of an entry, or a clause with or without the tag of the game; omitted: all entries
 * @returns the exit code
 */
export async function rules(
  written: string,
  what: string | undefined,
  { json = false }: { json?: boolean } = {},
): Promise<number> {
  const game = GAMES.find((id) => id === written);
  if (game === undefined)
    throw new UsageError(`"${written}" is not one of ${GAMES.join(', ')}${didYouMean(nearest(written, GAMES))}`);
  const tables = tablesOf(game);
  const [found, lines] = answer(tables, what);
  const text = json ? JSON.stringify(found, null, 1) : lines.join('\n');
  process.stdout.write(`${text}\n`);
  return EXIT.conforms;
}

/** The rule table of a game, with what the index says about it. */
interface Tables {
  readonly game: GameId;
  readonly module: GameModule;
  readonly catalogue: Catalogue;
  readonly index: RuleIndex;
  /** The definitions of each entry: the one in force, then what it overrides. */
  readonly definitions: ReadonlyMap<string, readonly Place[]>;
}

function tablesOf(game: GameId): Tables {
  const index = loadRuleIndex();
  const [module] = oracleModules([game]) as [GameModule];
  return { game, module, catalogue: loadCatalogue(game), index, definitions: definitionsOf(index, game) };
}

function answer(tables: Tables, what: string | undefined): [object, string[]] {
  if (what === undefined) {
    const entries = allEntries(tables);
    return [entries, listing(entries)];
  }
  const definitions = tables.definitions.get(what);
  if (definitions) {
    const entry = entryOf(tables, what, definitions);
    return [entry, linesOfEntry(tables, entry)];
  }
  const [named] = clausesNamed(what, [tables.catalogue]);
  if (!named) throw unknown(tables, what);
  const clause = clauseOf(tables, named.clause.id);
  return [clause, linesOfClause(tables, clause)];
}

function unknown({ game, definitions, catalogue: { tag, clauses } }: Tables, what: string): UsageError {
  const ids = clauses.flatMap(({ id }) => [id, `${tag}-${id}`]);
  const guess = nearest(what.replace(/^@/, ''), [...definitions.keys(), ...ids]);
  return new UsageError(`"${what}" is neither a rule nor a clause of ${game}${didYouMean(guess)}`);
}

interface Listed {
  readonly entry: string;
  readonly path: string;
  readonly line: number;
  readonly comment?: string;
  readonly overrides: boolean;
}

/** Lists the entries in force by file: those of the game first, then those that it shares. */
function allEntries({ game, definitions }: Tables): Listed[] {
  const isOwn = ({ path }: Listed) => path.startsWith(`oracle/${game}/`);
  return [...definitions]
    .map(([entry, [inForce, ...overridden]]) => {
      const { path, line, comment } = inForce!;
      return { entry, path, line, comment, overrides: overridden.length > 0 };
    })
    .sort(
      (one, other) =>
        Number(isOwn(other)) - Number(isOwn(one)) || one.path.localeCompare(other.path) || one.line - other.line,
    );
}

function listing(entries: readonly Listed[]): string[] {
  const width = Math.max(...entries.map(({ entry }) => entry.length));
  return entries.flatMap(({ entry, path, line, comment = '', overrides }, index) => [
    ...(path === entries[index - 1]?.path ? [] : [path]),
    `${String(line).padStart(5)}  ${entry.padEnd(width)}  ${overrides ? '(overrides) ' : ''}${comment}`.trimEnd(),
  ]);
}

interface Definition {
  readonly path: string;
  readonly line: number;
  readonly table: string | undefined;
  readonly comment?: string;
  /** The clauses that the code cites or its comment names, with the tag of the game. */
  readonly clauses: readonly string[];
}

interface EntryStory extends Definition {
  readonly entry: string;
  /** Where the kernel says what it asks of the entry, if it asks for it. */
  readonly askedAt?: Pick<Definition, 'path' | 'line' | 'comment'>;
  /** The entry that this one overrides, then the one that that overrides, and so on. */
  readonly overrides: readonly Definition[];
  readonly misreadings: readonly { readonly id: string; readonly title: string }[];
  readonly interpretations: readonly {
    readonly id: string;
    readonly choice: string;
    readonly question: string;
    readonly answer: string;
  }[];
  readonly editions: readonly { readonly edition: string; readonly clause: string }[];
}

function entryOf(tables: Tables, entry: string, definitions: readonly Place[]): EntryStory {
  const [inForce, ...overrides] = definitions.map((place) => definition(tables, place)) as [
    Definition,
    ...Definition[],
  ];
  const { path, line, comment } = askOf(tables.index, entry) ?? {};
  const askedAt = path !== undefined && line !== undefined && { askedAt: { path, line, comment } };
  return { entry, ...inForce, ...askedAt, overrides, ...replacementsOf(tables, entry) };
}

function definition(tables: Tables, place: Place): Definition {
  const { path, line, table, comment } = place;
  return { path, line, table, ...(comment !== undefined && { comment }), clauses: clausesOf(tables, place) };
}

/** @returns the clauses with the tag of the game; those of other games are left out */
function clausesOf({ module, catalogue: { tag } }: Tables, place: Place): string[] {
  const { named = [], clauses = {}, points = {} } = place;
  const ofPoints = Object.keys(points).flatMap((point) => clausesOfPoint(module, point));
  const isShared = place.path.startsWith('oracle/kernel/');
  const ofComment = isShared
    ? named.filter((clause) => clause.startsWith(`${tag}-`))
    : named.map((id) => `${tag}-${id}`);
  return [...new Set([...ofComment, ...[...Object.keys(clauses), ...ofPoints].map((id) => `${tag}-${id}`)])];
}

const clausesOfPoint = ({ rules: { clauses } }: GameModule, point: string): readonly string[] =>
  clauses[point as keyof typeof clauses] ?? [];

function replacementsOf(
  { module }: Tables,
  entry: string,
): Pick<EntryStory, 'misreadings' | 'interpretations' | 'editions'> {
  const { rules: table, readings, editions = {} } = module;
  return {
    misreadings: faultsOf(module)
      .filter(({ replace }) => entry in replace(table))
      .map(({ id, title }) => ({ id, title })),
    interpretations: Object.entries(readings).flatMap(([id, { choices, question, answers }]) =>
      Object.entries(choices)
        .filter(([, replace]) => entry in replace(table))
        .map(([choice]) => ({ id, choice, question, answer: answers[choice]! })),
    ),
    editions: Object.entries(editions).flatMap(([edition, { clauses }]) =>
      Object.entries(clauses)
        .filter(([clause, { replace }]) => replace && entry in replace(table, clause))
        .map(([clause]) => ({ edition, clause })),
    ),
  };
}

function linesOfEntry({ catalogue: { tag } }: Tables, story: EntryStory): string[] {
  const { entry, askedAt, overrides, misreadings, interpretations, editions } = story;
  const said = ({ comment, clauses }: Pick<Definition, 'comment' | 'clauses'>, indent: string) => [
    ...(comment === undefined ? [] : [`${indent}${comment}`]),
    ...(clauses.length > 0 ? [`${indent}clauses: ${clauses.join(', ')}`] : []),
  ];
  return [
    `${entry}  ${placeOf(story)}`,
    ...said(story, '  '),
    ...(askedAt
      ? [`  the kernel asks for it at ${placeName(askedAt)}`, ...said({ ...askedAt, clauses: [] }, '    ')]
      : []),
    ...overrides.flatMap((one, index) => [
      `  ${index === 0 ? 'overrides' : 'which overrides'} ${placeOf(one)}`,
      ...said(one, '    '),
    ]),
    ...(misreadings.length > 0 ? [`  replaced by ${plural(misreadings.length, 'misreading')}`] : []),
    ...misreadings.map(({ id, title }) => `    ${id}: ${title}`),
    ...interpretations.flatMap(({ id, choice, question, answer }) => [
      `  replaced by an alternative answer to: ${question}`,
      `    ${answer} (--interpretation ${id}=${choice})`,
    ]),
    ...editions.map(({ edition, clause }) => `  replaced by edition ${edition} at ${tag}-${clause}`),
  ];
}

const placeOf = ({ table, ...place }: Definition): string =>
  `${placeName(place)}${table === undefined ? '' : ` (${table})`}`;

/** Code that has a clause, and how it has it. */
interface Citing {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  /** The rule point at which shared code has the clause. */
  readonly point?: string;
  /** true: only the comment names the clause. */
  readonly onlyNamed?: boolean;
  /** true: the game overrides this entry. */
  readonly overridden?: boolean;
}

interface ClauseCode {
  readonly clause: string;
  readonly code: readonly Citing[];
  readonly points: readonly string[];
  readonly misreadings: readonly { readonly id: string; readonly title: string }[];
  readonly interpretations: readonly { readonly id: string; readonly question: string }[];
}

function clauseOf(tables: Tables, id: string): ClauseCode {
  const { game, module, catalogue, index, definitions } = tables;
  const isOfClause = (clause: string) => clause === id;
  const points = Object.entries(module.rules.clauses)
    .filter(([, clauses]) => (clauses as readonly string[]).some(isOfClause))
    .map(([point]) => point);
  const ofEntries = [...definitions.values()].flatMap((places) =>
    places.flatMap((place, depth) =>
      citing(tables, place, id, points).map((found) => (depth > 0 ? { ...found, overridden: true } : found)),
    ),
  );
  const others = codeOutsideTables(index, game).flatMap((place) => citing(tables, place, id, points));
  return {
    clause: `${catalogue.tag}-${id}`,
    code: [...ofEntries, ...others].sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line),
    points,
    misreadings: faultsOf(module)
      .filter(({ clause }) => isOfClause(clause))
      .map((fault) => ({ id: fault.id, title: fault.title })),
    interpretations: Object.entries(module.readings)
      .filter(([, { clauses }]) => clauses.some(isOfClause))
      .map(([reading, { question }]) => ({ id: reading, question })),
  };
}

function citing({ catalogue: { tag } }: Tables, place: Place, id: string, all: readonly string[]): Citing[] {
  const { path, name, line, named = [], clauses = {}, points = {} } = place;
  if (clauses[id] !== undefined) return [{ path, name, line: clauses[id] }];
  const point = all.find((one) => points[one] !== undefined);
  if (point !== undefined) return [{ path, name, line: points[point]!, point }];
  const isNamed = named.includes(path.startsWith('oracle/kernel/') ? `${tag}-${id}` : id);
  return isNamed ? [{ path, name, line, onlyNamed: true }] : [];
}

function linesOfClause({ game }: Tables, { clause, code, points, misreadings, interpretations }: ClauseCode): string[] {
  return [
    `${clause}: ${plural(code.length, 'place')} in the oracle of ${game}`,
    ...code.map((one) => `  ${placeName(one)}  ${one.name}${remark(one)}`),
    ...(points.length > 0 ? [`  rule points (oracle/kernel/clauses.ts): ${points.join(', ')}`] : []),
    ...misreadings.map(({ id, title }) => `  misreading ${id}: ${title}`),
    ...interpretations.map(({ question }) => `  ambiguous: ${question}`),
  ];
}

function remark({ point, onlyNamed, overridden }: Citing): string {
  const remarks = [
    point !== undefined && `at the rule point ${point}`,
    onlyNamed && 'in its comment',
    overridden && 'overridden',
  ];
  const said = remarks.filter(Boolean);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}
