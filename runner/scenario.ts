/** Runs one scenario against one implementation and says how it went. */
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
  /** Passed: the clause for which something was refused that decides nothing on the way to it. */
  readonly otherReason?: string;
  /** Unsupported: what is lacking, in words. */
  readonly reason?: string;
  /** Unsupported: each thing that is lacking. */
  readonly lacking?: readonly string[];
  /** Unsupported: how many answers the scenario has for each kind of decision that the adapter merges. */
  readonly merged?: ReadonlyMap<string, number>;
  /** Why it did not pass. */
  readonly error?: Error;
  /** Invalid: all that is wrong with it. */
  readonly faults?: readonly FileFault[];
  /** Disputed: the line of the step, and the events that led there. */
  readonly line?: number;
  readonly because?: readonly string[];
  readonly steps: readonly StepRecord[];
  /** Milliseconds, of each step that was run. */
  readonly stepDurations: readonly number[];
  readonly world?: World;
  /** The clauses that the oracle cited; only where the oracle was asked. */
  readonly citations?: readonly string[];
  /** The same, step by step. */
  readonly citedSteps?: readonly (readonly string[])[];
  /** What was said, where it was recorded. */
  readonly exchanges?: readonly Exchange[];
  /** Lockstep: where the adapter first differed from the oracle. */
  readonly departure?: Departure;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds. */
  readonly durationMs: number;
}

/** Watches a scenario while it runs. */
export interface StepListener {
  /** Before the first step, with the world in which they run. */
  began(world: World): void;
  stepEnded(index: number, error: Error | undefined): void;
  /** Where it settles: play has gone on after the last step, or could not. */
  settled?(): void;
}

export interface ScenarioOptions extends Omit<WorldOptions, 'seed'> {
  readonly listener?: StepListener;
  /** Stands between the scenario and the adapter of the connection, e.g. to record what is said. */
  readonly through?: (adapter: Adapter) => Adapter;
  /** It asks what comes of it: after the last step play goes on until it rests, and nothing has to be looked at. */
  readonly settles?: boolean;
  /** What the adapter supports, where it is not what it declared. */
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

/** The steps of a scenario before any of them has been run. */
export const untriedSteps = ({ testCase }: Planned): StepRecord[] =>
  testCase.testSteps.map(({ name }) => ({ keyword: name.prefix, text: name.body, status: 'skipped' }));

type TestStep = Planned['testCase']['testSteps'][number];

/** @returns why it failed */
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

/** Which verdict an error means. Whatever nobody foresaw is our fault. */
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
  return adapter.citations(world.gameId);
}

/** The oracle must have cited every clause that its scenario is about. */
export function checkCitations(clauses: readonly string[], citations: readonly string[] | undefined): void {
  const missing = clauses.filter((clause) => citations && !citations.includes(clause));
  if (missing.length > 0) throw new SuiteError(`the oracle did not cite ${missing.join(', ')} in this scenario`);
}
