/** The oracle that remembers: what its views may show, on an oracle of one hand. */
import { expect, test } from 'vitest';
import type { Adapter } from '../adapters/adapter';
import { RememberingOracle } from '../runner/remembering-oracle';
import type { GameEvent, Method, Observation, Params, Result, SeenZone } from '../schemas/protocol';

const hand = ['One', 'Two', 'Three'];

/** Plays a game in which player A has three cards in the hand, and reports these events at its start. */
const oracleWith = (events: readonly GameEvent[], seenByB: SeenZone): Adapter => ({
  command: 'one hand',
  dead: undefined,
  initialize: () => expect.unreachable(),
  close: async () => undefined,
  request: async <M extends Method>(method: M, params: Params<M>) => {
    if (method === 'game/start') return { gameId: 'g', decision: null, events } as unknown as Result<M>;
    const { viewer } = params as Params<'game/observe'>;
    const open = { count: 3, cards: hand.map((id) => ({ id, card: id })) };
    const observation: Observation = {
      viewer,
      turn: 1,
      players: { A: { zones: { hand: viewer === 'B' ? structuredClone(seenByB) : open } }, B: { zones: {} } },
    };
    return { observation } as unknown as Result<M>;
  },
});

const revealed = (card: string): GameEvent => ({ type: 'revealed', card, clauses: [] });

async function handSeenByB(events: readonly GameEvent[], seenByB: SeenZone) {
  const remembering = new RememberingOracle(oracleWith(events, seenByB));
  await remembering.request('game/start', {} as Params<'game/start'>);
  const { observation } = await remembering.request('game/observe', { gameId: 'g', viewer: 'B' });
  return observation.players.A.zones.hand!.cards!.map(({ id }) => id ?? null);
}

test('a card that was revealed is recalled where it lies, if the zone is ordered', async () => {
  expect(await handSeenByB([revealed('Two')], { count: 3, cards: [{}, {}, {}] })).toEqual([null, 'Two', null]);
});

test('in an unordered zone it is recalled as one of its cards, before the unknown ones', async () => {
  const zone: SeenZone = { count: 3, unordered: true, cards: [{}, {}, {}] };
  expect(await handSeenByB([revealed('Two'), revealed('Three')], zone)).toEqual(['Two', 'Three', null]);
});

test('a card that the view names already is not recalled a second time', async () => {
  const zone: SeenZone = { count: 3, unordered: true, cards: [{ id: 'Three', card: 'Three' }, {}, {}] };
  expect(await handSeenByB([revealed('Two'), revealed('Three')], zone)).toEqual(['Three', 'Two', null]);
});
