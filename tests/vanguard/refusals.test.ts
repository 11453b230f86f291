/** Actions that are not possible are refused for one clear reason, and nothing has changed; the nearest legal action is accepted. */
import { expect, it } from 'vitest';
import { oracleModules } from '../../games/registry';
import { OracleHost } from '../../oracle/host';
import type { Action, StartParams } from '../../schemas/protocol';
import { circlesOf } from '../../schemas/vanguard-circles';

const unit = (name: string, grade: number, more: object = {}) => ({
  ...{ name, number: name, category: 'unit', grade, power: 8000, shield: 5000 },
  ...more,
});
const CARDS = {
  leader: unit('leader', 2),
  squire: unit('squire', 1),
  lord: unit('lord', 3),
  star: unit('star', 3, { races: ['Astral Deity'] }),
  decree: { name: 'decree', number: 'decree', category: 'order', grade: 1 },
} as unknown as StartParams['cards'];

const side = (player: 'A' | 'B') => ({
  places: circlesOf(player).map((circle) =>
    circle.id === 'A.backRight' ? { ...circle, kinds: ['rearGuard', 'astralPlane'] } : circle,
  ),
  zones: {
    field: [
      { id: `${player} leader`, card: 'leader', place: `${player}.center` },
      { id: `${player} front`, card: 'squire', place: `${player}.frontLeft` },
    ],
    hand: ['squire', 'lord', 'star', 'decree'].map((card) => ({ id: `${player} ${card}`, card })),
    deck: Array.from({ length: 10 }, (_, index) => ({ id: `${player}${index}`, card: 'squire' })),
  },
});

function started(phase: string) {
  const host = new OracleHost(oracleModules(['vanguard']));
  const position = { players: { A: side('A'), B: side('B') }, phase };
  const { gameId } = host.request('game/start', { game: 'vanguard', cards: CARDS, position } as StartParams & {
    game: 'vanguard';
  });
  return {
    act: (action: Action) => host.request('game/act', { gameId, player: 'A', action }),
    seen: () => JSON.stringify(host.request('game/observe', { gameId, viewer: 'judge' })),
  };
}

const call = (card: string, to: string): Action => ({ type: 'call', assign: [{ card, to }] });
const LEGAL = call('A squire', 'A.backLeft');

it.each<[string, string, Action, Action, RegExp]>([
  [
    'a call to a circle that is not there',
    'main',
    call('A squire', 'A.middle'),
    LEGAL,
    /"A\.middle" is not a rear-guard circle/,
  ],
  [
    'a call to a circle of the opponent',
    'main',
    call('A squire', 'B.backLeft'),
    LEGAL,
    /"B\.backLeft" is not a rear-guard circle/,
  ],
  [
    'a call to the vanguard circle',
    'main',
    call('A squire', 'A.center'),
    LEGAL,
    /"A\.center" is not a rear-guard circle/,
  ],
  [
    'a guardian without an attack',
    'main',
    call('A squire', 'A.guardian'),
    LEGAL,
    /"A\.guardian" is not a rear-guard circle/,
  ],
  [
    'a guardian between two attacks',
    'battle',
    call('A squire', 'A front'),
    { type: 'attack', attackers: ['A front'], target: 'B front' },
    /only a standing unit in the front row can attack/,
  ],
  [
    "a call of a grade above the vanguard's",
    'main',
    call('A lord', 'A.backLeft'),
    LEGAL,
    /"A lord" has grade 3, and the vanguard only grade 2/,
  ],
  [
    'a call of a unit that is no Astral Deity to an Astral Plane',
    'main',
    call('A squire', 'A.backRight'),
    call('A star', 'A.backRight'),
    /"A\.backRight" is an Astral Plane, and "A squire" is not an Astral Deity/,
  ],
  ['a call of an order', 'main', call('A decree', 'A.backLeft'), LEGAL, /"A decree" is an order and cannot be called/],
  ['a call from the deck', 'main', call('A3', 'A.backLeft'), LEGAL, /"A3" is not in player A's hand/],
  [
    'an exchange of the column of the vanguard',
    'main',
    { type: 'exchange', place: 'A.backCenter' },
    { type: 'exchange', place: 'A.backLeft' },
    /does not have two rear-guard circles/,
  ],
  [
    'an exchange of circles of the opponent',
    'main',
    { type: 'exchange', place: 'B.backLeft' },
    { type: 'exchange', place: 'A.backLeft' },
    /"B\.backLeft" is not a rear-guard circle/,
  ],
])('%s is refused', (_what, phase, action, legal, reason) => {
  const game = started(phase);
  const before = game.seen();
  const refused = game.act(action);
  expect([refused.status, refused.reason]).toEqual(['rejected', expect.stringMatching(reason)]);
  expect(game.seen()).toBe(before);
  expect(game.act(legal).status).toBe('accepted');
});
