/** Scenarios played in this process. */
import { expect } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import type { Planned } from '../runner/plan';
import { SuiteRun, type SuiteOptions } from '../runner/suite';
import type { ScenarioResult } from '../schemas/report';

/** @returns what came of each, in the order in which they ended; on the oracle, unless told otherwise */
export async function played(
  scenarios: readonly Planned[],
  options: Partial<SuiteOptions> = {},
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  const suite = new SuiteRun({
    makeAdapter: () => new InProcessAdapter(),
    seed: 1,
    reproduce: ({ scenario }) => `run ${scenario.id}`,
    onResult: (result) => results.push(result),
    onBreak: (error) => expect.unreachable(error.message),
    ...options,
  });
  await suite.connect();
  await suite.run(scenarios);
  return results;
}
