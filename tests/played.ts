/** Plays scenarios in this process. */
import { expect } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import type { Features, Scenario } from '../runner/features';
import type { Planned } from '../runner/plan';
import { scenariosToTry } from '../runner/self-test';
import { SuiteRun, type SuiteOptions } from '../runner/suite';
import type { ScenarioResult } from '../schemas/report';
import { isFull } from './extent';

/** Selects the scenarios that tests play: those with a decoy only in `npm run test:full`. */
export const scenariosToPlay = (features: Features): readonly Scenario[] => scenariosToTry(features, isFull);

/**
 * Plays scenarios, by default on the oracle.
 * @returns the result of each, in the order in which they ended
 */
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
