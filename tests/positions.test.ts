/** What positions of the games played say beyond zones: effects in force, owners, turns to come. Bad ones name what and where. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOf, oracleModules, PLAYABLE } from '../games/registry';
import { OracleHost } from '../oracle/host';
import { projectRoot } from '../runner/root';
import { positionOf } from '../schemas/observed-position';
import { METHODS, type Observation, type PlacedEffect, type Position, type StartParams } from '../schemas/protocol';
import { validate } from '../schemas/validate';

const character = { name: 'Plain', number: 'T-1', category: 'character', colors: ['red'], cost: 1, power: 2000 };
const cards = {
  plain: character,
  leader: { ...character, category: 'leader', life: 4, cost: undefined, power: 5000 },
  fighter: { name: 'Fighter', number: 'T-2', category: 'character', turnCost: 1, ap: 3000 },
  awakening: {
    name: 'Chief',
    number: 'T-3',
    category: 'leader',
    colors: ['red'],
    power: 10000,
    back: { name: 'Chief', colors: ['red'], power: 15000 },
  },
  battler: { name: 'Battler', number: 'T-4', category: 'battle', colors: ['red'], energyCost: 1, power: 5000 },
};

/** A game of each kind with the same handles: the leaders are a and b, player A has a card "x", player B has "y". */
const ZONES = {
  'one-piece': { main: 'leader', leader: 'leader', area: 'character', card: 'plain' },
  'level-neo': { main: 'main', leader: 'fighter', area: 'support', card: 'fighter' },
  'dragon-ball-super': { main: 'leader', leader: 'awakening', area: 'battle', card: 'battler', life: true },
};
type Played = keyof typeof ZONES;

function started(game: Played, more: object = {}, ofX: object = {}): { host: OracleHost; gameId: string } {
  const { main, leader, area, card, life = false } = { life: undefined, ...ZONES[game] };
  const lying = (player: string, id: string, fields: object) => ({
    zones: {
      [main]: [{ id: player, card: leader }],
      [area]: [{ id, card, ...fields }],
      deck: [1, 2, 3].map((number) => ({ id: `${player}${number}`, card })),
      ...(life && { life: [{ id: `${player}4`, card }] }),
    },
  });
  const players = { A: lying('a', 'x', ofX), B: lying('b', 'y', {}) };
  const params = { game, cards: JSON.parse(JSON.stringify(cards)) as object, position: { players, ...more } };
  for (const key of Object.keys(params.cards))
    if (key !== leader && key !== card) delete (params.cards as Record<string, unknown>)[key];
  const host = new OracleHost(oracleModules(PLAYABLE));
  const checked = validate(METHODS['game/start'].params, params, 'request') as StartParams;
  return { host, gameId: host.request('game/start', checked).gameId };
}

const observed = ({ host, gameId }: ReturnType<typeof started>): Observation =>
  host.request('game/observe', { gameId, viewer: 'judge' }).observation;

const effect = (said: object, more: Partial<PlacedEffect> = {}): Position['effects'] => [
  { player: 'A', source: 'a', targets: ['x'], turn: 5, ...more, effect: said as PlacedEffect['effect'] },
];
const stronger = { do: 'modify', stat: 'power', by: 1000, until: 'turn' };

describe('effects in force', () => {
  it('do what they say, until they end', () => {
    const game = started('one-piece', { effects: effect(stronger) });
    const power = () => observed(game).players.A.zones.character!.cards![0]!['power' as 'ap'];
    expect(power()).toBe(3000);
    game.host.request('game/act', { gameId: game.gameId, player: 'A', action: { type: 'pass' } });
    expect([observed(game).effects, power()]).toEqual([[], 2000]);
  });

  it.each([
    ['a keyword', { do: 'gain', ability: { type: 'keyword', keyword: 'rush' }, until: 'turn' }],
    ['a prohibition', { do: 'forbid', what: 'attack', until: 'opponentsNextTurn' }],
    ['a negation', { do: 'negate', until: 'turn' }],
    ['what is put off', { do: 'later', at: 'endOfTurn', then: [{ do: 'draw', count: 1 }] }],
  ])('of %s are told as they were given', (_, said) => {
    expect(observed(started('one-piece', { effects: effect(said) })).effects).toEqual(effect(said));
  });

  it('forbid what they forbid', () => {
    const refusals = [[], effect({ do: 'forbid', what: 'attack', until: 'turn' })].map((effects) => {
      const { host, gameId } = started('one-piece', { effects });
      return host.request('game/act', { gameId, player: 'A', action: { type: 'attack', card: 'x', target: 'b' } })
        .status;
    });
    expect(refusals).toEqual(['accepted', 'rejected']);
  });

  it.each<[string, object, string]>([
    [
      'of no card',
      { effects: effect(stronger, { source: 'z' }) },
      'position: effects[0].source: no card "z" is in the position',
    ],
    [
      'on no card',
      { effects: effect(stronger, { targets: ['x', 'z'] }) },
      'position: effects[0].targets: no card "z" is in the position',
    ],
    [
      'that do nothing known',
      { effects: effect({ do: 'shine' }) },
      'position: effects[0].effect: at do: unknown instruction "shine" (known: "modify", "forbid", "gain", "negate", "require", "later")',
    ],
    [
      'with a target of their own',
      { effects: effect({ ...stronger, target: { self: true } }) },
      'position: effects[0].effect: unknown member "target" (known: "do", "stat", "by", "until")',
    ],
    [
      'without an end',
      { effects: effect({ ...stronger, until: undefined }) },
      /^position: effects\[0\]\.effect: .*"until" is missing/ as unknown as string,
    ],
    [
      'by an amount to be counted',
      { effects: effect({ ...stronger, by: { count: {} } }) },
      'position: effects[0].effect: at by: expected an integer, got an object',
    ],
    [
      'with an ability that can come to nothing',
      {
        effects: effect({
          do: 'gain',
          until: 'turn',
          ability: { type: 'activate', effect: [{ do: 'ko', target: { chosen: true } }] },
        }),
      },
      /position: effects\[0\]\.effect: at ability\.effect\[0\]\.target: no cards are chosen/ as unknown as string,
    ],
    [
      'of nobody',
      { effects: [{ ...effect(stronger)![0], player: 'C' }] },
      'request: at position.effects[0].player: expected one of "A", "B", got "C"',
    ],
  ])('%s are refused', (_, more, says) => {
    const start = () => started('one-piece', more);
    if (typeof says === 'string') expect(start).toThrow(expect.objectContaining({ message: says }));
    else expect(start).toThrow(says);
  });
});

describe('in Dragon Ball Super', () => {
  const ofAll = (all: object) => effect(stronger, { targets: [], scope: { all } as PlacedEffect['scope'] });
  const powerOf = (seen: Observation, player: 'A' | 'B') =>
    seen.players[player].zones.battle!.cards![0]!['power' as 'ap'];

  it('effects on all that fit do what they say to whatever fits, and are told as they were given', () => {
    const effects = ofAll({ player: 'you', zone: ['battle'] });
    const seen = observed(started('dragon-ball-super', { effects }));
    expect([powerOf(seen, 'A'), powerOf(seen, 'B')]).toEqual([6000, 5000]);
    expect(seen.effects).toEqual(effects);
  });

  it('effects on what no filter says are refused', () => {
    const start = () => started('dragon-ball-super', { effects: ofAll({ colour: 'red' }) });
    expect(start).toThrow(/^position: effects\[0\]\.scope: .*"colour"/);
  });

  it('a token is told as one', () => {
    const placed = (kind: object) =>
      positionOf(observed(started('dragon-ball-super', {}, kind))).players.A.zones.battle;
    expect(placed({ kind: 'token' })).toMatchObject([{ id: 'x', kind: 'token' }]);
    expect(placed({})![0]).not.toHaveProperty('kind');
  });
});

describe('turns to come and owners', () => {
  it('of One Piece are told and taken', () => {
    const seen = observed(started('one-piece', { extraTurns: ['A', 'B'] }, { owner: 'B' }));
    expect(seen.extraTurns).toEqual(['A', 'B']);
    expect(seen.players.A.zones.character!.cards![0]).toMatchObject({ id: 'x', owner: 'B' });
    expect(positionOf(seen)).toMatchObject({
      extraTurns: ['A', 'B'],
      players: { A: { zones: { character: [{ owner: 'B' }] } } },
    });
  });

  it.each([
    [{ extraTurns: ['A'] }, {}, 'position: this game knows no "extraTurns"'],
    [{}, { owner: 'B' }, 'position: players.A.zones.support: "x": this game knows no "owner"'],
    [{}, { place: 'left' }, 'position: players.A.zones.support: "x": this game knows no "place"'],
    [{}, { counters: { core: 1 } }, 'position: players.A.zones.support: "x": this game knows no "counters"'],
    [{}, { origin: 'ride' }, 'position: players.A.zones.support: "x": this game knows no "origin"'],
    [{ extraTurns: ['C'] }, {}, 'request: at position.extraTurns[0]: expected one of "A", "B", got "C"'],
  ])('%j %j are nothing in LEVEL.NEO', (more, ofX, says) => {
    expect(() => started('level-neo', more, ofX)).toThrow(expect.objectContaining({ message: says }));
  });
});

it.each(Object.keys(ZONES) as Played[])('the docs of %s list what its positions know', (game) => {
  const page = readFileSync(join(projectRoot(), 'docs', `${game}.md`), 'utf8');
  const { knows = [] } = gameOf(game)!.oracle.positionWords;
  expect(knows.filter((member) => !page.includes(`\`${member}\``))).toEqual([]);
});
