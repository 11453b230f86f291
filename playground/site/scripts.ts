/** Finds and reads the scripts of the playground that the build makes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '../../runner/root';
import type { GameId } from '../../schemas/common';

/** @param name `page`, or a game */
export const packedScript = (name: string): string => join(projectRoot(), 'dist', 'playground', `${name}.js.gz`);

/** Says whether the game can be played: a build that only compiles leaves the scripts out. */
export const hasScripts = (game: GameId): boolean => [game, 'page'].every((name) => existsSync(packedScript(name)));

/** @throws {Error} the script has not been built */
export function builtScript(name: string): string {
  const file = packedScript(name);
  if (!existsSync(file)) throw new Error(`the playground has no script "${name}": npm run build makes it`);
  return gunzipSync(readFileSync(file)).toString('utf8');
}
