/**
 * Measures the suites, LEVEL.NEO's and all: in process, and over stdio against the oracle as an adapter. Medians of 5,
 * in turn, so that a slow moment of the machine meets both alike. It compares whole processes: start, reading the
 * features, planning and the run. The run alone, repeated in one warm process, is also given; over stdio its adapter is
 * a cold process each time. Last comes the command itself, with every report.
 */
import '../runner/engine';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { InProcessAdapter } from '../adapters/in-process';
import { StdioAdapter } from '../adapters/stdio';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { SuiteRun } from '../runner/suite';
import type { GameId } from '../schemas/common';
import { PLAYED, vocabularyOf } from '../games/registry';
import { inSeconds, median } from './figures';
import { inYardsticks, relative, yardstick } from './yardstick';

const ROUNDS = 5;
const SUITES: readonly (readonly GameId[])[] = [['level-neo'], PLAYED];

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
  'over stdio': () => new StdioAdapter(oracleCommand),
} as const;
type Mode = keyof typeof MODES;
const modes = Object.keys(MODES) as Mode[];

/** @returns milliseconds from the first scenario to the last, without the start of the adapter */
async function timeOf(mode: Mode, planned: readonly Planned[]): Promise<number> {
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
  if (passed !== planned.length) throw new Error(`${mode}: only ${passed} of ${planned.length} scenarios passed`);
  return time;
}

async function inTurn(time: (mode: Mode) => number | Promise<number>): Promise<Record<Mode, number[]>> {
  const times: Record<Mode, number[]> = { 'in process': [], 'over stdio': [] };
  for (const mode of modes) await time(mode);
  for (let round = 0; round < ROUNDS; round++) for (const mode of modes) times[mode].push(await time(mode));
  return times;
}

function print(title: string, scenarios: number, times: Record<Mode, number[]>): void {
  console.log(`${title} (${scenarios} scenarios, medians of ${ROUNDS}):`);
  const { wall } = yardstick();
  for (const mode of modes) {
    const rate = scenarios / (median(times[mode]) / 1000);
    console.log(
      `  ${mode.padEnd(12)} ${inSeconds(times[mode])}, ${Math.round(rate)} scenarios a second, ${relative(rate, wall)}`,
    );
  }
}

function compare(times: Record<Mode, number[]>): void {
  const ratio = (one: Mode, other: Mode) => (median(times[one]) / median(times[other])).toFixed(2);
  console.log(`  over stdio / in process: ${ratio('over stdio', 'in process')} (target: 2.5)`);
}

function plan(games: readonly GameId[]): readonly Planned[] {
  const features = loadFeatures([...games]);
  // The probe cards belong to the features: they are read whatever the steps do.
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
  const times = Array.from({ length: ROUNDS }, () => timeOfProcess('run', command('run', '--thorough', '--out', out)));
  rmSync(out, { recursive: true });
  const yardsticks = inYardsticks(median(times), yardstick().wall);
  console.log(`tcg-conformance run --thorough, all games, with every report: ${inSeconds(times)}, ${yardsticks}`);
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
