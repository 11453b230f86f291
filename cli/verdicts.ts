/** The verdicts of a whole run of one game, without a report: to see whether a certified run comes out the same again. */
import { makeAdapter } from '../adapters/from-command';
import { planScenarios } from '../runner/plan';
import { SuiteRun } from '../runner/suite';
import type { GameId } from '../schemas/common';
import type { Verdict } from '../schemas/report';
import { loadSuite } from './select';

/** @returns scenario id to verdict. @throws {AdapterError} the adapter does not start */
export async function verdictsOf(
  command: string,
  game: GameId,
  seed: number,
  requestTimeout: number,
): Promise<Map<string, Verdict>> {
  const { features } = loadSuite([game]);
  const verdicts = new Map<string, Verdict>();
  const run = new SuiteRun({
    makeAdapter: () => makeAdapter(command, { requestTimeout }),
    seed,
    reproduce: () => '',
    onResult: (result) => void verdicts.set(result.id, result.verdict),
    onBreak: () => undefined,
  });
  await run.connect();
  await run.run(planScenarios(features, features.scenarios).planned);
  return verdicts;
}
