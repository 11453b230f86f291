/** Picks the scenarios to run first against a misreading: those that failed when the causes were last played. */
import type { Fault } from '../oracle/kernel/session/module';
import type { KernelRules } from '../oracle/kernel/rules';
import { remembered } from '../oracle/kernel/remember';
import type { GameId } from '../schemas/common';
import { readMatrix } from './diagnosis-matrix';
import { digestOfScenario } from './diagnosis-signature';
import type { Scenario } from './features';

const digest = remembered((scenario: Scenario) => digestOfScenario(scenario));

/** @returns for each misreading, whether a scenario failed with it; false for all if the game was never played */
export function likelyKillers(game: GameId): (fault: Fault<KernelRules>) => (scenario: Scenario) => boolean {
  const known = new Map(readMatrix(game)?.misreadings.map(({ fault, breaks }) => [fault, breaks]));
  return ({ id }) => {
    const breaks = known.get(id);
    return (scenario) => breaks !== undefined && breaks.has(digest(scenario));
  };
}
