/** What a player can do at any decision of LEVEL.NEO: the actions that are listed, nothing besides what they say, and conceding. */
import { beforeEach, describe, expect, it } from 'vitest';
import { oracleModules } from '../games/registry';
import { OracleHost } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/session/module';
import { toBeRun, type Procedure, type Question } from '../oracle/kernel/state';
import type { Action, ActResult, StartParams } from '../schemas/protocol';

const card = (name: string) => ({ name, number: name, category: 'character', turnCost: 1, ap: 3000 });
const lie = (letter: string) => ({
  zones: {
    main: [{ id: `${letter} main`, card: 'Hero' }],
    support: [{ id: `${letter} friend`, card: 'Friend', state: 'resting' }],
    hand: [{ id: `${letter} hand`, card: 'Friend' }],
    level: [{ id: `${letter} level`, card: 'Friend' }],
    deck: [1, 2, 3].map((number) => ({ id: `${letter}${number}`, card: 'Friend' })),
  },
  counters: { turnMarker: 3 },
});
const START: StartParams = {
  game: 'level-neo',
  cards: { Hero: card('Hero'), Friend: card('Friend') },
  position: { players: { A: lie('A'), B: lie('B') } },
};

let host: OracleHost;
let gameId: string;

const act = (player: 'A' | 'B', action: Action): ActResult => host.request('game/act', { gameId, player, action });
const listed = () => host.request('game/actions', { gameId }).actions;
const standing = () => [host.request('game/observe', { gameId, viewer: 'judge' }), listed()];

beforeEach(() => {
  host = new OracleHost(oracleModules());
  gameId = host.request('game/start', START).gameId;
});

/** A game that cites as it says which answers are legal. */
const citingWhenListed = (module: GameModule): GameModule => ({
  ...module,
  *play(game, from): Procedure {
    const citing = (question: Question): Question => ({
      ...question,
      options: () => {
        game.cite('4-1');
        return question.options();
      },
    });
    const running = toBeRun(module.play(game, from));
    for (let next = running.next(); !next.done;) next = running.next(yield citing(next.value));
  },
});

const ATTACK: Action = { type: 'attack', attackers: ['A main'], target: 'B main' };

describe('game/actions', () => {
  it('lists what the player who is asked may do, and declining', () => {
    expect(listed()).toEqual([
      { player: 'A', action: { type: 'pass' } },
      { player: 'A', action: { type: 'playSupport', card: 'A hand' } },
    ]);
    act('A', { type: 'pass' });
    // A's support is resting (5-1), and the Main Character attacks only the Main Character (5-4-1).
    expect(listed()).toEqual([
      { player: 'A', action: { type: 'pass' } },
      { player: 'A', action: ATTACK },
    ]);
  });

  it('leaves no citation to what happens next', () => {
    host = new OracleHost(oracleModules().map(citingWhenListed));
    const eventsOf = (look: () => void) => {
      gameId = host.request('game/start', START).gameId;
      look();
      return act('A', { type: 'pass' }).events;
    };
    expect(eventsOf(() => listed())).toEqual(eventsOf(() => {}));
  });

  it('lists nothing when the game is over', () => {
    act('A', { type: 'concede' });
    expect(listed()).toEqual([]);
  });
});

describe('an action that says more than it can', () => {
  const reaching: [string, Action[], Action, string][] = [
    ['pass', [], { type: 'pass', card: 'A hand' }, 'card'],
    ['playSupport', [], { type: 'playSupport', card: 'A hand', target: 'B main' }, 'target'],
    ['attack', [{ type: 'pass' }], { ...ATTACK, card: 'A main' }, 'card'],
    ['cover', [{ type: 'pass' }, ATTACK], { type: 'cover', card: 'B friend', value: true }, 'value'],
    ['concede', [], { type: 'concede', value: 1 }, 'value'],
  ];

  it.each(reaching)('is refused, and changes nothing: %s', (type, before, action, member) => {
    for (const done of before) act('A', done);
    const unmoved = standing();
    expect(act(type === 'cover' ? 'B' : 'A', action)).toMatchObject({
      status: 'rejected',
      reason: `"${type}" has no "${member}"`,
    });
    expect(standing()).toEqual(unmoved);
  });

  it('is one whose type nobody knows, whatever that type is called', () => {
    for (const type of ['constructor', '__proto__', 'fly']) {
      expect(act('A', { type, card: 'A hand' })).toMatchObject({ status: 'rejected' });
    }
  });
});

describe('conceding', () => {
  it.each(['A', 'B'] as const)('is possible for player %s, asked or not, and ends the game at once', (player) => {
    const { status, decision, result } = act(player, { type: 'concede' });
    expect([status, decision]).toEqual(['accepted', null]);
    expect(result).toEqual({ winner: player === 'A' ? 'B' : 'A', reason: 'concession' });
  });

  it('is possible in the middle of a battle', () => {
    act('A', { type: 'pass' });
    act('A', ATTACK);
    expect(act('B', { type: 'concede' }).result?.winner).toBe('A');
  });
});
