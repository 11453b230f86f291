/** What the options of a command select: games, features, scenarios. */
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures, selectScenarios, type Features, type Scenario } from '../runner/features';
import type { Catalogue } from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import { SuiteError } from '../adapters/adapter';
import { UsageError } from './usage';

/** @throws {UsageError} one of them is no game of ours */
export function gamesNamed(names: readonly string[] | undefined, standard: readonly GameId[] = GAMES): GameId[] {
  if (!names) return [...standard];
  for (const name of names) {
    if ((GAMES as readonly string[]).includes(name)) continue;
    const hint = nearest(name, GAMES);
    throw new UsageError(
      `--game: "${name}" is not one of ${GAMES.join(', ')}${hint ? `; did you mean "${hint}"?` : ''}`,
    );
  }
  return names as GameId[];
}

/** @throws {UsageError} not a whole number of at least `least` */
export function wholeNumber(option: string, value: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) {
    throw new UsageError(`${option}: "${value}" is not a whole number of at least ${least}`);
  }
  return number;
}

export interface Suite {
  readonly catalogues: Catalogue[];
  readonly features: Features;
}

/** @throws {SuiteError} a feature file breaks the rules of the suite */
export function loadSuite(games: readonly GameId[]): Suite {
  const catalogues = loadCatalogues(games);
  const features = loadFeatures(games, { catalogues });
  if (features.problems.length > 0) {
    throw new SuiteError(`the features are at fault:\n  ${features.problems.join('\n  ')}`);
  }
  return { catalogues, features };
}

export interface SelectionOptions {
  tags?: string;
  clause?: string[];
  scenario?: string;
}

/** @throws {SelectionError} nothing fits, or what is named does not exist */
export function selected({ features, catalogues }: Suite, { tags, clause, scenario }: SelectionOptions): Scenario[] {
  return selectScenarios(
    features.scenarios,
    { tags, clauses: clause, ids: scenario === undefined ? undefined : [scenario] },
    catalogues,
  );
}
