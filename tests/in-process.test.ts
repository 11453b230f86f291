/** The embedded oracle as an adapter: what it says is held against the schemas here, so that an ordinary run need not do it. */
import { expect, it } from 'vitest';
import { SuiteError } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules } from '../games/registry';
import type { GameModule } from '../oracle/kernel/module';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import type { Action, Method, Observation, Params, Result, StartParams } from '../schemas/protocol';
import type { ScenarioResult } from '../schemas/report';
import { played } from './played';

const GAMES = oracleModules().map(({ id }) => id);
const features = loadFeatures(GAMES);
const { planned } = planScenarios(features, features.scenarios);

/** Its messages and answers are checked, and it notes whether a player declines. */
class Checked extends InProcessAdapter {
  declined = false;

  constructor() {
    super(oracleModules(), true);
  }

  override request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    this.declined ||= isPass(params);
    return super.request(method, params);
  }
}

const isPass = (params: object): boolean => 'action' in params && (params.action as Action).type === 'pass';

/** Every scenario, one at a time: what does not pass, and why; and in which a player declines. */
async function playChecked(): Promise<{ notPassed: string[]; declining: Planned[] }> {
  const notPassed: string[] = [];
  const declining = new Set<string>();
  let adapter: Checked;
  await played(planned, {
    inFlight: 1,
    makeAdapter: () => (adapter = new Checked()),
    onResult: (result) => {
      notPassed.push(...troubleIn([result]));
      if (adapter.declined) declining.add(result.id);
      adapter.declined = false;
    },
  });
  return { notPassed, declining: planned.filter(({ scenario }) => declining.has(scenario.id)) };
}

const troubleIn = (results: readonly ScenarioResult[]): string[] =>
  results.flatMap(({ id, verdict, failure }) => (verdict === 'passed' ? [] : [`${id}: ${failure?.message}`]));

const checked = playChecked();

it('says and is told nothing in the whole suite that its schema would not take', async () => {
  expect((await checked).notPassed).toEqual([]);
});

/** Says "no" wherever a player declines. */
class SayingNo extends InProcessAdapter {
  override request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    return super.request(method, isPass(params) ? { ...params, action: { type: 'answer', value: false } } : params);
  }
}

it('takes "no" for an answer wherever it takes a pass, and nowhere else', async () => {
  const { declining } = await checked;
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
