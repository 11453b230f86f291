/** Reads features/<game>/rulebook.yaml and checks what its schema cannot say. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { SuiteError } from '../adapters/adapter';
import { Catalogue, type CatalogueClause } from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';
import { SchemaError, validate } from '../schemas/validate';
import { projectRoot } from './root';

export { projectRoot } from './root';

/** The folder that holds one folder of features for each game. */
export function featuresFolder(): string {
  return join(projectRoot(), 'features');
}

/** A path as people read it and reports name it: `features/level-neo/rulebook.yaml`, with slashes everywhere. */
export function featurePath(file: string, folder: string): string {
  return relative(dirname(folder), file).split('\\').join('/');
}

/**
 * The catalogue of one game.
 * @throws {SuiteError} one line with file and clause: unreadable, against the schema, or contradicting itself
 */
export function loadCatalogue(game: GameId, folder: string = featuresFolder()): Catalogue {
  const file = join(folder, game, 'rulebook.yaml');
  const name = featurePath(file, folder);
  const catalogue = parseCatalogue(readText(file, name), name);
  if (catalogue.game !== game) throw new SuiteError(`${name}: game is "${catalogue.game}", expected "${game}"`);
  return catalogue;
}

export function loadCatalogues(games: readonly GameId[] = GAMES, folder: string = featuresFolder()): Catalogue[] {
  return games.map((game) => loadCatalogue(game, folder));
}

/**
 * A catalogue from its YAML text; `name` is the file as errors shall call it.
 * @throws {SuiteError} as for loadCatalogue
 */
export function parseCatalogue(text: string, name: string): Catalogue {
  const document = parseDocument(text);
  const fault = document.errors[0];
  if (fault) throw new SuiteError(`${name}: ${fault.message.split('\n')[0]}`);
  const catalogue = checkSchema(document.toJS(), name);
  const contradiction = findContradiction(catalogue);
  if (contradiction) throw new SuiteError(`${name}: ${contradiction}`);
  return catalogue;
}

function checkSchema(data: unknown, name: string): Catalogue {
  try {
    return validate(Catalogue, data, name);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new SuiteError(
      error.message.replace(/at clauses\[(\d+)\]/, (place, index) => clauseAt(data, Number(index)) ?? place),
    );
  }
}

/** People look for a clause by its id, not by its place in the list. */
function clauseAt(data: unknown, index: number): string | undefined {
  const id: unknown = (data as { clauses: { id?: unknown }[] }).clauses[index]?.id;
  return typeof id === 'string' ? `clause ${id}` : undefined;
}

function readText(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
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
    const fault = testabilityFault(clause) ?? shownByFault(clause, kinds);
    if (fault) return `clause ${clause.id}: ${fault}`;
  }
  return undefined;
}

function testabilityFault(clause: CatalogueClause): string | undefined {
  const excused = clause.untestable !== undefined || clause.shownBy !== undefined;
  if (clause.kind === 'testable')
    return excused ? 'is testable, so it takes neither untestable nor shownBy' : undefined;
  return excused ? undefined : `kind ${clause.kind} needs untestable or shownBy`;
}

function shownByFault(clause: CatalogueClause, kinds: Map<string, string>): string | undefined {
  const wrong = clause.shownBy?.find((id) => kinds.get(id) !== 'testable');
  return wrong === undefined ? undefined : `shownBy names ${wrong}, which is no testable clause`;
}
