/**
 * Runs many scenarios against one implementation, several at a time. One scenario's trouble never costs another its
 * verdict: if the adapter breaks, each scenario in flight is tried again alone, and blamed only if it breaks a freshly
 * started adapter.
 */
import { AdapterError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules, vocabularyOf, type Editions } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { ScenarioResult } from '../schemas/report';
import { CitedSteps } from './cited-steps';
import { connect, supportOf, type Connection } from './connection';
import { departureWithinBounds, failureOf } from './failure';
import { LockstepAdapter } from './lockstep';
import { Pauses } from './pause';
import type { Planned } from './plan';
import { EngineThrew } from '../steps/disagreement';
import { RememberingOracle } from './remembering-oracle';
import { runOnReference } from './reference';
import { runScenario, untriedSteps, type Outcome, type ScenarioOptions } from './scenario';
import { canLookLikeFailure, failedStep, survey, type NeedsSurvey } from './needs-survey';
import { RecordingAdapter, type Exchange } from './transcript';
import { OF_OBSERVATION } from '../steps/needs';
import { ORDER } from '../steps/own-answers';
import { Leak, type CardsOfSteps } from '../steps/secrets';
import { ShownFacts } from '../steps/shown-facts';
import type { World } from '../steps/world';

export interface SuiteOptions {
  /** The games of the scenarios, so that the oracle loads no others; all games by default. */
  readonly games?: readonly GameId[];
  /** The editions that the oracle plays, called once the adapter is connected; those of its rule tables by default. */
  readonly editions?: () => Editions;
  /** Makes an adapter that has not been started. */
  readonly makeAdapter: () => Adapter;
  readonly seed: number;
  /** The most scenarios in flight; the adapter's own limit may be lower. */
  readonly inFlight?: number;
  readonly reproduce: (planned: Planned) => string;
  readonly onResult: (result: ScenarioResult, outcome: Outcome, planned: Planned) => void;
  /** Called if the adapter breaks and no scenario is to blame. */
  readonly onBreak: (error: AdapterError) => void;
  /** True sends the same messages to the oracle and reports where the two first differ. */
  readonly lockstep?: boolean;
  /** The facts of cards that the adapter has shown in this run, shared by its workers. */
  readonly shownFacts?: ShownFacts;
  /** The time limit of one scenario in milliseconds. */
  readonly limitMs?: number;
  /** Ends the run early; scenarios without a verdict are not run. */
  readonly signal?: AbortSignal;
}

const DEFAULT_IN_FLIGHT = 16;
/** After this many scenarios in a row that broke it, the adapter must prove that something still works. */
const MOST_BREAKS_IN_A_ROW = 10;
/** How often a broken adapter is started before it is given up. */
const MOST_STARTS = 2;
/** The most scenarios that are named as suspects after a break. */
const MOST_NAMED = 3;

/**
 * What the rules leave to the engine: forced questions, the order of abilities, and what a view remembers; and the answers
 * that an engine does not list.
 */
type Leeway = Pick<
  ScenarioOptions,
  'consents' | 'declinedOnOracle' | 'forced' | 'ordering' | 'onOracle' | 'remembered' | 'turnsOnOracle'
>;

interface Attempt {
  readonly outcome: Outcome;
  /** How the adapter broke during the attempt, whoever is to blame. */
  readonly broke: AdapterError | undefined;
  /** True if this was the first scenario on its adapter. */
  readonly fresh: boolean;
}

export class SuiteRun {
  private adapter: Adapter | undefined;
  private connection: Connection | undefined;
  private oracle: Connection | undefined;
  private oracleBeside: InProcessAdapter | undefined;
  /** True until something runs on the connection. */
  private fresh = true;
  private inFlight: number;
  private breaksInARow = 0;
  private knownGood: Planned | undefined;
  private givenUp: AdapterError | undefined;
  /** True if a server behind the adapter, which cannot be restarted from here, lost abilities that it had. */
  private degraded = false;
  private readonly shownFacts: ShownFacts;
  private readonly pauses = new Pauses();
  private readonly abort = () => void this.adapter?.close();

  constructor(private readonly options: SuiteOptions) {
    this.inFlight = options.inFlight ?? DEFAULT_IN_FLIGHT;
    this.shownFacts = options.shownFacts ?? new ShownFacts();
    options.signal?.addEventListener('abort', this.abort, { once: true });
  }

  /**
   * Starts the adapter; call it once before `run`.
   * @throws {AdapterError} if the adapter does not start or the handshake fails
   */
  async connect(): Promise<Connection> {
    this.connection = await connect(() => (this.adapter = this.options.makeAdapter()));
    this.fresh = true;
    return this.connection;
  }

  async run(planned: readonly Planned[]): Promise<void> {
    const queue = [...planned].reverse();
    await this.take(queue);
    this.leave(queue);
  }

  /** Takes scenarios from the end of a queue that other runs may share, then closes the adapter. */
  async take(queue: Planned[]): Promise<void> {
    try {
      while (queue.length > 0 && !this.stopped && !this.givenUp) {
        const { lost, broke } = await this.manyInFlight(queue);
        if (broke) await this.findCulprits(lost, broke);
      }
    } finally {
      await this.close();
    }
  }

  /** Reports the rest of the queue if the adapter was given up. */
  leave(queue: Planned[]): void {
    while (this.givenUp && queue.length > 0) this.report(queue.pop()!, this.givenUp);
  }

  /** Closes the adapter; call it if `run` is not called. Never throws. */
  async close(): Promise<void> {
    this.options.signal?.removeEventListener('abort', this.abort);
    await this.adapter?.close();
  }

  private get stopped(): boolean {
    return this.options.signal?.aborted ?? false;
  }

  /**
   * Returns the connection, restarting a broken adapter.
   * @returns undefined: restarting failed, or the run should stop
   */
  private async connected(): Promise<Connection | undefined> {
    if (this.connection && !this.connection.adapter.dead) return this.connection;
    await this.connection?.adapter.close();
    for (let tries = 1; !this.stopped && !this.givenUp; tries++) {
      try {
        return await this.connect();
      } catch (error) {
        if (tries === MOST_STARTS) this.giveUp('it could not be started again', error as AdapterError);
      }
    }
    return undefined;
  }

  /** Runs scenarios until the queue is empty or the adapter breaks. @returns those in flight then, and how it broke */
  private async manyInFlight(queue: Planned[]): Promise<{ lost: Planned[]; broke: AdapterError | undefined }> {
    const lost: Planned[] = [];
    const connection = await this.connected();
    if (!connection) return { lost, broke: undefined };
    const { adapter, info } = connection;
    const worker = async () => {
      while (queue.length > 0 && !adapter.dead && !this.stopped) {
        const planned = queue.pop()!;
        const attempt = await this.attempt(planned, connection);
        if (this.stopped) return;
        if (adapter.dead) lost.push(planned);
        else this.conclude(planned, attempt);
        await this.pauses.take();
      }
    };
    const limit = Math.min(this.inFlight, info.limits?.games ?? 1, queue.length);
    await Promise.all(Array.from({ length: limit }, worker));
    return { lost, broke: adapter.dead };
  }

  /** Runs each scenario that was lost in a break again, alone. */
  private async findCulprits(lost: readonly Planned[], broke: AdapterError): Promise<void> {
    let found = false;
    for (const planned of lost) {
      const attempt = await this.alone(planned);
      if (this.stopped) return;
      if (!attempt) this.report(planned, this.givenUp!);
      else {
        this.conclude(planned, attempt);
        found ||= attempt.broke !== undefined;
        if (this.breaksInARow >= MOST_BREAKS_IN_A_ROW) await this.giveUpUnlessWorkable(attempt.broke!);
      }
    }
    if (!found && !this.stopped && (!this.givenUp || this.degraded)) this.unexplained(broke, lost);
  }

  /**
   * Tries a scenario alone, and again on a fresh adapter if it broke one that others had used.
   * @returns undefined: it was not tried, or the adapter is given up
   */
  private async alone(planned: Planned): Promise<Attempt | undefined> {
    const connection = await this.connected();
    const attempt = connection && (await this.attempt(planned, connection));
    if (!attempt?.broke || this.stopped) return attempt;
    if (attempt.fresh) return this.unlessSpoilt(attempt);
    const fresh = await this.connected();
    const again = fresh && (await this.attempt(planned, fresh));
    if (again && !again.broke && !this.stopped) this.unexplained(attempt.broke, [planned]);
    return again ? this.unlessSpoilt(again) : attempt;
  }

  /** In a server that outlives its adapter, an earlier scenario may have caused the break. */
  private async unlessSpoilt(attempt: Attempt): Promise<Attempt | undefined> {
    if (!attempt.broke || !this.adapter?.lasting || !this.knownGood || this.stopped) return attempt;
    if (await this.stillWorks()) return attempt;
    if (this.stopped) return attempt;
    this.degraded = true;
    this.giveUp('what it could do before does not work any more', attempt.broke);
    return undefined;
  }

  private async attempt(planned: Planned, connection: Connection): Promise<Attempt> {
    const { fresh } = this;
    this.fresh = false;
    const first = await this.recorded(planned, connection);
    const outcome = this.stopped ? first : await this.confirmed(planned, first, connection);
    const broke = connection.adapter.dead;
    return { outcome: broke && outcome.verdict === 'passed' ? blamed(outcome, broke) : outcome, broke, fresh };
  }

  /** A failure counts against the adapter only if it repeats and the oracle agrees with the scenario. */
  private async confirmed(planned: Planned, outcome: Outcome, connection: Connection): Promise<Outcome> {
    const { verdict } = outcome;
    if (verdict === 'passed')
      return outcome.world?.attempts.otherReason === undefined ? outcome : this.withOtherReason(planned, outcome);
    if (verdict === 'suiteError') return outcome;
    const onOracleItself = connection.adapter instanceof InProcessAdapter;
    if (verdict === 'unsupported') return onOracleItself ? outcome : this.withAllLacking(planned, outcome, connection);
    if (onOracleItself && (verdict === 'adapterError' || outcome.error instanceof EngineThrew))
      return { ...outcome, verdict: 'suiteError' };
    const onOracle = await this.onOracle(planned);
    const { citations, citedSteps } = onOracle;
    if (onOracle.verdict !== 'passed') return { ...onOracle, verdict: 'suiteError' };
    if (onOracleItself || verdict === 'adapterError') return { ...outcome, citations, citedSteps };
    const excused = await this.excused(planned, outcome, connection);
    if (excused) return excused;
    return this.heldAgainst(planned, outcome, connection, onOracle);
  }

  /** Excuses a failure over something that the oracle shows to be optional; any other failure must repeat. */
  private async heldAgainst(
    planned: Planned,
    outcome: Outcome,
    connection: Connection,
    { citations, citedSteps, world }: Outcome,
  ): Promise<Outcome> {
    const remembered = outcome.error instanceof Leak ? await this.remembered(planned) : undefined;
    const { consents, forced, own } = world ?? {};
    const { declined: declinedOnOracle, given: onOracle = [], turns: turnsOnOracle } = own ?? {};
    const asked = {
      consents,
      declinedOnOracle,
      forced,
      ordering: orderingBesides(planned, world),
      onOracle,
      remembered,
      turnsOnOracle,
    };
    const concerns =
      onOracle.length > 0 ||
      outcome.world?.own.hasUnlisted ||
      [consents, declinedOnOracle, forced, asked.ordering, remembered, outcome.world?.forced].some(
        (one) => one && one.size > 0,
      );
    const first = concerns ? await this.recorded(planned, connection, asked) : outcome;
    if (first.verdict === 'passed') {
      if (!answersDiffer(outcome.exchanges, first.exchanges)) return first;
      return { ...outcome, citations, verdict: 'adapterError', error: inconsistent(outcome, first) };
    }
    if (first.verdict === 'unsupported') return unsupported(first, [first.reason!], undefined);
    if (first.world?.passedOrder) return unsupported(first, [`decision ${ORDER.join()}`], undefined);
    const again = await this.recorded(planned, connection, asked);
    const differs = signature(again) !== signature(first) && answersDiffer(first.exchanges, again.exchanges);
    if (differs) return { ...first, citations, verdict: 'adapterError', error: inconsistent(first, again) };
    return { ...first, world: await this.filmed(planned, connection, asked), citations, citedSteps };
  }

  /** Notes a refusal by a clause that is unrelated to those of the scenario and to those that the oracle cited. */
  private async withOtherReason(planned: Planned, outcome: Outcome): Promise<Outcome> {
    const clause = outcome.world!.attempts.otherReason!;
    const { citations = [] } = await this.onOracle(planned);
    const decided = [...planned.scenario.clauses, ...citations];
    return decided.some((one) => isOneOfBoth(one, clause)) ? outcome : { ...outcome, otherReason: clause };
  }

  /** Runs it again and observes after every action; this only adds to the report of a failure. */
  private async filmed(planned: Planned, connection: Connection, asked: Leeway): Promise<World | undefined> {
    const { seed, limitMs } = this.options;
    const through = (adapter: Adapter) => new RecordingAdapter(adapter);
    return (await runScenario(planned, connection, seed, { limitMs, through, film: true, ...asked })).world;
  }

  /** Finds everything that an unsupported scenario lacks, not just the first thing. */
  private async withAllLacking(planned: Planned, outcome: Outcome, connection: Connection): Promise<Outcome> {
    const { reason, world } = outcome;
    const found = await this.surveyed(planned, outcome, connection);
    const lacking = [...(found?.lacking.keys() ?? [])];
    const declared = reason?.startsWith(OF_OBSERVATION) ? undefined : world?.lacking;
    const isStatedByAdapter = reason !== undefined && !declared?.has(reason) && !lacking.includes(reason);
    if (isStatedByAdapter || lacking.length === 0) lacking.unshift(reason!);
    return unsupported(outcome, lacking, found?.merged);
  }

  /** A failure that follows from what the adapter declares is no failure. @returns undefined: the failure stands */
  private async excused(planned: Planned, outcome: Outcome, connection: Connection): Promise<Outcome | undefined> {
    const displaced = [...(outcome.world?.displaced ?? [])];
    if (displaced.length > 0)
      return unsupported(
        outcome,
        displaced.map((kind) => `order of decision ${kind}`),
        undefined,
      );
    const moment = outcome.world?.mergedMoment;
    if (moment !== undefined) return unsupported(outcome, [`moment of decision ${moment}`], undefined);
    const found = await this.surveyed(planned, outcome, connection);
    const failed = failedStep(outcome.steps);
    const excuse = [...(found?.lacking ?? [])].some(([thing, step]) => canLookLikeFailure(thing) && step <= failed);
    return excuse ? unsupported(outcome, [...found!.lacking.keys()], found!.merged) : undefined;
  }

  /** Surveys what the adapter lacks; a decision that it asked for after all is not lacking. */
  private async surveyed(
    planned: Planned,
    { world }: Outcome,
    connection: Connection,
  ): Promise<NeedsSurvey | undefined> {
    const support = supportOf(connection, planned.scenario.game);
    if (!support) return undefined;
    const mergedDecisions = support.mergedDecisions?.filter((kind) => !world?.asked.has(kind));
    return survey(planned, await this.ownOracle(), { ...support, mergedDecisions }, this.options.seed);
  }

  /** Runs a scenario and records the messages and, in lockstep, where the adapter leaves the oracle. */
  private async recorded(planned: Planned, connection: Connection, asked: Leeway = {}): Promise<Outcome> {
    const { seed, limitMs } = this.options;
    const support = supportOf(connection, planned.scenario.game);
    if (this.options.lockstep) this.oracleBeside ??= this.makeOracle();
    const steps: LockstepAdapter[] = [];
    let exchanges: readonly Exchange[] = [];
    const through = (adapter: Adapter) => {
      const beside = this.oracleBeside && new LockstepAdapter(adapter, this.oracleBeside, support);
      if (beside) steps.push(beside);
      const recorder = new RecordingAdapter(beside ?? adapter);
      exchanges = recorder.exchanges;
      return recorder;
    };
    const isOracle = connection.adapter instanceof InProcessAdapter;
    const options = { limitMs, through, ...asked, ...(!isOracle && { shownFacts: this.shownFacts }) };
    const outcome = await (isOracle ? runOnReference : runScenario)(planned, connection, seed, options);
    for (const beside of steps) await beside.close();
    const departure = steps.at(-1)?.departure;
    return { ...outcome, exchanges, ...(departure ? { departure } : {}) };
  }

  private async ownOracle(): Promise<Connection> {
    return (this.oracle ??= await connect(() => this.makeOracle()));
  }

  private makeOracle(): InProcessAdapter {
    const { games, editions } = this.options;
    return new InProcessAdapter(oracleModules(games, editions?.()));
  }

  private async onOracle(planned: Planned): Promise<Outcome> {
    const listener = new CitedSteps();
    const outcome = await runOnReference(planned, await this.ownOracle(), this.options.seed, { listener });
    return { ...outcome, citedSteps: listener.all };
  }

  /** Returns cards that a step expects hidden but that the player has seen, and that nothing has made unknown since. */
  private async remembered(planned: Planned): Promise<CardsOfSteps | undefined> {
    const through = (adapter: Adapter) => new RememberingOracle(adapter);
    const outcome = await runScenario(planned, await this.ownOracle(), this.options.seed, {
      through,
      remembered: 'all',
    });
    return outcome.world?.secrets.shown;
  }

  private conclude(planned: Planned, { outcome, broke }: Attempt): void {
    this.breaksInARow = broke ? this.breaksInARow + 1 : 0;
    if (outcome.verdict === 'passed' || outcome.verdict === 'failed') this.knownGood ??= planned;
    this.report(planned, outcome);
  }

  /** An adapter that breaks repeatedly may continue as long as something that worked before still does. */
  private async giveUpUnlessWorkable(last: AdapterError): Promise<void> {
    if (await this.stillWorks()) this.breaksInARow = 0;
    else this.giveUp(`it broke in ${this.breaksInARow} scenarios in a row`, last);
  }

  /** Tells whether the adapter can still run what it could run before. */
  private async stillWorks(): Promise<boolean> {
    const connection = this.knownGood && (await this.connected());
    return connection !== undefined && !(await this.attempt(this.knownGood!, connection)).broke;
  }

  private giveUp(why: string, last: AdapterError): void {
    this.givenUp ??= new AdapterError(last.kind, `not tried: the adapter was given up, for ${why}: ${last.message}`);
  }

  /** From here on scenarios run one at a time, to tell another break from one caused by too many games. */
  private unexplained(error: AdapterError, inFlight: readonly Planned[]): void {
    const named = inFlight.slice(0, MOST_NAMED).map(({ scenario }) => scenario.id);
    const more = inFlight.length - named.length;
    const running = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    const where = inFlight.length > 0 ? ` (while it ran ${running}; ${this.adviceOn(inFlight.length)})` : '';
    this.options.onBreak(new AdapterError(error.kind, `${error.message}${where}`, error.evidence));
    this.inFlight = 1;
  }

  private adviceOn(inFlight: number): string {
    if (this.degraded) return 'since then nothing works any more: start the server again';
    return inFlight > 1 ? 'alone none of them breaks it: see limits.games' : 'tried again, that did not break it';
  }

  private report(planned: Planned, result: Outcome | AdapterError): void {
    const outcome = result instanceof AdapterError ? broken(planned, result) : result;
    this.options.onResult(resultOf(planned, outcome, this.options.reproduce(planned)), outcome, planned);
  }
}

/** Returns the steps that say which ability comes first, unless the scenario tests that order. */
function orderingBesides({ scenario }: Planned, world: World | undefined): ReadonlySet<number> | undefined {
  const { orderClauses = [] } = vocabularyOf(scenario.game)!;
  const isAboutOrder = scenario.clauses.some((one) => orderClauses.some((clause) => isPartOf(one, clause)));
  return isAboutOrder ? undefined : world?.ordering;
}

/** @param reproduce the command that runs the scenario again */
export function resultOf({ scenario }: Planned, outcome: Outcome, reproduce: string): ScenarioResult {
  const { id, name, uri, line, game, clauses, reading } = scenario;
  const { verdict, reason, lacking, merged, departure } = outcome;
  const durationMs = Math.round(outcome.durationMs * 100) / 100;
  // Thousands of results are kept in memory, and one made with spreads takes four times as much.
  const entry: ScenarioResult = { id, name, uri, line, game, clauses, reading, verdict, durationMs };
  const failed = verdict !== 'passed' && verdict !== 'unsupported';
  if (reason !== undefined) entry.reason = reason;
  if (lacking) entry.lacking = [...lacking];
  if (outcome.otherReason !== undefined) entry.otherReason = outcome.otherReason;
  if (merged && merged.size > 0) entry.merged = Object.fromEntries(merged);
  if (departure && !failed) entry.departure = departureWithinBounds(departure);
  if (failed) entry.failure = failureOf(outcome, outcome.citations, reproduce);
  return entry;
}

/** True for the same clause, or if one is part of the other, such as 7-1 and 7-1-1-2. */
const isOneOfBoth = (one: string, other: string): boolean =>
  one === other || isPartOf(one, other) || isPartOf(other, one);
const isPartOf = (part: string, whole: string): boolean =>
  part.startsWith(whole) && !/[0-9A-Za-z]/.test(part[whole.length] ?? '');

/** True if the first answer that differs belongs to the same message both times. Ids of games may differ. */
function answersDiffer(one: readonly Exchange[] = [], other: readonly Exchange[] = []): boolean {
  const [before, after] = [withoutGameIds(one), withoutGameIds(other)];
  const index = before.findIndex((said, at) => said.answer !== after[at]?.answer);
  return index >= 0 && after[index] !== undefined && before[index]!.message === after[index].message;
}

function withoutGameIds(exchanges: readonly Exchange[]): { message: string; answer: string }[] {
  const plain = (value: unknown) =>
    JSON.stringify(value, (key, said: unknown) => (key === 'gameId' ? 'game' : said)) ?? '';
  return exchanges.map(({ method, params, result, error }) => ({
    message: `${method} ${plain(params)}`,
    answer: plain({ result, error }),
  }));
}

const signature = ({ verdict, error }: Outcome): string => `${verdict}: ${error?.message ?? ''}`;

const unsupported = (
  outcome: Outcome,
  lacking: readonly string[],
  merged: NeedsSurvey['merged'] | undefined,
): Outcome => ({
  ...outcome,
  verdict: 'unsupported',
  reason: lacking.join(', '),
  error: new UnsupportedError(lacking.join(', ')),
  lacking,
  merged,
});

function inconsistent(one: Outcome, other: Outcome): AdapterError {
  const evidence = `first: ${signature(one)}\nthen: ${signature(other)}`;
  return new AdapterError(
    'inconsistent',
    'the same scenario went differently the second time; the same messages must get the same answers',
    evidence,
  );
}

/** All answers were right, but the adapter is gone. */
const blamed = (outcome: Outcome, error: AdapterError): Outcome => ({ ...outcome, verdict: 'adapterError', error });

const broken = (planned: Planned, error: AdapterError): Outcome => ({
  verdict: 'adapterError',
  error,
  steps: untriedSteps(planned),
  stepDurations: [],
  startedAt: Date.now(),
  durationMs: 0,
});
