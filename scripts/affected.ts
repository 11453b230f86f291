/** What changed files can affect: for `npm run test:changed`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYED } from '../games/registry';
import { loadFeatures } from '../runner/feature-files';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import { loadCatalogue } from '../runner/catalogue';

export interface Affected {
  /** Games of which every scenario and every fault is affected. */
  readonly games: readonly GameId[];
  /** Clauses, with the tag of their game, of which only scenarios have changed; none of the games above. */
  readonly clauses: readonly string[];
  /** Sources: the tests that import them, however far away, are affected. */
  readonly related: readonly string[];
  /** Tests of what is read as a file and not imported: parts of their names. */
  readonly tests: readonly string[];
}

/** Folders whose code takes part in the verdict of a scenario. */
const DECIDING = /^(oracle|steps|games|adapters|runner|schemas)\/.*\.ts$/;
/** Tests that read every feature file, catalogue and probe card. */
const OF_FEATURES = ['accounting', 'catalogue', 'features.test', 'null-floor', 'probes', 'readings', 'steps.test'];
/** Tests that read pages and the files of the project. */
const OF_PAGES = ['abilities', 'cli-docs', 'notation', 'tooling', 'tutorial', 'recipes'];

/** @param files paths from the root of the project, with slashes; those that are gone too */
export function affectedBy(files: readonly string[]): Affected {
  const deciding = files.filter((file) => DECIDING.test(file));
  const inFeatures = files.filter((file) => /^features\//.test(file));
  const data = inFeatures.filter((file) => !file.endsWith('.feature'));
  const games = PLAYED.filter((game) =>
    [...deciding, ...data].some((file) => isOf(file, game) || !PLAYED.some((other) => isOf(file, other))),
  );
  const gone = inFeatures.filter((file) => !isThere(file));
  const also = PLAYED.filter((game) => gone.some((file) => isOf(file, game)));
  const whole = PLAYED.filter((game) => games.includes(game) || also.includes(game));
  return {
    games: whole,
    clauses: PLAYED.filter((game) => !whole.includes(game)).flatMap((game) => clausesOf(game, inFeatures)),
    related: files.filter((file) => /\.m?ts$/.test(file) && isThere(file)),
    tests: [
      ...(inFeatures.length > 0 ? OF_FEATURES : []),
      ...(files.some((file) => /\.md$|^package|^schemas\/json\//.test(file)) ? OF_PAGES : []),
    ],
  };
}

const isThere = (file: string): boolean => existsSync(join(projectRoot(), file));

/** Whether a file is of one game: its id is a folder of the path or a part of the file's name. */
const isOf = (file: string, game: GameId): boolean => new RegExp(`[/-]${game}([./-]|$)`).test(file);

/** The clauses of which a changed file has scenarios. */
function clausesOf(game: GameId, changed: readonly string[]): string[] {
  if (!changed.some((file) => isOf(file, game))) return [];
  const { tag } = loadCatalogue(game);
  const scenarios = loadFeatures([game]).scenarios.filter(({ uri }) => changed.includes(uri));
  return [...new Set(scenarios.flatMap(({ clauses }) => clauses.map((clause) => `${tag}-${clause}`)))];
}
