/** The oracle of one edition held against the scenarios of another: what changes its verdict is what the two say otherwise. */
import { InProcessAdapter } from '../../adapters/in-process';
import { loadSuite, type Suite } from '../../cli/select';
import { faultsOf, gameOf, oracleModules } from '../../games/registry';
import { inEdition } from '../../oracle/editions';
import type { Fault, GameModule } from '../../oracle/kernel/module';
import type { KernelRules } from '../../oracle/kernel/rules';
import { editionsOf } from '../../runner/editions';
import { planScenarios } from '../../runner/plan';
import { survived, tryFault } from '../../runner/self-test';
import { SuiteRun } from '../../runner/suite';
import type { GameId } from '../../schemas/common';

export const suiteIn = (game: GameId, edition: string): Suite => loadSuite([game], { [game]: edition });

/** The oracle of one edition, which numbers the clauses as another one does: what it cites is looked for by number. */
function oracleWithNumbersOf(game: GameId, name: string, numbers: Suite): GameModule[] {
  const { oracle } = gameOf(game)!;
  const other = editionsOf(numbers.catalogues)[game];
  if (name === oracle.edition) return [{ ...oracle, ...(other && { other }) }];
  return [inEdition(oracle, { name, numbers: other?.numbers })];
}

/** Names of what does not pass, by the clause that is charged. @param oracle name of its edition */
export async function notPassed(game: GameId, { features }: Suite, oracle: GameModule[]): Promise<string[]> {
  const found = new Set<string>();
  const run = new SuiteRun({
    games: [game],
    makeAdapter: () => new InProcessAdapter(oracle),
    seed: 1,
    reproduce: () => '',
    onResult: ({ verdict, name, clauses }) => {
      if (verdict !== 'passed') found.add(`${clauses[0]}: ${name.replace(/, with a bystander$/, '')}`);
    },
    onBreak: (error) => found.add(error.message),
  });
  await run.connect();
  await run.run(planScenarios(features, features.scenarios).planned);
  return [...found].sort();
}

/** What the oracle of an edition does not pass of the scenarios of another. */
export const otherwise = (game: GameId, suite: Suite, edition: string): Promise<string[]> =>
  notPassed(game, suite, oracleWithNumbersOf(game, edition, suite));

/** Faults of what an edition says, that are none of the table's. */
export function ownFaults(game: GameId, { catalogues }: Suite): { module: GameModule; own: Fault<KernelRules>[] } {
  const [module] = oracleModules([game], editionsOf(catalogues));
  const ofTable = new Set(faultsOf({ id: game }).map(({ id }) => id));
  return { module: module!, own: faultsOf(module!).filter(({ id }) => !ofTable.has(id)) };
}

/** Ids of those that no scenario of their clause notices. */
export async function unnoticed(game: GameId, suite: Suite): Promise<string[]> {
  const { module, own } = ownFaults(game, suite);
  const { planned } = planScenarios(suite.features, suite.features.scenarios);
  const found: string[] = [];
  for (const fault of own) if (survived(await tryFault(module, fault, planned, false))) found.push(fault.id);
  return found;
}
