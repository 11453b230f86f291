/** What the documentation calls optional is optional: what looks at a fact that is left out is unsupported, and nothing fails. */
import { describe, expect, test } from 'vitest';
import type { Observation, SeenCard, SeenPlayer, SeenZone } from '../schemas/protocol';
import { PLAYED } from '../games/registry';
import type { GameId } from '../schemas/common';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { coveringSample } from './covering-sample';
import { isFull } from './extent';
import { PartialAdapter, type Part } from './partial/adapter';
import { played, scenariosToPlay } from './played';

function sampleOf(game: GameId) {
  const features = loadFeatures([game], { catalogues: loadCatalogues([game]) });
  return coveringSample(planScenarios(features, scenariosToPlay(features)).planned);
}

/** As large a part of the scenarios may look at one thing that is optional; the sample holds more of what is rare. */
const MOST = isFull ? 1 / 3 : 1 / 2;

const showing = (change: (seen: Observation) => void): Part => ({
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    if ('observation' in answer) change(answer.observation);
    return answer;
  },
});

const withoutPhase: Part = {
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    if ('observation' in answer) delete answer.observation.phase;
    if ('decision' in answer) delete answer.decision?.phase;
    return answer;
  },
};

/** Nor do the answers to actions tell it. */
const withoutResult: Part = {
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    if ('observation' in answer) delete answer.observation.result;
    if ('result' in answer) delete answer.result;
    return answer;
  },
};

const eachZone = (change: (zone: SeenZone, name: string, zones: Record<string, SeenZone>) => void) =>
  showing(({ players }) => {
    for (const { zones } of [players.A, players.B])
      for (const [name, zone] of Object.entries(zones)) change(zone, name, zones);
  });

type Case = readonly [title: string, lacks: RegExp, part: Part];

const OF_EVERY_GAME: readonly Case[] = [
  ['the phase', /^observation field phase$/, withoutPhase],
  ['the turn player', /^observation field turnPlayer$/, showing((seen) => delete seen.turnPlayer)],
  ['the battle', /^observation field battle$/, showing((seen) => delete seen.battle)],
  ['the result', /^observation field result$/, withoutResult],
  [
    'empty zones',
    /^observation zone \w+$/,
    eachZone(({ count }, name, zones) => {
      if (count === 0) delete zones[name];
    }),
  ],
];

const eachCard = (change: (card: SeenCard) => void) => eachZone(({ cards = [] }) => cards.forEach(change));

const withoutFact = (fact: string): Case => [
  `the ${fact} of every card`,
  new RegExp(`^observation field ${fact}$`),
  eachCard((card) => delete card[fact]),
];

const DON: Case = [
  'ids of DON!! cards',
  /^observation ids of cards that are all alike$/,
  eachZone((zone, name) => {
    if (['cost', 'given', 'donDeck'].includes(name)) zone.cards?.forEach((card) => delete card.id);
  }),
];

const eachPlayer = (change: (player: SeenPlayer) => void): Part =>
  showing(({ players }) => Object.values(players).forEach(change));

const POOLS: Case = ['the pools', /^observation pool \w+$/, eachPlayer((player) => delete player.pools)];

const GAMES = (
  [
    ['one-piece', [...OF_EVERY_GAME, DON, withoutFact('power'), withoutFact('cost')]],
    ['dragon-ball-super', [...OF_EVERY_GAME, withoutFact('comboPower')]],
    [
      'battle-spirits',
      [
        ...OF_EVERY_GAME.filter(([what]) => what !== 'the battle'),
        POOLS,
        ...['lv', 'bp', 'cost', 'symbols'].map(withoutFact),
      ],
    ],
  ] as const
).filter(([game]) => PLAYED.includes(game));

describe.each(GAMES)('an observation of %s that leaves out', (game, cases) => {
  const sample = sampleOf(game);

  test.each(cases)('%s', async (_, lacks, part) => {
    const results = await played(await sample, { makeAdapter: () => new PartialAdapter(part) });
    const others = results.filter(({ verdict }) => verdict !== 'passed');
    expect(others.filter(({ verdict }) => verdict !== 'unsupported').map(({ id, failure }) => [id, failure])).toEqual(
      [],
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThan(results.length * MOST);
    for (const { lacking } of others) expect(lacking!.join()).toMatch(lacks);
  });
});

test('a fact that is shown of other cards is missing where it is left out', async () => {
  const features = loadFeatures(['one-piece'], { catalogues: loadCatalogues(['one-piece']) });
  const { planned } = planScenarios(features, scenariosToPlay(features));
  const ofPower = planned.filter(({ testCase }) =>
    testCase.testSteps.some(({ name }) => /^"(?!. leader)[^"]*" has \d+ power$/.test(name.body)),
  );
  const ofLeadersOnly = eachCard((card) => {
    if (!card.id?.endsWith(' leader')) delete card.power;
  });
  const results = await played(ofPower.slice(0, 20), { makeAdapter: () => new PartialAdapter(ofLeadersOnly) });
  const [first] = results.filter(({ verdict }) => verdict === 'failed');
  expect(first!.failure).toMatchObject({ actual: null, diff: expect.stringContaining('+nothing') as string });
  expect(results.filter(({ verdict }) => verdict === 'unsupported')).toEqual([]);
});
