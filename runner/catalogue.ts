/**
 * Reads a game's catalogue, features/<game>/clauses.json and rulebook.yaml, and checks what their schemas cannot
 * express.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { SuiteError } from '../adapters/adapter';
import {
  ClauseList,
  Review,
  RulebookNotes,
  type Catalogue,
  type CatalogueClause,
  type ClauseKind,
  type EditionNotes,
  type ListedClause,
} from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import { SchemaError, validate } from '../schemas/validate';
import { sectionOf } from './editions';
import { projectRoot } from './root';

export { projectRoot } from './root';

/** Returns the folder that has one folder of features for each game. */
export function featuresFolder(): string {
  return join(projectRoot(), 'features');
}

/**
 * Returns the path that reports and messages show, with slashes on every system: `features/level-neo/rulebook.yaml`.
 */
export function featurePath(file: string, folder: string): string {
  return relative(dirname(folder), file).split('\\').join('/');
}

export const CLAUSES_FILE = 'clauses.json';
export const REVIEW_FILE = 'review.json';
const NOTES_FILE = 'rulebook.yaml';

/**
 * @throws {SuiteError} one line with file and clause: the file is unreadable, breaks the schema or contradicts itself
 */
export function loadCatalogue(game: GameId, folder: string = featuresFolder()): Catalogue {
  const [list, notes] = [CLAUSES_FILE, NOTES_FILE].map((file) => readText(join(folder, game, file), folder));
  const review = readReview(join(folder, game, REVIEW_FILE), folder);
  const catalogue = { ...parseCatalogue(list!, notes!), ...(review && { review }) };
  if (catalogue.game !== game) throw new SuiteError(`${list!.name}: game is "${catalogue.game}", expected "${game}"`);
  return catalogue;
}

export function loadCatalogues(games: readonly GameId[] = GAMES, folder: string = featuresFolder()): Catalogue[] {
  return games.map((game) => loadCatalogue(game, folder));
}

/** The text of a file, and the name that errors give it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** @throws {SuiteError} as `loadCatalogue` does */
export function parseCatalogue(list: NamedText, notes: NamedText): Catalogue {
  const { clauses, ...listed } = parseClauses(list);
  const { tag, title, game, editions, ...aboutClauses } = parseNotes(notes);
  if (game !== listed.game) throw new SuiteError(`${notes.name}: game is "${game}", expected "${listed.game}"`);
  const only = onlyElsewhere(editions ?? []);
  const known = [...clauses, ...only].map(({ id }) => id);
  const twice = only.find(({ id }) => clauses.some((clause) => clause.id === id));
  if (twice) throw new SuiteError(`${notes.name}: editions: only: clause ${twice.id} stands in ${list.name}`);
  for (const [member, about] of Object.entries(aboutClauses)) {
    const unknown = (Array.isArray(about) ? about : Object.keys(about)).find((id) => !known.includes(id));
    if (unknown === undefined) continue;
    throw new SuiteError(`${notes.name}: ${member}: there is no clause "${unknown}"${nearestAmong(unknown, known)}`);
  }
  const named = editionsIn(editions, listed.edition, known, notes.name);
  const { decided = [] } = named.editions.find(({ name }) => name === named.editionName)!;
  const all = [...clauses, ...only].map(joiner(aboutClauses));
  const isOpen = ({ id, reading }: CatalogueClause) => reading !== undefined && decided.includes(id);
  const elsewhere = all.filter((clause) => isOpen(clause) || only.some(({ id }) => id === clause.id));
  const catalogue: Catalogue = {
    ...listed,
    tag,
    title,
    clauses: all.slice(0, clauses.length).map(({ reading, ...clause }) => ({
      ...clause,
      ...(reading !== undefined && !decided.includes(clause.id) && { reading }),
    })),
    ...named,
    ...(elsewhere.length > 0 && { elsewhere }),
  };
  const contradiction = findContradiction(catalogue);
  if (contradiction) throw new SuiteError(`${list.name}: ${contradiction}`);
  return catalogue;
}

/**
 * Finds the editions in the notes, and the one that clauses.json lists.
 * @throws {SuiteError} if clauses.json lists none of them, a name occurs twice, or a clause is unknown
 */
function editionsIn(
  noted: RulebookNotes['editions'],
  listed: string,
  known: readonly string[],
  file: string,
): Pick<Catalogue, 'editions' | 'editionName' | 'listed'> {
  const all = onlyElsewhere(noted ?? []).map(({ id }) => id);
  const editions = (noted ?? [{ name: listed, title: listed }]).map((edition) => lacking(edition, all));
  const fault = (text: string) => new SuiteError(`${file}: editions: ${text}`);
  const names = editions.map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice !== undefined) throw fault(`${twice} stands twice`);
  const { name: editionName } = editions.find(({ title }) => title === listed) ?? {};
  if (editionName === undefined) throw fault(`none has the title "${listed}", which clauses.json lists`);
  for (const { name, lacks = [], numbers = {}, decided = [] } of editions) {
    const unknown = [...lacks, ...Object.keys(numbers), ...decided].find((id) => !known.includes(id));
    if (unknown !== undefined) throw fault(`${name}: there is no clause "${unknown}"${nearestAmong(unknown, known)}`);
  }
  return { editions, editionName, listed };
}

/** Returns the clauses that only other editions have; they have no fingerprint, because their text is not at hand. */
function onlyElsewhere(editions: readonly EditionNotes[]): ListedClause[] {
  const kinds = new Map(editions.flatMap(({ only = {} }) => Object.entries(only)));
  return [...kinds].map(([id, kind]) => ({ id, kind, fingerprint: '', trace: '' }));
}

/** Adds to what an edition lacks the clauses that only other editions have. */
function lacking({ lacks = [], ...edition }: EditionNotes, only: readonly string[]): EditionNotes {
  const others = only.filter((id) => !(id in (edition.only ?? {})));
  return others.length + lacks.length === 0 ? edition : { ...edition, lacks: [...lacks, ...others] };
}

const nearestAmong = (id: string, known: readonly string[]): string => {
  const near = nearest(id, known);
  return near === undefined ? '' : `; the nearest is ${near}`;
};

const SHOWN_ELSEWHERE = 'Introduces or explains what other clauses decide.';
const UNTESTABLE: Record<Exclude<ClauseKind, 'testable'>, string> = {
  definition: 'Explains a term that only the text of cards uses.',
  heading: 'A heading; it states no rule.',
  presentation: 'Printed layout, notation or introduction; no state of the game.',
  table: 'Conduct or comfort of people at the table; no state of the game.',
};

/** Gives the standard reason why no scenario decides a clause of this kind, for clauses whose notes give none. */
function reasonOf({ kind, shownBy }: ListedClause): string | undefined {
  if (kind === 'testable') return undefined;
  return shownBy ? SHOWN_ELSEWHERE : UNTESTABLE[kind];
}

function readReview(file: string, folder: string): Review | undefined {
  if (!existsSync(file)) return undefined;
  const { name, text } = readText(file, folder);
  try {
    return validate(Review, JSON.parse(text), name);
  } catch (error) {
    throw new SuiteError(error instanceof SyntaxError ? `${name}: no JSON` : (error as Error).message);
  }
}

/** Returns a function that adds to a clause what follows from its id and kind, and what the notes say about it. */
function joiner(
  notes: Pick<RulebookNotes, 'core' | 'readings' | 'restates' | 'untestable'>,
): (clause: ListedClause) => CatalogueClause {
  const { readings = {}, restates = {}, untestable = {} } = notes;
  const core = new Set(notes.core);
  return (clause) => {
    const reason = untestable[clause.id] ?? reasonOf(clause);
    return {
      ...clause,
      section: sectionOf(clause.id),
      ...(reason !== undefined && { untestable: reason }),
      ...(clause.id in readings && { reading: readings[clause.id] }),
      ...(clause.id in restates && { restates: restates[clause.id] }),
      ...(core.has(clause.id) && { level: 'core' as const }),
    };
  };
}

/** @throws {SuiteError} one line: the text is not JSON, or breaks the schema */
export function parseClauses({ name, text }: NamedText): ClauseList {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new SuiteError(`${name}: no JSON: ${(error as Error).message.split('\n')[0]}`);
  }
  try {
    return validate(ClauseList, data, name);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new SuiteError(
      error.message.replace(/at clauses\[(\d+)\]/, (place, index) => clauseAt(data, Number(index)) ?? place),
    );
  }
}

/** Reads every YAML scalar as text, so that an id such as 10.10 does not become a number. */
function parseNotes({ name, text }: NamedText): RulebookNotes {
  const document = parseDocument(text, { schema: 'failsafe' });
  const fault = document.errors[0];
  if (fault) throw new SuiteError(`${name}: ${fault.message.split('\n')[0]}`);
  try {
    return validate(RulebookNotes, document.toJS(), name);
  } catch (error) {
    throw error instanceof SchemaError ? new SuiteError(error.message) : error;
  }
}

/** Names a clause by its id, because people look for the id and not for its index. */
function clauseAt(data: unknown, index: number): string | undefined {
  const id: unknown = (data as { clauses: { id?: unknown }[] }).clauses[index]?.id;
  return typeof id === 'string' ? `clause ${id}` : undefined;
}

function readText(file: string, folder: string): NamedText {
  const name = featurePath(file, folder);
  try {
    return { name, text: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new SuiteError(`${name}: cannot be read: ${(error as Error).message}`);
  }
}

function findContradiction(catalogue: Catalogue): string | undefined {
  const sections = new Set(catalogue.sections.map((section) => section.id));
  const kinds = new Map(catalogue.clauses.map((clause) => [clause.id, clause.kind]));
  const seen = new Set<string>();
  for (const clause of catalogue.clauses) {
    if (seen.has(clause.id)) return `clause ${clause.id}: stands twice`;
    seen.add(clause.id);
    if (!sections.has(clause.section)) return `clause ${clause.id}: unknown section "${clause.section}"`;
    const fault = testabilityFault(clause) ?? shownByFault(clause, kinds) ?? restatesFault(clause, catalogue.clauses);
    if (fault) return `clause ${clause.id}: ${fault}`;
  }
  return undefined;
}

function testabilityFault(clause: CatalogueClause): string | undefined {
  const excused = clause.untestable !== undefined || clause.shownBy !== undefined;
  return clause.kind === 'testable' && excused ? 'is testable, so it takes neither untestable nor shownBy' : undefined;
}

/** A clause restates one that restates none, so that the misreadings of all of them stand under that one. */
function restatesFault({ kind, restates }: CatalogueClause, clauses: readonly CatalogueClause[]): string | undefined {
  if (restates === undefined) return undefined;
  const other = clauses.find(({ id }) => id === restates);
  const isFit = kind === 'testable' && other?.kind === 'testable' && other.restates === undefined;
  return isFit ? undefined : `restates ${restates}, and both must be testable, of which the other restates none`;
}

function shownByFault(clause: CatalogueClause, kinds: Map<string, string>): string | undefined {
  const wrong = clause.shownBy?.find((id) => kinds.get(id) !== 'testable');
  return wrong === undefined ? undefined : `shownBy names ${wrong}, which is no testable clause`;
}
