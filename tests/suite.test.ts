/** A run on the adapter in process: order, early ends, and faults of the suite. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/features';
import { MessageWriter } from '../runner/messages';
import { planScenarios, type Planned } from '../runner/plan';
import { SuiteRun, type SuiteOptions } from '../runner/suite';
import type { ScenarioResult } from '../schemas/report';

const features = loadFeatures(['level-neo'], {
  folder: join(__dirname, 'hostile', 'features'),
  catalogues: loadCatalogues(['level-neo']),
});
const { planned, envelopes } = planScenarios(features, features.scenarios);

const scratch = mkdtempSync(join(tmpdir(), 'suite-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function play(chosen: readonly Planned[], options: Partial<SuiteOptions> = {}): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  const suite = new SuiteRun({
    makeAdapter: () => new InProcessAdapter(),
    seed: 1,
    reproduce: ({ scenario }) => `run ${scenario.id}`,
    onResult: (result) => results.push(result),
    onBreak: () => expect.unreachable(),
    ...options,
  });
  await suite.connect();
  await suite.run(chosen);
  return results;
}

const repeated = (times: number) => Array.from({ length: times }, () => planned).flat();

describe('a run in process', () => {
  test('gives every scenario its verdict, once', async () => {
    const results = await play(planned);
    expect(results.map(({ id }) => id).sort()).toEqual(planned.map(({ scenario }) => scenario.id).sort());
    for (const { verdict, failure } of results) expect([verdict, failure]).toEqual(['passed', undefined]);
  });

  test('hears a signal although it never waits for anything', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const many = repeated(2_000);
    const results = await play(many, { signal: stop.signal });
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThan(many.length);
  });

  test('does not begin when it has been stopped before', async () => {
    const results = await play(planned, { signal: AbortSignal.abort() });
    expect(results).toEqual([]);
  });
});

describe('the record of a run', () => {
  test('has its name only when it is whole', () => {
    const file = join(scratch, 'deep', 'messages.ndjson');
    const messages = new MessageWriter(file);
    messages.begin('1.0.0', envelopes);
    expect(readdirSync(join(scratch, 'deep'))).toEqual([expect.stringMatching(/^messages\.ndjson\..*\.tmp$/)]);
    messages.finish(true);
    expect(readdirSync(join(scratch, 'deep'))).toEqual(['messages.ndjson']);
    const kinds = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line) as object)[0]);
    expect([kinds[0], kinds.at(-1)]).toEqual(['meta', 'testRunFinished']);
  });

  test('leaves nothing behind when it is given up', () => {
    const messages = new MessageWriter(join(scratch, 'given-up', 'messages.ndjson'));
    messages.begin('1.0.0', envelopes);
    messages.discard();
    expect(readdirSync(join(scratch, 'given-up'))).toEqual([]);
  });
});
