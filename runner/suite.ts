/**
 * Runs many scenarios against one implementation, several in flight. When the adapter breaks it is started anew and
 * the scenarios that were in flight are repeated one at a time, so that only the one that breaks it is blamed.
 */
import { AdapterError, type Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import type { ScenarioResult } from '../schemas/report';
import { connect, type Connection } from './connection';
import { failureOf } from './failure';
import type { MessageWriter } from './messages';
import type { Planned } from './plan';
import { runScenario, type Outcome } from './scenario';

export interface SuiteOptions {
  /** Makes a fresh adapter, not yet started. */
  readonly makeAdapter: () => Adapter;
  readonly seed: number;
  /** Most scenarios in flight; the adapter's own limit may be lower. */
  readonly inFlight?: number;
  /** The command that runs one scenario again. */
  readonly reproduce: (planned: Planned) => string;
  readonly onConnected?: (connection: Connection) => void;
  readonly onResult: (result: ScenarioResult, outcome: Outcome, planned: Planned) => void;
  readonly messages?: MessageWriter;
  /** Ends the run early; scenarios without a verdict are not run. */
  readonly signal?: AbortSignal;
}

const DEFAULT_IN_FLIGHT = 16;
/** An adapter that breaks in so many scenarios in a row is given up. */
const MOST_BREAKS_IN_A_ROW = 10;

export class SuiteRun {
  private connection: Connection | undefined;
  private readonly oracle = new InProcessAdapter();
  private oracleConnection: Connection | undefined;
  private breaksInARow = 0;
  private givenUp: AdapterError | undefined;

  constructor(private readonly options: SuiteOptions) {}

  /** @throws {AdapterError} the adapter does not start at all */
  async run(planned: readonly Planned[]): Promise<void> {
    const queue = [...planned].reverse();
    try {
      this.options.onConnected?.(await this.connected());
      while (queue.length > 0 && !this.stopped) {
        const lost = await this.manyInFlight(queue);
        for (const one of lost) await this.alone(one);
        if (this.givenUp) while (queue.length > 0) this.report(queue.pop()!, broken(this.givenUp));
      }
    } finally {
      await this.connection?.adapter.close();
    }
  }

  private get stopped(): boolean {
    return this.options.signal?.aborted ?? false;
  }

  private async connected(): Promise<Connection> {
    if (this.connection && !this.connection.adapter.dead) return this.connection;
    await this.connection?.adapter.close();
    this.connection = await connect(this.options.makeAdapter);
    this.options.signal?.addEventListener('abort', () => void this.connection?.adapter.close());
    return this.connection;
  }

  /** Takes from the queue until it is empty or the adapter breaks. @returns the scenarios that were in flight then */
  private async manyInFlight(queue: Planned[]): Promise<Planned[]> {
    const connection = await this.connected();
    const limit = Math.min(this.options.inFlight ?? DEFAULT_IN_FLIGHT, connection.info.limits?.games ?? 1);
    const lost: Planned[] = [];
    const worker = async () => {
      while (queue.length > 0 && !connection.adapter.dead && !this.stopped) {
        const planned = queue.pop()!;
        const outcome = await this.attempt(planned, connection);
        if (this.stopped) return;
        if (connection.adapter.dead) lost.push(planned);
        else this.report(planned, await this.confirmed(planned, outcome, connection));
      }
    };
    await Promise.all(Array.from({ length: Math.min(limit, queue.length) }, worker));
    return lost;
  }

  /** Runs a scenario that was lost when the adapter broke, with nothing else in flight. */
  private async alone(planned: Planned): Promise<void> {
    if (this.stopped) return;
    if (this.givenUp) return this.report(planned, broken(this.givenUp));
    let outcome: Outcome;
    try {
      const connection = await this.connected();
      outcome = await this.attempt(planned, connection);
      if (!connection.adapter.dead) outcome = await this.confirmed(planned, outcome, connection);
    } catch (error) {
      outcome = broken(error as AdapterError);
    }
    if (this.stopped) return;
    this.report(planned, outcome);
    this.breaksInARow = outcome.verdict === 'adapterError' ? this.breaksInARow + 1 : 0;
    if (this.breaksInARow >= MOST_BREAKS_IN_A_ROW) {
      this.givenUp = new AdapterError('exited', `given up: it broke in ${this.breaksInARow} scenarios in a row`);
    }
  }

  private async attempt(planned: Planned, connection: Connection): Promise<Outcome> {
    const { messages, seed } = this.options;
    if (!messages) return runScenario(planned, connection, seed);
    const record = messages.testCase(planned.testCase.id);
    const outcome = await runScenario(planned, connection, seed, record);
    record.finished();
    return outcome;
  }

  /** A failure must come twice and the oracle must agree with the scenario, before it is held against the adapter. */
  private async confirmed(planned: Planned, outcome: Outcome, connection: Connection): Promise<Outcome> {
    const onOracleItself = connection.adapter instanceof InProcessAdapter;
    if (onOracleItself && outcome.verdict === 'adapterError') return { ...outcome, verdict: 'suiteError' };
    if (outcome.verdict !== 'failed' && outcome.verdict !== 'wrongReason') return outcome;
    const onOracle = await this.onOracle(planned);
    if (onOracle.verdict !== 'passed') {
      return { ...onOracle, verdict: 'suiteError', error: onOracle.error, steps: onOracle.steps };
    }
    if (!onOracleItself) {
      const again = await runScenario(planned, connection, this.options.seed);
      if (signature(again) !== signature(outcome))
        return { ...outcome, verdict: 'adapterError', error: inconsistent(outcome, again) };
    }
    return { ...outcome, citations: onOracle.citations };
  }

  private async onOracle(planned: Planned): Promise<Outcome> {
    this.oracleConnection ??= await connect(() => this.oracle);
    return runScenario(planned, this.oracleConnection, this.options.seed);
  }

  private report(planned: Planned, outcome: Outcome): void {
    const { scenario } = planned;
    const failed = outcome.verdict !== 'passed' && outcome.verdict !== 'unsupported';
    const result: ScenarioResult = {
      id: scenario.id,
      name: scenario.name,
      uri: scenario.uri,
      line: scenario.line,
      game: scenario.game,
      clauses: scenario.clauses,
      reading: scenario.reading,
      verdict: outcome.verdict,
      durationMs: Math.round(outcome.durationMs * 100) / 100,
      ...(outcome.reason === undefined ? {} : { reason: outcome.reason }),
      ...(failed ? { failure: failureOf(outcome, outcome.citations, this.options.reproduce(planned)) } : {}),
    };
    this.options.onResult(result, outcome, planned);
  }
}

const signature = ({ verdict, error }: Outcome): string => `${verdict}: ${error?.message ?? ''}`;

function inconsistent(one: Outcome, other: Outcome): AdapterError {
  const evidence = `first: ${signature(one)}\nthen: ${signature(other)}`;
  return new AdapterError(
    'inconsistent',
    'the same scenario went differently the second time; the same messages must get the same answers',
    evidence,
  );
}

const broken = (error: Error): Outcome => ({ verdict: 'adapterError', error, steps: [], durationMs: 0 });
