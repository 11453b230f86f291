/** Our readings are opinions: a scenario without @reading must not depend on them, and every choice must be shown. */
import { beforeAll, describe, expect, test } from 'vitest';
import { faultId } from '../oracle/kernel/testing/misreadings';
import { faultsOf, faultsOfReadings, oracleModules, PLAYABLE } from '../games/registry';
import { withFault } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/session/module';
import { loadCatalogues } from '../runner/catalogue';
import { connect } from '../runner/connection';
import { loadFeatures } from '../runner/feature-files';
import { StepLimitOracle } from '../runner/step-limit-oracle';
import { planScenarios, type Planned } from '../runner/plan';
import { runScenario } from '../runner/scenario';
import { noticedBy, tryFault, type AnyFault } from '../runner/self-test';
import { answerAsStep } from '../steps/ambiguous-rules';
import { sampleOf } from './extent';
import { machineWordsIn } from './machine-words';
import { scenariosToPlay } from './played';
import { scenariosConcerned } from './recorded';

const games = PLAYABLE;
const modules = oracleModules(games);
const features = loadFeatures(games);
const { planned } = planScenarios(features, scenariosToPlay(features));
const of = (module: GameModule): Planned[] => planned.filter(({ scenario }) => scenario.game === module.id);

const choices = modules.flatMap((module) =>
  Object.entries(module.readings).flatMap(([id, reading]) =>
    Object.keys(reading.choices).map((choice) => ({
      module,
      id,
      choice,
      name: `${module.id}: ${id} read as ${choice}`,
    })),
  ),
);

test.each(modules.map((module) => [module.id, module] as const))(
  '%s answers each open question in words, by every choice',
  (_game, { readings }) => {
    for (const [id, { question, standard, answers, choices: others }] of Object.entries(readings)) {
      expect(question, id).toMatch(/^[A-Z].*\?$/);
      expect(Object.keys(answers).toSorted(), id).toEqual([standard, ...Object.keys(others)].toSorted());
      for (const answer of Object.values(answers)) expect(answer, id).toMatch(/^[a-z0-9].*[^.]$|^[01]$/);
      expect(machineWordsIn([question, ...Object.values(answers)])).toEqual([]);
    }
  },
);

const appliesTo = ({ scenario, testCase }: Planned, id: string, choice: string): boolean => {
  const step = answerAsStep(scenario.game, id, choice);
  return testCase.testSteps.some(({ name }) => name.body === step);
};

/** The oracle that always reads so. */
function readAs({ readings }: GameModule, id: string, choice: string): AnyFault {
  const { clauses, question, choices: alternatives } = readings[id]!;
  return { id: `${id}=${choice}`, clause: clauses[0]!, title: question, replace: alternatives[choice]! };
}

/** The scenarios that fail when the oracle always reads so. */
async function failing(module: GameModule, id: string, choice: string, among: readonly Planned[]): Promise<string[]> {
  return failingWith(module, readAs(module, id, choice), among);
}

async function failingWith(module: GameModule, fault: AnyFault, among: readonly Planned[]): Promise<string[]> {
  return noticedBy(await tryFault(module, fault, among, { full: true }));
}

/** A choice, with the change of the oracle that makes it. */
interface Read {
  readonly id: string;
  readonly name: string;
  readonly fault: AnyFault;
}

/**
 * Choices of which no two change the same entry of the rule table or answer the same question: the oracle can read in
 * all of these ways at once.
 */
function parties(module: GameModule, read: readonly Read[]): Read[][] {
  const found: { taken: Set<string>; read: Read[] }[] = [];
  for (const one of read) {
    const takes = [one.id, ...Object.keys(one.fault.replace(module.rules))];
    let party = found.find(({ taken }) => !takes.some((entry) => taken.has(entry)));
    if (!party) found.push((party = { taken: new Set(), read: [] }));
    takes.forEach((entry) => party.taken.add(entry));
    party.read.push(one);
  }
  return found.map((party) => party.read);
}

const allAtOnce = (party: readonly Read[]): AnyFault => ({
  id: party.map(({ name }) => name).join(', '),
  clause: party[0]!.fault.clause,
  title: 'several readings at once',
  replace: (rules) => Object.assign({}, ...party.map(({ fault }) => fault.replace(rules))),
});

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
/** Those that fail with a party: an engine may read in several other ways at once. */
const dependent: string[] = [];

beforeAll(async () => {
  for (const module of modules) {
    const rules = of(module).filter(({ scenario }) => !scenario.reading);
    const read = choices
      .filter((one) => one.module === module)
      .map(({ id, choice, name }) => ({ id, name, fault: readAs(module, id, choice) }));
    const concerned = new Map<Read, Set<Planned>>();
    for (const one of read)
      concerned.set(one, new Set(await scenariosConcerned(module, one.fault.replace(module.rules), rules)));
    for (const party of parties(module, read)) {
      const others = rules.filter((one) => !party.some((choice) => concerned.get(choice)!.has(one)));
      const tried = new Set(party.flatMap((choice) => someOf([...concerned.get(choice)!])));
      const faults = party.map(({ fault }) => fault);
      const found = await notPassing(module, faults, [...tried, ...others]);
      unexplained.push(...found.filter((one) => others.includes(one)).map(({ scenario }) => scenario.id));
      dependent.push(...(await failingWith(module, allAtOnce(party), found)));
      for (const choice of party) {
        const ofChoice = found.filter((one) => concerned.get(choice)!.has(one));
        suspected.set(choice.name, ofChoice);
      }
    }
  }
});

const someOf = (planned: readonly Planned[]): readonly Planned[] =>
  sampleOf(planned, MOST_TRIED / planned.length, ({ scenario }) => scenario.id);

test('what reads nothing of that in which choices differ does not depend on them', () => {
  expect(unexplained).toEqual([]);
});

test('no scenario but those tagged @reading depends on choices that are made at once', () => {
  expect(dependent).toEqual([]);
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
    const usual = shown.filter((one) => !appliesTo(one, id, choice));
    // The other choice may lead to a loop that takes more steps than a message may.
    expect(await notPassing(module, [readAs(module, id, choice)], usual)).not.toEqual([]);
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

test.each(modules)('what is told of a reading of $id is the title of a fault', (module) => {
  const faults = faultsOf(module).map(({ id }) => id);
  const listed = Object.entries(faultsOfReadings(module)).flatMap(([clause, titles]) =>
    titles.map((title) => faultId(clause, title)),
  );
  expect(listed.filter((one) => !faults.includes(one))).toEqual([]);
});

/** Misreadings of what every scenario would rest on, if positions were not made so that it makes no difference. */
const OF_EVERY_POSITION = [
  ['level-neo', '4-2-1', 'only a card of exactly the turn cost that the marker shows can be played'],
] as const;

test.each(OF_EVERY_POSITION)('no scenario of a rule rests on the reading of %s %s: %s', async (game, clause, title) => {
  const module = modules.find(({ id }) => id === game)!;
  const misread = faultsOf(module).find((fault) => fault.id === faultId(clause, title))!;
  const rules = of(module).filter(({ scenario }) => !scenario.reading);
  expect(noticedBy(await tryFault(module, misread, rules, { full: true }))).toEqual([]);
});
