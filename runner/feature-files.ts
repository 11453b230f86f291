/** Reads the feature files in features/<game>, and adds the scenarios with a decoy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as messages from '@cucumber/messages';
import type { Catalogue, EditionNames } from '../schemas/catalogue';
import type { GameId } from '../schemas/common';
import { fileOf, placesOf, readDecoys, withDecoy } from './decoys';
import { featurePath, featuresFolder, loadCatalogues } from './catalogue';
import { catalogueIn, featuresIn } from './editions';
import { parseGherkin, readDocument, tagReader, type Features, type NewId } from './features';

export interface FeatureOptions {
  /** The folder with one folder for each game; the project's by default. */
  folder?: string;
  /** False leaves out the scenarios with a decoy. */
  decoys?: boolean;
  /** Catalogues of the edition of clauses.json; read from the folder by default. */
  catalogues?: readonly Catalogue[];
  /**
   * The edition that decides which scenarios there are and how clauses are numbered; that of clauses.json by default.
   */
  editions?: EditionNames;
}

/**
 * Reads every feature file of these games, in the order of their paths. Mistakes in feature files end up in `problems`;
 * a faulty catalogue throws as `loadCatalogue` does.
 * @throws {EditionError} if an edition is unknown
 */
export function loadFeatures(games: readonly GameId[], options: FeatureOptions = {}): Features {
  const folder = options.folder ?? featuresFolder();
  const catalogues = options.catalogues ?? loadCatalogues(games, folder);
  const newId = messages.IdGenerator.incrementing();
  const features: Features = { scenarios: [], rules: [], problems: [], documents: [] };
  for (const catalogue of catalogues.filter((candidate) => games.includes(candidate.game))) {
    const tags = tagReader(catalogue);
    for (const file of featureFiles(join(folder, catalogue.game))) {
      const uri = featurePath(file, folder);
      const source = readFileSync(file, 'utf8');
      const document = parseGherkin(source, uri, newId);
      if (Array.isArray(document))
        features.problems.push(...document.map(({ line, text }) => `${uri}:${line}: ${text}`));
      else readDocument(document, { uri, source, game: catalogue.game, tags, newId, features });
    }
    addTitles(features, catalogue.game);
    if (options.decoys !== false) addDecoys(folder, catalogue.game, features, newId);
    featuresIn(features, catalogueIn(catalogue, options.editions?.[catalogue.game] ?? catalogue.editionName));
  }
  return features;
}

/** Gives each clause that has no Rule of its own the name of the first scenario that is tagged with it as its title. */
function addTitles({ scenarios, rules }: Features, game: GameId): void {
  const titled = new Set(rules.filter((rule) => rule.game === game).map(({ clause }) => clause));
  for (const { game: of, clauses, name, uri, line, reading } of scenarios)
    for (const clause of of === game && !reading ? clauses : [])
      if (!titled.has(clause)) {
        titled.add(clause);
        rules.push({ game, clause, title: name, uri, line });
      }
}

/**
 * Inserts each decoy scenario after its original. One whose original is gone is a problem, because it would never run.
 */
export function addDecoys(folder: string, game: GameId, features: Features, newId: NewId): void {
  const decoys = readDecoys(folder, game);
  for (const document of features.documents) {
    const ofFile = document.game === game ? decoys[fileOf(document.uri)] : undefined;
    if (ofFile) document.decoys = ofFile;
  }
  const places = placesOf(features.scenarios.filter((scenario) => scenario.game === game));
  let left = Object.values(decoys).reduce((sum, ofFile) => sum + Object.keys(ofFile).length, 0);
  features.scenarios = features.scenarios.flatMap((scenario) => {
    const place = places.get(scenario);
    const decoy = place && decoys[place.file]?.[place.name];
    left -= decoy ? 1 : 0;
    return decoy ? [scenario, withDecoy(scenario, decoy, newId)] : [scenario];
  });
  if (left > 0)
    features.problems.push(
      `features/${game}/decoys.json:1: ${left} of its scenarios are gone; npm run docs makes it anew`,
    );
}

export function featureFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.feature') && !/(^|[\\/])node_modules[\\/]/.test(name))
    .sort()
    .map((name) => join(folder, name));
}
