/** `tcg-conformance run`: scenarios against an adapter, ending in a report. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AdapterError, type Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { StdioAdapter } from '../adapters/stdio';
import { buildReport, outcomeOf, type Outcome, type RunMetadata } from '../reports/model';
import { summaryLines } from '../reports/text';
import { checkWritable, writeReport } from '../reports/write';
import type { Connection } from '../runner/connection';
import { MessageWriter } from '../runner/messages';
import { nullFloor } from '../runner/null-floor';
import { planScenarios, type Planned } from '../runner/plan';
import { SuiteRun } from '../runner/suite';
import { packageOf } from '../runner/root';
import { GAMES, type Capability, type GameId } from '../schemas/common';
import type { ScenarioResult } from '../schemas/report';
import { EXIT } from './exit-codes';
import { gamesNamed, loadSuite, selected, wholeNumber, type Suite } from './select';
import { Progress } from './progress';

export interface RunOptions {
  game?: string[];
  adapter: string;
  tags?: string;
  clause?: string[];
  scenario?: string;
  out: string;
  seed: string;
  timeout: string;
  inFlight: string;
  failFast?: boolean;
}

export async function run(options: RunOptions): Promise<number> {
  const seed = wholeNumber('--seed', options.seed, 0);
  const timeout = wholeNumber('--timeout', options.timeout, 1);
  const inFlight = wholeNumber('--in-flight', options.inFlight, 1);
  const suite = loadSuite(gamesNamed(options.game, GAMES));
  const scenarios = selected(suite, options);
  checkWritable(options.out);
  const games = [...new Set(scenarios.map((scenario) => scenario.game))];
  const plan = planScenarios(suite.features, scenarios);
  const messages = new MessageWriter(join(options.out, 'messages.ndjson'));
  messages.meta(packageOf().version);
  for (const envelope of plan.envelopes) messages.write(envelope);
  const record = new RunRecord(options, suite, games, seed);
  const progress = new Progress(plan.planned.length);
  const abort = new AbortController();
  const interrupt = () => abort.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  messages.runStarted();
  try {
    await new SuiteRun({
      makeAdapter: () => makeAdapter(options.adapter, timeout),
      seed,
      inFlight,
      reproduce: (planned) => reproduceCommand(options.adapter, planned),
      onConnected: (connection) => record.connected(connection),
      onResult: (result, outcome) => {
        record.add(result, outcome.world?.used);
        progress.add(result);
        if (options.failFast && result.verdict !== 'passed' && result.verdict !== 'unsupported') abort.abort();
      },
      messages,
      signal: abort.signal,
    }).run(plan.planned);
  } catch (error) {
    if (!(error instanceof AdapterError) || error.kind === 'failedToStart') throw error;
    record.broke(error);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    progress.end();
  }
  if (!abort.signal.aborted) record.nullFloor = await nullFloor(plan.planned);
  const report = buildReport(record.input(plan.planned));
  messages.runFinished(outcomeOf(report) === 'conforms');
  await messages.close();
  const files = writeReport(report, options.out);
  process.stdout.write(
    `${summaryLines(report).join('\n')}\n\nreport: ${files.find((file) => file.endsWith('.html'))}\n`,
  );
  return report.interrupted && !options.failFast ? EXIT.interrupted : exitCodeOf(outcomeOf(report));
}

/** `oracle` is the embedded one; anything else is a command. */
export const makeAdapter = (command: string, requestTimeout: number): Adapter =>
  command === 'oracle' ? new InProcessAdapter() : new StdioAdapter(command, { requestTimeout });

const reproduceCommand = (adapter: string, { scenario }: Planned): string =>
  `npx tcg-conformance run --adapter ${JSON.stringify(adapter)} --scenario ${JSON.stringify(scenario.id)}`;

function exitCodeOf(outcome: Outcome): number {
  switch (outcome) {
    case 'conforms':
    case 'conformsWhereTested':
      return EXIT.conforms;
    case 'doesNotConform':
      return EXIT.doesNotConform;
    case 'suiteFault':
      return EXIT.suiteFault;
    case 'adapterBroke':
      return EXIT.adapterBroke;
    case 'nothingTested':
      return EXIT.nothingRun;
  }
}

/** What a run has found out so far. */
class RunRecord {
  private readonly results: ScenarioResult[] = [];
  private readonly startedAt = new Date();
  private readonly errors: string[] = [];
  private readonly exercised = new Set<Capability>();
  private connection: Connection | undefined;
  nullFloor: RunMetadata['nullFloor'];

  constructor(
    private readonly options: RunOptions,
    private readonly suite: Suite,
    private readonly games: GameId[],
    private readonly seed: number,
  ) {}

  connected(connection: Connection): void {
    this.connection = connection;
  }

  add(result: ScenarioResult, used: ReadonlySet<Capability> = new Set()): void {
    this.results.push(result);
    for (const capability of used) this.exercised.add(capability);
  }

  broke(error: AdapterError): void {
    this.errors.push([error.message, error.evidence].filter((part) => part !== undefined).join('\n'));
  }

  /** @param planned all scenarios that were selected */
  input(planned: readonly Planned[]): Parameters<typeof buildReport>[0] {
    const done = new Set(this.results.map((result) => result.id));
    const notRun = planned.map(({ scenario }) => scenario).filter((scenario) => !done.has(scenario.id));
    return {
      catalogues: this.suite.catalogues,
      rules: this.suite.features.rules,
      scenarios: this.results,
      notRun,
      run: this.metadata(notRun.length > 0),
    };
  }

  private metadata(interrupted: boolean): RunMetadata {
    const { adapter, tags, clause, scenario } = this.options;
    const info = this.connection?.info;
    const { name, version } = packageOf();
    return {
      suite: { name, version, features: digest(this.suite.features.documents.map((document) => document.source)) },
      startedAt: this.startedAt.toISOString(),
      durationMs: Date.now() - this.startedAt.getTime(),
      command: `tcg-conformance ${process.argv.slice(2).map(quoted).join(' ')}`,
      seed: this.seed,
      selection: {
        games: this.games,
        ...(tags === undefined ? {} : { tags }),
        ...(clause === undefined ? {} : { clauses: clause }),
        ...(scenario === undefined ? {} : { scenarios: [scenario] }),
      },
      interrupted,
      ...(this.nullFloor ? { nullFloor: this.nullFloor } : {}),
      adapter: {
        name: info?.adapter.name ?? adapter,
        version: info?.adapter.version ?? 'unknown',
        ...(info?.adapter.language === undefined ? {} : { language: info.adapter.language }),
        command: adapter,
        capabilities: Object.fromEntries((info?.games ?? []).map((support) => [support.game, support.capabilities])),
        unproven: Object.fromEntries(
          (info?.games ?? []).map((support) => [
            support.game,
            support.capabilities.filter((one) => !this.exercised.has(one)),
          ]),
        ),
        ...(this.errors.length > 0 ? { errors: this.errors } : {}),
      },
    };
  }
}

const quoted = (word: string): string => (/^[\w@./:=,-]+$/.test(word) ? word : JSON.stringify(word));

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
