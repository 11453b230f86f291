/** Implementations that cannot do everything: nothing is held against them, and the report says what each lack costs. */
import { describe, expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import type { Adapter } from '../adapters/adapter';
import { faultsOf } from '../games/registry';
import { withFault } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/session/module';
import { levelNeo } from '../oracle/level-neo';
import { buildReport } from '../reports/model';
import { summaryLines } from '../reports/summary';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import type { Outcome } from '../runner/scenario';
import { SuiteRun, type SuiteOptions } from '../runner/suite';
import { CAPABILITIES, type Capability } from '../schemas/common';
import type { GameReport, ScenarioResult } from '../schemas/report';
import { runOf } from './fixtures/report/make';
import { coveringSample } from './covering-sample';
import { isFull } from './extent';
import { scenariosToPlay } from './played';
import { PartialAdapter, without, type Part } from './partial/adapter';
import * as kinds from './partial/kinds';
import { namesHiddenCard, needsOf, type Needs } from './partial/needs';

const catalogues = loadCatalogues(['level-neo']);
const features = loadFeatures(['level-neo'], { catalogues });
const { planned } = planScenarios(features, scenariosToPlay(features));
const sample = coveringSample(planned);

interface Ran {
  readonly results: ReadonlyMap<string, ScenarioResult>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

async function play(
  makeAdapter: () => Adapter,
  chosen?: readonly Planned[],
  options: Partial<SuiteOptions> = {},
): Promise<Ran> {
  const results = new Map<string, ScenarioResult>();
  const outcomes = new Map<string, Outcome>();
  const suite = new SuiteRun({
    makeAdapter,
    seed: 1,
    reproduce: () => '',
    onResult: (result, outcome) => {
      results.set(result.id, result);
      outcomes.set(result.id, outcome);
    },
    onBreak: (error) => expect.unreachable(error.message),
    ...options,
  });
  await suite.connect();
  await suite.run(chosen ?? (await sample));
  return { results, outcomes };
}

const playPart = (part: Part, chosen?: readonly Planned[], options?: Partial<SuiteOptions>): Promise<Ran> =>
  play(() => new PartialAdapter(part), chosen, options);

const sentencesOf = ({ testCase }: Planned): string[] => testCase.testSteps.map(({ name }) => name.body);

/** What is said of the moment at which the scenario ends. */
function factsAtLast({ scenario }: Planned): string[] {
  const { steps } = scenario.pickle;
  return steps.slice(steps.findLastIndex(({ type }) => type !== 'Outcome') + 1).map(({ text }) => text);
}

const onOracle = play(() => new InProcessAdapter());

/** What every scenario needs, from a run on the oracle itself. */
const needs: Promise<ReadonlyMap<string, Needs>> = onOracle.then(
  async ({ outcomes }) =>
    new Map(
      (await sample).map((one) => [
        one.scenario.id,
        needsOf(outcomes.get(one.scenario.id)!.exchanges!, sentencesOf(one), factsAtLast(one)),
      ]),
    ),
);

function reportOf({ results }: Ran): GameReport {
  const run = runOf([]);
  const report = buildReport({ ...run, catalogues, rules: features.rules, scenarios: [...results.values()] });
  return report.games[0]!;
}

/** Scenarios that did not pass, with what they lack; anything but unsupported stands there with its message. */
function troubled({ results }: Ran): Record<string, string[] | string> {
  const found = [...results.values()].filter(({ verdict }) => verdict !== 'passed');
  return Object.fromEntries(
    found.map(({ id, verdict, lacking, failure }) => [
      id,
      verdict === 'unsupported' ? [...lacking!].sort() : `${verdict}: ${failure?.message}`,
    ]),
  );
}

/** Scenarios that need any of these things, with those that they need. */
async function needing(...things: string[]): Promise<Record<string, string[]>> {
  const found = [...(await needs)].map(([id, { things: needed }]): [string, string[]] => [
    id,
    things.filter((thing) => needed.has(thing)).sort(),
  ]);
  return Object.fromEntries(found.filter(([, lacking]) => lacking.length > 0));
}

const isRule = (id: string): boolean => !planned.find(({ scenario }) => scenario.id === id)!.scenario.reading;

async function expectUnsupported(ran: Ran, ...things: string[]): Promise<void> {
  const expected = await needing(...things);
  expect(ran.results.size).toBe((await sample).length);
  expect(troubled(ran)).toEqual(expected);
  const rules = Object.entries(expected).filter(([id]) => isRule(id));
  const { unsupported, scenarios } = reportOf(ran);
  expect(scenarios.unsupported).toBe(rules.length);
  const counted = things.map((thing) => {
    const lacking = rules.map(([, list]) => list).filter((list) => list.includes(thing));
    const alone = lacking.filter((list) => list.length === 1).length;
    return { reason: thing, scenarios: alone, among: lacking.length - alone };
  });
  const byReason = (a: { reason: string }, b: { reason: string }) => (a.reason < b.reason ? -1 : 1);
  const present = counted.filter((one) => one.scenarios + one.among > 0);
  expect([...unsupported].sort(byReason)).toEqual(present.sort(byReason));
}

describe('nothing is lost by an adapter that', () => {
  test.each<[string, Part]>([
    ['answers "unchanged" instead of "rejected"', kinds.unchangedInsteadOfRejected],
    ['ignores what is illegal, and calls it "accepted"', kinds.acceptsWhatItIgnores],
    ['gives no reasons and no clauses', kinds.withoutReasons],
    ['leaves out whatever may be left out', kinds.terse],
    ['asks also where one answer is possible, and lists it', kinds.asksForced],
    ['asks also where nothing can be done', kinds.asksEverything],
  ])('%s', async (_, part) => {
    const ran = await playPart(part);
    expect(troubled(ran)).toEqual({});
    expect(ran.results.size).toBe((await sample).length);
  });

  test('asks once more whether what was activated is to be carried out', async () => {
    const games = ['one-piece'] as const;
    const all = loadFeatures(games, { catalogues: loadCatalogues(games) });
    const activations = planScenarios(
      all,
      all.scenarios.filter(({ id }) => id.includes('08-4-activation')),
    );
    const { results, outcomes } = await playPart(kinds.asksToConfirm(), activations.planned);
    expect([...results.values()].filter(({ verdict }) => verdict !== 'passed').map(({ id }) => id)).toEqual([]);
    const answers = [...outcomes.values()].flatMap(({ world }) => world!.own.given);
    expect(answers).toContainEqual(expect.objectContaining({ kind: 'may', answer: { type: 'answer', value: true } }));
  });

  test('the forced questions of the tests are really asked, and answered', async () => {
    const ran = await playPart(kinds.asksForced);
    const acts = [...ran.outcomes.values()].flatMap(({ world }) => world!.actions);
    expect(acts.length).toBeGreaterThan(
      [...(await onOracle).outcomes.values()].flatMap(({ world }) => world!.actions).length,
    );
  });
});

describe('a capability that is lacking', () => {
  const alone = (Object.keys(CAPABILITIES) as Capability[]).filter((one) => one !== 'judgeView');
  test.each(alone)('%s', async (capability) => {
    await expectUnsupported(await playPart(without(capability)), `capability ${capability}`);
  });

  test('no control of chance, and shuffles of its own', async () => {
    await expectUnsupported(await playPart(kinds.ownChance), 'capability chance');
  });

  test('no control of chance, shuffles that differ each time, and idle questions without their answers', async () => {
    const { results } = await playPart(kinds.ownLuck(), planned);
    const verdicts = new Set([...results.values()].map(({ verdict }) => verdict));
    expect(verdicts).toEqual(new Set(['passed', 'unsupported']));
  });

  test('no views at all', async () => {
    await expectUnsupported(await playPart(kinds.noViews), 'capability judgeView', 'capability playerViews');
  });
});

/** As large a part of the scenarios may name a card that no player sees; the sample holds more of what is rare. */
const HIDDEN = isFull ? 1 / 4 : 1 / 2;

describe('without a judge’s view', () => {
  test('only scenarios that need what no player may know are unsupported', async () => {
    const { outcomes } = await onOracle;
    const hidden = (await sample).filter((one) =>
      namesHiddenCard(outcomes.get(one.scenario.id)!.exchanges!, sentencesOf(one)),
    );
    const ids = hidden.map(({ scenario }) => scenario.id);
    expect(ids.length).toBeGreaterThan(isFull ? 20 : 10);
    expect(ids.length).toBeLessThan((await sample).length * HIDDEN);
    const ran = await playPart(kinds.playerViewsOnly);
    expect(troubled(ran)).toEqual(Object.fromEntries(ids.map((id) => [id, ['capability judgeView']])));
    const rules = ids.filter(isRule).length;
    expect(reportOf(ran).unsupported).toEqual([{ reason: 'capability judgeView', scenarios: rules, among: 0 }]);
  });

  test('a broken rule is still told from a hidden card', async () => {
    const fault = faultsOf(levelNeo as unknown as GameModule).find(
      ({ id }) => id === '5-1-the-attacker-does-not-rest',
    )!;
    const faulty = [withFault(levelNeo as unknown as GameModule, fault)];
    const plain = await play(() => new PartialAdapter({ makeOracle: () => new InProcessAdapter(faulty) }), planned);
    const ran = await playPart({ ...kinds.playerViewsOnly, makeOracle: () => new InProcessAdapter(faulty) }, planned);
    const failing = ({ results }: Ran) =>
      [...results.values()].filter(({ verdict }) => verdict === 'failed').map(({ id }) => id);
    expect(failing(plain).length).toBeGreaterThan(5);
    const lost = failing(plain).filter((id) => !failing(ran).includes(id));
    expect(lost.map((id) => ran.results.get(id)!.reason)).toEqual(lost.map(() => 'capability judgeView'));
    expect(lost.length).toBeLessThan(failing(plain).length / 2);
  });
});

describe('probes and fields of a position', () => {
  test('no probe is known', async () => {
    const all = new Set([...(await needs).values()].flatMap(({ things }) => [...things]));
    const probes = [...all].filter((thing) => thing.startsWith('probe '));
    expect(probes.length).toBeGreaterThan(5);
    await expectUnsupported(await playPart(kinds.withoutProbes([])), ...probes);
  });

  test.each(['turn', 'turnPlayer', 'firstPlayer', 'phase', 'state', 'face', 'attacked', 'playedThisTurn'])(
    'a position cannot have %s',
    async (field) => expectUnsupported(await playPart(kinds.withoutField(field)), `position field ${field}`),
  );
});

const MERGED = ['levelDown', 'loseAttacker', 'discard', 'order'];

describe('merged decisions', () => {
  test.each(MERGED)('%s', async (kind) => {
    const ran = await playPart(kinds.merging([kind]));
    await expectUnsupported(ran, `decision ${kind}`);
    const answers = [...(await needs)].filter(([id]) => isRule(id)).flatMap(([, { answered }]) => answered);
    const count = answers.filter((one) => one === kind).length;
    expect(reportOf(ran).merged).toEqual(count > 0 ? [{ kind, answers: count }] : undefined);
  });

  test('all at once', async () => {
    await expectUnsupported(await playPart(kinds.merging(MERGED)), ...MERGED.map((kind) => `decision ${kind}`));
  });

  test('a kind that is declared and asked after all costs nothing', async () => {
    const part: Part = { declares: (support) => ({ ...support, mergedDecisions: MERGED }) };
    expect(troubled(await playPart(part))).toEqual({});
  });

  test('the hint about mergedDecisions also stands where a step only stops at the question', async () => {
    const stopping = planned.filter((one) => sentencesOf(one).some((text) => text.endsWith('is asked to cover')));
    const { results } = await playPart(kinds.merging(['cover'], false), stopping);
    const messages = [...results.values()].map(({ failure }) => failure?.message ?? '');
    const complaints = messages.filter((message) => message.includes('should be asked to cover'));
    expect(complaints.length).toBeGreaterThan(0);
    for (const message of complaints)
      expect(message).toMatch(
        /, but the game waits for .*\. If the engine never asks this, the adapter declares it in mergedDecisions$/,
      );
  });

  test('a kind that is merged without being declared is held against the adapter', async () => {
    const ran = await playPart(kinds.merging(['levelDown'], false));
    const bad = Object.keys(await needing('decision levelDown'));
    expect(Object.keys(troubled(ran)).sort()).toEqual(bad.sort());
    for (const id of bad) expect(ran.results.get(id)!.verdict).toBe('failed');
    const messages = bad.map((id) => ran.results.get(id)!.failure!.message);
    const complaints = messages.filter((message) => message.includes('should be asked'));
    expect(complaints.length).toBeGreaterThan(0);
    for (const message of complaints)
      expect(message).toMatch(
        /should be asked to give up a level .*\. If the engine never asks this, the adapter declares it in mergedDecisions$/,
      );
  });
});

describe('several things lacking at once', () => {
  const capabilities: Capability[] = ['chance', 'decks', 'events', 'deckCheck'];
  const things = [...capabilities.map((one) => `capability ${one}`), 'decision levelDown'];
  const part: Part = {
    ...kinds.merging(['levelDown']),
    declares: (support) => ({
      ...support,
      capabilities: support.capabilities.filter((one) => !capabilities.includes(one)),
      mergedDecisions: ['levelDown'],
    }),
  };

  test('each scenario names all that it lacks, and the report counts what one thing alone would add', async () => {
    const ran = await playPart(part);
    await expectUnsupported(ran, ...things);
    const { unsupported } = reportOf(ran);
    expect(unsupported.some(({ among }) => among > 0)).toBe(true);
    const scenarios = unsupported.map((one) => one.scenarios);
    expect(scenarios).toEqual([...scenarios].sort((a, b) => b - a));
  });

  test('the summary says it in words', async () => {
    const ran = await playPart(part);
    const report = buildReport({ ...runOf([]), catalogues, rules: [], scenarios: [...ran.results.values()] });
    const [first] = report.games[0]!.unsupported;
    expect(summaryLines(report).join('\n')).toContain(`supporting ${first!.reason} would add ${first!.scenarios} scen`);
    const both = [...ran.results.values()].find(({ lacking = [] }) => lacking.length > 1)!;
    expect(both.reason).toBe(both.lacking!.join(', '));
  });
});

describe('a scenario that takes too long', () => {
  const slow: Part = {
    answers: async (ask, method, params) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return ask(method, params);
    },
  };
  const [one] = planned as [Planned];

  test('is an error of the adapter, which says how long it may take', async () => {
    const longest = [...(await onOracle).outcomes.values()].sort(
      (a, b) => b.exchanges!.length - a.exchanges!.length,
    )[0]!;
    const chosen = planned.filter(({ scenario }) => (longest.world!.scenario as { id: string }).id === scenario.id);
    const { results, outcomes } = await playPart(slow, chosen, { limitMs: 100 });
    const [result] = results.values();
    expect([result!.verdict, result!.failure!.message]).toEqual([
      'adapterError',
      'the scenario took more than 0.1 s altogether',
    ]);
    expect([...outcomes.values()][0]!.error).toMatchObject({ kind: 'timedOut' });
    expect(result!.failure!.citations!.length).toBeGreaterThan(0);
  });

  test('its game is ended all the same', async () => {
    const ended: string[] = [];
    const part: Part = {
      answers: async (ask, method, params) => {
        if (method === 'game/end') ended.push((params as { gameId: string }).gameId);
        return slow.answers!(ask, method, params);
      },
    };
    const started = planned.find(({ testCase }) =>
      testCase.testSteps.some(({ name }) => name.body.includes('attacks')),
    )!;
    const { outcomes } = await playPart(part, [started], { limitMs: 40 });
    expect(ended).toEqual([[...outcomes.values()][0]!.world!.gameId]);
  });

  test('slow answers alone do not matter', async () => {
    const { results } = await playPart(slow, [one]);
    expect([...results.values()].map(({ verdict }) => verdict)).toEqual(['passed']);
  });
});
