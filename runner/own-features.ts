/**
 * Features of one's own: any folder or file. Clause tags are optional there, and what is wrong with a scenario is told of
 * that scenario and costs no other its answer.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as messages from '@cucumber/messages';
import type { Catalogue, EditionNames } from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';
import { featurePath, featuresFolder, loadCatalogue } from './catalogue';
import { catalogueIn, featuresIn } from './editions';
import { addBystanders, featureFiles } from './feature-files';
import { parseGherkin, scenariosAmong, tagReader, type Features, type NewId } from './features';
import { readForgiving } from './forgiving-gherkin';
import { readOwnDocument } from './own-source';

export interface OwnFeatures {
  /** `problems`: of files, outside any scenario; they keep nothing else from being run */
  readonly features: Features;
  /** of the games that they are of */
  readonly catalogues: Catalogue[];
}

export interface OwnOptions {
  /** only features of these; one alone is also that of files which do not say their game */
  readonly games?: readonly GameId[];
  /** true: a scenario without a Then asks what comes of it */
  readonly asks?: boolean;
  /** whose scenarios, and by whose numbers; left out: the edition of clauses.json */
  readonly editions?: EditionNames;
}

/**
 * @param path a folder or a feature file
 * @throws {EditionError} an edition is unknown
 */
export function loadOwnFeatures(path: string, options: OwnOptions = {}): OwnFeatures {
  const isFile = statSync(path).isFile();
  const folder = isFile ? dirname(path) : path;
  const files = isFile ? [path] : featureFiles(folder);
  const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const newId = messages.IdGenerator.incrementing();
  const own = readSources(sources, folder, options, newId);
  if (!isFile) for (const { game } of own.catalogues) addBystanders(folder, game, own.features, newId);
  return inEditions(own, options);
}

/**
 * @param sources the texts of files in this folder, which need not be there
 * @throws {EditionError} an edition is unknown
 */
export function readOwnFeatures(sources: readonly Source[], folder: string, options: OwnOptions = {}): OwnFeatures {
  return inEditions(readSources(sources, folder, options, messages.IdGenerator.incrementing()), options);
}

function inEditions({ features, catalogues }: OwnFeatures, { editions = {} }: OwnOptions): OwnFeatures {
  const inEdition = catalogues.map((one) => catalogueIn(one, editions[one.game] ?? one.editionName));
  for (const catalogue of inEdition) featuresIn(features, catalogue);
  return { features, catalogues: inEdition };
}

interface Source {
  readonly file: string;
  readonly source: string;
}

function readSources(
  sources: readonly Source[],
  folder: string,
  { games, asks = false }: OwnOptions,
  newId: NewId,
): OwnFeatures {
  const features: Features = { scenarios: [], rules: [], problems: [], documents: [] };
  const catalogues = new Map<GameId, Catalogue>();
  for (const { file, source } of sources) {
    const uri = featurePath(file, folder);
    if (!isText(source)) {
      features.problems.push(`${uri}:1: ${NO_TEXT}`);
      continue;
    }
    const { document, faults } = readForgiving(source, (text) => parseGherkin(text, uri, newId));
    const game = gameOf(relative(dirname(resolve(folder)), resolve(file)), document, games);
    if (game && games && !games.includes(game)) continue;
    if (!document || !game) {
      const unread = document ? [{ line: 1, text: NO_GAME }] : faults;
      features.problems.push(...unread.map(({ line, text }) => `${uri}:${line}: ${text}`));
      continue;
    }
    const catalogue = catalogues.get(game) ?? loadCatalogue(game);
    catalogues.set(game, catalogue);
    readOwnDocument({ document, faults }, { uri, source, game, tags: tagReader(catalogue), newId, features, asks });
  }
  return { features, catalogues: GAMES.flatMap((game) => catalogues.get(game) ?? []) };
}

export const NO_TEXT = 'no text in UTF-8';

/** Whether bytes that were read as UTF-8 are text. */
export const isText = (read: string): boolean => !/[\0\ufffd]/.test(read);

const NO_GAME =
  'of which game? say it by --game, by a tag of the Feature such as @OP, or by a folder with the name of the game';

/** By the nearest folder that bears its name, else by the first tag, else by the one game asked for. */
function gameOf(
  path: string,
  document: messages.GherkinDocument | undefined,
  games: readonly GameId[] | undefined,
): GameId | undefined {
  const folders = dirname(path).split(/[\\/]/).reverse();
  const named = folders.find((folder): folder is GameId => (GAMES as readonly string[]).includes(folder));
  if (named || !document) return named;
  const { children, tags } = document.feature!;
  const rules = children.flatMap(({ rule }) => rule ?? []);
  const all = [tags, ...rules.map((rule) => rule.tags), ...scenariosAmong(children).map((scenario) => scenario.tags)];
  const prefixes = tagsOfGames();
  for (const { name } of all.flat()) {
    const game = prefixes.get(name.slice(1).split('-', 1)[0]!);
    if (game) return game;
  }
  return games?.length === 1 ? games[0] : undefined;
}

/** The tag of each game. A whole catalogue takes a while to read. */
function tagsOfGames(): Map<string, GameId> {
  return (known ??= new Map(
    GAMES.map((game) => {
      const notes = readFileSync(join(featuresFolder(), game, 'rulebook.yaml'), 'utf8');
      return [/^tag:\s*(\S+)/m.exec(notes)![1]!, game];
    }),
  ));
}

let known: Map<string, GameId> | undefined;

/** Is there anything to be read? */
export const holdsFeatures = (path: string): boolean =>
  existsSync(path) && (statSync(path).isFile() ? path.endsWith('.feature') : featureFiles(path).length > 0);

/** What the clauses of a game say, in the words of the suite's own Rules: clause to title. */
export function titlesOfClauses(game: GameId): Map<string, string> {
  const sources = featureFiles(join(featuresFolder(), game)).map((file) => readFileSync(file, 'utf8'));
  const titles = sources.flatMap((source) => [...source.matchAll(/^ *Rule: (\S+) (.*)$/gm)]);
  return new Map(titles.map(([, clause, title]) => [clause!, title!]));
}
