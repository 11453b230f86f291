/** Several processes of one adapter side by side: the same verdicts, each scenario once, and nobody waits for a slow one. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AdapterError, type Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { Workers } from '../runner/workers';
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';
import type { ScenarioResult } from '../schemas/report';
import { EXIT } from '../cli/exit-codes';
import { commandHere, faultyOracle, reportIn, scratchFolder } from './command';

const features = loadFeatures(['level-neo'], { catalogues: loadCatalogues(['level-neo']) });
const attacks = features.scenarios.filter(({ uri }) => uri.endsWith('05-attacks.feature'));
const { planned } = planScenarios(features, attacks.slice(0, 40));

/** The oracle, one game at a time, that takes a while for each and may break for good. */
class Worker implements Adapter {
  readonly command = 'worker';
  dead: AdapterError | undefined;
  games = 0;
  closed = false;
  private readonly oracle = new InProcessAdapter();

  constructor(private readonly how: { ms?: number; startsNever?: boolean; diesAfter?: number }) {}

  async initialize(): Promise<InitializeResult> {
    if (this.how.startsNever) throw (this.dead = new AdapterError('exited', 'it does not start'));
    return { ...(await this.oracle.initialize()), limits: { games: 1 } };
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    if (this.dead) throw this.dead;
    if (method === 'game/start') {
      this.games += 1;
      await sleep(this.how.ms ?? 0);
      if (this.games > (this.how.diesAfter ?? Infinity)) throw (this.dead = new AdapterError('exited', 'it died'));
    }
    return this.oracle.request(method, params);
  }

  async close(): Promise<void> {
    this.closed = true;
  }
}

/** @param made the adapters in the order in which they are started; the last kind again and again */
async function runWith(count: number, ...made: ConstructorParameters<typeof Worker>[0][]) {
  const started: Worker[] = [];
  const results: ScenarioResult[] = [];
  const workers = new Workers(
    {
      makeAdapter: () => {
        const worker = new Worker(made[Math.min(started.length, made.length - 1)]!);
        started.push(worker);
        return worker;
      },
      seed: 1,
      reproduce: () => '',
      onResult: (result) => results.push(result),
      onBreak: () => undefined,
    },
    count,
  );
  await workers.connect();
  await workers.run(planned);
  return { started, results };
}

const ids = (results: readonly ScenarioResult[]): string[] => results.map(({ id }) => id).sort();
const all = planned.map(({ scenario }) => scenario.id).sort();

describe('workers', () => {
  test('get every scenario once between them, and are all ended', async () => {
    const { started, results } = await runWith(3, {});
    expect(ids(results)).toEqual(all);
    expect(results.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(started.map(({ closed }) => closed)).toEqual([true, true, true]);
    for (const { games } of started) expect(games).toBeGreaterThan(0);
  });

  test('do not wait for one that is slow: it gets fewer', async () => {
    const { started } = await runWith(2, { ms: 60 }, { ms: 1 });
    const [slow, quick] = started as [Worker, Worker];
    expect(slow.games).toBeLessThan(planned.length / 4);
    expect(quick.games).toBeGreaterThan(planned.length / 2);
  });

  test('go on where one is given up: what it would have run is run by the others', async () => {
    const { results } = await runWith(2, { diesAfter: 3 }, { ms: 5 }, { startsNever: true });
    expect(ids(results)).toEqual(all);
    const lost = results.filter(({ verdict }) => verdict !== 'passed');
    expect(lost).toHaveLength(1);
    expect(lost[0]!.failure!.message).toMatch(
      /^not tried: the adapter was given up, for it could not be started again/,
    );
  });

  test('that are all given up leave nothing without a verdict', async () => {
    const { results } = await runWith(2, { diesAfter: 2 }, { diesAfter: 4 }, { startsNever: true });
    expect(ids(results)).toEqual(all);
    expect(results.filter(({ verdict }) => verdict === 'passed').length).toBe(6);
    expect(results.filter(({ verdict }) => verdict === 'adapterError')).toHaveLength(all.length - 6);
  });

  test('one that does not start is told before anything is run', async () => {
    await expect(runWith(2, {}, { startsNever: true })).rejects.toThrow('it does not start');
  });
});

test('--workers: the report is that of one worker', async () => {
  const cwd = scratchFolder('workers');
  const args = [
    'run',
    '--game',
    'level-neo',
    '--clause',
    'LN-5-1,LN-9-2',
    '--adapter',
    faultyOracle('5-1-the-attacker-does-not-rest'),
  ];
  for (const workers of ['1', '3']) {
    const { code } = await commandHere([...args, '--workers', workers, '--out', workers], { cwd });
    expect(code).toBe(EXIT.doesNotConform);
  }
  const comparable = (out: string) => {
    const { games, scenarios } = reportIn(join(cwd, out));
    return { games, scenarios: scenarios.map(({ durationMs: _, ...scenario }) => scenario) };
  };
  expect(comparable('3')).toEqual(comparable('1'));
});
