/** Plays every scenario of a game on the oracle, and records it. */
import { SuiteError } from '../../adapters/adapter';
import { InProcessAdapter } from '../../adapters/in-process';
import { oracleModules } from '../../games/registry';
import { connect } from '../../runner/connection';
import type { Features, Scenario } from '../../runner/features';
import { planScenarios } from '../../runner/plan';
import { playAndRecord, storyRestsOn } from '../../runner/scenario-story';
import { editionsOf } from '../../runner/editions';
import type { Catalogue } from '../../schemas/catalogue';
import type { Played } from './example';

/**
 * @param catalogue of the edition that the features' scenarios have
 * @returns the scenarios without decoys, in their order
 * @throws {SuiteError} the oracle disagrees with a scenario, so no page may show it as an example
 */
export async function playedScenarios(features: Features, catalogue: Catalogue): Promise<Played[]> {
  const { game } = catalogue;
  const scenarios = features.scenarios.filter((one) => one.game === game && one.decoy === undefined);
  const { planned } = planScenarios(features, scenarios);
  const connection = await connect(() => new InProcessAdapter(oracleModules([game], editionsOf([catalogue]))));
  const steps = new Map<Scenario, Played>();
  for (const one of planned) {
    const { scenario } = one;
    const story = await playAndRecord(one, connection, { film: true });
    const { verdict, error } = story.outcome;
    if (verdict !== 'passed') throw new SuiteError(`the oracle disagrees with ${scenario.id}: ${error?.message}`);
    steps.set(scenario, { scenario, steps: story.steps, restsOn: storyRestsOn(story) });
  }
  return scenarios.map((scenario) => steps.get(scenario)!);
}
