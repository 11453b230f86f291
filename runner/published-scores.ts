/**
 * Reads the scores of the trivial adapters (trivial-adapters.ts), measured when the package was built, so that a run need not
 * measure them. dist/trivial-adapters.json also holds a digest of what was measured, because scores are valid only for
 * exactly that.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from '@sinclair/typebox';
import { PLAYABLE } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { NullFloor } from '../schemas/report';
import { featuresDigest } from './certificate';
import { sha256 } from './digest';
import type { FeatureDocument } from './features';
import { projectRoot } from './root';

type Scores = Static<typeof NullFloor>['adapters'];

/** The scores of each game, with a digest of what was measured. */
type Published = Partial<Record<GameId, { digest: string; adapters: Scores }>>;

/** The file with the scores, and the compiled steps that they were measured with. */
export interface FloorPlaces {
  readonly file: string;
  readonly steps: string;
}

export const scorePlaces = (): FloorPlaces => ({
  file: join(projectRoot(), 'dist', 'trivial-adapters.json'),
  steps: join(projectRoot(), 'dist', 'steps'),
});

/**
 * Digests all that decides what a trivial adapter passes: the game's features, its probe cards, and the code of its
 * steps.
 */
function digestOf(documents: readonly FeatureDocument[], game: GameId, steps: string): string {
  const others = PLAYABLE.filter((other) => other !== game);
  const files = readdirSync(steps, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !others.some((other) => file.includes(other)))
    .sort();
  const code = files.map((file) => `${file}\n${readFileSync(join(steps, file), 'utf8')}`);
  return sha256([featuresDigest(documents, [game]), ...code].join('\0'));
}

/** Adds up the scores of these games. @returns undefined: never measured for exactly these features and steps */
export function publishedScores(
  documents: readonly FeatureDocument[],
  games: readonly GameId[],
  { file, steps }: FloorPlaces = scorePlaces(),
): Static<typeof NullFloor> | undefined {
  if (games.length === 0 || !existsSync(file) || !existsSync(steps)) return undefined;
  const published = JSON.parse(readFileSync(file, 'utf8')) as Published;
  const found = games.map((game) => published[game]);
  if (games.some((game, index) => found[index]?.digest !== digestOf(documents, game, steps))) return undefined;
  return { adapters: added(found.map((one) => one!.adapters)) };
}

/** @param floors scores by game */
export function publishScores(
  documents: readonly FeatureDocument[],
  floors: ReadonlyMap<GameId, Static<typeof NullFloor>>,
  { file, steps }: FloorPlaces = scorePlaces(),
): void {
  const published: Published = Object.fromEntries(
    [...floors].map(([game, { adapters }]) => [game, { digest: digestOf(documents, game, steps), adapters }]),
  );
  writeFileSync(`${file}.tmp`, `${JSON.stringify(published, null, 1)}\n`);
  renameSync(`${file}.tmp`, file);
}

/** Relies on every game having been measured with the same adapters. */
function added(all: readonly Scores[]): Scores {
  const [first = []] = all;
  const sum = (name: string, member: 'passed' | 'scenarios') =>
    all.flat().reduce((total, score) => total + (score.name === name ? score[member] : 0), 0);
  return first.map(({ name }) => ({ name, passed: sum(name, 'passed'), scenarios: sum(name, 'scenarios') }));
}
