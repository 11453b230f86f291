/** A run on the adapter in process: order, early ends, and faults of the suite. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { MessageWriter } from '../runner/messages';
import { planScenarios } from '../runner/plan';
import { played } from './played';

const features = loadFeatures(['level-neo'], {
  folder: join(__dirname, 'hostile', 'features'),
  catalogues: loadCatalogues(['level-neo']),
});
const { planned, envelopes } = planScenarios(features, features.scenarios);

const scratch = mkdtempSync(join(tmpdir(), 'suite-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const repeated = (times: number) => Array.from({ length: times }, () => planned).flat();

describe('a run in process', () => {
  test('gives every scenario its verdict, once', async () => {
    const results = await played(planned);
    expect(results.map(({ id }) => id).sort()).toEqual(planned.map(({ scenario }) => scenario.id).sort());
    for (const { verdict, failure } of results) expect([verdict, failure]).toEqual(['passed', undefined]);
  });

  test('hears a signal although it never waits for anything', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const many = repeated(2_000);
    const results = await played(many, { signal: stop.signal });
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThan(many.length);
  });

  test('does not begin when it has been stopped before', async () => {
    const results = await played(planned, { signal: AbortSignal.abort() });
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
