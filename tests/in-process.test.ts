/** The embedded oracle as an adapter: what it says is held against the schemas here, so that an ordinary run need not do it. */
import { expect, it } from 'vitest';
import { SuiteError } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules } from '../games/registry';
import type { GameModule } from '../oracle/kernel/session/module';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { recordingOf } from '../runner/record';
import type { ScenarioRecord } from '../runner/recording';
import type { Action, Method, Observation, Params, Result, StartParams } from '../schemas/protocol';
import type { ScenarioResult } from '../schemas/report';
import { sampleOf } from './extent';
import { played, scenariosToPlay } from './played';

const GAMES = oracleModules().map(({ id }) => id);
const features = loadFeatures(GAMES);
const { planned } = planScenarios(features, scenariosToPlay(features));

const troubleIn = (results: readonly (ScenarioResult | ScenarioRecord)[]): string[] =>
  results.flatMap((one) => (one.verdict === 'passed' ? [] : [`${one.id}: ${messageOf(one)}`]));

const messageOf = (one: ScenarioResult | ScenarioRecord): string | undefined =>
  'message' in one ? one.message : (one as ScenarioResult).failure?.message;

/** Every scenario, played with all messages checked. */
const recorded = Promise.all(GAMES.map(recordingOf)).then((games) => games.flatMap(({ scenarios }) => scenarios));

it('says and is told nothing in the whole suite that its schema would not take', async () => {
  expect(troubleIn(await recorded)).toEqual([]);
  expect((await recorded).map(({ id }) => id).sort()).toEqual(planned.map(({ scenario }) => scenario.id).sort());
});

const NO: Action = { type: 'answer', value: false };
const isPass = (params: object): boolean => 'action' in params && (params.action as Action).type === 'pass';

/** Of the scenarios in which a player declines, how many `npm test` plays otherwise. */
const SHARE_OF_DECLINING = 0.15;

/** Says "no" wherever a player declines. */
class SayingNo extends InProcessAdapter {
  override request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    return super.request(method, isPass(params) ? { ...params, action: NO } : params);
  }
}

it('takes "no" for an answer wherever it takes a pass, and nowhere else', async () => {
  const ids = new Set((await recorded).filter(({ declines }) => declines).map(({ id }) => id));
  const declining = sampleOf(
    planned.filter(({ scenario }) => ids.has(scenario.id)),
    SHARE_OF_DECLINING,
    ({ scenario }) => scenario.id,
  );
  expect(declining.length).toBeGreaterThan(100);
  expect(troubleIn(await played(declining, { makeAdapter: () => new SayingNo() }))).toEqual([]);
});

const START: StartParams = {
  game: 'level-neo',
  cards: { Hero: { name: 'Hero', number: '1', category: 'character', turnCost: 1, ap: 1000 } },
  position: {
    players: {
      A: { zones: { main: [{ id: 'a', card: 'Hero' }] } },
      B: { zones: { main: [{ id: 'b', card: 'Hero' }] } },
    },
  },
};

/** LEVEL.NEO with views of a turn that no game has. */
const astray = oracleModules()
  .filter(({ id }) => id === 'level-neo')
  .map((module): GameModule => ({
    ...module,
    observe: (...args) => ({ ...module.observe(...args), turn: 'soon' }) as unknown as Observation,
  }));

async function look(adapter: InProcessAdapter): Promise<unknown> {
  const { gameId } = await adapter.request('game/start', START);
  return (await adapter.request('game/observe', { gameId, viewer: 'A' })).observation.turn;
}

it('is found out where its answers are checked', async () => {
  expect(await look(new InProcessAdapter(astray))).toBe('soon');
  const message = 'answer to game/observe: at observation.turn: expected an integer, got "soon"';
  await expect(look(new InProcessAdapter(astray, true))).rejects.toThrow(message);
});

it('is found out to be asked wrongly where our messages are checked', async () => {
  const adapter = new InProcessAdapter(oracleModules(), true);
  const asked = adapter.request('game/observe', { gameId: 'g', viewer: 'C' as never });
  await expect(asked).rejects.toThrow('our game/observe: at viewer: expected one of "A", "B", "judge", got "C"');
});

it.each<[string, (start: StartParams) => void, string]>([
  [
    'a counter',
    (start) => (start.position!.players.A.counters = { turnMarker: -1 }),
    'at position.players.A.counters.turnMarker',
  ],
  ['a turn', (start) => (start.position!.turn = 0), 'at position.turn'],
  ['chance', (start) => (start.chance = [{ kind: 'dice' as never }]), 'at chance[0].kind'],
  ['a card', (start) => (start.cards.Hero = { name: 'Hero' }), 'card "Hero"'],
])('always checks what the author of a scenario has written: %s', async (_, change, says) => {
  const start = structuredClone(START);
  change(start);
  const asked = new InProcessAdapter().request('game/start', start);
  await expect(asked).rejects.toThrow(SuiteError);
  await expect(asked).rejects.toThrow(says);
});
