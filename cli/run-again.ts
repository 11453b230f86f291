/** Runs one whole game again to see whether the certified result repeats. Nothing is written. */
import { makeAdapter } from '../adapters/from-command';
import { editionsOf } from '../runner/editions';
import { planScenarios } from '../runner/plan';
import { SuiteRun } from '../runner/suite';
import type { GameId } from '../schemas/common';
import type { InitializeResult } from '../schemas/protocol';
import type { Report } from '../schemas/report';
import { RunRecord } from './run-record';
import type { Suite } from './select';

export interface Again {
  /** The command or address of the adapter. */
  readonly command: string;
  readonly game: GameId;
  readonly seed: number;
  /** In milliseconds. */
  readonly requestTimeout: number;
  readonly allowRemote?: boolean;
}

/**
 * @param suite must include the game
 * @param isIt tells whether this is the certified adapter; otherwise nothing is run
 * @throws {AdapterError} if the adapter does not start or the handshake fails
 */
export async function runAgain(
  { command, game, seed, requestTimeout, allowRemote }: Again,
  suite: Suite,
  isIt: (adapter: InitializeResult['adapter']) => boolean,
): Promise<Report> {
  const scenarios = suite.features.scenarios.filter((scenario) => scenario.game === game);
  const editions = editionsOf(suite.catalogues);
  const record = new RunRecord({ adapter: command, thorough: true }, suite, seed);
  const run = new SuiteRun({
    makeAdapter: () => makeAdapter(command, { requestTimeout, allowRemote, games: [game], editions }),
    games: [game],
    editions: () => editions,
    seed,
    reproduce: () => '',
    onResult: (result, outcome) => record.add(result, outcome.world),
    onBreak: (error) => record.broke(error),
  });
  record.connection = await run.connect();
  record.select(scenarios);
  if (isIt(record.connection.info.adapter)) await run.run(planScenarios(suite.features, scenarios).planned);
  else await run.close();
  return record.report();
}
