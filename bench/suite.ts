/**
 * What the suites cost, LEVEL.NEO's and all: in process, with empty step bodies, and over stdio against the oracle as an adapter.
 * Medians of 5, in turn, so that a slow moment of the machine meets all alike. Compared are whole processes: start,
 * reading the features, planning and the run. The run alone, repeated in one warm process, is told besides; over stdio
 * its adapter is a cold process each time. At last the command itself, with the null floor and every report.
 */
import '../runner/engine';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { InProcessAdapter } from '../adapters/in-process';
import { StdioAdapter } from '../adapters/stdio';
import type { Adapter } from '../adapters/adapter';
import { loadFeatures } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { SuiteRun } from '../runner/suite';
import type { GameId } from '../schemas/common';
import type { InitializeResult } from '../schemas/protocol';
import { PLAYED, vocabularies, vocabularyOf } from '../games/registry';
import { shared } from '../steps/shared';
import { inSeconds, median } from './figures';

const ROUNDS = 5;
const SUITES: readonly (readonly GameId[])[] = [['level-neo'], PLAYED];

/** Never asked anything: for steps that do nothing. */
class IdleAdapter implements Adapter {
  readonly command = 'idle';
  readonly dead = undefined;
  initialize(): Promise<InitializeResult> {
    return new InProcessAdapter().initialize();
  }
  request(): Promise<never> {
    throw new Error('a step was run after all');
  }
  async close(): Promise<void> {}
}

const command = (...args: string[]): string[] => [
  process.execPath,
  join(projectRoot(), 'dist', 'cli', 'main.js'),
  ...args,
];
const oracleCommand = command('oracle')
  .map((word) => JSON.stringify(word))
  .join(' ');

const MODES = {
  'in process': () => new InProcessAdapter(),
  'with empty step bodies': () => new IdleAdapter(),
  'over stdio': () => new StdioAdapter(oracleCommand),
} as const;
type Mode = keyof typeof MODES;
const modes = Object.keys(MODES) as Mode[];

/** @returns milliseconds from the first scenario to the last, the adapter having been started before */
async function timeOf(mode: Mode, planned: readonly Planned[]): Promise<number> {
  const restore = mode === 'with empty step bodies' ? emptySteps() : () => undefined;
  let passed = 0;
  const suite = new SuiteRun({
    makeAdapter: MODES[mode],
    seed: 1,
    reproduce: () => '',
    onResult: ({ verdict }) => void (passed += verdict === 'passed' ? 1 : 0),
    onBreak: (error) => {
      throw error;
    },
  });
  await suite.connect();
  const startedAt = performance.now();
  await suite.run(planned);
  const time = performance.now() - startedAt;
  restore();
  if (passed !== planned.length) throw new Error(`${mode}: only ${passed} of ${planned.length} scenarios passed`);
  return time;
}

/** Replaces what all sentences do by nothing. @returns what puts it back */
function emptySteps(): () => void {
  const steps = [shared, ...vocabularies().map((vocabulary) => vocabulary.library)].flatMap((library) => library.steps);
  const runs = steps.map((step) => step.run);
  for (const step of steps) step.run = () => undefined;
  return () => steps.forEach((step, index) => (step.run = runs[index]!));
}

async function inTurn(time: (mode: Mode) => number | Promise<number>): Promise<Record<Mode, number[]>> {
  const times: Record<Mode, number[]> = { 'in process': [], 'with empty step bodies': [], 'over stdio': [] };
  for (const mode of modes) await time(mode);
  for (let round = 0; round < ROUNDS; round++) for (const mode of modes) times[mode].push(await time(mode));
  return times;
}

function print(title: string, scenarios: number, times: Record<Mode, number[]>): void {
  console.log(`${title} (${scenarios} scenarios, medians of ${ROUNDS}):`);
  for (const mode of modes) {
    const rate = Math.round(scenarios / (median(times[mode]) / 1000));
    console.log(`  ${mode.padEnd(24)} ${inSeconds(times[mode])}, ${rate} scenarios a second`);
  }
}

function compare(times: Record<Mode, number[]>): void {
  const ratio = (one: Mode, other: Mode) => (median(times[one]) / median(times[other])).toFixed(2);
  console.log(`  in process / with empty step bodies: ${ratio('in process', 'with empty step bodies')} (target: 1.5)`);
  console.log(`  over stdio / in process: ${ratio('over stdio', 'in process')} (target: 2.5)`);
}

function plan(games: readonly GameId[]): readonly Planned[] {
  const features = loadFeatures([...games]);
  // The probe cards belong to the features: they are read, whatever the steps do.
  for (const game of games) void vocabularyOf(game)?.probes;
  return planScenarios(features, features.scenarios).planned;
}

function timeOfProcess(what: string, [file, ...args]: readonly string[]): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(file!, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${what}: ${stderr}`);
  return performance.now() - startedAt;
}

async function measure(games: readonly GameId[]): Promise<void> {
  const name = games.join(' and ');
  const planned = plan(games);
  print(`${name}: the run alone`, planned.length, await inTurn((mode) => timeOf(mode, planned)));
  const asProcess = (mode: Mode) => timeOfProcess(mode, [process.execPath, __filename, mode, ...games]);
  const times = await inTurn(asProcess);
  print(`${name}: whole processes`, planned.length, times);
  compare(times);
}

function measureCommand(): void {
  const out = mkdtempSync(join(tmpdir(), 'bench-suite-'));
  const times = Array.from({ length: ROUNDS }, () => timeOfProcess('run', command('run', '--out', out)));
  rmSync(out, { recursive: true });
  console.log(`tcg-conformance run, all games, with the null floor and every report: ${inSeconds(times)} (target: 10)`);
}

async function main(): Promise<void> {
  const [mode, ...games] = process.argv.slice(2) as [Mode | undefined, ...GameId[]];
  if (mode !== undefined) return void (await timeOf(mode, plan(games)));
  const [load] = loadavg();
  console.log(`load average ${load!.toFixed(1)} on ${cpus().length} cores: figures mean something where it is below`);
  for (const suite of SUITES) await measure(suite);
  measureCommand();
}

if (require.main === module) void main();
