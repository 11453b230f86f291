/**
 * What the null adapters score (null-floor.ts), as it was measured when the package was made: a run does not measure it again.
 * It stands in dist/null-floor.json with a digest of what it was measured on, and says nothing about anything else.
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

/** A game to what was measured, and on what. */
type Published = Partial<Record<GameId, { digest: string; adapters: Scores }>>;

/** Where the package has it, and the compiled steps that it was measured with. */
export interface FloorPlaces {
  readonly file: string;
  readonly steps: string;
}

export const floorPlaces = (): FloorPlaces => ({
  file: join(projectRoot(), 'dist', 'null-floor.json'),
  steps: join(projectRoot(), 'dist', 'steps'),
});

/** Of everything that decides whether a null adapter passes: the features of a game, its probe cards, and what its sentences do. */
function digestOf(documents: readonly FeatureDocument[], game: GameId, steps: string): string {
  const others = PLAYABLE.filter((other) => other !== game);
  const files = readdirSync(steps, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !others.some((other) => file.includes(other)))
    .sort();
  const code = files.map((file) => `${file}\n${readFileSync(join(steps, file), 'utf8')}`);
  return sha256([featuresDigest(documents, [game]), ...code].join('\0'));
}

/** The scores of these games together. @returns undefined: never measured for these very features and steps */
export function publishedFloor(
  documents: readonly FeatureDocument[],
  games: readonly GameId[],
  { file, steps }: FloorPlaces = floorPlaces(),
): Static<typeof NullFloor> | undefined {
  if (games.length === 0 || !existsSync(file) || !existsSync(steps)) return undefined;
  const published = JSON.parse(readFileSync(file, 'utf8')) as Published;
  const found = games.map((game) => published[game]);
  if (games.some((game, index) => found[index]?.digest !== digestOf(documents, game, steps))) return undefined;
  return { adapters: added(found.map((one) => one!.adapters)) };
}

/** Writes down what was measured. @param floors by game */
export function publishFloor(
  documents: readonly FeatureDocument[],
  floors: ReadonlyMap<GameId, Static<typeof NullFloor>>,
  { file, steps }: FloorPlaces = floorPlaces(),
): void {
  const published: Published = Object.fromEntries(
    [...floors].map(([game, { adapters }]) => [game, { digest: digestOf(documents, game, steps), adapters }]),
  );
  writeFileSync(`${file}.tmp`, `${JSON.stringify(published, null, 1)}\n`);
  renameSync(`${file}.tmp`, file);
}

/** The same adapters were tried on each game. */
function added(all: readonly Scores[]): Scores {
  const [first = []] = all;
  const sum = (name: string, member: 'passed' | 'scenarios') =>
    all.flat().reduce((total, score) => total + (score.name === name ? score[member] : 0), 0);
  return first.map(({ name }) => ({ name, passed: sum(name, 'passed'), scenarios: sum(name, 'scenarios') }));
}
