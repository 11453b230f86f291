/** Our readings are opinions: a scenario without @reading must not depend on them, and every choice must be shown. */
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, faultsOfReadings, oracleModules } from '../games/registry';
import { withFault } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/module';
import { loadCatalogues } from '../runner/catalogue';
import { connect } from '../runner/connection';
import { loadFeatures } from '../runner/feature-files';
import { StepLimitOracle } from '../runner/step-limit-oracle';
import { planScenarios, type Planned } from '../runner/plan';
import { runScenario } from '../runner/scenario';
import { noticedBy, tryFault, type AnyFault } from '../runner/self-test';
import { sampleOf } from './extent';
import { scenariosToPlay } from './played';
import { scenariosConcerned } from './recorded';

const games = oracleModules().map(({ id }) => id);
const features = loadFeatures(games);
const { planned } = planScenarios(features, scenariosToPlay(features));
const of = (module: GameModule): Planned[] => planned.filter(({ scenario }) => scenario.game === module.id);

const choices = oracleModules().flatMap((module) =>
  Object.entries(module.readings).flatMap(([id, reading]) =>
    Object.keys(reading.choices).map((choice) => ({
      module,
      id,
      choice,
      name: `${module.id}: ${id} read as ${choice}`,
    })),
  ),
);

const appliesTo = ({ testCase }: Planned, id: string, choice: string): boolean =>
  testCase.testSteps.some(({ name }) => name.body === `the reading "${id}" is "${choice}"`);

/** The oracle that always reads so. */
function readAs({ readings }: GameModule, id: string, choice: string): AnyFault {
  const { clauses, question, choices: alternatives } = readings[id]!;
  return { id: `${id}=${choice}`, clause: clauses[0]!, title: question, replace: alternatives[choice]! };
}

/** The scenarios that fail when the oracle always reads so. */
async function failing(module: GameModule, id: string, choice: string, among: readonly Planned[]): Promise<string[]> {
  return noticedBy(await tryFault(module, readAs(module, id, choice), among, { full: true }));
}

/** Choices of which no two change the same entry of the rule table: the oracle can read in all of these ways at once. */
function parties(module: GameModule, faults: readonly AnyFault[]): AnyFault[][] {
  const found: { entries: Set<string>; faults: AnyFault[] }[] = [];
  for (const fault of faults) {
    const entries = Object.keys(fault.replace(module.rules));
    let party = found.find((one) => !entries.some((entry) => one.entries.has(entry)));
    if (!party) found.push((party = { entries: new Set(), faults: [] }));
    entries.forEach((entry) => party.entries.add(entry));
    party.faults.push(fault);
  }
  return found.map((party) => party.faults);
}

/** The scenarios that do not pass for whatever reason when the oracle reads in all of these ways at once. */
async function notPassing(
  module: GameModule,
  faults: readonly AnyFault[],
  among: readonly Planned[],
): Promise<Planned[]> {
  const found: Planned[] = [];
  const connection = await connect(() => new StepLimitOracle(faults.reduce(withFault, module)));
  for (const one of among)
    if ((await runScenario(one, connection, 1, { exactReasons: true })).verdict !== 'passed') found.push(one);
  return found;
}

/** So many scenarios that come to what a choice replaces are tried in `npm test`, where more of them do. */
const MOST_TRIED = 150;

/** By choice: the scenarios of rules that come to what it replaces, and in a party with others do not pass. */
const suspected = new Map<string, readonly Planned[]>();
/** Those that do not pass with a party and come to nothing of what it replaces: there should be none. */
const unexplained: string[] = [];

beforeAll(async () => {
  for (const module of oracleModules()) {
    const rules = of(module).filter(({ scenario }) => !scenario.reading);
    const read = choices.filter((one) => one.module === module);
    const faults = read.map(({ id, choice }) => readAs(module, id, choice));
    const concerned = new Map<AnyFault, Set<Planned>>();
    for (const fault of faults)
      concerned.set(fault, new Set(await scenariosConcerned(module, fault.replace(module.rules), rules)));
    for (const party of parties(module, faults)) {
      const others = rules.filter((one) => !party.some((fault) => concerned.get(fault)!.has(one)));
      const tried = new Set(party.flatMap((fault) => someOf([...concerned.get(fault)!])));
      const found = await notPassing(module, party, [...tried, ...others]);
      unexplained.push(...found.filter((one) => others.includes(one)).map(({ scenario }) => scenario.id));
      for (const fault of party) {
        const ofFault = found.filter((one) => concerned.get(fault)!.has(one));
        suspected.set(read[faults.indexOf(fault)]!.name, ofFault);
      }
    }
  }
});

const someOf = (planned: readonly Planned[]): readonly Planned[] =>
  sampleOf(planned, MOST_TRIED / planned.length, ({ scenario }) => scenario.id);

test('what reads nothing of that in which choices differ does not depend on them', () => {
  expect(unexplained).toEqual([]);
});

describe.each(choices)('$name', ({ module, id, choice, name }) => {
  test('no scenario but those tagged @reading depends on it', async () => {
    expect(await failing(module, id, choice, suspected.get(name)!)).toEqual([]);
  });

  test('some scenario shows the usual reading, of a clause that leaves it open', async () => {
    const { clauses } = module.readings[id]!;
    const shown = of(module).filter(
      ({ scenario }) => scenario.reading && scenario.clauses.some((clause) => clauses.includes(clause)),
    );
    expect(await failing(module, id, choice, shown)).not.toEqual([]);
  });

  test('some scenario shows this choice, and fails where nobody heeds it', async () => {
    const shown = of(module).filter((one) => one.scenario.reading && appliesTo(one, id, choice));
    expect(shown.map(({ scenario }) => scenario.id)).not.toEqual([]);
    const reading = { ...module.readings[id]!, choices: { [choice]: () => ({}) } };
    const ignoring = { ...module, readings: { ...module.readings, [id]: reading } };
    const heard = await failing(ignoring, id, choice, shown);
    expect(heard.sort()).toEqual(shown.map(({ scenario }) => scenario.id).sort());
  });
});

test('a scenario is tagged @reading only where the catalogue tells a reading of one of its clauses', () => {
  const tested = new Set(
    loadCatalogues(games).flatMap(({ game, clauses }) =>
      clauses.filter((one) => one.reading).map(({ id }) => `${game} ${id}`),
    ),
  );
  const bare = features.scenarios
    .filter(({ reading, game, clauses }) => reading && !clauses.some((clause) => tested.has(`${game} ${clause}`)))
    .map(({ id }) => id);
  expect(bare).toEqual([]);
});

test.each(oracleModules())('what is told of a reading of $id is the title of a fault', (module) => {
  const faults = faultsOf(module).map(({ clause, title }) => `${clause}: ${title}`);
  const listed = Object.entries(faultsOfReadings(module)).flatMap(([clause, titles]) =>
    titles.map((title) => `${clause}: ${title}`),
  );
  expect(listed.filter((one) => !faults.includes(one))).toEqual([]);
});

/** Misreadings of what every scenario would rest on, if positions were not made so that it makes no difference. */
const OF_EVERY_POSITION = [
  ['level-neo', '4-2-1', 'only a card of exactly the turn cost that the marker shows can be played'],
] as const;

test.each(OF_EVERY_POSITION)('no scenario of a rule rests on the reading of %s %s: %s', async (game, clause, title) => {
  const module = oracleModules().find(({ id }) => id === game)!;
  const misread = faultsOf(module).find((fault) => fault.clause === clause && fault.title === title)!;
  const rules = of(module).filter(({ scenario }) => !scenario.reading);
  expect(noticedBy(await tryFault(module, misread, rules, { full: true }))).toEqual([]);
});
