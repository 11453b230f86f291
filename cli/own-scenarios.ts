/** `--features`: scenarios of one's own are tried on the oracle before anything is run or written. */
import { SuiteError } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules } from '../games/registry';
import { connect } from '../runner/connection';
import { gamesOf, lineOfStep, type Features, type Scenario } from '../runner/features';
import { planScenarios } from '../runner/plan';
import { runOnReference } from '../runner/reference';
import { UsageError } from './usage';

/**
 * What the oracle thinks of a question is for the report to tell; a question that cannot be put is bad input.
 * @throws {UsageError} a sentence that no step knows, an impossible position and the like; one line for each scenario
 */
export async function checkOwnScenarios(
  features: Features,
  scenarios: readonly Scenario[],
  seed: number,
): Promise<void> {
  const oracle = await connect(() => new InProcessAdapter(oracleModules(gamesOf(scenarios))));
  const faults: string[] = [];
  for (const planned of planScenarios(features, scenarios).planned) {
    const { uri, name } = planned.scenario;
    const { error, steps } = await runOnReference(planned, oracle, seed);
    if (!(error instanceof SuiteError)) continue;
    const failed = steps.findIndex(({ status }) => status === 'failed');
    const line = failed < 0 ? planned.scenario.line : lineOfStep(planned.scenario, failed);
    faults.push(`${uri}:${line}: ${name}: ${error.message.split('\n')[0]}`);
  }
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
}
