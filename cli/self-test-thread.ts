/** A thread of `tcg-conformance self-test`, which tries misreadings of one game. */
import { faultsOf } from '../games/registry';
import { planScenarios } from '../runner/plan';
import { likelyKillers } from '../runner/likely-killers';
import { scenariosToTry, tryFault, type FaultResult } from '../runner/self-test';
import { doJobs } from '../runner/threads';
import type { GameId } from '../schemas/common';
import { modulesOf } from './oracle';
import { loadSuite } from './select';

export interface SelfTestData {
  readonly game: GameId;
  /** The default edition if absent. */
  readonly edition: string | undefined;
  readonly full: boolean;
  /** True tries the scenarios with a decoy too. */
  readonly thorough: boolean;
  /** See `Effort`. */
  readonly enough: number;
}

export interface TriedFault {
  /** Its index among the misreadings of the game. */
  readonly fault: number;
  readonly result: FaultResult;
}

doJobs(({ game, edition, full, thorough, enough }: SelfTestData) => {
  const [module] = modulesOf({ game: [game], edition });
  const suite = loadSuite([game], edition === undefined ? {} : { [game]: edition });
  const { planned } = planScenarios(suite.features, scenariosToTry(suite.features, thorough));
  const faults = faultsOf(module!);
  const likely = likelyKillers(game);
  return async (fault: number): Promise<TriedFault> => ({
    fault,
    result: await tryFault(module!, faults[fault]!, planned, { full, enough, isLikely: likely(faults[fault]!) }),
  });
});
