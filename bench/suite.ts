/**
 * What the LEVEL.NEO suite costs: in process, with empty step bodies, and over stdio against the oracle as an adapter.
 * Medians of 5, in turn, so that a slow moment of the machine meets all alike. Compared are whole processes: start,
 * reading the features, planning and the run. The run alone, repeated in one warm process, is told besides; over stdio
 * its adapter is a cold process each time.
 */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { InProcessAdapter } from '../adapters/in-process';
import { StdioAdapter } from '../adapters/stdio';
import type { Adapter } from '../adapters/adapter';
import { loadFeatures } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { SuiteRun } from '../runner/suite';
import type { InitializeResult } from '../schemas/protocol';
import { VOCABULARIES, vocabularyOf } from '../steps/games';
import { shared } from '../steps/shared';
import { inSeconds, median } from './figures';

const GAME = 'level-neo';
const ROUNDS = 5;

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
  const steps = [shared, ...VOCABULARIES.map((vocabulary) => vocabulary.library)].flatMap((library) => library.steps);
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

function plan(): readonly Planned[] {
  const features = loadFeatures([GAME]);
  // The probe cards belong to the features: they are read, whatever the steps do.
  void vocabularyOf(GAME)?.probes;
  return planScenarios(features, features.scenarios).planned;
}

async function main(): Promise<void> {
  const [mode] = process.argv.slice(2) as [Mode | undefined];
  const planned = plan();
  if (mode !== undefined) return void (await timeOf(mode, planned));
  const [load] = loadavg();
  console.log(`load average ${load!.toFixed(1)} on ${cpus().length} cores: figures mean something where it is below`);
  print('the run alone', planned.length, await inTurn((one) => timeOf(one, planned)));
  const asProcess = (one: Mode): number => {
    const startedAt = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [__filename, one], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${one}: ${stderr}`);
    return performance.now() - startedAt;
  };
  const times = await inTurn(asProcess);
  print('whole processes', planned.length, times);
  compare(times);
}

if (require.main === module) void main();
