/** Positions that no game of Battle Spirits can come to are refused, with the place and what is wrong there. */
import { expect, it } from 'vitest';
import { oracleModules } from '../../games/registry';
import { OracleHost } from '../../oracle/host';
import type { Observation, PlayerPosition, StartParams } from '../../schemas/protocol';

const RED = { colors: ['red'], cost: 3, reductions: [], symbols: [['red']] };
const ONE_LEVEL = { levels: [{ lv: 1, cores: 1, bp: 2000 }] };
const spirit = { ...RED, ...ONE_LEVEL, category: 'spirit' };
const brave = { ...RED, ...ONE_LEVEL, category: 'brave', bpPlus: 1000 };
const draws = [{ do: 'draw', count: 1 }];

/** The cards, each with its key as its name and number. */
const CARDS: Readonly<Record<string, object>> = {
  fox: spirit,
  pale: { ...spirit, colors: ['white'] },
  titan: { ...spirit, category: 'ultimate', levels: [{ lv: 3, cores: 2, bp: 9000 }] },
  picky: { ...brave, combine: { category: 'spirit', color: 'red' } },
  pact: { ...spirit, contract: true },
  token: { ...spirit, token: true },
  turning: { ...spirit, back: { ...spirit, name: 'Turned' } },
  gate: { ...RED, category: 'nexus', levels: [{ lv: 1, cores: 0 }] },
  walker: { ...RED, category: 'nexus', levels: [{ lv: 1, cores: 0 }], families: ['Grandwalker'] },
  bolt: { ...RED, category: 'magic', abilities: [{ type: 'main', effect: draws }] },
  wing: { ...brave, combine: { category: 'spirit' } },
  idol: { ...brave, levels: [{ lv: 1, cores: 0, bp: 2000 }], left: {}, right: {} },
  wall: { ...spirit, abilities: [{ type: 'burst', when: { event: 'lifeReduced', player: 'you' }, effect: draws }] },
  mirage: { ...RED, category: 'nexus', levels: [{ lv: 1, cores: 0 }], abilities: [mirage()] },
};

function mirage(): object {
  return { type: 'mirage', mirageCost: 1, effect: [{ do: 'modify', stat: 'bp', by: 1000, target: { all: {} } }] };
}

const named = Object.fromEntries(
  Object.entries(CARDS).map(([key, card]) => [key, { name: key, number: key, ...card }]),
) as StartParams['cards'];

function seen(A: PlayerPosition): Observation {
  const host = new OracleHost(oracleModules(['battle-spirits']));
  const { gameId } = host.request('game/start', {
    game: 'battle-spirits',
    cards: named,
    position: { players: { A, B: { zones: {} } } },
  });
  return host.request('game/observe', { gameId, viewer: 'judge' }).observation;
}

const fox = { id: 'fox', card: 'fox', counters: { core: 1 } };
const cub = { id: 'cub', card: 'fox', counters: { core: 1 } };
const on = (host: string, side?: string) => ({ kind: 'brave', host, ...(side && { data: { side } }) });
const wall = (id: string) => ({ id, card: 'wall', face: 'down' as const });

it.each<[string, PlayerPosition, RegExp]>([
  [
    'a second Soul Core',
    { zones: { field: [{ ...fox, counters: { soulCore: 1 } }] } },
    /A: there are 2 of the one Soul/,
  ],
  ['the Soul Core in the Count', { zones: {}, pools: { count: { soulCore: 1 } } }, /pools\.count: the Soul Core/],
  ['no Life', { zones: {}, pools: { life: {} } }, /pools\.life: no Life/],
  ['a Spirit without Cores', { zones: { field: [{ id: 'fox', card: 'fox' }] } }, /field: "fox" has not the Cores/],
  [
    'an Ultimate with fewer Cores than its lowest level needs',
    { zones: { field: [{ ...fox, card: 'titan' }] } },
    /field: "fox" has not the Cores/,
  ],
  [
    'Cores on a combined Brave',
    { zones: { field: [fox], combined: [{ id: 'wing', card: 'wing', counters: { core: 1 }, links: [on('fox')] }] } },
    /combined: "wing" cannot hold Cores/,
  ],
  [
    'Cores on a set Burst',
    { zones: { burst: [{ ...wall('u'), counters: { core: 1 } }] } },
    /burst: "u" cannot hold Cores/,
  ],
  ['Cores in the Hand', { zones: { hand: [fox] } }, /hand: "fox" cannot hold Cores/],
  [
    'Cores on a card in Soul State',
    { zones: { field: [{ ...fox, card: 'pact', statuses: [{ status: 'soulState' }] }] } },
    /cannot hold Cores/,
  ],
  [
    'the Soul Core on a Grandwalker Nexus',
    { zones: { field: [{ id: 'w', card: 'walker', counters: { soulCore: 1 } }] }, pools: { reserve: {} } },
    /"w" cannot hold the Soul Core/,
  ],
  ['a Magic on the Field', { zones: { field: [{ id: 'bolt', card: 'bolt' }] } }, /"bolt" is a magic card/],
  [
    'Soul State without Contract',
    { zones: { field: [{ id: 'f', card: 'fox', statuses: [{ status: 'soulState' }] }] } },
    /no Contract/,
  ],
  [
    'Soul State in the Hand',
    { zones: { hand: [{ id: 'p', card: 'pact', statuses: [{ status: 'soulState' }] }] } },
    /hand: "p" is in Soul State on the Field alone/,
  ],
  [
    'a Spirit with Grandforce',
    { zones: { field: [{ ...fox, statuses: [{ status: 'grandforce' }] }] } },
    /"fox" is no Grandwalker Nexus/,
  ],
  [
    'a Nexus of another Family with Grandforce',
    { zones: { field: [{ id: 'g', card: 'gate', statuses: [{ status: 'grandforce' }] }] } },
    /"g" is no Grandwalker Nexus/,
  ],
  ['Side B in the Trash', { zones: { trash: [{ id: 't', card: 'turning', sheet: 'back' }] } }, /cannot show Side B/],
  [
    'Side B of an Advent source',
    { zones: { field: [fox], sources: [{ id: 't', card: 'turning', sheet: 'back', host: 'fox' }] } },
    /sources: "t" cannot show Side B/,
  ],
  ['a Token in the Deck', { zones: { deck: [{ id: 't', card: 'token' }] } }, /deck: "t" is a Token/],
  ['a Token in the Trash', { zones: { trash: [{ id: 't', card: 'token' }] } }, /trash: "t" is a Token/],
  ['a Token in the Hand', { zones: { hand: [{ id: 't', card: 'token' }] } }, /is a Token/],
  ['a Brave without a host', { zones: { combined: [{ id: 'wing', card: 'wing' }] } }, /no host/],
  [
    'a Brave with a host that does not meet its condition',
    { zones: { field: [{ ...fox, card: 'pale' }], combined: [{ id: 'wing', card: 'picky', links: [on('fox')] }] } },
    /combined: "wing" cannot be combined with "fox"/,
  ],
  [
    'a Brave with two hosts',
    { zones: { field: [fox, cub], combined: [{ id: 'wing', card: 'wing', links: [on('fox'), on('cub')] }] } },
    /too many hosts/,
  ],
  [
    'a side of a Brave without sides',
    { zones: { field: [fox], combined: [{ id: 'wing', card: 'wing', links: [on('fox', 'left')] }] } },
    /no sides/,
  ],
  [
    'an Imagine Brave on no side',
    { zones: { field: [fox], combined: [{ id: 'i', card: 'idol', links: [on('fox')] }] } },
    /on no side/,
  ],
  [
    'an Imagine Brave with two hosts on one side',
    {
      zones: {
        field: [fox, cub],
        combined: [{ id: 'i', card: 'idol', links: [on('fox', 'left'), on('cub', 'left')] }],
      },
    },
    /two hosts on one side/,
  ],
  [
    'two Braves on one host',
    { zones: { field: [fox], combined: ['a', 'b'].map((id) => ({ id, card: 'wing', links: [on('fox')] })) } },
    /shares the host "fox"/,
  ],
  [
    'an Exhausted Imagine Brave',
    { zones: { field: [{ id: 'i', card: 'idol', state: 'exhausted' }] } },
    /always Refreshed/,
  ],
  ['a source without a card on top', { zones: { sources: [{ id: 's', card: 'fox' }] } }, /"s" names no host/],
  ['two Bursts', { zones: { burst: [wall('u'), wall('v')] } }, /"v" is a second Burst/],
  ['two Mirages', { zones: { burst: ['u', 'v'].map((id) => ({ id, card: 'mirage' })) } }, /"v" is a second Mirage/],
  ['a Burst face up', { zones: { burst: [{ ...wall('u'), face: 'up' }] } }, /"u" has no Mirage/],
])('%s', (_, position, message) => {
  expect(() => seen(position)).toThrow(message);
});

it('what a game can come to is taken as it is said', () => {
  const { players } = seen({
    zones: {
      field: [
        fox,
        cub,
        { id: 'lynx', card: 'pact', statuses: [{ status: 'soulState' }] },
        { id: 'w', card: 'walker', statuses: [{ status: 'grandforce' }] },
      ],
      combined: [{ id: 'i', card: 'idol', links: [on('fox', 'left'), on('cub', 'right')] }],
      sources: [{ id: 's', card: 'fox', host: 'fox' }],
      burst: [wall('u'), { id: 'm', card: 'mirage' }],
    },
    pools: { reserve: { core: 2 }, count: { core: 4 } },
  });
  expect(players.A.pools).toEqual({
    ...{ reserve: { core: 2 }, life: { core: 5 }, trashCores: {}, count: { core: 4 } },
    removedCores: { soulCore: 1 },
  });
  const [first, second] = players.A.zones.field!.cards!;
  expect([first, second]).toMatchObject([
    { bp: 4000, symbols: 2 },
    { bp: 4000, symbols: 2 },
  ]);
});
