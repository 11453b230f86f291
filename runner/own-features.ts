/**
 * Features of one's own: any folder or file. Clause tags are optional there, and what is wrong with a scenario is told of
 * that scenario and costs no other its answer.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as messages from '@cucumber/messages';
import type { Catalogue } from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';
import type { FileFault } from '../schemas/report';
import { featurePath, featuresFolder, loadCatalogue } from './catalogue';
import {
  addBystanders,
  featureFiles,
  parseGherkin,
  readDocument,
  scenariosAmong,
  tagReader,
  type Features,
} from './features';
import { readForgiving } from './forgiving-gherkin';

export interface OwnFeatures {
  /** `problems`: of files, outside any scenario; they keep nothing else from being run */
  readonly features: Features;
  /** of the games that they are of */
  readonly catalogues: Catalogue[];
}

/**
 * @param path a folder or a feature file
 * @param games only features of these; one alone is also that of files which do not say their game
 */
export function loadOwnFeatures(path: string, games?: readonly GameId[]): OwnFeatures {
  const isFile = statSync(path).isFile();
  const folder = isFile ? dirname(path) : path;
  const features: Features = { scenarios: [], rules: [], problems: [], documents: [] };
  const catalogues = new Map<GameId, Catalogue>();
  const newId = messages.IdGenerator.incrementing();
  for (const file of isFile ? [path] : featureFiles(folder)) {
    const uri = featurePath(file, folder);
    const source = readFileSync(file, 'utf8');
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
    const own = new Map<string, FileFault[]>();
    const context = { uri, source, game, tags: tagReader(catalogue), newId, features, own };
    charge(faults, document, uri, own, features.problems);
    readDocument(document, context);
  }
  if (!isFile) for (const game of catalogues.keys()) addBystanders(folder, game, features, newId);
  return { features, catalogues: GAMES.flatMap((game) => catalogues.get(game) ?? []) };
}

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

/** Each fault to the scenario in which it stands; in a Background to those that share it; elsewhere it is one of the file. */
function charge(
  faults: readonly FileFault[],
  { feature }: messages.GherkinDocument,
  uri: string,
  own: Map<string, FileFault[]>,
  problems: string[],
): void {
  const places = placesOf(feature!.children);
  for (const fault of faults) {
    const scenarios = places.findLast(({ line }) => line <= fault.line)?.scenarios ?? [];
    for (const { id } of scenarios) own.set(id, [...(own.get(id) ?? []), fault]);
    if (scenarios.length === 0) problems.push(`${uri}:${fault.line}: ${fault.text}`);
  }
}

/** From which line on what is wrong concerns which scenarios. */
function placesOf(
  children: readonly messages.FeatureChild[],
): { line: number; scenarios: readonly messages.Scenario[] }[] {
  return children.flatMap(({ background, scenario, rule }) => {
    if (background) return [{ line: background.location.line, scenarios: scenariosAmong(children) }];
    if (scenario) {
      const first = Math.min(scenario.location.line, ...scenario.tags.map(({ location }) => location.line));
      return [{ line: first, scenarios: [scenario] }];
    }
    return [{ line: rule!.location.line, scenarios: [] }, ...placesOf(rule!.children)];
  });
}

/** Is there anything to be read? */
export const holdsFeatures = (path: string): boolean =>
  existsSync(path) && (statSync(path).isFile() ? path.endsWith('.feature') : featureFiles(path).length > 0);

/** What the clauses of a game say, in the words of the suite's own Rules: clause to title. */
export function titlesOfClauses(game: GameId): Map<string, string> {
  const sources = featureFiles(join(featuresFolder(), game)).map((file) => readFileSync(file, 'utf8'));
  const titles = sources.flatMap((source) => [...source.matchAll(/^ *Rule: (\S+) (.*)$/gm)]);
  return new Map(titles.map(([, clause, title]) => [clause!, title!]));
}
