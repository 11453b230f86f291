/** Everything that positions can say and observations tell, in one toy game: what the judge sees, made a position, is seen again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declareActivation, negateActivation, setBattle } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { linkedTo } from '../../oracle/kernel/links';
import { stateFromPosition } from '../../oracle/kernel/session/position';
import { refTo, type ObjectRef } from '../../oracle/kernel/state';
import { observation } from '../../oracle/kernel/session/views';
import type { Observation, Position } from '../../schemas/protocol';
import { at, ids, run } from './toy-game';
import { again, begun, boardModule, change, dealt, define, NAMES, seenBy, words, type Step } from './whole-board';

const stepsOf = (names: readonly string[], minLength: number, maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(20), fc.nat(20), fc.nat(5)), {
    minLength,
    maxLength,
    size: 'max',
  });

/** What is said somewhere in a value, as "member" and, of an effect, "member of do". */
function saidIn(value: unknown, said: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [member, one] of Object.entries(value)) {
    if (!Array.isArray(value) && !(Array.isArray(one) && one.length === 0)) said.add(member);
    if (member === 'do') said.add(`do ${one}`);
    saidIn(one, said);
  }
}

const EVERYTHING = [
  ...[
    'place',
    'places',
    'pools',
    'statuses',
    'by',
    'turn',
    'counters',
    'links',
    'host',
    'data',
    'sheet',
    'owner',
    'kind',
  ],
  ...[
    'origin',
    'limits',
    'name',
    'ability',
    'times',
    'facts',
    'effects',
    'scope',
    'all',
    'players',
    'card',
    'sourceIsGone',
  ],
  ...['do modify', 'do treat', 'do gain', 'do forbid', 'do unaffected', 'do trigger', 'do later'],
];

/** Compared as messages, which is quicker. */
function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

describe('a random board', () => {
  /** New handles are numbered from what a position has. */
  const withoutCreation = NAMES.filter((name) => !name.startsWith('create'));
  const viewers = ['judge', 'A', 'B'] as const;

  it('is seen again where a game begins from what the judge sees of it, by everybody, and goes on alike', () => {
    const said = new Set<string>();
    fc.assert(
      fc.property(stepsOf(NAMES, 10, 60), stepsOf(withoutCreation, 0, 8), (before, after) => {
        const g = dealt();
        for (const step of before) change(g, step);
        const next = again(g);
        const views = (game: typeof g): Observation[] => viewers.map((viewer) => seenBy(game, viewer));
        same(views(next), views(g));
        saidIn(seenBy(g, 'judge'), said);
        for (const host of Object.values(next.state.cards)) {
          const below = (game: typeof g) => linkedTo(game, game.card(host.id), 'under').map(({ id }) => id);
          expect(below(next)).toEqual(below(g));
        }
        for (const step of after) {
          for (const game of [g, next]) change(game, step);
          same(views(next), views(g));
        }
      }),
      { numRuns: 200 },
    );
    expect(EVERYTHING.filter((member) => !said.has(member))).toEqual([]);
  });
});
it('an erased source of an effect in force stays erased in a game begun from it (DBS 10-18-7)', () => {
  const g = begun({
    players: { A: { zones: { field: [] } }, B: { zones: {} } },
    effects: [
      {
        ...{ player: 'A', source: 'x', card: 'plain', targets: [], turn: 1 },
        effect: { do: 'forbid', what: 'draw', until: 'turn' },
      },
    ],
  });
  run(g, perform(g, { card: at(g, 'x'), to: { zone: 'field' } }));
  expect([at(g, 'x').zone, ids(g, 'A', 'field')]).toEqual(['nowhere', []]);
});
describe('a position that says what cannot be', () => {
  const cards = (...A: object[]) => ({ A: { zones: { field: A } }, B: { zones: {} } });
  const one = (more: object) => ({ players: cards({ id: 'x', card: 'double', ...more }) });
  const player = (more: object) => ({
    players: { A: { zones: { field: [{ id: 'x', card: 'plain' }] }, ...more }, B: { zones: {} } },
  });
  const effect = (more: object) => ({
    ...one({}),
    effects: [
      {
        player: 'A',
        source: 'x',
        targets: [],
        turn: 1,
        effect: { do: 'forbid', what: 'draw', until: 'turn' },
        ...more,
      },
    ],
  });
  const X = 'position: players.A.zones.field: "x"';

  it.each([
    [one({ statuses: [{ status: 'gone' }] }), `${X}: statuses: "gone" is not one of locked, dominated`],
    [one({ statuses: [{ status: 'locked' }, { status: 'locked' }] }), `${X}: statuses: "locked" is there twice`],
    [one({ counters: { gold: 1 } }), `${X}: counters: "gold" is not one of core, soul`],
    [one({ origin: 'side' }), `${X}: origin: "side" is not one of main, ride`],
    [one({ place: 'A.nowhere' }), `${X}: place: "A.nowhere" is no place of player A's field`],
    [one({ place: 'B.front 0' }), `${X}: place: "B.front 0" is no place of player A's field`],
    [one({ links: [{ kind: 'brave', host: 'x' }] }), `${X}: host: "x" is no card that it could lie under`],
    [
      one({ links: [{ kind: 'brave', host: 'A.reserve' }] }),
      `${X}: host: "A.reserve" is no card that it could lie under`,
    ],
    [
      { players: cards({ id: 'A.front 0', card: 'plain' }) },
      'position: players.A.zones.field: "A.front 0" is a place already',
    ],
    [player({ pools: { bank: {} } }), 'position: players.A.pools: "bank" is not one of reserve, void'],
    [player({ pools: { reserve: { gold: 1 } } }), 'position: players.A.pools.reserve: "gold" is not one of core, soul'],
    [player({ facts: { luck: 1 } }), 'position: players.A.facts: "luck" is not one of damage, called'],
    [player({ facts: { damage: true } }), 'position: players.A.facts.damage: expected a number, got true'],
    [
      player({ places: [{ id: 'p', kinds: ['sky'] }] }),
      'position: players.A.places[0].kinds: "sky" is not one of vanguard, rear, stage',
    ],
    [player({ places: [{ id: 'p', zone: 'hand' }] }), 'position: players.A.places[0].zone: "hand" is not one of field'],
    [
      player({ places: [{ id: 'p', row: 'left' }] }),
      'position: players.A.places[0].row: "left" is not one of front, back',
    ],
    [player({ places: [{ id: 'p' }, { id: 'p' }] }), 'position: players.A.places[1]: there is a "p" already'],
    [player({ limits: [{ times: 1 }] }), 'position: players.A.limits[0]: it says neither a card nor a name'],
    [
      player({ limits: [{ card: 'z', times: 1 }] }),
      'position: players.A.limits[0].card: no card "z" is in the position',
    ],
    [
      player({ limits: [{ card: 'x', ability: 3, times: 1 }] }),
      'position: players.A.limits[0].ability: "x" has no ability 3',
    ],
    [
      player({ limits: [{ card: 'x', sheet: 'back', times: 1 }] }),
      'position: players.A.limits[0].sheet: "x" has no back',
    ],
    [effect({ source: 'Goblin#1' }), 'position: effects[0].source: no card "Goblin#1" is in the position'],
    [effect({ source: 'Goblin#1', card: 'Elf' }), 'position: effects[0].card: there is no card definition "Elf"'],
    [effect({ card: 'plain' }), 'position: effects[0].card: "x" is in the position'],
    [effect({ scope: { all: { colour: 'red' } } }), /^position: effects\[0\].scope: .*"colour"/],
  ])('is refused: %j', (position, says) => {
    expect(() => begun(position)).toThrow(typeof says === 'string' ? expect.objectContaining({ message: says }) : says);
  });

  it('is taken where it is right, and a game has the places that it begins with unless it says others', () => {
    const placesOf = (position: unknown) => seenBy(begun(position), 'judge').players.A.places!.map(({ id }) => id);
    expect(placesOf(one({}))).toEqual(['A.front -1', 'A.front 0', 'A.front 1']);
    expect(placesOf(player({ places: [{ id: 'only' }] }))).toEqual(['only']);
    expect(placesOf(player({ places: [] }))).toEqual([]);
  });

  it('says nothing of what the game has no words for', () => {
    const bare = { zones: words.zones, states: [], phases: [], counters: [], faceDownZones: [], mostCards: 9 };
    const refused = (position: unknown) => () =>
      stateFromPosition({ ...boardModule, positionWords: bare }, position as Position, define);
    expect(refused(one({ kind: 'token' }))).toThrow(`${X}: this game knows no "kind"`);
    expect(refused(player({ pools: { reserve: {} } }))).toThrow('position: players.A: this game knows no "pools"');
    const { A } = observation(dealt(), 'judge', { words: bare, describe: ({ id }) => ({ id }) }).players;
    expect(Object.keys(A)).toEqual(['zones', 'counters']);
  });
});

describe('a battle', () => {
  const fight = (g: ReturnType<typeof dealt>) => {
    const [a1, a2, b1, b2] = ['a1', 'a2', 'b1', 'b2'].map((id) => refTo(g.card(id))) as [
      ObjectRef,
      ObjectRef,
      ObjectRef,
      ObjectRef,
    ];
    setBattle(g, {
      attackers: ['a1'],
      targets: ['b1', 'b2'],
      guards: [{ card: refTo(g.card('b3')), target: 'b1' }],
      boosts: [{ card: a2, target: 'a1' }],
      hits: null,
      joined: [a1, b1, b2],
    });
    return () => seenBy(g, 'A').battle;
  };

  it('is told as lists of roles as they were given', () => {
    const g = dealt();
    const seen = fight(g);
    const [guards, boosts] = [[{ card: 'b3', to: 'b1' }], [{ card: 'a2', to: 'a1' }]];
    expect(seen()).toEqual({ attackers: ['a1'], targets: ['b1', 'b2'], guards, boosts });
    setBattle(g, { ...g.state.battle!, targets: ['b1'], guards: [], boosts: [] });
    expect(seen()).toEqual({ attackers: ['a1'], target: 'b1' });
    setBattle(g, { ...g.state.battle!, targets: [] });
    expect(seen()).toEqual({ attackers: ['a1'], targets: [] });
  });

  it('is negated with the attack, and is no position', () => {
    const g = dealt();
    const seen = fight(g);
    const { id } = declareActivation(g, { what: 'attack', player: 'A', card: 'a1', chosen: [] });
    expect(seen()!.negated).toBeUndefined();
    negateActivation(g, id);
    expect(seen()!.negated).toBe(true);
    expect(() => again(g)).toThrow('a position cannot say that a battle is going on');
  });
});

describe('what is created', () => {
  it('is told with its handle, by name and number, before anything else names it', () => {
    const g = dealt();
    const before = g.journal.length;
    change(g, ['createToken', 0, 0, 1]);
    change(g, ['createMarker', 0, 0, 1]);
    change(g, ['createPlace', 0, 0, 1]);
    const happenedSince = g.journal
      .slice(before)
      .map(({ type, card, from }) => [type, card, from].filter(Boolean).join(' '));
    expect(happenedSince).toEqual([
      'moved Goblin#1 nowhere',
      'created Goblin#1 nowhere',
      'moved Force#2 nowhere',
      'created Force#2 nowhere',
      'linked Force#2',
      'placeCreated Accel#3',
    ]);
    const next = again(g);
    change(next, ['createToken', 0, 0, 1]);
    expect(next.journal[0]!.card).toBe('Goblin#2');
  });
});
