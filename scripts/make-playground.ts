/**
 * Packs the scripts of the playground during the build, for `tcg-conformance site` to unpack
 * (playground/site/scripts.ts).
 * Prints the size of each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PLAYED } from '../games/registry';
import { gameData } from '../playground/bundle/game-data';
import { gameScript } from '../playground/bundle/one-game';
import { pageScript } from '../playground/bundle/page';
import { packedScript } from '../playground/site/scripts';
import { loadProbes } from '../steps/probe-files';

function make(name: string, script: string): void {
  const file = packedScript(name);
  const packed = gzipSync(script, { level: 9 });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packed);
  console.log(
    `playground ${name}: ${Math.round(packed.length / 1000)} KB packed, ${Math.round(script.length / 1000)} KB`,
  );
}

async function main(): Promise<void> {
  make('page', await pageScript());
  for (const game of PLAYED) make(game, await gameScript(gameData(game), loadProbes(game)));
}

main().catch((error) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
