/**
 * Runs many scenarios against one implementation, several in flight. One scenario's trouble never costs another its
 * verdict: when the adapter breaks, each scenario that was in flight is tried again alone, and blamed only where it
 * breaks an adapter that has just been started.
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
import type { World } from '../steps/world';

export interface SuiteOptions {
  /** The games of the scenarios: the oracle beside the adapter needs to play no others. Left out: all. */
  readonly games?: readonly GameId[];
  /** In which editions it plays them, once the adapter is connected; left out: those that its tables play. */
  readonly editions?: () => Editions;
  /** Makes a fresh adapter, not yet started. */
  readonly makeAdapter: () => Adapter;
  readonly seed: number;
  /** Most scenarios in flight; the adapter's own limit may be lower. */
  readonly inFlight?: number;
  /** The command that runs one scenario again. */
  readonly reproduce: (planned: Planned) => string;
  readonly onResult: (result: ScenarioResult, outcome: Outcome, planned: Planned) => void;
  /** The adapter broke, and no scenario is to blame. */
  readonly onBreak: (error: AdapterError) => void;
  /** Send the same to the oracle, and tell where the two first differ. */
  readonly lockstep?: boolean;
  /** Milliseconds that one scenario may take. */
  readonly limitMs?: number;
  /** Ends the run early; scenarios without a verdict are not run. */
  readonly signal?: AbortSignal;
}

const DEFAULT_IN_FLIGHT = 16;
/** After so many scenarios in a row that broke it, an adapter must show that anything still works. */
const MOST_BREAKS_IN_A_ROW = 10;
/** So often an adapter that broke is started again before it is given up. */
const MOST_STARTS = 2;
/** So many scenarios are named where one of them broke the adapter. */
const MOST_NAMED = 3;

/** What is the engine's business: steps whose questions need not be asked, what a view may remember. */
type Leeway = Pick<ScenarioOptions, 'forced' | 'ordering' | 'remembered'>;

/** One try of one scenario. */
interface Attempt {
  readonly outcome: Outcome;
  /** How the adapter broke while it ran, whoever is to blame. */
  readonly broke: AdapterError | undefined;
  /** It was the first that ran on its adapter. */
  readonly fresh: boolean;
}

export class SuiteRun {
  private adapter: Adapter | undefined;
  private connection: Connection | undefined;
  private oracle: Connection | undefined;
  /** For lockstep. */
  private oracleBeside: InProcessAdapter | undefined;
  /** Nothing has been run on the connection yet. */
  private fresh = true;
  private inFlight: number;
  private breaksInARow = 0;
  /** Something that the adapter has been able to run. */
  private knownGood: Planned | undefined;
  private givenUp: AdapterError | undefined;
  /** What the adapter reaches, and cannot be started again from here, no longer does what it could do before. */
  private degraded = false;
  private readonly pauses = new Pauses();
  private readonly abort = () => void this.adapter?.close();

  constructor(private readonly options: SuiteOptions) {
    this.inFlight = options.inFlight ?? DEFAULT_IN_FLIGHT;
    options.signal?.addEventListener('abort', this.abort, { once: true });
  }

  /**
   * Starts the adapter; to be called before `run`, once.
   * @throws {AdapterError} it does not start, or the handshake fails
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

  /** Runs what it can get of a queue, last first, beside others that take from it; then ends the adapter. */
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

  /** Reports what is left of a queue, where that is because the adapter was given up. */
  leave(queue: Planned[]): void {
    while (this.givenUp && queue.length > 0) this.report(queue.pop()!, this.givenUp);
  }

  /** Ends the adapter; to be called where `run` is not. Never throws. */
  async close(): Promise<void> {
    this.options.signal?.removeEventListener('abort', this.abort);
    await this.adapter?.close();
  }

  private get stopped(): boolean {
    return this.options.signal?.aborted ?? false;
  }

  /** The adapter, started again where it broke. @returns undefined: that was no use, or the run is to stop */
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

  /** Takes from the queue until it is empty or the adapter breaks. @returns what was in flight then, and how it broke */
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

  /** Runs each scenario that was lost when the adapter broke again, with nothing else in flight. */
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
   * Tries a scenario on its own, once more on a fresh adapter where it broke one that others had used.
   * @returns undefined: not tried, or to no avail, for the adapter is given up
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

  /** What an earlier scenario has left broken in a server that lives on is not the fault of this one. */
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

  /** A failure must come twice and the oracle must agree with the scenario, before it is held against the adapter. */
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

  /** What need not be asked, as the oracle shows, is no failure; one that stays must be there again. */
  private async heldAgainst(
    planned: Planned,
    outcome: Outcome,
    connection: Connection,
    { citations, citedSteps, world }: Outcome,
  ): Promise<Outcome> {
    const remembered = outcome.error instanceof Leak ? await this.remembered(planned) : undefined;
    const asked = { forced: world?.forced, ordering: orderingBesides(planned, world), remembered };
    const concerns = [asked.forced, asked.ordering, remembered, outcome.world?.forced].some(
      (one) => one && one.size > 0,
    );
    const first = concerns ? await this.recorded(planned, connection, asked) : outcome;
    if (first.verdict === 'passed') return first;
    if (first.world?.passedOrder) return unsupported(first, [`decision ${ORDER.join()}`], undefined);
    const again = await this.recorded(planned, connection, asked);
    const differs = signature(again) !== signature(first) && answersDiffer(first.exchanges, again.exchanges);
    if (differs) return { ...first, citations, verdict: 'adapterError', error: inconsistent(first, again) };
    return { ...first, world: await this.filmed(planned, connection, asked), citations, citedSteps };
  }

  /** A refusal is told by whatever clause lies on the way to it, above or below; one for any other gets a note. */
  private async withOtherReason(planned: Planned, outcome: Outcome): Promise<Outcome> {
    const clause = outcome.world!.attempts.otherReason!;
    const { citations = [] } = await this.onOracle(planned);
    const decided = [...planned.scenario.clauses, ...citations];
    return decided.some((one) => isOneOfBoth(one, clause)) ? outcome : { ...outcome, otherReason: clause };
  }

  /** The same once more, looking at the board after every action: what is told of a failure, not whether it is one. */
  private async filmed(planned: Planned, connection: Connection, asked: Leeway): Promise<World | undefined> {
    const { seed, limitMs } = this.options;
    const through = (adapter: Adapter) => new RecordingAdapter(adapter);
    return (await runScenario(planned, connection, seed, { limitMs, through, film: true, ...asked })).world;
  }

  /** An unsupported scenario with everything that it lacks, not only what it lacked first. */
  private async withAllLacking(planned: Planned, outcome: Outcome, connection: Connection): Promise<Outcome> {
    const { reason, world } = outcome;
    const found = await this.surveyed(planned, outcome, connection);
    const lacking = [...(found?.lacking.keys() ?? [])];
    const declared = reason?.startsWith(OF_OBSERVATION) ? undefined : world?.lacking;
    const isStatedByAdapter = reason !== undefined && !declared?.has(reason) && !lacking.includes(reason);
    if (isStatedByAdapter || lacking.length === 0) lacking.unshift(reason!);
    return unsupported(outcome, lacking, found?.merged);
  }

  /** A failure that comes of what the adapter declared that it lacks is none. @returns undefined: it stands */
  private async excused(planned: Planned, outcome: Outcome, connection: Connection): Promise<Outcome | undefined> {
    const found = await this.surveyed(planned, outcome, connection);
    const failed = failedStep(outcome.steps);
    const excuse = [...(found?.lacking ?? [])].some(([thing, step]) => canLookLikeFailure(thing) && step <= failed);
    return excuse ? unsupported(outcome, [...found!.lacking.keys()], found!.merged) : undefined;
  }

  /** What the scenario needs and the adapter lacks; a decision that it asked for after all is not lacking. */
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

  /** Runs a scenario, keeping what is said and, in lockstep, where the adapter leaves the oracle. */
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
    const run = connection.adapter instanceof InProcessAdapter ? runOnReference : runScenario;
    const outcome = await run(planned, connection, seed, { limitMs, through, ...asked });
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

  /** What players have seen of that which each step says is not seen, and nothing has made unknown again. */
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

  /** An adapter that breaks again and again may go on while what has worked before still works. */
  private async giveUpUnlessWorkable(last: AdapterError): Promise<void> {
    if (await this.stillWorks()) this.breaksInARow = 0;
    else this.giveUp(`it broke in ${this.breaksInARow} scenarios in a row`, last);
  }

  /** Whether the adapter can run what it could run before. */
  private async stillWorks(): Promise<boolean> {
    const connection = this.knownGood && (await this.connected());
    return connection !== undefined && !(await this.attempt(this.knownGood!, connection)).broke;
  }

  private giveUp(why: string, last: AdapterError): void {
    this.givenUp ??= new AdapterError(last.kind, `not tried: the adapter was given up, for ${why}: ${last.message}`);
  }

  /** From here on one scenario at a time, so that another break can be told from too many games at once. */
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

/** The steps that say which ability comes first, where the scenario is not about that. */
function orderingBesides({ scenario }: Planned, world: World | undefined): ReadonlySet<number> | undefined {
  const { orderClauses = [] } = vocabularyOf(scenario.game)!;
  const isAboutOrder = scenario.clauses.some((one) => orderClauses.some((clause) => isPartOf(one, clause)));
  return isAboutOrder ? undefined : world?.ordering;
}

/** What a report tells of a scenario. @param reproduce the command that runs it again */
export function resultOf({ scenario }: Planned, outcome: Outcome, reproduce: string): ScenarioResult {
  const { id, name, uri, line, game, clauses, reading } = scenario;
  const { verdict, reason, lacking, merged, departure } = outcome;
  const durationMs = Math.round(outcome.durationMs * 100) / 100;
  // Results are kept in thousands; one made with spreads takes four times the memory.
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

/** The same clause, or one of which the other is a part: 7-1 and 7-1-1-2. */
const isOneOfBoth = (one: string, other: string): boolean =>
  one === other || isPartOf(one, other) || isPartOf(other, one);
const isPartOf = (part: string, whole: string): boolean =>
  part.startsWith(whole) && !/[0-9A-Za-z]/.test(part[whole.length] ?? '');

/** Does the first message whose answer differs say the same both times? Games may be called differently. */
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

/** All its answers were right, and yet the adapter is gone. */
const blamed = (outcome: Outcome, error: AdapterError): Outcome => ({ ...outcome, verdict: 'adapterError', error });

const broken = (planned: Planned, error: AdapterError): Outcome => ({
  verdict: 'adapterError',
  error,
  steps: untriedSteps(planned),
  stepDurations: [],
  startedAt: Date.now(),
  durationMs: 0,
});
