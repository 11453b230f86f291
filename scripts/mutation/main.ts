/**
 * Implements `npm run mutation`: makes plausible edits of the oracle, plays the scenarios that reach each of them, and
 * shows those that no scenario notices. Exits with code 1 if there is one that nobody has judged equivalent.
 */
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { UsageError } from '../../cli/usage';
import { PLAYABLE } from '../../games/registry';
import { keepHeapSmall } from '../../runner/heap';
import { buildWith } from './build';
import { collectEdits, type Collection } from './collect';
import { isJudged, readEquivalents } from './equivalents';
import { chosenEdits, readOptions, type MutationOptions } from './options';
import { gamesReaching, type EditResult } from './play';
import { isAlive, staleLines, summaryLine, summaryOf, survivorLines } from './report';
import { sampleOf } from './sample';
import { partOf } from './scope';
import { EditSwitch, SWITCH } from './switch';

async function main(given: readonly string[]): Promise<void> {
  keepHeapSmall();
  const options = readOptions(given);
  const collection = collectEdits();
  const chosen = chosenEdits(collection.edits, options);
  const sample = sampleOf(chosen, options.parts, options.sample ?? chosen.length * options.parts.length, options.seed);
  const results: EditResult[] = [];
  const folder = buildWith(sample, collection.sources);
  // The modules of the build take it when they are loaded.
  const edits = new EditSwitch(sample.length);
  Object.assign(globalThis, { [SWITCH]: edits });
  const { EditPlayer } = (await import(join(folder, 'scripts', 'mutation', 'play.js'))) as typeof import('./play');
  const player = new EditPlayer(sample, edits, gamesReaching(sample, PLAYABLE));
  await player.record();
  for (const id of player.leftOut) console.error(`left out, because it does not pass on the oracle: ${id}`);
  for (const index of sample.keys()) {
    results.push(await player.play(index + 1));
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${sample.length} edits `);
  }
  if (options.json) console.log(JSON.stringify(results, null, 1));
  else print(results, collection, options);
}

function print(results: readonly EditResult[], { edits, sources }: Collection, { parts }: MutationOptions): void {
  const equivalents = readEquivalents();
  const open = results.filter(({ edit, result }) => isAlive(result) && !isJudged(edit.id, equivalents));
  const known = edits.map(({ id }) => id);
  const stale = staleLines(equivalents, known, results);
  for (const one of open) console.log(`${survivorLines(one, sources.get(one.edit.file)!.text).join('\n')}\n`);
  for (const line of stale) console.log(line);
  for (const part of parts) {
    const ofPart = results.filter(({ edit }) => partOf(edit.file) === part);
    console.log(summaryLine(summaryOf(part, ofPart, equivalents)));
  }
  if (parts.length > 1) console.log(summaryLine(summaryOf('all', results, equivalents)));
  if (open.length + stale.length > 0) process.exitCode = 1;
}

function fail(error: unknown): void {
  // Commander has printed its own errors, and what --help asks for.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else throw error;
}

if (require.main === module) main(process.argv.slice(2)).catch(fail);
