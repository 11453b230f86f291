/**
 * Measures the memory of a run: the LEVEL.NEO suite repeated in process, with its record and its report written. Each
 * size runs in a separate process. The figures are the memory in use after a collection when the last scenario has its
 * verdict, and the peak of the process until then and until the report is written.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InProcessAdapter } from '../adapters/in-process';
import { writeReport } from '../reports/write';
import { loadFeatures } from '../runner/feature-files';
import type { Features } from '../runner/features';
import { keepHeapSmall } from '../runner/heap';
import { MessageWriter } from '../runner/messages';
import { planScenarios, type Planned } from '../runner/plan';
import { SuiteRun } from '../runner/suite';
import type { ScenarioResult } from '../schemas/report';
import { reportOf } from './report';

const SIZES = [2_000, 20_000];
const MEGABYTE = 1024 * 1024;

/** In megabytes. */
interface Memory {
  /** In use after a collection. */
  heap: number;
  /** Peak of resident memory until the last verdict. */
  running: number;
  /** Peak of resident memory at any time. */
  reporting: number;
}

async function measure(scenarios: number): Promise<Memory> {
  keepHeapSmall();
  const scratch = mkdtempSync(join(tmpdir(), 'memory-'));
  const features = loadFeatures(['level-neo']);
  const messages = new MessageWriter(join(scratch, 'messages.ndjson'));
  const planned = begin(messages, features);
  const results: ScenarioResult[] = [];
  const suite = new SuiteRun({
    makeAdapter: () => new InProcessAdapter(),
    seed: 1,
    reproduce: () => '',
    onResult: (result, outcome, one) => {
      messages.testCase(one, outcome);
      results.push(result);
    },
    onBreak: (error) => {
      throw error;
    },
  });
  await suite.connect();
  await suite.run(Array.from({ length: scenarios }, (_, index) => planned[index % planned.length]!));
  messages.finish(true);
  const bad = results.filter(({ verdict }) => verdict !== 'passed').length;
  if (results.length !== scenarios || bad > 0) throw new Error(`${bad} of ${results.length} scenarios did not pass`);
  globalThis.gc!();
  const heap = process.memoryUsage().heapUsed / MEGABYTE;
  const running = mostResident();
  writeReport(reportOf('level-neo', features, results), scratch);
  rmSync(scratch, { recursive: true });
  return { heap, running, reporting: mostResident() };
}

/** In megabytes. */
const mostResident = (): number => process.resourceUsage().maxRSS / 1024;

function begin(messages: MessageWriter, features: Features): readonly Planned[] {
  const { planned, envelopes } = planScenarios(features, features.scenarios);
  messages.begin('bench', envelopes);
  return planned;
}

function inProcessOfItsOwn(scenarios: number): Memory {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--expose-gc', __filename, String(scenarios)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Memory;
}

async function main(): Promise<void> {
  const [size] = process.argv.slice(2);
  if (size !== undefined) return console.log(JSON.stringify(await measure(Number(size))));
  for (const scenarios of SIZES) {
    const { heap, running, reporting } = inProcessOfItsOwn(scenarios);
    const whole = (megabytes: number) => `${Math.round(megabytes)} MB`;
    console.log(
      `${scenarios} scenarios: ${whole(heap)} of heap in use at the end, ` +
        `${whole(running)} resident at most, ${whole(reporting)} with the report`,
    );
  }
}

if (require.main === module) void main();
