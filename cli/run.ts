/** `tcg-conformance run`: runs scenarios against an adapter and writes a report. */
import { AdapterError } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { makeAdapter } from '../adapters/from-command';
import { oracleModules, PLAYABLE } from '../games/registry';
import { outcomeOf } from '../reports/model';
import { summaryLines } from '../reports/summary';
import { painted } from './paint';
import { checkWritable, messagesFile, writeReport } from '../reports/write';
import { connect, type Connection } from '../runner/connection';
import { editionsOf, namesOfEditions } from '../runner/editions';
import { gamesOf, SelectionError, type Features, type Scenario } from '../runner/features';
import { keepHeapSmall } from '../runner/heap';
import { MessageWriter } from '../runner/messages';
import { OwnQuestions } from '../runner/own-questions';
import { planScenarios, type Planned } from '../runner/plan';
import { clearTranscripts } from '../runner/report-folder';
import { packageOf } from '../runner/root';
import type { Outcome } from '../runner/scenario';
import { setupTroubles, strangeWords } from '../runner/setup-check';
import { resultOf, type SuiteOptions } from '../runner/suite';
import { writeTranscript } from '../runner/transcript';
import { Workers } from '../runner/workers';
import type { Catalogue, EditionNames } from '../schemas/catalogue';
import type { GameId } from '../schemas/common';
import { adapterTrouble } from './adapter-trouble';
import { declaredEditions } from './edition-selection';
import { EXIT, exitCodeOf } from './exit-codes';
import { Interruption } from './interruption';
import { KnownFailures } from './known-failures';
import { Progress, SILENT } from './progress';
import { DEFAULTS, type RunOptions } from './run-options';
import { RunRecord } from './run-record';
import { selectedToPlay, suiteOf, wholeNumber, type Suite } from './select';
import { shardOf, type Shard } from './shard';
import { timeLimit } from './time-limit';
import { shellWord } from '../runner/shell';
import { ShownFacts } from '../steps/shown-facts';
import { UsageError } from './usage';

const MOST_WORKERS = 64;
const TRANSCRIPTS: readonly string[] = ['failing', 'all'];

export async function run(options: RunOptions): Promise<number> {
  keepHeapSmall();
  const settings = {
    seed: wholeNumber('--seed', options.seed, 0),
    requestTimeout: timeLimit('--timeout', options.timeout),
    limitMs: timeLimit('--scenario-timeout', options.scenarioTimeout),
    inFlight: wholeNumber('--in-flight', options.inFlight, 1),
    workers: wholeNumber('--workers', options.workers, 1, MOST_WORKERS),
    shard: shardOf(options.shard),
    known: knownFailures(options),
  };
  if (!TRANSCRIPTS.includes(options.transcripts))
    throw new UsageError(`--transcripts: "${options.transcripts}" is not one of ${TRANSCRIPTS.join(', ')}`);
  if (options.out.trim() === '') throw new UsageError('--out: names no folder');
  const suite = suiteOf(options);
  const scenarios = selectedToPlay(suite, options);
  checkWritable(options.out);
  const interruption = new Interruption();
  try {
    return await new Run(options, settings, suite, scenarios, interruption).execute();
  } finally {
    interruption.release();
  }
}

function knownFailures({ expect, updateExpectations = false }: RunOptions): KnownFailures | undefined {
  if (expect === undefined && updateExpectations) throw new UsageError('--update-expectations needs --expect <file>');
  return expect === undefined ? undefined : new KnownFailures(expect, updateExpectations);
}

interface Settings {
  readonly seed: number;
  /** In milliseconds. */
  readonly requestTimeout: number;
  /** In milliseconds, for a whole scenario. */
  readonly limitMs: number;
  readonly inFlight: number;
  readonly workers: number;
  readonly shard: Shard | undefined;
  readonly known: KnownFailures | undefined;
}

class Run {
  private readonly record: RunRecord;
  private readonly workers: Workers;
  private readonly shard: Shard | undefined;
  private messages: MessageWriter | undefined;
  private progress: Progress | undefined;
  /** For a user's own features: notes that go with the answers. */
  private readonly notes = new Map<Planned, readonly string[]>();
  private readonly shownFacts = new ShownFacts();
  private readonly suiteOptions: SuiteOptions;

  constructor(
    private readonly options: RunOptions,
    { seed, requestTimeout, limitMs, inFlight, workers, shard, known }: Settings,
    private suite: Suite,
    private selection: readonly Scenario[],
    private readonly interruption: Interruption,
  ) {
    const { adapter, allowRemote, lockstep, out } = options;
    this.shard = shard;
    this.record = new RunRecord(options, suite, seed, shard, known);
    const games = gamesOf(selection);
    this.suiteOptions = {
      games,
      editions: () => editionsOf(this.suite.catalogues),
      makeAdapter: () =>
        makeAdapter(adapter, { requestTimeout, allowRemote, games, editions: editionsOf(this.suite.catalogues) }),
      shownFacts: this.shownFacts,
      lockstep,
      seed,
      inFlight,
      limitMs,
      reproduce: (planned) => reproduceCommand(options, planned, this.editionOf(planned)),
      onResult: (result, outcome, planned) => {
        this.messages!.testCase(planned, outcome);
        const notes = this.notes.get(planned);
        if (notes?.length) result.notes = [...notes];
        if (result.failure) this.record.troubles(strangeWords(result.game, outcome.exchanges ?? []));
        if (result.failure || options.transcripts === 'all') {
          const transcript = saveTranscript(out, adapter, outcome, planned, this.editionOf(planned));
          if (result.failure) result.failure.transcript = transcript;
        }
        this.record.add(result, outcome.world);
        this.progress!.add(result);
        const bad = result.verdict !== 'passed' && result.verdict !== 'unsupported';
        if (bad && options.failFast) interruption.stop();
      },
      onBreak: (error) => {
        this.record.broke(error);
      },
      signal: interruption.signal,
    };
    this.workers = new Workers(this.suiteOptions, workers);
  }

  /** @returns the exit code */
  async execute(): Promise<number> {
    const { record, workers, options } = this;
    try {
      const connection = await this.connect();
      record.connection = connection;
      record.select(playable(this.selection, options, connection));
      clearTranscripts(options.out);
      this.messages = new MessageWriter(messagesFile(options.out));
      const planned = planInto(this.messages, this.suite.features, record.scenarios);
      if (connection) {
        record.troubles(await setupTroubles(connection, gamesOf(record.scenarios), this.shownFacts));
        await this.play(planned);
      }
      return this.finish(this.messages);
    } catch (error) {
      this.messages?.discard();
      throw error;
    } finally {
      await workers.close();
    }
  }

  /**
   * Connects the adapter. Returns undefined if the handshake broke, which the record then reports, or was interrupted.
   * @throws {AdapterError} if there is no such program
   */
  private async connect(): Promise<Connection | undefined> {
    try {
      const connection = await this.workers.connect();
      if (this.options.edition === undefined) this.take(declaredEditions(connection, this.suite.catalogues));
      return connection;
    } catch (error) {
      if (this.interruption.signal.aborted) return undefined;
      if (!(error instanceof AdapterError) || error.kind === 'failedToStart') throw error;
      this.record.broke(error);
      process.stderr.write(`${adapterTrouble(error)}\n`);
      return undefined;
    }
  }

  /** Selects scenarios again if the adapter declares other editions. */
  private take(declared: EditionNames): void {
    const isOther = ({ game, editionName }: Catalogue) => (declared[game] ?? editionName) !== editionName;
    if (!this.suite.catalogues.some(isOther)) return;
    this.suite = suiteOf(this.options, declared);
    this.selection = selectedToPlay(this.suite, this.options);
    this.record.suite = this.suite;
  }

  /** Undefined stands for the default edition. */
  private readonly editionOf = ({ scenario: { game } }: Planned): string | undefined =>
    namesOfEditions(this.suite.catalogues)[game];

  private async play(planned: readonly Planned[]): Promise<void> {
    this.progress = new Progress(planned.length, this.options.quiet ? SILENT : process.stderr);
    await this.workers.run(this.options.features === undefined ? planned : await this.putToOracle(planned));
    this.progress.end();
  }

  /** Plays a user's own features on the oracle first. @returns those with which the oracle agrees, for the adapter */
  private async putToOracle(planned: readonly Planned[]): Promise<Planned[]> {
    const { seed, reproduce, onResult, signal } = this.suiteOptions;
    const modules = oracleModules(gamesOf(this.record.scenarios), editionsOf(this.suite.catalogues));
    const oracle = await connect(() => new InProcessAdapter(modules));
    const questions = new OwnQuestions(planned, oracle, seed);
    const agreed: Planned[] = [];
    for (const one of planned) {
      if (signal?.aborted) break;
      const { outcome, notes } = await questions.ask(one);
      this.notes.set(one, notes);
      if (outcome.verdict === 'passed') agreed.push(one);
      else onResult(resultOf(one, outcome, reproduce(one)), outcome, one);
    }
    return agreed;
  }

  /** Writes all files and prints where they are. @returns the exit code */
  private finish(messages: MessageWriter): number {
    const report = this.record.report();
    const exitCode = this.interruption.happened ? EXIT.interrupted : exitCodeOf(outcomeOf(report));
    const files = writeReport(report, this.options.out);
    messages.finish(exitCode === EXIT.conforms);
    const page = files.find((file) => file.endsWith('.html'));
    if (!this.options.quiet || exitCode !== EXIT.conforms)
      process.stdout.write(`${painted(summaryLines(report)).join('\n')}\n\nreport: ${page}\n`);
    return exitCode;
  }
}

/**
 * If no game is named, keeps the games that the adapter plays, and questions about games that nobody can play yet.
 * @throws {SelectionError} if nothing is left
 */
function playable(
  selection: readonly Scenario[],
  { game, features }: RunOptions,
  connection: Connection | undefined,
): readonly Scenario[] {
  if (game || !connection) return selection;
  const games = connection.info.games.map((support) => support.game);
  const isAnswered = (one: GameId) => games.includes(one) || (features !== undefined && !PLAYABLE.includes(one));
  const left = selection.filter((scenario) => isAnswered(scenario.game));
  if (left.length > 0) return left;
  const plays = games.length > 0 ? `plays ${games.join(', ')}` : 'plays no game';
  throw new SelectionError('empty', `the adapter ${plays}, of which nothing is selected: nothing to run`);
}

/** Plans the scenarios and writes the plan to the messages; keeps only what the run needs in memory. */
function planInto(messages: MessageWriter, features: Features, scenarios: readonly Scenario[]): readonly Planned[] {
  const { planned, envelopes } = planScenarios(features, scenarios);
  messages.begin(packageOf().version, envelopes);
  return planned;
}

/** @returns the file, if any messages were exchanged */
function saveTranscript(
  out: string,
  adapter: string,
  { exchanges = [] }: Outcome,
  { scenario: { id, game } }: Planned,
  edition: string | undefined,
): string | undefined {
  if (exchanges.length === 0) return undefined;
  const head = { transcript: 1 as const, scenario: id, adapter };
  return writeTranscript(
    out,
    { ...head, ...(edition !== undefined && { edition: { game, name: edition } }) },
    exchanges,
  );
}

/** @param inEdition the edition being played, unless it is the default */
function reproduceCommand(
  { adapter, edition, features, game, seed }: RunOptions,
  { scenario }: Planned,
  inEdition: string | undefined,
): string {
  const words = ['--adapter', adapter, '--scenario', scenario.id];
  const named = edition ?? inEdition;
  if (named !== undefined) words.push('--edition', named);
  if (features !== undefined) words.push('--features', features, ...(game ? ['--game', game.join(',')] : []));
  if (seed !== DEFAULTS.seed) words.push('--seed', seed);
  return `npx tcg-conformance run ${words.map(shellWord).join(' ')}`;
}
