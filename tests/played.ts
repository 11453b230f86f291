/** Scenarios played in this process. */
import { expect } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import type { Features, Scenario } from '../runner/features';
import type { Planned } from '../runner/plan';
import { scenariosToTry } from '../runner/self-test';
import { SuiteRun, type SuiteOptions } from '../runner/suite';
import type { ScenarioResult } from '../schemas/report';
import { isFull } from './extent';

/** The scenarios of features that tests play: those with a bystander in `npm run test:full` alone. */
export const scenariosToPlay = (features: Features): readonly Scenario[] => scenariosToTry(features, isFull);

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
