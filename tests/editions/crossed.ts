/** The oracle of one edition held against the scenarios of another: what changes its verdict is what the two say otherwise. */
import { InProcessAdapter } from '../../adapters/in-process';
import { loadSuite, type Suite } from '../../cli/select';
import { faultsOf, gameOf, oracleModules } from '../../games/registry';
import { inEdition } from '../../oracle/editions';
import type { Fault, GameModule } from '../../oracle/kernel/module';
import type { KernelRules } from '../../oracle/kernel/rules';
import { concernedBy } from '../../runner/diagnosis-play';
import { digestOfScenario } from '../../runner/diagnosis-signature';
import { editionsOf } from '../../runner/editions';
import type { Scenario } from '../../runner/features';
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

const digestsOf = (scenarios: readonly Scenario[]): ReadonlySet<string> => new Set(scenarios.map(digestOfScenario));

interface Usual {
  /** What is asked in the usual edition. */
  readonly asked: ReadonlySet<string>;
  /** By edition: what of it comes to what the oracle of that edition replaces in the table. */
  readonly otherRules: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The usual oracle plays its scenarios once for all other editions. */
async function usualOf(game: GameId): Promise<Usual> {
  const { features } = loadSuite([game], {});
  const { oracle } = gameOf(game)!;
  const tables = Object.keys(oracle.editions ?? {}).map((name) => {
    const replace = () => inEdition(oracle, { name }).rules;
    return { id: name, clause: '', title: '', replace };
  });
  const concerned = await concernedBy(oracle, tables, planScenarios(features, features.scenarios).planned);
  const scenarios = (of: (typeof tables)[number]) => concerned.get(of)!.map(({ scenario }) => scenario);
  return {
    asked: digestsOf(features.scenarios),
    otherRules: new Map(tables.map((table) => [table.id, digestsOf(scenarios(table))])),
  };
}

const usual = new Map<GameId, Promise<Usual>>();

/**
 * The scenarios with which the oracle of an edition may do otherwise than the usual oracle with those of the usual edition, which
 * `run` plays: what is asked is another thing, or a reading, or comes to what is replaced.
 */
async function mayDiffer(game: GameId, { features }: Suite, edition: string): Promise<Scenario[]> {
  if (!usual.has(game)) usual.set(game, usualOf(game));
  const { asked, otherRules } = await usual.get(game)!;
  return features.scenarios.filter((scenario) => {
    const digest = digestOfScenario(scenario);
    return scenario.reading || !asked.has(digest) || otherRules.get(edition)?.has(digest);
  });
}

/** Names of what does not pass, by the clause that is charged. @param scenarios of the suite */
export async function notPassed(
  game: GameId,
  { features }: Suite,
  oracle: GameModule[],
  scenarios: readonly Scenario[] = features.scenarios,
): Promise<string[]> {
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
  await run.run(planScenarios(features, scenarios).planned);
  return [...found].sort();
}

/** What the oracle of an edition does not pass of the scenarios of another. */
export const otherwise = async (game: GameId, suite: Suite, edition: string): Promise<string[]> =>
  notPassed(game, suite, oracleWithNumbersOf(game, edition, suite), await mayDiffer(game, suite, edition));

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
  for (const fault of own) if (survived(await tryFault(module, fault, planned))) found.push(fault.id);
  return found;
}
