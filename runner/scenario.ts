/** Runs one scenario against one implementation, and returns the outcome. */
import { DataTable } from '@cucumber/core';
import { AdapterError, SuiteError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import type { GameSupport } from '../schemas/protocol';
import type { Departure, FileFault, StepRecord, Verdict } from '../schemas/report';
import { Disagreement } from '../steps/disagreement';
import { vocabularyOf } from '../games/registry';
import { World } from '../steps/world';
import type { WorldOptions } from '../steps/world-options';
import { supportOf, type Connection } from './connection';
import { isOfBackground } from './features';
import type { Planned } from './plan';
import type { Exchange } from './transcript';

export interface Outcome {
  readonly verdict: Verdict;
  /** Passed: a refusal cited this clause, which is unrelated to the expected one. */
  readonly otherReason?: string;
  /** Unsupported: the missing features as one text. */
  readonly reason?: string;
  readonly lacking?: readonly string[];
  /** Unsupported: the number of the scenario's answers to each decision kind that the adapter merges. */
  readonly merged?: ReadonlyMap<string, number>;
  readonly error?: Error;
  /** Invalid: all mistakes of the scenario. */
  readonly faults?: readonly FileFault[];
  /** Disputed: the line of the step, and in `because` the events that led there. */
  readonly line?: number;
  readonly because?: readonly string[];
  readonly steps: readonly StepRecord[];
  /** In milliseconds, for each step that ran. */
  readonly stepDurations: readonly number[];
  readonly world?: World;
  /** The clauses that the oracle cited; absent if the oracle did not play the scenario. */
  readonly citations?: readonly string[];
  readonly citedSteps?: readonly (readonly string[])[];
  /** The messages, if they were recorded. */
  readonly exchanges?: readonly Exchange[];
  /** Lockstep: where the adapter first differed from the oracle. */
  readonly departure?: Departure;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
}

export interface StepListener {
  /** Called before the first step. */
  began(world: World): void;
  stepEnded(index: number, error: Error | undefined): void;
  /** Called after play has gone on past the last step, or has failed to. */
  settled?(): void;
}

export interface ScenarioOptions extends Omit<WorldOptions, 'seed'> {
  readonly listener?: StepListener;
  /** Wraps the adapter for this scenario, for example to record its messages. */
  readonly through?: (adapter: Adapter) => Adapter;
  /** True for a question: play goes on after the last step until the game rests, and no Then is needed. */
  readonly settles?: boolean;
  /** Replaces what the adapter declared. */
  readonly support?: GameSupport;
}

export async function runScenario(
  planned: Planned,
  connection: Connection,
  seed: number,
  options: ScenarioOptions = {},
): Promise<Outcome> {
  const { scenario, testCase } = planned;
  const { listener, through = (adapter) => adapter } = options;
  const startedAt = Date.now();
  const clock = performance.now();
  const stepDurations: number[] = [];
  const steps = untriedSteps(planned);
  const finish = (outcome: Pick<Outcome, 'verdict' | 'reason' | 'error' | 'world' | 'citations'>): Outcome => ({
    ...outcome,
    steps,
    stepDurations,
    startedAt,
    durationMs: performance.now() - clock,
  });
  const vocabulary = vocabularyOf(scenario.game);
  const support = options.support ?? supportOf(connection, scenario.game);
  if (!vocabulary) return finish(judged(new SuiteError(`there are no step definitions for ${scenario.game}`)));
  if (!support) return finish(judged(new UnsupportedError(`game ${scenario.game}`)));

  const world = new World(vocabulary, through(connection.adapter), support, scenario, { ...options, seed });
  listener?.began(world);
  let citations: readonly string[] | undefined;
  try {
    for (const [index, step] of testCase.testSteps.entries()) {
      const said = scenario.pickle.steps[index]!;
      world.beforeStep(said.type, isOfBackground(scenario.document, said));
      const error = await runStep(step, world, stepDurations);
      steps[index]!.status = error ? 'failed' : 'passed';
      listener?.stepEnded(index, error);
      if (error) throw error;
    }
    if (options.settles) await world.settle().finally(() => listener?.settled?.());
    citations = citationsOf(connection, world);
    if (!scenario.own) checkCitations(scenario.clauses, citations);
    await (options.settles ? world.abandon() : world.close());
    return finish({ verdict: 'passed', world, citations });
  } catch (error) {
    citations ??= citationsOf(connection, world);
    if (!connection.adapter.dead) await world.abandon();
    return finish({ ...judged(error as Error), world, citations });
  }
}

/** Returns the steps of a scenario as not run. */
export const untriedSteps = ({ testCase }: Planned): StepRecord[] =>
  testCase.testSteps.map(({ name }) => ({ keyword: name.prefix, text: name.body, status: 'skipped' }));

type TestStep = Planned['testCase']['testSteps'][number];

/** @returns the reason why the step failed; undefined: it passed */
async function runStep(step: TestStep, world: World, durations: number[]): Promise<Error | undefined> {
  const startedAt = performance.now();
  try {
    const prepared = step.prepare();
    if (prepared.type !== 'prepared') throw new SuiteError(`${prepared.type} step: "${step.name.body}"`);
    const table = prepared.dataTable && [
      new DataTable(prepared.dataTable.rows.map((row) => row.cells.map((cell) => cell.value))),
    ];
    const text = prepared.docString && [prepared.docString.content];
    await prepared.fn.apply(world, [...prepared.args, ...(table ?? text ?? [])]);
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    durations.push(performance.now() - startedAt);
  }
}

/** Turns an error into a verdict; an unforeseen error is the suite's fault. */
function judged(error: Error): Pick<Outcome, 'verdict' | 'reason' | 'error'> {
  if (error instanceof UnsupportedError) return { verdict: 'unsupported', reason: error.lacking, error };
  return { verdict: verdictOf(error), error };
}

function verdictOf(error: Error): Verdict {
  if (error instanceof Disagreement) return 'failed';
  return error instanceof AdapterError ? 'adapterError' : 'suiteError';
}

export function citationsOf({ adapter }: Connection, world: World): readonly string[] | undefined {
  if (!(adapter instanceof InProcessAdapter)) return undefined;
  if (world.gameId === undefined && !world.deckCheck) return [];
  return [...new Set([...world.attempts.brokenByDecks, ...adapter.citations(world.gameId)])];
}

/** The oracle played a scenario as it should, but did not cite a clause that the scenario tests. */
export class CitationError extends SuiteError {}

/** @throws {CitationError} if the oracle did not cite every clause that the scenario tests */
export function checkCitations(clauses: readonly string[], citations: readonly string[] | undefined): void {
  const missing = clauses.filter((clause) => citations && !citations.includes(clause));
  if (missing.length > 0) throw new CitationError(`the oracle did not cite ${missing.join(', ')} in this scenario`);
}
