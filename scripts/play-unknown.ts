/**
 * Plays what the result cache does not know to pass (runner/result-cache.ts), for `npm run test:changed`: scenarios on
 * the oracle, misreadings against the scenarios of their clauses, scenarios on trivial adapters. Exits with code 1 if
 * something fails.
 */
import { writeFileSync } from 'node:fs';
import { InProcessAdapter } from '../adapters/in-process';
import { clausesWithoutFault, tryAll } from '../cli/self-test';
import { loadSuite, type Suite } from '../cli/select';
import { faultsOf, oracleModules, PLAYED } from '../games/registry';
import type { GameModule } from '../oracle/kernel/session/module';
import type { Scenario } from '../runner/features';
import { keepHeapSmall } from '../runner/heap';
import { passedByTrivial } from '../runner/trivial-adapters';
import { planScenarios, type Planned } from '../runner/plan';
import { ResultCache } from '../runner/result-cache';
import { projectFiles, ResultKeys } from '../runner/result-keys';
import { scenariosToTry, sellsOpinion, survived } from '../runner/self-test';
import { SuiteRun } from '../runner/suite';

interface Summary {
  passed: number;
  readonly failures: string[];
}

/** The same options as `npm test` for misreadings. */
const ORDINARY = { full: false, thorough: false, enough: 1 };

/** One game and its cached results. */
class Play {
  private readonly cache: ResultCache;
  private readonly suite: Suite;
  private readonly scenarios: readonly Scenario[];
  private readonly planned: readonly Planned[];

  constructor(
    private readonly module: GameModule,
    private readonly keys: ResultKeys,
    private readonly summary: Summary,
  ) {
    this.cache = ResultCache.read(module.id);
    if (this.cache.trouble !== undefined) console.log(this.cache.trouble);
    this.suite = loadSuite([module.id]);
    this.scenarios = scenariosToTry(this.suite.features, false);
    this.planned = this.isKnown() ? [] : planScenarios(this.suite.features, this.scenarios).planned;
  }

  async playUnknown(): Promise<void> {
    await this.playScenarios();
    await this.playNullAdapters();
    await this.tryMisreadings();
    const [catalogue] = this.suite.catalogues;
    for (const clause of clausesWithoutFault(catalogue!, this.module)) this.fail(`${clause} has no misreading`);
  }

  /** Says whether every result is cached, so that planning can be skipped. */
  private isKnown(): boolean {
    const { keys, cache, module } = this;
    return (
      this.scenarios.every((one) => cache.has(keys.scenario(one)) && cache.has(keys.unearned(one))) &&
      faultsOf(module).every((fault) => cache.has(this.keyOfMisreading(fault)))
    );
  }

  private keyOfMisreading(fault: ReturnType<typeof faultsOf>[number]): string {
    return this.keys.misreading(fault, this.byClause.get(fault.clause) ?? []);
  }

  private scenariosByClause: Map<string, Scenario[]> | undefined;

  private get byClause(): ReadonlyMap<string, readonly Scenario[]> {
    if (this.scenariosByClause) return this.scenariosByClause;
    this.scenariosByClause = new Map();
    for (const scenario of this.scenarios)
      for (const clause of scenario.clauses)
        this.scenariosByClause.set(clause, [...(this.scenariosByClause.get(clause) ?? []), scenario]);
    return this.scenariosByClause;
  }

  private async playScenarios(): Promise<void> {
    const { module, keys, cache } = this;
    const unknown = this.planned.filter(({ scenario }) => !cache.has(keys.scenario(scenario)));
    const byId = new Map(unknown.map(({ scenario }) => [scenario.id, scenario]));
    const run = new SuiteRun({
      games: [module.id],
      makeAdapter: () => new InProcessAdapter([module], true),
      seed: 1,
      inFlight: 1,
      reproduce: () => '',
      onResult: ({ id, verdict, failure }) => {
        if (verdict === 'passed') cache.add(keys.scenario(byId.get(id)!));
        else this.fail(`${id} ${verdict}: ${failure?.message ?? ''}`);
      },
      onBreak: (error) => {
        throw error;
      },
    });
    if (unknown.length > 0) await run.connect();
    if (unknown.length > 0) await run.run(unknown);
    this.count('scenarios', this.scenarios.length, unknown.length);
  }

  private async playNullAdapters(): Promise<void> {
    const { keys, cache } = this;
    const unknown = this.planned.filter(({ scenario }) => !cache.has(keys.unearned(scenario)));
    const passed = new Set(unknown.length > 0 ? await passedByTrivial(unknown) : []);
    for (const { scenario } of unknown) {
      if (passed.has(scenario.id)) this.fail(`${scenario.id} is passed by an adapter that plays nothing`);
      else cache.add(keys.unearned(scenario));
    }
    this.count('scenarios on adapters that play nothing', this.scenarios.length, unknown.length);
  }

  private async tryMisreadings(): Promise<void> {
    const { cache, module, planned } = this;
    const all = faultsOf(module);
    const unknown = all.filter((fault) => !cache.has(this.keyOfMisreading(fault)));
    const results = unknown.length > 0 ? await tryAll(module, unknown, planned, ORDINARY) : [];
    for (const [index, result] of results.entries()) {
      if (survived(result)) this.fail(`${result.fault} survived`);
      else if (sellsOpinion(result))
        this.fail(`${result.fault} is of an ambiguous rule and noticed by a scenario of a clear one`);
      else cache.add(this.keyOfMisreading(unknown[index]!));
    }
    this.count('misreadings', all.length, unknown.length);
  }

  private count(what: string, all: number, played: number): void {
    // Writing now keeps these results if the run is interrupted later.
    if (played > 0) this.cache.write();
    this.summary.passed += all;
    console.log(`${this.module.id}: ${all} ${what}, ${all - played} known from the cache, ${played} played`);
  }

  private fail(failure: string): void {
    console.log(failure);
    this.summary.passed -= 1;
    this.summary.failures.push(failure);
  }
}

async function main(out: string | undefined): Promise<void> {
  keepHeapSmall();
  const summary: Summary = { passed: 0, failures: [] };
  const files = projectFiles();
  for (const module of oracleModules(PLAYED))
    await new Play(module, new ResultKeys(module.id, files), summary).playUnknown();
  if (out !== undefined) writeFileSync(out, JSON.stringify(summary));
  if (summary.failures.length > 0) process.exitCode = 1;
}

if (require.main === module) void main(process.argv[2]);
