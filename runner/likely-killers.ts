/** Which scenarios are run first against a fault: those that failed when the causes of failures were last played. */
import type { Fault } from '../oracle/kernel/module';
import type { KernelRules } from '../oracle/kernel/rules';
import { remembered } from '../oracle/kernel/remember';
import type { GameId } from '../schemas/common';
import { readMatrix } from './diagnosis-matrix';
import { digestOfScenario } from './diagnosis-signature';
import type { Scenario } from './features';

const digest = remembered((scenario: Scenario) => digestOfScenario(scenario));

/** @returns for each fault, whether a scenario failed by it; none did where it was never played */
export function likelyKillers(game: GameId): (fault: Fault<KernelRules>) => (scenario: Scenario) => boolean {
  const known = new Map(readMatrix(game)?.misreadings.map(({ fault, breaks }) => [fault, breaks]));
  return ({ id }) => {
    const breaks = known.get(id);
    return (scenario) => breaks !== undefined && breaks.has(digest(scenario));
  };
}
