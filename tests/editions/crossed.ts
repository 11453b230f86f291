/**
 * Plays the oracle of one edition against the scenarios of another: a verdict changes where the two editions differ.
 */
import { InProcessAdapter } from '../../adapters/in-process';
import { loadSuite, type Suite } from '../../cli/select';
import { faultsOf, gameOf, oracleModules } from '../../games/registry';
import { inEdition } from '../../oracle/editions';
import type { Fault, GameModule } from '../../oracle/kernel/session/module';
import type { KernelRules } from '../../oracle/kernel/rules';
import { digestOfScenario } from '../../runner/diagnosis-signature';
import { editionsOf } from '../../runner/editions';
import type { Scenario } from '../../runner/features';
import { planScenarios } from '../../runner/plan';
import { survived, tryFault } from '../../runner/self-test';
import { SuiteRun } from '../../runner/suite';
import type { GameId } from '../../schemas/common';
import { scenariosToPlay } from '../played';
import { scenariosConcerned } from '../recorded';

export const suiteIn = (game: GameId, edition: string): Suite => loadSuite([game], { [game]: edition });

/** Makes the oracle of one edition with the clause numbers of another, since citations are compared by number. */
function oracleWithNumbersOf(game: GameId, name: string, numbers: Suite): GameModule[] {
  const { oracle } = gameOf(game)!;
  const other = editionsOf(numbers.catalogues)[game];
  if (name === oracle.edition) return [{ ...oracle, ...(other && { other }) }];
  return [inEdition(oracle, { name, numbers: other?.numbers })];
}

const digestsOf = (scenarios: readonly Scenario[]): ReadonlySet<string> => new Set(scenarios.map(digestOfScenario));

interface Usual {
  /** Questions of the default edition. */
  readonly asked: ReadonlySet<string>;
  /** By edition: the questions that read rules which the oracle of that edition replaces. */
  readonly otherRules: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds in the recording what the default oracle reads in its scenarios. */
async function usualOf(game: GameId): Promise<Usual> {
  const { features } = loadSuite([game], {});
  const { oracle } = gameOf(game)!;
  const { planned } = planScenarios(features, scenariosToPlay(features));
  const otherRules = new Map<string, ReadonlySet<string>>();
  for (const name of Object.keys(oracle.editions ?? {})) {
    const concerned = await scenariosConcerned(oracle, inEdition(oracle, { name }).rules, planned);
    otherRules.set(name, digestsOf(concerned.map(({ scenario }) => scenario)));
  }
  return { asked: digestsOf(features.scenarios), otherRules };
}

const usual = new Map<GameId, Promise<Usual>>();

/**
 * Returns the scenarios in which the oracle of an edition may differ from the default oracle with the scenarios of the
 * default edition, which `run` plays: the question differs, is a reading, or reads a replaced rule.
 */
async function mayDiffer(game: GameId, { features }: Suite, edition: string): Promise<Scenario[]> {
  if (!usual.has(game)) usual.set(game, usualOf(game));
  const { asked, otherRules } = await usual.get(game)!;
  return scenariosToPlay(features).filter((scenario) => {
    const digest = digestOfScenario(scenario);
    return scenario.reading || !asked.has(digest) || otherRules.get(edition)?.has(digest);
  });
}

/**
 * Names the scenarios that do not pass, by the clause that they are charged to.
 * @param scenarios of the suite
 */
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
      if (verdict !== 'passed') found.add(`${clauses[0]}: ${name.replace(/ \(with a decoy\)$/, '')}`);
    },
    onBreak: (error) => found.add(error.message),
  });
  await run.connect();
  await run.run(planScenarios(features, scenarios).planned);
  return [...found].sort();
}

/** Names the scenarios of another edition that the oracle of an edition does not pass. */
export const otherwise = async (game: GameId, suite: Suite, edition: string): Promise<string[]> =>
  notPassed(game, suite, oracleWithNumbersOf(game, edition, suite), await mayDiffer(game, suite, edition));

/** Returns the misreadings of an edition that are not those of the default table. */
export function ownFaults(game: GameId, { catalogues }: Suite): { module: GameModule; own: Fault<KernelRules>[] } {
  const [module] = oracleModules([game], editionsOf(catalogues));
  const ofTable = new Set(faultsOf({ id: game }).map(({ id }) => id));
  return { module: module!, own: faultsOf(module!).filter(({ id }) => !ofTable.has(id)) };
}

/** Returns the ids of misreadings that no scenario of their clause kills. */
export async function unnoticed(game: GameId, suite: Suite): Promise<string[]> {
  const { module, own } = ownFaults(game, suite);
  const { planned } = planScenarios(suite.features, scenariosToPlay(suite.features));
  const found: string[] = [];
  for (const fault of own) if (survived(await tryFault(module, fault, planned))) found.push(fault.id);
  return found;
}
