/** Interprets the options that select games, features and scenarios. */
import { accessSync, constants, statSync } from 'node:fs';
import { SuiteError } from '../adapters/adapter';
import { isEmbedded } from '../adapters/from-command';
import { withoutDecoys } from '../runner/decoys';
import { loadCatalogues } from '../runner/catalogue';
import { featuresDigest } from '../runner/certificate';
import { clausesWithin, clausesNamed, type NamedClause } from '../runner/clauses-named';
import { stableName } from '../runner/expectations';
import { holdsFeatures, loadOwnFeatures, titlesOfClauses } from '../runner/own-features';
import { catalogueIn, EDITION_TAG, EditionError, editionNamed, numberOf } from '../runner/editions';
import { loadFeatures } from '../runner/feature-files';
import { SelectionError, selectScenarios, type Features, type Scenario } from '../runner/features';
import type { RuleTitle } from '../reports/model';
import type { Catalogue, EditionNames } from '../schemas/catalogue';
import { LEVELS, type Level } from '../schemas/certificate';
import { GAMES, type GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import { editionsAsked } from './edition-selection';
import { gamesNamed, gamesWithFeatures } from './games';
import { readReport } from './read-report';
import { didYouMean, UsageError } from './usage';

export { gamesNamed, gamesWithFeatures };

/** @throws {UsageError} if it is not a whole number, in digits, from `least` to `most` */
export function wholeNumber(option: string, value: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number >= least && number <= most) return number;
  if (most === Number.MAX_SAFE_INTEGER && number > most)
    throw new UsageError(`${option}: "${value}" is too large; at most ${most}`);
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`${option}: "${value}" is not a whole number ${range}`);
}

export interface Suite {
  /** Catalogues in the editions of the features. */
  readonly catalogues: Catalogue[];
  readonly features: Features;
}

/**
 * @param editions by default those of clauses.json
 * @throws {UsageError} if files of the suite cannot be read or break its rules, one line each; or if an edition is
 * unknown
 */
export function loadSuite(games: readonly GameId[], editions: EditionNames = {}): Suite {
  return orUsage(() => {
    const listed = loadCatalogues(games);
    const features = loadFeatures(games, { catalogues: listed, editions });
    const { problems } = features;
    if (problems.length > 0) throw new SuiteError(problems.join('\n'));
    return { catalogues: listed.map((one) => catalogueIn(one, editions[one.game] ?? one.editionName)), features };
  });
}

function orUsage<T>(load: () => T): T {
  try {
    return load();
  } catch (error) {
    if (error instanceof SuiteError || error instanceof EditionError) throw new UsageError(error.message);
    throw error;
  }
}

interface OwnSuiteOptions {
  asks?: boolean;
  option?: string;
  editions?: EditionNames;
  mayBeEmpty?: boolean;
}

/**
 * Loads a user's own features. A mistake in a scenario or file does not prevent the others from running.
 * @param path any folder, or a feature file
 * @param games any game by default
 * @param more `asks`: scenarios need no Then; `option`: the option that gave the path, for messages
 * @throws {UsageError} if every file has problems and none has a scenario
 * @throws {SelectionError} if there is no scenario
 */
export function loadOwnSuite(
  path: string,
  games?: readonly GameId[],
  { asks = false, option = '--features: ', editions = {}, mayBeEmpty = false }: OwnSuiteOptions = {},
): Suite {
  checkPath(path, option);
  return orUsage(() => {
    const suite = loadOwnFeatures(path, { asks, editions, ...(games && { games }) });
    const { scenarios, problems } = suite.features;
    if (scenarios.length === 0 && problems.length > 0) throw new UsageError(problems.join('\n'));
    if (scenarios.length === 0 && !mayBeEmpty)
      throw new SelectionError(
        'empty',
        `${option}"${path}" holds no scenario of ${(games ?? GAMES).join(', ')}: nothing to run`,
      );
    return suite;
  });
}

function checkPath(path: string, option: string): void {
  try {
    accessSync(path, constants.R_OK);
    if (statSync(path).isFile() ? path.endsWith('.feature') : holdsFeatures(path)) return;
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(`${option}"${path}" ${missing ? 'does not exist' : 'cannot be read'}`);
  }
  throw new UsageError(`${option}"${path}" ${statSync(path).isFile() ? 'is' : 'holds'} no feature file`);
}

/** Returns the titles of clauses: those of the Rules, and for a user's own features also the suite's. */
export function rulesOf({ catalogues, features }: Suite, own: boolean): RuleTitle[] {
  if (!own) return features.rules;
  const ofSuite = catalogues.flatMap((catalogue) =>
    [...titlesOfClauses(catalogue.game)].flatMap(([listed, title]) => {
      const clause = numberOf(catalogue, listed);
      return clause === undefined ? [] : { game: catalogue.game, clause, title };
    }),
  );
  return [...features.rules, ...ofSuite];
}

export interface SelectionOptions {
  tags?: string;
  clause?: string[];
  scenario?: string;
  level?: string;
  failedFrom?: string;
}

/** @throws {SelectionError} if nothing matches, or a named thing does not exist or has no scenario */
export function selected(
  { features, catalogues }: Suite,
  { tags, clause, scenario, level, failedFrom }: SelectionOptions,
): Scenario[] {
  if (tags !== undefined) checkTags(tags, features, catalogues);
  if (scenario !== undefined) checkEdition(scenario, features, catalogues);
  for (const one of clause ?? []) checkHasScenarios(one, features, catalogues);
  const failed = failedFrom === undefined ? undefined : failedIn(failedFrom, features, catalogues);
  return selectScenarios(
    features.scenarios.filter(({ id }) => !failed || failed.has(id) || id === scenario),
    {
      tags,
      clauses: clause,
      ids: scenario === undefined ? undefined : [scenario],
      level: level === undefined ? undefined : levelNamed(level),
    },
    catalogues,
  );
}

export interface ThoroughOptions extends SelectionOptions {
  adapter: string;
  thorough?: boolean;
}

/**
 * Tells whether a run leaves out the scenarios with a decoy. They test how engines ask questions, so the embedded
 * oracle plays them only on demand.
 */
export const leavesOutDecoys = ({ adapter, thorough = false, scenario, failedFrom }: ThoroughOptions): boolean =>
  isEmbedded(adapter) && !thorough && scenario === undefined && failedFrom === undefined;

/** @throws {SelectionError} as `selected` does */
export function selectedToPlay(suite: Suite, options: ThoroughOptions): Scenario[] {
  const scenarios = selected(suite, options);
  return leavesOutDecoys(options) ? withoutDecoys(scenarios) : scenarios;
}

export interface SuiteSelection extends SelectionOptions {
  game?: string[];
  edition?: string;
  features?: string;
}

/**
 * Loads what a selection needs: the suite, or a user's own features. `--failed-from` uses the edition of that run.
 * @param declared editions that the adapter declares; `--edition` overrides them
 */
export function suiteOf(options: SuiteSelection, declared: EditionNames = {}): Suite {
  const { features, failedFrom } = options;
  const { games, editions } = editionsAsked(options);
  const before = failedFrom === undefined ? {} : readReport(failedFrom).selection.editions;
  const inEdition = { ...before, ...declared, ...editions };
  return features === undefined
    ? loadSuite(gamesToRead({ ...options, game: games }), inEdition)
    : loadOwnSuite(features, games, { editions: inEdition });
}

/** Leaves out rulebooks without features, which are slow to read and needed only to report a wrong name. */
function gamesToRead({ game, clause, tags, scenario }: SuiteSelection): GameId[] {
  if (game || clause || tags) return gamesNamed(game);
  const games = gamesWithFeatures();
  const named = games.filter((one) => scenario?.startsWith(`${one}/`));
  return named.length > 0 ? named : games;
}

/** @throws {UsageError} if there is no such level */
export function levelNamed(name: string): Level {
  if ((LEVELS as readonly string[]).includes(name)) return name as Level;
  throw new UsageError(`--level: "${name}" is not one of ${LEVELS.join(', ')}${didYouMean(nearest(name, LEVELS))}`);
}

/**
 * Returns ids of scenarios that did not pass in an earlier run. If lines have moved since, matches by clause and name.
 * @throws {UsageError} if the file is not a report
 * @throws {SelectionError} if nothing failed in it, or nothing of that is left
 */
function failedIn(file: string, features: Features, catalogues: readonly Catalogue[]): Set<string> {
  const report = readReport(file);
  const failed = report.scenarios.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'unsupported');
  if (failed.length === 0)
    throw new SelectionError('empty', `--failed-from: nothing failed in ${file}: nothing to run`);
  const sameLines = featuresDigest(features.documents, report.selection.games) === report.suite.features;
  const keyOf = sameLines ? ({ id }: NamedScenario) => id : (one: NamedScenario) => nameAcrossLines(one, catalogues);
  const keys = new Set(failed.map(keyOf));
  const found = features.scenarios.filter((scenario) => keys.has(keyOf(scenario)));
  if (found.length === 0)
    throw new SelectionError('empty', `--failed-from: of what failed in ${file} nothing is selected: nothing to run`);
  return new Set(found.map(({ id }) => id));
}

type NamedScenario = Pick<Scenario, 'id' | 'game' | 'clauses' | 'name' | 'uri'>;

const nameAcrossLines = (
  { clauses: [clause, ...others], ...scenario }: NamedScenario,
  catalogues: readonly Catalogue[],
) => {
  const { tag = '' } = catalogues.find(({ game }) => game === scenario.game) ?? {};
  const bare = clause?.startsWith(`${tag}-`) ? clause.slice(tag.length + 1) : clause;
  return stableName({ ...scenario, clauses: bare === undefined ? [] : [bare, ...others] }, catalogues);
};

/** Refuses a tag that no scenario has, because it would silently select nothing. General tags are always allowed. */
function checkTags(expression: string, features: Features, catalogues: readonly Catalogue[]): void {
  const used = new Set(features.scenarios.flatMap((scenario) => scenario.tags));
  const general = ['@reading', '@core', ...catalogues.map((catalogue) => `@${catalogue.tag}`)];
  for (const word of expression.split(/[\s()]+/)) {
    if (['', 'and', 'or', 'not'].includes(word) || used.has(word) || general.includes(word)) continue;
    const [, , edition = ''] = EDITION_TAG.exec(word) ?? [];
    if (catalogues.some((catalogue) => editionNamed(edition, catalogue)))
      throw new SelectionError(
        'badTags',
        `--tags: no scenario has the tag "${word}" in this edition: ${named(edition)}`,
      );
    const guess = used.has(`@${word}`) ? `@${word}` : nearest(word, [...used, ...general]);
    throw new SelectionError('badTags', `--tags: no scenario has the tag "${word}"${didYouMean(guess)}`);
  }
}

const named = (edition: string): string => `name it with --edition ${edition}`;

/** If only another edition has the scenario, names that edition. */
function checkEdition(id: string, { scenarios }: Features, catalogues: readonly Catalogue[]): void {
  const catalogue = catalogues.find(({ game }) => id.startsWith(`${game}/`));
  if (!catalogue || scenarios.some((one) => one.id === id)) return;
  const { game, editions, editionName } = catalogue;
  const having = editions.find(
    ({ name }) =>
      name !== editionName &&
      loadFeatures([game], { editions: { [game]: name } }).scenarios.some((one) => one.id === id),
  );
  if (having)
    throw new SelectionError(
      'unknownScenario',
      `scenario "${id}" is one of edition ${having.name}: ${named(having.name)}`,
    );
}

/** Refuses a clause without scenarios, because it would be silently left out next to others. */
function checkHasScenarios(written: string, features: Features, catalogues: readonly Catalogue[]): void {
  const clauses = clausesWithin(written, catalogues);
  const tested = clauses.some(({ catalogue, clause }) =>
    features.scenarios.some((one) => one.game === catalogue.game && one.clauses.includes(clause.id)),
  );
  if (clauses.length === 0 || tested) return;
  const named = clausesNamed(written, catalogues);
  const why = named.length > 0 ? named.map(whyNoScenario).join('; ') : `no clause below "${written}" has a scenario`;
  throw new SelectionError('empty', `${why}: nothing to run`);
}

function whyNoScenario({ catalogue, clause }: NamedClause): string {
  const shownBy = clause.shownBy?.map((id) => `${catalogue.tag}-${id}`).join(', ');
  const reason = [clause.untestable, shownBy && `shown by ${shownBy}`].filter(Boolean).join(' ');
  const why = clause.kind === 'testable' ? 'has no scenario yet' : `takes no scenarios (${reason})`;
  return `clause ${catalogue.tag}-${clause.id} ${why}`;
}
