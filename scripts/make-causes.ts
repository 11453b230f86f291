/**
 * Implements `npm run causes`: plays every misreading of every game through the suite and writes how each looks in a
 * report (features/<game>/causes.json.gz), from which a run names causes. Unchanged scenarios and misreadings in the
 * file are not played again unless `--all` is given: use that for a release, after the oracle has changed. `--renew`
 * plays again what the file says that fails, for a new form of signatures. `--check` writes nothing: it plays that
 * again too (`--every 25`: of each 25th misreading), and exits with 1 if the file names what is gone, or if something
 * fails otherwise.
 *
 * node dist/scripts/make-causes.js [--all | --renew | --check [--every n]] [--workers n] [game...]
 */
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { gameOf, PLAYABLE, PLAYED } from '../games/registry';
import type { Misreading } from '../runner/diagnosis';
import { goneFrom, matrixFile, readMatrix, writeMatrix, type Matrix } from '../runner/diagnosis-matrix';
import { concernedBy, failuresOf } from '../runner/diagnosis-play';
import { digestOfScenario, isStillSo, type Signature } from '../runner/diagnosis-signature';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import { shareOut, doJobs } from '../runner/threads';
import type { GameId } from '../schemas/common';

/** Number of stale entries listed. */
const MOST_SHOWN = 20;
/** Number of misreadings played between two writes of the file. */
const KEPT_EVERY = 100;

/** A misreading and the scenarios to play with it, by their indexes. */
interface Job {
  readonly fault: number;
  readonly scenarios: readonly number[];
}
interface Done {
  readonly fault: number;
  readonly breaks: readonly (readonly [digest: string, signature: Signature])[];
}

/** Makes a worker's function, which plays one job after the other. */
function player({ game }: { game: GameId }): (job: Job) => Promise<Done> {
  const { oracle, faults } = gameOf(game)!;
  const planned = plannedOf(game);
  const digests = new Map(planned.map(({ scenario }) => [scenario.id, digestOfScenario(scenario)]));
  return async ({ fault, scenarios }) => {
    const chosen = scenarios.map((index) => planned[index]!);
    const failures = await failuresOf(oracle, faults[fault]!, chosen);
    return { fault, breaks: [...failures].map(([id, signature]) => [digests.get(id)!, signature] as const) };
  };
}

function plannedOf(game: GameId): readonly Planned[] {
  const features = loadFeatures([game]);
  return planScenarios(features, features.scenarios).planned;
}

async function make(game: GameId, before: Matrix | undefined, workers: number): Promise<void> {
  const startedAt = performance.now();
  const { oracle, faults } = gameOf(game)!;
  const planned = plannedOf(game);
  const digests = planned.map(({ scenario }) => digestOfScenario(scenario));
  const scenarios = new Set(digests);
  const breaks = new Map(before?.misreadings.map(({ fault, breaks }) => [fault, new Map(breaks)]));
  const isNew = (fault: string, digest: string) => !breaks.has(fault) || !before!.scenarios.has(digest);
  const matrix = (played: readonly { id: string }[]): Matrix => ({ misreadings: played.map(misreadingOf), scenarios });
  function misreadingOf({ id }: { id: string }): Misreading {
    const known = [...(breaks.get(id) ?? [])];
    return { fault: id, breaks: new Map(known.filter(([digest]) => scenarios.has(digest))) };
  }
  const jobs: Job[] = [];
  if (faults.some(({ id }) => digests.some((digest) => isNew(id, digest)))) {
    const concerned = await concernedBy(oracle, faults, planned);
    const places = new Map(planned.map((one, index) => [one, index]));
    for (const [index, fault] of faults.entries()) {
      const left = concerned.get(fault)!.map((one) => places.get(one)!);
      jobs.push({ fault: index, scenarios: left.filter((place) => isNew(fault.id, digests[place]!)) });
    }
  }
  const runs = jobs.reduce((sum, job) => sum + job.scenarios.length, 0);
  const toPlay = jobs.filter((job) => job.scenarios.length > 0);
  await shareOut(__filename, { game }, toPlay, workers, (done: Done) => {
    const { id } = faults[done.fault]!;
    breaks.set(id, new Map([...(breaks.get(id) ?? []), ...done.breaks]));
    // A matrix built from nothing is saved on the way, so that an interrupted run need not start over.
    if (!before && breaks.size % KEPT_EVERY === 0)
      writeMatrix(game, matrix(faults.filter((one) => breaks.has(one.id))));
  });
  const made = matrix(faults);
  writeMatrix(game, made);
  const failures = made.misreadings.reduce((sum, one) => sum + one.breaks.size, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const bytes = statSync(matrixFile(game)).size;
  console.log(
    `${game}: ${faults.length} misreadings make ${failures} failures; ${runs} runs in ${seconds} s, ${Math.ceil(bytes / 1000)} kB`,
  );
}

/** Plays again what the file says that fails. @returns how it fails now, by misreading and digest of the scenario */
async function replay(game: GameId, { misreadings }: Matrix, workers: number): Promise<Map<string, Done['breaks']>> {
  const { faults } = gameOf(game)!;
  const known = new Map(misreadings.map(({ fault, breaks }) => [fault, breaks]));
  const digests = plannedOf(game).map(({ scenario }) => digestOfScenario(scenario));
  const jobs = faults.map(({ id }, fault): Job => {
    const breaks = known.get(id);
    return { fault, scenarios: digests.flatMap((digest, place) => (breaks?.has(digest) ? [place] : [])) };
  });
  const played = new Map<string, Done['breaks']>();
  const toPlay = jobs.filter(({ scenarios }) => scenarios.length > 0);
  await shareOut(__filename, { game }, toPlay, workers, ({ fault, breaks }: Done) => {
    played.set(faults[fault]!.id, breaks);
  });
  return played;
}

async function renew(game: GameId, workers: number): Promise<void> {
  const before = readMatrix(game)!;
  const played = await replay(game, before, workers);
  const misreadings = before.misreadings.map(({ fault }) => ({ fault, breaks: new Map(played.get(fault)) }));
  writeMatrix(game, { ...before, misreadings });
  console.log(`${game}: renewed`);
}

/** @returns whether the file is still true */
async function check(game: GameId, every: number, workers: number): Promise<boolean> {
  const whole = readMatrix(game)!;
  const matrix = { ...whole, misreadings: whole.misreadings.filter((_, index) => index % every === 0) };
  const names = new Map(plannedOf(game).map(({ scenario }) => [digestOfScenario(scenario), scenario.id]));
  const gone = goneFrom(game, new Set(names.keys()));
  const played = await replay(game, matrix, workers);
  const stale = matrix.misreadings.flatMap(({ fault, breaks }) => {
    const now = new Map(played.get(fault));
    const differing = [...breaks].filter(
      ([digest, signature]) => names.has(digest) && !isStillSo(signature, now.get(digest)),
    );
    return differing.map(([digest]) => `${fault}: ${names.get(digest)}`);
  });
  const entries = matrix.misreadings.reduce((sum, { breaks }) => sum + breaks.size, 0);
  console.log(
    `${game}: ${stale.length} of ${entries} entries are stale; ${gone.scenarios.length} scenarios and ${gone.misreadings.length} misreadings are gone`,
  );
  for (const one of stale.slice(0, MOST_SHOWN)) console.log(`  ${one}`);
  return stale.length + gone.scenarios.length + gone.misreadings.length === 0;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean' },
      renew: { type: 'boolean' },
      check: { type: 'boolean' },
      every: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
    allowPositionals: true,
  });
  const games = positionals.length === 0 ? PLAYED : PLAYABLE.filter((game) => positionals.includes(game));
  const workers = Number(values.workers);
  for (const game of games) {
    if (values.check) process.exitCode = (await check(game, Number(values.every), workers)) ? process.exitCode : 1;
    else if (values.renew) await renew(game, workers);
    else await make(game, values.all ? undefined : readMatrix(game), workers);
  }
}

doJobs(player);
if (isMainThread && require.main === module) void main();
