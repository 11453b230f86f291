/** A whole run of one game, to see whether what was certified comes out the same again. Nothing is written. */
import { makeAdapter } from '../adapters/from-command';
import { planScenarios } from '../runner/plan';
import { SuiteRun } from '../runner/suite';
import type { GameId } from '../schemas/common';
import type { Report } from '../schemas/report';
import { RunRecord } from './run-record';
import type { Suite } from './select';

/**
 * @param suite with at least that game
 * @param requestTimeout milliseconds
 * @throws {AdapterError} the adapter does not start, or the handshake fails
 */
export async function runAgain(
  command: string,
  game: GameId,
  suite: Suite,
  seed: number,
  requestTimeout: number,
): Promise<Report> {
  const scenarios = suite.features.scenarios.filter((scenario) => scenario.game === game);
  const record = new RunRecord({ adapter: command }, suite, seed);
  const run = new SuiteRun({
    makeAdapter: () => makeAdapter(command, { requestTimeout }),
    seed,
    reproduce: () => '',
    onResult: (result, outcome) => record.add(result, outcome.world?.used),
    onBreak: (error) => record.broke(error),
  });
  record.connection = await run.connect();
  record.select(scenarios);
  await run.run(planScenarios(suite.features, scenarios).planned);
  return record.report();
}
