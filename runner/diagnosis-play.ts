/**
 * Plays misreadings through the suite, to learn what each would look like in a report: each by the same way as `run` plays an
 * engine from outside, and against those scenarios alone that come to what it replaces.
 */
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { withFault } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/module';
import type { KernelRules } from '../oracle/kernel/rules';
import { conditionOf } from '../oracle/kernel/testing/misreadings';
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';
import type { ScenarioResult } from '../schemas/report';
import { connect } from './connection';
import { signatureOf, type Signature } from './diagnosis-signature';
import { LimitedOracle } from './limited-oracle';
import type { Planned } from './plan';
import { runScenario } from './scenario';
import type { AnyFault } from './self-test';
import { SuiteRun } from './suite';

/** Somebody else's engine, as far as a run can tell. */
class Elsewhere implements Adapter {
  readonly command = 'an engine with misreadings';
  readonly dead = undefined;

  /** Something was drawn that no scenario has set. */
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

/** Other engines have other luck: where chance decides what no scenario has set, games of these seeds are played. A lot falls to B, B, A and A. */
const SEEDS = [1, 2, 7, 8];

/** How these scenarios fail with a misreading, by id; marked where that is by chance. */
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
    }
  }
  return failures;
}

function signatures(results: readonly ScenarioResult[]): Map<string, Signature> {
  return new Map(
    results.flatMap(({ id, verdict, failure }) => {
      const signature = verdict === 'failed' && failure ? signatureOf(failure) : undefined;
      return signature ? [[id, signature] as const] : [];
    }),
  );
}

/** How an engine does that has all of these misreadings at once, in these scenarios. @param drewFreely told where chance decided */
export async function playMisread(
  module: GameModule,
  faults: readonly AnyFault[],
  planned: readonly Planned[],
  seed = 1,
  drewFreely?: (id: string) => void,
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  const misread = faults.reduce(withFault, module);
  let adapter: Elsewhere;
  const run = new SuiteRun({
    games: [module.id],
    makeAdapter: () => (adapter = new Elsewhere(new LimitedOracle(misread))),
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
 * Which scenarios each misreading can concern: the oracle plays them all once, and it is watched what each comes to of what is
 * replaced, and whether the condition under which a replaced entry differs ever holds there.
 */
export async function concernedBy(
  { rules, ...module }: GameModule,
  faults: readonly AnyFault[],
  planned: readonly Planned[],
): Promise<ReadonlyMap<AnyFault, readonly Planned[]>> {
  const watch = new Watch();
  const changes = faults.map((fault) => ({ fault, ...watch.changesOf(rules, fault) }));
  const table = watch.over(rules as unknown as Table) as unknown as KernelRules;
  const connection = await connect(() => new InProcessAdapter([{ ...module, rules: table }]));
  const concerned = new Map<AnyFault, Planned[]>(faults.map((fault) => [fault, []]));
  for (const one of planned) {
    watch.begin();
    await runScenario(one, connection, 1);
    for (const { fault, paths } of changes)
      if (watch.holds(fault) || paths.some((path) => isRead(path, watch.read))) concerned.get(fault)!.push(one);
  }
  return concerned;
}

type Table = Readonly<Record<string, unknown>>;
type Entry = (...given: readonly unknown[]) => unknown;
/** Whoever goes through a table as a whole reads all of it. */
const ALL = '*';

/** What is read of a rule table during one scenario. */
class Watch {
  read = new Set<string>();
  private readonly conditions = new Map<string, { readonly fault: AnyFault; readonly when: Entry }[]>();
  private held = new Set<AnyFault>();
  private asking = false;

  begin(): void {
    this.read = new Set();
    this.held = new Set();
  }

  holds(fault: AnyFault): boolean {
    return this.held.has(fault);
  }

  /** The paths that a misreading replaces; those that differ under a condition only are watched for that instead. */
  changesOf(rules: KernelRules, fault: AnyFault): { paths: string[] } {
    const changed = changedIn(rules as unknown as Table, fault.replace(rules) as Table);
    const paths = changed.flatMap(({ path, misread }) => {
      const when = conditionOf(misread) as Entry | undefined;
      if (!when) return [path];
      const known = this.conditions.get(path) ?? [];
      this.conditions.set(path, [...known, { fault, when }]);
      return [];
    });
    return { paths };
  }

  /** The table, telling what is read of it; of a table within it, what is read of that. */
  over(table: Table, path = ''): Table {
    const within = new Map<string, unknown>();
    const emit = (place: string) => void (this.asking || this.read.add(place));
    for (const [name, value] of Object.entries(table)) {
      const place = `${path}${name}`;
      if (isTable(value)) within.set(name, this.over(value, `${place}.`));
      else if (this.conditions.has(place)) within.set(name, this.asked(value as Entry, this.conditions.get(place)!));
    }
    return new Proxy({ ...table } as Table, {
      get(entries, name: string) {
        if (!isTable(entries[name])) emit(`${path}${name}`);
        return within.get(name) ?? entries[name];
      },
      has(entries, name: string) {
        emit(`${path}${name}`);
        return name in entries;
      },
      ownKeys(entries) {
        emit(`${path}${ALL}`);
        return Reflect.ownKeys(entries);
      },
    });
  }

  /** An entry that asks at each call which of these conditions hold. */
  private asked(entry: Entry, conditions: readonly { readonly fault: AnyFault; readonly when: Entry }[]): Entry {
    return (...given) => {
      if (!this.asking) {
        this.asking = true;
        for (const { fault, when } of conditions)
          if (!this.held.has(fault) && mayHold(when, given)) this.held.add(fault);
        this.asking = false;
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

interface Change {
  readonly path: string;
  readonly misread: unknown;
}

function changedIn(before: Table, after: Table, path = ''): Change[] {
  return Object.keys(after).flatMap((name) => {
    const [one, other] = [before[name], after[name]];
    if (one === other) return [];
    if (isTable(one) && isTable(other)) return changedIn(one, other, `${path}${name}.`);
    return [{ path: `${path}${name}`, misread: typeof one === 'function' ? other : undefined }];
  });
}

function isRead(path: string, read: ReadonlySet<string>): boolean {
  if (read.has(path)) return true;
  const parts = path.split('.');
  return parts.some((_, count) => read.has([...parts.slice(0, count), ALL].join('.')));
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
