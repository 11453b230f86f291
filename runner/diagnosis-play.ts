/**
 * Plays misreadings through the suite to learn how each would look in a report. Each is played the way `run` plays an
 * external engine, and only against the scenarios that reach a rule which it replaces.
 */
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { withFault } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/session/module';
import type { KernelRules } from '../oracle/kernel/rules';
import { conditionOf } from '../oracle/kernel/testing/misreadings';
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';
import type { ScenarioResult } from '../schemas/report';
import { connect } from './connection';
import { signatureOf, type Signature } from './diagnosis-signature';
import { StepLimitOracle } from './step-limit-oracle';
import type { Planned } from './plan';
import { replacedIn, RuleReads } from './rule-reads';
import { runScenario } from './scenario';
import type { AnyFault } from './self-test';
import { SuiteRun } from './suite';

/** Hides the oracle behind the adapter interface, so that a run treats it as an external engine. */
class ForeignEngine implements Adapter {
  readonly command = 'an engine with misreadings';
  readonly dead = undefined;

  /** True if the engine drew a random result that no scenario had fixed. */
  drewFreely = false;
  private readonly scripted = new Map<string, number>();

  constructor(private readonly oracle: InProcessAdapter) {}

  initialize(): Promise<InitializeResult> {
    return this.oracle.initialize();
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const result = await this.oracle.request(method, params);
    if (method === 'game/start') {
      const { chance = [] } = params as Params<'game/start'>;
      this.scripted.set((result as Result<'game/start'>).gameId, chance.length);
    }
    if (method === 'game/end') {
      const { drawn = [], left = [] } = (result as Result<'game/end'>).chance ?? {};
      const scripted = this.scripted.get((params as Params<'game/end'>).gameId) ?? 0;
      this.drewFreely ||= drawn.length > scripted - left.length;
    }
    return result;
  }

  close(): Promise<void> {
    return this.oracle.close();
  }
}

/**
 * Seeds for games with random results that no scenario fixes, since engines differ in luck. The lot falls to player B
 * with the first two, and to player A with the others.
 */
const SEEDS = [1, 2, 7, 8];

/** Returns how these scenarios fail with a misreading, by id, and marks failures that depend on chance. */
export async function failuresOf(
  module: GameModule,
  fault: AnyFault,
  planned: readonly Planned[],
): Promise<ReadonlyMap<string, Signature>> {
  const [seed, ...others] = SEEDS;
  const chancy = new Set<string>();
  const failures = signatures(await playMisread(module, [fault], planned, seed, (id) => chancy.add(id)));
  const again = planned.filter(({ scenario }) => chancy.has(scenario.id));
  for (const other of again.length > 0 ? others : []) {
    const otherwise = signatures(await playMisread(module, [fault], again, other));
    for (const id of chancy) {
      const [one, two] = [failures.get(id), otherwise.get(id)];
      const isSame = one?.step === two?.step && one?.exact === two?.exact;
      if (!isSame) failures.set(id, { ...(one ?? two!), byChance: true });
      else if (one && one.path !== two!.path) failures.set(id, withoutPath(one));
    }
  }
  return failures;
}

function withoutPath({ path: _, ...rest }: Signature): Signature {
  return rest;
}

function signatures(results: readonly ScenarioResult[]): Map<string, Signature> {
  return new Map(
    results.flatMap(({ id, verdict, failure }) => {
      const signature = verdict === 'failed' && failure ? signatureOf(failure) : undefined;
      return signature ? [[id, signature] as const] : [];
    }),
  );
}

/**
 * Plays these scenarios with an engine that has all of these misreadings.
 * @param drewFreely called for scenarios that chance decided
 */
export async function playMisread(
  module: GameModule,
  faults: readonly AnyFault[],
  planned: readonly Planned[],
  seed = 1,
  drewFreely?: (id: string) => void,
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  const misread = faults.reduce(withFault, module);
  let adapter: ForeignEngine;
  const run = new SuiteRun({
    games: [module.id],
    makeAdapter: () => (adapter = new ForeignEngine(new StepLimitOracle(misread))),
    seed,
    inFlight: 1,
    reproduce: () => '',
    onResult: (result) => {
      results.push(result);
      if (adapter.drewFreely) drewFreely?.(result.id);
      adapter.drewFreely = false;
    },
    onBreak: () => undefined,
  });
  await run.connect();
  await run.run(planned);
  return results;
}

/**
 * Finds the scenarios that each misreading can concern: the oracle plays them all once, while a watcher records which
 * replaced rules each one reads, and whether the condition of a conditional misreading ever holds there.
 */
export async function concernedBy(
  { rules, ...module }: GameModule,
  faults: readonly AnyFault[],
  planned: readonly Planned[],
): Promise<ReadonlyMap<AnyFault, readonly Planned[]>> {
  const watch = new Watch();
  const changes = faults.map((fault) => ({ fault, paths: watch.pathsOf(rules, fault) }));
  const connection = await connect(() => new InProcessAdapter([{ ...module, rules: watch.over(rules) }]));
  const concerned = new Map<AnyFault, Planned[]>(faults.map((fault) => [fault, []]));
  for (const one of planned) {
    watch.begin();
    await runScenario(one, connection, 1);
    for (const { fault, paths } of changes)
      if (watch.holds(fault) || paths.some((path) => watch.reads.has(path))) concerned.get(fault)!.push(one);
  }
  return concerned;
}

type Entry = (...given: readonly unknown[]) => unknown;

/** Watches which rules a scenario reads, and which conditions hold in it. */
class Watch {
  readonly reads = new RuleReads();
  private readonly conditions = new Map<string, { readonly fault: AnyFault; readonly when: Entry }[]>();
  private held = new Set<AnyFault>();

  begin(): void {
    this.reads.begin();
    this.held = new Set();
  }

  holds(fault: AnyFault): boolean {
    return this.held.has(fault);
  }

  /** Returns the paths that a misreading replaces, except conditional ones: their conditions are watched instead. */
  pathsOf(rules: KernelRules, fault: AnyFault): string[] {
    const replaced = replacedIn(rules, fault.replace(rules));
    return replaced.flatMap(({ path, before, after }) => {
      const when = typeof before === 'function' ? (conditionOf(after) as Entry | undefined) : undefined;
      if (!when) return [path];
      const known = this.conditions.get(path) ?? [];
      this.conditions.set(path, [...known, { fault, when }]);
      return [];
    });
  }

  over(rules: KernelRules): KernelRules {
    return this.reads.over(rules, (path, entry) => {
      const conditions = this.conditions.get(path);
      return conditions ? this.asked(entry as Entry, conditions) : entry;
    });
  }

  /** Wraps an entry so that each call also evaluates these conditions. */
  private asked(entry: Entry, conditions: readonly { readonly fault: AnyFault; readonly when: Entry }[]): Entry {
    return (...given) => {
      const { reads } = this;
      if (!reads.isPaused) {
        reads.isPaused = true;
        for (const { fault, when } of conditions)
          if (!this.held.has(fault) && mayHold(when, given)) this.held.add(fault);
        reads.isPaused = false;
      }
      return entry(...given);
    };
  }
}

function mayHold(when: Entry, given: readonly unknown[]): boolean {
  try {
    return Boolean(when(...given));
  } catch {
    return true;
  }
}
