/**
 * Reads a user's own features from any folder or file. Clause tags are optional there, and a mistake affects only the
 * scenario that has it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as messages from '@cucumber/messages';
import type { Catalogue, EditionNames } from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';
import { featurePath, featuresFolder, loadCatalogue } from './catalogue';
import { catalogueIn, featuresIn } from './editions';
import { addDecoys, featureFiles } from './feature-files';
import { parseGherkin, scenariosAmong, tagReader, type Features, type NewId } from './features';
import { readForgiving } from './forgiving-gherkin';
import { readOwnDocument } from './own-source';

export interface OwnFeatures {
  /** `problems` are mistakes outside any scenario; the scenarios run all the same. */
  readonly features: Features;
  readonly catalogues: Catalogue[];
}

export interface OwnOptions {
  /** Only features of these games; if there is one, it also applies to files that do not name their game. */
  readonly games?: readonly GameId[];
  /** True lets a scenario without a Then ask what happens. */
  readonly asks?: boolean;
  /**
   * The edition that decides which scenarios there are and how clauses are numbered; that of clauses.json by default.
   */
  readonly editions?: EditionNames;
}

/**
 * @param path a folder or a feature file
 * @throws {EditionError} if an edition is unknown
 */
export function loadOwnFeatures(path: string, options: OwnOptions = {}): OwnFeatures {
  const isFile = statSync(path).isFile();
  const folder = isFile ? dirname(path) : path;
  const files = isFile ? [path] : featureFiles(folder);
  const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const newId = messages.IdGenerator.incrementing();
  const own = readSources(sources, folder, options, newId);
  if (!isFile) for (const { game } of own.catalogues) addDecoys(folder, game, own.features, newId);
  return inEditions(own, options);
}

/**
 * @param sources texts of files in this folder, which need not exist
 * @throws {EditionError} if an edition is unknown
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

/** Tells whether bytes decoded as UTF-8 were text. */
export const isText = (read: string): boolean => !/[\0\ufffd]/.test(read);

const NO_GAME =
  'of which game? say it by --game, by a tag of the Feature such as @OP, or by a folder with the name of the game';

/** Takes the nearest folder named after a game, else the first game tag, else the only game asked for. */
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

/** Maps tags to games; reads just the `tag:` lines, because loading whole catalogues is slow. */
function tagsOfGames(): Map<string, GameId> {
  return (known ??= new Map(
    GAMES.map((game) => {
      const notes = readFileSync(join(featuresFolder(), game, 'rulebook.yaml'), 'utf8');
      return [/^tag:\s*(\S+)/m.exec(notes)![1]!, game];
    }),
  ));
}

let known: Map<string, GameId> | undefined;

export const holdsFeatures = (path: string): boolean =>
  existsSync(path) && (statSync(path).isFile() ? path.endsWith('.feature') : featureFiles(path).length > 0);

/** Maps each clause to its title in the suite's own Rules, because catalogues have no text of clauses. */
export function titlesOfClauses(game: GameId): Map<string, string> {
  const sources = featureFiles(join(featuresFolder(), game)).map((file) => readFileSync(file, 'utf8'));
  const titles = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)]);
  const ofScenarios = titles(/^ *(@.*)\n *Scenario: (.*)$/gm).flatMap(([, tags, title]) =>
    [...tags!.matchAll(/@[A-Z]+-(\S+)/g)].map(([, clause]) => [clause!, title!] as const),
  );
  const ofRules = titles(/^ *Rule: (\S+) (.*)$/gm).map(([, clause, title]) => [clause!, title!] as const);
  return new Map([...ofScenarios.reverse(), ...ofRules.reverse()]);
}
