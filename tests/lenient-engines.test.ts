/** Engines that are as unlike the oracle as the rules allow: nothing fails, and what is unsupported is what they leave out. */
import { describe, expect, test } from 'vitest';
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { PLAYED } from '../games/registry';
import type { GameModule } from '../oracle/kernel/session/module';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import { RememberingOracle } from '../runner/remembering-oracle';
import type { Observation } from '../schemas/protocol';
import type { ScenarioResult } from '../schemas/report';
import { coveringSample } from './covering-sample';
import { isFull } from './extent';
import { modulesWithIdleQuestions } from './idle-questions';
import { PartialAdapter } from './partial/adapter';
import { played } from './played';
import {
  AsksEverything,
  AsksNothingForced,
  EndsWithGame,
  ListsActions,
  OrdersOtherwise,
  SendsNoOptions,
  ShowsLeast,
} from './unlike-engines';

const games = PLAYED;
const features = loadFeatures(games, { catalogues: loadCatalogues(games), decoys: false });
const all = planScenarios(features, features.scenarios).planned;
const sample = coveringSample(all);
const saying = async (words: RegExp) =>
  (await sample).filter(({ testCase }) => testCase.testSteps.some(({ name }) => words.test(name.body)));

const others = (results: readonly ScenarioResult[]) => results.filter(({ verdict }) => verdict !== 'passed');
/** Those that are no matter of what an engine leaves out. */
const failures = (results: readonly ScenarioResult[]) =>
  others(results)
    .filter(({ verdict }) => verdict !== 'unsupported')
    .map(({ id, verdict, failure }) => `${id}: ${verdict}: ${failure?.step}: ${failure?.message}`);
const failuresBesides = (names: readonly string[], results: readonly ScenarioResult[]) =>
  failures(results.filter(({ name }) => !names.includes(name)));
const lackingIn = (results: readonly ScenarioResult[]) => [
  ...new Set(results.flatMap(({ lacking = [] }) => lacking.map((thing) => thing.replace(/(zone|counter) \w+$/, '$1')))),
];

/** One game at a time, since some of them keep what they have to say for themselves. */
const play = async (makeAdapter: () => Adapter, chosen?: readonly Planned[]) =>
  played(chosen ?? (await sample), { makeAdapter, inFlight: 1 });

/**
 * What the engines must have done otherwise at least, and which part of the scenarios may look at the end, may need what an
 * engine may leave out, and may look at the board when the game is over. The sample holds fewer scenarios, and more of what is rare.
 */
const LIMITS = isFull
  ? { shown: 50, leftOut: 100, atEnd: 1 / 50, optional: 1 / 4, over: 1 / 4 }
  : { shown: 10, leftOut: 30, atEnd: 1 / 8, optional: 1 / 2, over: 1 / 2 };

/** In these the player has looked at every card of which it is said in the end that they are not seen. */
const WHOLLY_SEEN = [
  'Life cards put back in any order are ordered by the player of the effect, not the owner',
  "A Character returned to its owner's hand can no longer be seen by the opponent",
  'A face-up Life card is taken in its turn and is hidden once it is in the hand',
  'A player whose last, face-up Life card is taken has not lost yet',
  'Life cards put back in another order each stay face up or face down',
  'A card revealed by its name stays revealed until the effect has been carried out',
  'A card revealed as a cost is hidden again once that cost is paid',
  'Life cards that were looked at stay face down and in the same order',
  'A card that was revealed for its skill is hidden again if the skill cost was not paid in the end',
  'A card revealed on its way to the hand is hidden again once the effect is over',
  'Can a text add a card to the life face up and turn another face down? Yes, the opponent then sees only the first',
  'A card that an effect sets aside face down is hidden from the opponent',
  'The opponent sees the cards of the Deck that a player Opens',
  'Where does a card that lies face down under a Spirit go when the Spirit returns to the Hand? To the Hand as well',
  'A player with only one unit of grade 2 calls it and shows the rest of the hand',
  'A card of grade 3 that cannot be discarded is shown to the opponent whose effect would discard it',
  'A player takes one of three cards, and the others stay on top of the deck in their order',
  'A player no longer sees the top card when the unit that allows it has been retired',
  'The opponent no longer sees a revealed card when the effect is over',
  'A player sees the whole deck while searching it, and takes a card that fits',
  'The other player sees a card in the hand while the cost of its ability is being paid',
  'A Gyze card in the G zone is hidden while it lies face down, and has its Gyze side active when it is turned up',
];

/** In these a player is asked who can only pass, as whoever is not asked would show what the own hand holds. */
const ABOUT_HANDS = ['A player whose hand holds no [Counter] is still asked whether to counter'];

const END = 'observation board after the end of the game';

describe('an engine as unlike the oracle as can be', () => {
  test('that asks whatever it may ask, remembers, lists otherwise and is gone when the game is over', async () => {
    const remembering = new RememberingOracle(new AsksEverything());
    const results = await play(() => new EndsWithGame(new OrdersOtherwise(remembering), true));
    expect(failures(results)).toEqual([]);
    expect(lackingIn(results)).toEqual([END]);
    expect(others(results).length).toBeLessThan(results.length * LIMITS.atEnd);
    expect(remembering.shown).toBeGreaterThan(LIMITS.shown);
  });

  test('that asks nothing that it may leave out, and tells nothing', async () => {
    const least = new AsksNothingForced();
    const results = await play(() => new ShowsLeast(new OrdersOtherwise(least)));
    expect(failuresBesides(ABOUT_HANDS, results)).toEqual([]);
    expect(least.leftOut).toBeGreaterThan(LIMITS.leftOut);
    const lacking = ['capability events', 'observation counter', 'observation field battle', 'observation field phase'];
    lacking.push('observation field result', 'observation field turnPlayer', 'observation zone');
    expect(lackingIn(results).sort()).toEqual([...lacking, 'observation ids of cards that are all alike'].sort());
    expect(others(results).length).toBeLessThan(results.length * LIMITS.optional);
  });
});

describe('an engine that asks nothing that has one answer, and lists no answers', () => {
  const play = async (scenarios: readonly Planned[]) =>
    played(scenarios, { makeAdapter: () => new SendsNoOptions(new AsksNothingForced()), inFlight: 1 });

  test.each(games)('passes in %s', async (game) => {
    const results = await play((await sample).filter(({ scenario }) => scenario.game === game));
    expect(results.length).toBeGreaterThan(10);
    expect(failuresBesides(ABOUT_HANDS, results)).toEqual([]);
    expect(others(results).filter(({ verdict }) => verdict === 'unsupported')).toEqual([]);
  });

  test('fails where the rulebook asks so that nobody learns what a hand holds', async () => {
    const about = all.filter(({ scenario }) => ABOUT_HANDS.includes(scenario.name));
    expect(about.map(({ scenario }) => scenario.name)).toEqual(ABOUT_HANDS);
    expect(failures(await play(about))).toHaveLength(ABOUT_HANDS.length);
  });
});

describe('an engine that asks where nothing is possible, and lists no answers with its questions', () => {
  const declining = all.filter(({ testCase }) => testCase.testSteps.some(({ name }) => / declines$/.test(name.body)));
  const asking = (modules: readonly GameModule[] = modulesWithIdleQuestions()) =>
    new SendsNoOptions(new InProcessAdapter(modules));

  test('passes wherever a player declines', async () => {
    expect(declining.length).toBeGreaterThan(200);
    const results = await play(() => asking(), isFull ? all : declining);
    expect(failures(results)).toEqual([]);
    const unsupported = others(results).filter(({ lacking }) => lacking?.join() !== 'capability actions');
    expect(unsupported).toEqual([]);
    expect(others(results).length).toBeLessThan(5);
  });

  test('passes where it says by game/actions that nothing is possible', async () => {
    const chosen = (await sample).filter((one) => declining.includes(one));
    const results = await play(() => new ListsActions(new InProcessAdapter(modulesWithIdleQuestions())), chosen);
    expect(others(results)).toEqual([]);
  });

  test('fails where it never lets a player do what a step does', async () => {
    const refusing = modulesWithIdleQuestions().map((module) =>
      module.id === 'battle-spirits' ? { ...module, rules: { ...module.rules, burstsMet: () => [] } } : module,
    );
    const bursts = all.filter(({ testCase }) =>
      testCase.testSteps.some(({ name }) => / declares the Burst /.test(name.body)),
    );
    const results = await play(() => asking(refusing), bursts);
    expect(bursts.length).toBeGreaterThan(10);
    expect(failures(results)).toHaveLength(bursts.length);
  });
});

describe('what is over', () => {
  const ending = saying(/wins the game|is a draw|concede/);

  test.each([
    ['is refused', true],
    ['is shown as an empty board', false],
  ])('%s: how the game has ended is known all the same', async (_, refuses) => {
    const results = await play(() => new EndsWithGame(undefined, refuses), await ending);
    expect(failures(results)).toEqual([]);
    expect(lackingIn(results)).toEqual([END]);
    expect(results.length).toBeGreaterThan(10);
    expect(others(results).length).toBeLessThan(results.length * LIMITS.over);
  });
});

describe('what a player has seen', () => {
  const hiding = saying(/does not see/);

  test('may be shown until the rules make it unknown again', async () => {
    const remembering = new RememberingOracle(new InProcessAdapter());
    expect(failures(await play(() => remembering, await hiding))).toEqual([]);
    expect(remembering.shown).toBeGreaterThan(LIMITS.shown);
  });

  test('does not excuse a view that shows what it has not seen', async () => {
    const showsAll = new PartialAdapter({
      answers: async (ask, method, params) => {
        if (method !== 'game/observe') return ask(method, params);
        const { viewer } = params as { viewer: Observation['viewer'] };
        const { observation } = await ask('game/observe', { ...(params as { gameId: string }), viewer: 'judge' });
        return { observation: { ...observation, viewer } };
      },
    });
    const failed = new Set(others(await play(() => showsAll, await hiding)).map(({ id }) => id));
    const names = (await hiding).map(({ scenario }) => scenario.name);
    const spared = (await hiding).filter(({ scenario }) => !failed.has(scenario.id));
    expect(failed.size).toBeGreaterThan(10);
    expect(spared.map(({ scenario }) => scenario.name)).toEqual(WHOLLY_SEEN.filter((name) => names.includes(name)));
    expect(all.map(({ scenario }) => scenario.name)).toEqual(expect.arrayContaining(WHOLLY_SEEN));
  });
});
