/**
 * Measures the cost of connecting an adapter: cheap scenarios a second in process, through Node and through Python; the
 * time from a cold start to the first verdict; two workers on a slow adapter; from `init` to the first report. Medians
 * of 5.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAdapter } from '../adapters/from-command';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { Workers } from '../runner/workers';
import { median } from './figures';
import { relative, yardstick } from './yardstick';

const ROUNDS = 5;
const MANY = 2000;
const root = projectRoot();
const cli = join(root, 'dist', 'cli', 'main.js');
const quoted = (path: string): string => JSON.stringify(path);
const PYTHON = `python3 ${quoted(join(root, 'adapters', 'examples', 'python', 'adapter.py'))}`;
const NODE = `${quoted(process.execPath)} ${quoted(cli)} oracle`;
const SLOW = `${quoted(process.execPath)} ${quoted(join(root, 'dist', 'bench', 'slow-oracle.js'))}`;

/** Finds the cheapest scenario: a position, an attack, one look. */
function cheapScenario(): Planned {
  const features = loadFeatures(['level-neo']);
  const scenario = features.scenarios.find(
    ({ clauses, name }) => clauses[0] === '5-1' && name.startsWith('A character that attacks rests'),
  );
  return planScenarios(features, [scenario!]).planned[0]!;
}

/** @returns milliseconds for the scenarios, without the start of the adapter */
async function timeOf(command: string, planned: readonly Planned[], workers: number): Promise<number> {
  let bad = 0;
  const run = new Workers(
    {
      makeAdapter: () => makeAdapter(command),
      seed: 1,
      reproduce: () => '',
      onResult: ({ verdict }) => void (bad += verdict === 'passed' ? 0 : 1),
      onBreak: (error) => {
        throw error;
      },
    },
    workers,
  );
  await run.connect();
  const startedAt = performance.now();
  await run.run(planned);
  if (bad > 0) throw new Error(`${command}: ${bad} scenarios did not pass`);
  return performance.now() - startedAt;
}

async function rounds(time: () => Promise<number> | number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await time());
  return median(times);
}

function command(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', cwd: root });
  if (status === 2 || status === 4 || status === null) throw new Error(`${args.join(' ')}: ${stderr}`);
}

function timed(action: () => void): number {
  const startedAt = performance.now();
  action();
  return performance.now() - startedAt;
}

async function main(): Promise<void> {
  const cheap = cheapScenario();
  const many = Array.from({ length: MANY }, () => cheap);
  const adapters: [string, string, number][] = [
    ['in process', 'oracle', 4000],
    ['a Node adapter over stdio', NODE, 2000],
    ['the Python adapter over stdio', PYTHON, 1000],
  ];
  for (const [name, adapter, target] of adapters) {
    const rate = MANY / ((await rounds(() => timeOf(adapter, many, 1))) / 1000);
    const beside = relative(rate, yardstick().wall);
    console.log(`cheap scenarios a second, ${name}: ${Math.round(rate)} (target: ${target}), ${beside}`);
  }
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const first = await rounds(() =>
    timed(() => command('run', '--scenario', cheap.scenario.id, '--out', join(scratch, 'one'))),
  );
  console.log(`cold start to the report of one scenario: ${Math.round(first)} ms (target to the first verdict: 1000)`);
  const few = many.slice(0, 60);
  const one = await rounds(() => timeOf(SLOW, few, 1));
  const two = await rounds(() => timeOf(SLOW, few, 2));
  console.log(
    `--workers 2 on an adapter that takes 5 ms a request: ${(one / two).toFixed(2)} times as fast as 1 (target: 1.8)`,
  );
  const folder = join(scratch, 'my-adapter');
  const adapter = `python3 ${quoted(join(folder, 'adapter.py'))}`;
  const tutorial = timed(() => {
    command('init', folder, '--language', 'python', '--game', 'level-neo');
    command('doctor', '--game', 'level-neo', '--adapter', adapter);
    command('run', '--game', 'level-neo', '--adapter', adapter, '--out', join(scratch, 'report'));
  });
  console.log(`from init to the first report: ${(tutorial / 1000).toFixed(1)} s (target: 60)`);
  rmSync(scratch, { recursive: true });
}

if (require.main === module) void main();
