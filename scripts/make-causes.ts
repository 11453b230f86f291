/**
 * `npm run causes`: plays every misreading of every game through the suite and writes down how each looks in a report
 * (features/<game>/causes.json.gz), by which a run names causes. What the file has already, of scenarios and misreadings that are
 * still the same, is not played again unless `--all` is given: that is for a release, after the oracle has changed.
 *
 *   node dist/scripts/make-causes.js [--all] [--workers n] [game...]
 */
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gameOf, PLAYABLE } from '../games/registry';
import type { Misreading } from '../runner/diagnosis';
import { matrixFile, readMatrix, writeMatrix, type Matrix } from '../runner/diagnosis-matrix';
import { concernedBy, playMisread } from '../runner/diagnosis-play';
import { digestOfScenario, signatureOf, type Signature } from '../runner/diagnosis-signature';
import { loadFeatures } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import type { GameId } from '../schemas/common';

/** A misreading and the scenarios to be played with it, by their places. */
interface Job {
  readonly fault: number;
  readonly scenarios: readonly number[];
}
interface Done {
  readonly fault: number;
  readonly breaks: readonly (readonly [digest: string, signature: Signature])[];
}

/** Plays what it is asked to, one misreading after the other. */
function work({ game }: { game: GameId }): void {
  const { oracle, faults } = gameOf(game)!;
  const planned = plannedOf(game);
  const digests = new Map(planned.map(({ scenario }) => [scenario.id, digestOfScenario(scenario)]));
  parentPort!.on('message', (job: Job) => void play(job));
  parentPort!.postMessage(null);

  async function play({ fault, scenarios }: Job): Promise<void> {
    const chosen = scenarios.map((index) => planned[index]!);
    const breaks = (await playMisread(oracle, [faults[fault]!], chosen)).flatMap(({ id, verdict, failure }) => {
      const signature = verdict === 'failed' && failure ? signatureOf(failure) : undefined;
      return signature ? [[digests.get(id)!, signature] as const] : [];
    });
    parentPort!.postMessage({ fault, breaks } satisfies Done);
  }
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
  await played(game, jobs.filter((job) => job.scenarios.length > 0).reverse(), workers, (done) => {
    const { id } = faults[done.fault]!;
    breaks.set(id, new Map([...(breaks.get(id) ?? []), ...done.breaks]));
  });
  const misreadings = faults.map(({ id }): Misreading => {
    const known = [...(breaks.get(id) ?? [])];
    return { fault: id, breaks: new Map(known.filter(([digest]) => scenarios.has(digest))) };
  });
  writeMatrix(game, { misreadings, scenarios });
  const failures = misreadings.reduce((sum, one) => sum + one.breaks.size, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const bytes = statSync(matrixFile(game)).size;
  console.log(
    `${game}: ${faults.length} misreadings make ${failures} failures; ${runs} runs in ${seconds} s, ${Math.ceil(bytes / 1000)} kB`,
  );
}

/** Empties the list of jobs. */
async function played(game: GameId, jobs: Job[], workers: number, onDone: (done: Done) => void): Promise<void> {
  const worker = () =>
    new Promise<void>((resolve, reject) => {
      const one = new Worker(__filename, { workerData: { game } });
      one.on('error', reject);
      one.on('message', (done: Done | null) => {
        if (done) onDone(done);
        const job = jobs.pop();
        if (job) one.postMessage(job);
        else void one.terminate().then(() => resolve());
      });
    });
  if (jobs.length > 0) await Promise.all(Array.from({ length: workers }, worker));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' }, workers: { type: 'string', default: String(availableParallelism()) } },
    allowPositionals: true,
  });
  for (const game of PLAYABLE.filter((one) => positionals.length === 0 || positionals.includes(one)))
    await make(game, values.all ? undefined : readMatrix(game, matrixFile(game)), Number(values.workers));
}

if (!isMainThread) work(workerData as Parameters<typeof work>[0]);
else if (require.main === module) void main();
