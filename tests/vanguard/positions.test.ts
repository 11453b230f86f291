/** Positions that no game of Vanguard can come to are refused, with the place and what is wrong there. */
import { expect, it } from 'vitest';
import { oracleModules } from '../../games/registry';
import { OracleHost } from '../../oracle/host';
import type { PlayerPosition, StartParams } from '../../schemas/protocol';

const CARDS = {
  leader: { name: 'leader', number: 'leader', category: 'unit', grade: 3, power: 10000 },
  squire: { name: 'squire', number: 'squire', category: 'unit', grade: 1, power: 8000 },
  plant: { name: 'Plant', number: '', category: 'unit', subtype: 'token', grade: 0, power: 5000 },
  protect: { name: 'Protect', number: '', category: 'marker', specialType: 'protect' },
  brand: { name: 'Brand', number: '', category: 'marker' },
  'force I': { name: 'gift', number: '', category: 'marker', gift: 'force', giftType: 'I' },
  'accel I': { name: 'gift', number: '', category: 'marker', gift: 'accel', giftType: 'I' },
  'protect I': { name: 'gift', number: '', category: 'marker', gift: 'protect', giftType: 'I' },
  'protect II': { name: 'gift', number: '', category: 'marker', gift: 'protect', giftType: 'II' },
  'squire I': { name: 'squire', number: 'squire I', category: 'unit', grade: 1, power: 8000, giftType: 'I' },

  sleeper: {
    ...{ name: 'sleeper', number: 'sleeper', category: 'unit', grade: 0, power: 5000 },
    back: { name: 'gyze', category: 'unit', subtype: 'G', grade: 4, power: 30000 },
  },
  waltz: { name: 'waltz', number: 'waltz', category: 'order', subtype: 'music', grade: 1 },
  blade: { name: 'blade', number: 'blade', category: 'order', subtype: 'arms', grade: 1 },
  sword: {
    ...{ name: 'sword', number: 'sword', category: 'unit', grade: 1, power: 8000 },
    abilities: [
      {
        type: 'cont',
        keyword: 'voelundr',
        bearer: 'leader',
        effect: [{ do: 'modify', stat: 'power', by: 1000, target: { all: { vanguard: true } } }],
      },
    ],
  },
  giant: { name: 'giant', number: 'giant', category: 'unit', subtype: 'G', grade: 4, power: 15000 },
  dragonling: { name: 'Dragonling', number: '', category: 'unit', subtype: 'token', grade: 0, power: 5000 },
  oak: { name: 'Plant', number: '', category: 'unit', subtype: 'token', grade: 0, power: 9000 },
  jail: { name: 'jail', number: 'jail', category: 'order', subtype: 'set', setSubtype: 'prison', grade: 1 },
  camp: { name: 'camp', number: 'camp', category: 'order', subtype: 'set', setSubtype: 'base', grade: 1 },
} as unknown as StartParams['cards'];

const leader = { id: 'leader', card: 'leader', place: 'A.center' };
const squire = (place?: string, more: object = {}) => ({
  id: 'squire',
  card: 'squire',
  ...(place && { place }),
  ...more,
});

function start(A: PlayerPosition): () => unknown {
  const host = new OracleHost(oracleModules(['vanguard']));
  const B = { zones: { field: [{ id: 'rival', card: 'leader', place: 'B.center' }] } };
  return () => host.request('game/start', { game: 'vanguard', cards: CARDS, position: { players: { A, B } } });
}

const page = (place?: string, more: object = {}) => ({ ...squire(place, more), id: 'page' });
const giant = (place?: string) => ({ ...squire(place), id: 'giant', card: 'giant' });
const lies = (status: string, kind: string, ...hosts: string[]) => ({
  statuses: [{ status }],
  links: hosts.map((host) => ({ kind, host })),
});
const mateOf = (host: string) => ({ links: [{ kind: 'legion', host }] });
const LOCKED = { face: 'down', state: 'none', statuses: [{ status: 'locked' }] };

const plant = { id: 'plant', card: 'plant', kind: 'token' };
const brand = (host?: string) => ({
  ...{ id: 'brand', card: 'brand', kind: 'marker' },
  ...(host && { links: [{ kind: 'marker', host }] }),
});
const marked = (host?: string, more: object = {}): PlayerPosition =>
  ({ zones: { field: [leader, squire('A.backLeft')], markers: [brand(host)], ...more } }) as PlayerPosition;

/** A gift marker on a circle or a unit, with what else the player has. */
const gifted = (gift: string, host: string, more: object = {}): PlayerPosition =>
  ({
    zones: { field: [leader, squire('A.backLeft')], markers: [{ ...brand(host), id: 'gift', card: gift }] },
    ...more,
  }) as PlayerPosition;

const ACCEL = { id: 'A.accel1', zone: 'field', kinds: ['rearGuard', 'accel'], row: 'front', column: -2 };
const CENTER = { id: 'A.center', zone: 'field', kinds: ['vanguard'], row: 'front', column: 0 };
const BACK = { id: 'A.backLeft', zone: 'field', kinds: ['rearGuard'], row: 'back', column: -1 };

const withOrders = (...orderZone: object[]): PlayerPosition =>
  ({ zones: { field: [leader], orderZone } }) as PlayerPosition;
const onField = (...field: object[]): PlayerPosition => ({ zones: { field } }) as PlayerPosition;

it.each<[string, PlayerPosition, RegExp]>([
  ['a unit on no circle', onField(leader, squire()), /A\.zones\.field: "squire" lies on no circle/],
  ['a unit on a circle that is not there', onField(leader, squire('A.middle')), /A\.middle/],
  [
    'a unit on a circle of the other player',
    onField(leader, squire('B.backLeft')),
    /"B\.backLeft" is no place of player A/,
  ],
  [
    'a heart on a circle without a unit',
    onField(leader, squire('A.backLeft', { statuses: [{ status: 'heart' }] })),
    /A\.zones\.field: "squire" is a heart under no unit/,
  ],
  [
    'a legion mate on another circle than its leader',
    onField(leader, squire('A.backLeft', { links: [{ kind: 'legion', host: 'leader' }] })),
    /A\.zones\.field: "squire" is a legion mate without its leader on the same vanguard circle/,
  ],
  [
    'a unit in harmony with one that is not in harmony with it',
    onField({ ...leader, links: [{ kind: 'harmony', host: 'squire' }] }, squire('A.backCenter')),
    /A\.zones\.field: "leader" is in harmony with "squire", and they are no two units of one master/,
  ],
  [
    'a unit in harmony with a locked card',
    onField(
      { ...leader, links: [{ kind: 'harmony', host: 'squire' }] },
      squire('A.backCenter', {
        ...{ face: 'down', state: 'none', statuses: [{ status: 'locked' }] },
        links: [{ kind: 'harmony', host: 'leader' }],
      }),
    ),
    /A\.zones\.field: "leader" is in harmony with "squire"/,
  ],
  [
    'a unit in harmony with one that the other player dominates',
    onField(
      { ...leader, links: [{ kind: 'harmony', host: 'squire' }] },
      squire('A.backCenter', {
        statuses: [{ status: 'dominated', by: 'B' }],
        links: [{ kind: 'harmony', host: 'leader' }],
      }),
    ),
    /A\.zones\.field: "leader" is in harmony with "squire"/,
  ],
  [
    'a locked card with an orientation',
    onField(leader, squire('A.backLeft', { face: 'down', state: 'rest', statuses: [{ status: 'locked' }] })),
    /A\.zones\.field: "squire" is a locked card whose state is not "none"/,
  ],
  [
    'music with an orientation',
    onField(leader, { id: 'waltz', card: 'waltz', place: 'A.backCenter', state: 'rest' }),
    /A\.zones\.field: "waltz" is music whose state is not "none"/,
  ],
  [
    'an arms order that is armed to nobody',
    onField(leader, { id: 'blade', card: 'blade', place: 'A.center' }),
    /A\.zones\.field: "blade" is an arms order that is armed to no vanguard of its circle/,
  ],
  [
    'an arms order that is armed to a rear-guard',
    onField(leader, squire('A.backLeft'), {
      ...{ id: 'blade', card: 'blade', place: 'A.backLeft' },
      links: [{ kind: 'arms', host: 'squire' }],
    }),
    /A\.zones\.field: "blade" is an arms order that is armed to no vanguard of its circle/,
  ],
  [
    'a unit that is armed to another one',
    onField(leader, { ...squire('A.center'), links: [{ kind: 'arms', host: 'leader' }] }),
    /A\.zones\.field: "squire" is armed to a unit and no arms order on a circle/,
  ],
  [
    'a unit without Völundr as an arms order',
    onField(leader, {
      ...squire('A.center', { statuses: [{ status: 'asArms' }] }),
      links: [{ kind: 'arms', host: 'leader' }],
    }),
    /A\.zones\.field: "squire" is an arms order without Völundr/,
  ],
  [
    'a unit card as a set card that became a unit',
    onField(leader, squire('A.backLeft', { statuses: [{ status: 'asUnit' }] })),
    /A\.zones\.field: "squire" is a set card as a unit, but no set card on a circle/,
  ],
  [
    'a prisoner with a Base and without a Prison',
    withOrders({ id: 'camp', card: 'camp' }, squire(undefined, { statuses: [{ status: 'imprisoned' }] })),
    /A\.zones\.orderZone: "squire" is imprisoned without a prison/,
  ],
  [
    'a scouted card without a Base',
    withOrders(squire(undefined, { statuses: [{ status: 'scouted' }] })),
    /A\.zones\.orderZone: "squire" is scouted without a base/,
  ],
  [
    'a worn card on another circle than the unit that wears it',
    onField(
      leader,
      squire('A.backLeft', { statuses: [{ status: 'originalDress' }], links: [{ kind: 'dress', host: 'dragon' }] }),
      { ...squire('A.frontLeft'), id: 'dragon' },
    ),
    /A\.zones\.field: "squire" is worn by no unit on the same circle/,
  ],
  [
    'gauge of a card of the drop zone',
    {
      zones: {
        field: [leader],
        drop: [squire()],
        gauge: [{ id: 'ore', card: 'squire', links: [{ kind: 'gauge', host: 'squire' }] }],
      },
    },
    /A\.zones\.gauge: "ore": host: "squire" is no card that it could lie under/,
  ],
  [
    'a token in the drop zone',
    { zones: { field: [leader], drop: [plant] } } as PlayerPosition,
    /A\.zones\.drop: "plant" is a pseudo-card that cannot be here/,
  ],
  ['a token on no circle', onField(leader, plant), /A\.zones\.field: "plant" lies on no circle/],
  [
    'a token that says it is a card',
    onField(leader, { ...plant, kind: undefined, place: 'A.backLeft' }),
    /A\.zones\.field: "plant" is no card, so it needs a "kind"/,
  ],
  [
    'a Protect on a rear-guard circle',
    onField(leader, { id: 'protect', card: 'protect', kind: 'token', place: 'A.backLeft' }),
    /A\.zones\.field: "protect" is a pseudo-card that cannot be on this circle/,
  ],
  [
    'a gift type on a unit',
    onField(leader, { ...squire('A.backLeft'), card: 'squire I' }),
    /A\.zones\.field: "squire" has a gift type and is no gift marker/,
  ],
  [
    'a gift marker of Protect I',
    gifted('protect I', 'A.backLeft'),
    /A\.zones\.markers: "gift" is a gift marker of a type that puts none/,
  ],
  [
    'a gift marker on a unit',
    gifted('force I', 'squire'),
    /A\.zones\.markers: "gift" is a gift marker on "squire", where it cannot be/,
  ],
  [
    'a gift marker on a circle of the other player',
    gifted('force I', 'B.backLeft'),
    /A\.zones\.markers: "gift" is a gift marker on "B\.backLeft", where it cannot be/,
  ],
  [
    'a Protect II marker on the vanguard circle',
    gifted('protect II', 'A.center'),
    /A\.zones\.markers: "gift" is a gift marker on "A\.center", where it cannot be/,
  ],
  [
    'an Accel circle without an Accel marker',
    gifted('force I', 'A.accel1', { places: [CENTER, BACK, ACCEL] }),
    /A\.places: "A\.accel1" is an Accel circle without an Accel marker/,
  ],
  [
    'an Astral Plane without another type',
    { zones: { field: [leader] }, places: [CENTER, { ...BACK, kinds: ['astralPlane'] }] } as PlayerPosition,
    /A\.places: "A\.backLeft" is an Astral Plane without another type/,
  ],
  [
    'a card with one side that lies with the other side active',
    onField(leader, squire('A.backLeft', { sheet: 'back' })),
    /A\.zones\.field: "squire": sheet: "squire" has no back/,
  ],
  [
    'a gift type that there is not',
    gifted('force I', 'A.center', { facts: { giftTypeForce: 'III' } }),
    /A\.facts: "giftTypeForce" is "III", which is no gift/,
  ],
  ['a marker on nothing', marked(), /A\.zones\.markers: "brand" is a marker on nothing/],
  [
    'a marker on a card of the hand',
    marked('page', { hand: [{ ...squire(), id: 'page' }] }),
    /A\.zones\.markers: "brand": host: "page" is no card that it could lie under/,
  ],
  [
    'a marker on a locked card',
    marked('guard', {
      field: [
        leader,
        { ...squire('A.backLeft', { face: 'down', state: 'none', statuses: [{ status: 'locked' }] }), id: 'guard' },
      ],
    }),
    /A\.zones\.markers: "brand" is a marker on "guard", which is no unit/,
  ],
  [
    'a marker that lies on the field',
    onField(leader, { ...brand('leader'), place: 'A.backLeft' }),
    /A\.zones\.field: "brand" is a marker, which lies in the zone "markers"/,
  ],
  [
    'a unit that its own owner dominates',
    onField(leader, squire('A.backLeft', { statuses: [{ status: 'dominated', by: 'A' }] })),
    /A\.zones\.field: "squire" is dominated by its own owner/,
  ],
  [
    'a unit that nobody dominates',
    onField(leader, squire('A.backLeft', { statuses: [{ status: 'dominated' }] })),
    /A\.zones\.field: "squire" is dominated by nobody/,
  ],
  [
    'a dominated card of the hand',
    { zones: { field: [leader], hand: [squire(undefined, { statuses: [{ status: 'dominated', by: 'B' }] })] } },
    /A\.zones\.hand: "squire" is dominated and no unit on a circle/,
  ],
  [
    'a charging card of the hand',
    { zones: { field: [leader], hand: [squire(undefined, { statuses: [{ status: 'charging' }] })] } },
    /A\.zones\.hand: "squire" is charging and on no circle/,
  ],
  [
    'a heart under a unit that is no G unit',
    onField(leader, squire('A.center', lies('heart', 'heart', 'leader'))),
    /A\.zones\.field: "squire" is a heart under "leader", which is no G unit on the vanguard circle/,
  ],
  [
    'a heart under a G unit of the back row',
    onField(leader, giant('A.backLeft'), squire('A.backLeft', lies('heart', 'heart', 'giant'))),
    /A\.zones\.field: "squire" is a heart under "giant", which is no G unit on the vanguard circle/,
  ],
  [
    'a unit under a G unit that is no heart',
    onField(giant('A.center'), squire('A.center', { links: [{ kind: 'heart', host: 'giant' }] })),
    /A\.zones\.field: "squire" lies under a unit and is no heart/,
  ],
  [
    'a deleted heart',
    onField(
      giant('A.center'),
      squire('A.center', { face: 'down', statuses: [{ status: 'heart' }, { status: 'deleted' }] }),
    ),
    /A\.zones\.field: "squire" is a heart and deleted/,
  ],
  [
    'two rear-guards in the legion state',
    onField(leader, page('A.backLeft'), squire('A.backLeft', { links: [{ kind: 'legion', host: 'page' }] })),
    /A\.zones\.field: "squire" is a legion mate without its leader on the same vanguard circle/,
  ],
  [
    'a legion mate of a mate',
    onField(leader, page('A.center', mateOf('leader')), squire('A.center', mateOf('page'))),
    /A\.zones\.field: "squire" is a legion mate of "page", which is one itself/,
  ],
  [
    'a legion mate at rest beside a leader that stands',
    onField(leader, squire('A.center', { state: 'rest', ...mateOf('leader') })),
    /A\.zones\.field: "squire" is a legion mate whose leader "leader" has another orientation/,
  ],
  [
    'a card that is worn by two units',
    onField(leader, page('A.backLeft'), giant('A.backLeft'), {
      ...squire('A.backLeft', lies('originalDress', 'dress', 'page', 'giant')),
    }),
    /A\.zones\.field: "squire" is worn by several units/,
  ],
  [
    'a card that is worn by a worn card',
    onField(
      ...[leader, giant('A.backLeft'), page('A.backLeft', lies('originalDress', 'dress', 'giant'))],
      squire('A.backLeft', lies('originalDress', 'dress', 'page')),
    ),
    /A\.zones\.field: "squire" is worn by no unit on the same circle/,
  ],
  [
    'a worn unit',
    onField(leader, page('A.backLeft'), squire('A.backLeft', { links: [{ kind: 'dress', host: 'page' }] })),
    /A\.zones\.field: "squire" is worn and no originalDress card/,
  ],
  [
    'a card that is worn in an unknown way',
    onField(
      ...[leader, page('A.backLeft')],
      squire('A.backLeft', {
        ...{ statuses: [{ status: 'originalDress' }], links: [{ kind: 'dress', host: 'page', data: { by: 'charm' } }] },
      }),
    ),
    /A\.zones\.field: "squire" is worn by "charm", which is no way/,
  ],
  [
    'gauge of a unit of the other player',
    { zones: { field: [leader], gauge: [squire(undefined, { links: [{ kind: 'gauge', host: 'rival' }] })] } },
    /A\.zones\.gauge: "squire" is gauge of "rival", which is no unit of its owner/,
  ],
  [
    'gauge in the hand',
    { zones: { field: [leader], hand: [squire(undefined, { links: [{ kind: 'gauge', host: 'leader' }] })] } },
    /A\.zones\.hand: "squire" is gauge and does not lie in the gauge zone/,
  ],
  [
    'a locked card of the hand',
    { zones: { field: [leader], hand: [squire(undefined, LOCKED)] } },
    /A\.zones\.hand: "squire" is locked and on no circle/,
  ],
  [
    'a card that is locked and deleted',
    onField(leader, squire('A.backLeft', { ...LOCKED, statuses: [{ status: 'locked' }, { status: 'deleted' }] })),
    /A\.zones\.field: "squire" is locked and deleted/,
  ],
  [
    'a unit on the circle of a locked card',
    onField(leader, squire('A.backLeft', LOCKED), page('A.backLeft')),
    /A\.zones\.field: "squire" is locked on a circle on which "page" lies as well/,
  ],
  [
    'a locked G unit',
    onField(leader, { ...giant('A.backLeft'), ...LOCKED }),
    /A\.zones\.field: "giant" is a G unit that is locked/,
  ],
  [
    'a unit that strode by an ultimate stride and is no G unit',
    onField(leader, squire('A.backLeft', { statuses: [{ status: 'ultimate' }] })),
    /A\.zones\.field: "squire" strode by an ultimate stride and is no G unit/,
  ],
  [
    'a unit without an orientation',
    onField(leader, squire('A.backLeft', { state: 'none' })),
    /A\.zones\.field: "squire" has no orientation/,
  ],
  [
    'a card at rest in the drop zone',
    { zones: { field: [leader], drop: [squire(undefined, { state: 'rest' })] } },
    /A\.zones\.drop: "squire" is at rest in a zone without orientations/,
  ],
  [
    "a card of the other player on a player's circle",
    onField(leader, squire('A.backLeft', { owner: 'B' })),
    /A\.zones\.field: "squire" is in a zone of a player who does not own it/,
  ],
  [
    'a G unit of the hand',
    { zones: { field: [leader], hand: [giant()] } },
    /A\.zones\.hand: "giant" is a G unit that cannot be here/,
  ],
  [
    'a unit that is dominated for an unknown time',
    onField(leader, squire('A.backLeft', { statuses: [{ status: 'dominated', by: 'B', until: 'dawn' }] })),
    /A\.zones\.field: "squire" is dominated until "dawn", which is no time/,
  ],
  [
    'a token of a name that the supplement does not have',
    onField(leader, { ...plant, card: 'dragonling', place: 'A.backLeft' }),
    /A\.zones\.field: "plant" is a pseudo-card of a name that the supplement does not have/,
  ],
  [
    'a Plant token with another power',
    onField(leader, { ...plant, card: 'oak', place: 'A.backLeft' }),
    /A\.zones\.field: "plant" is a pseudo-card whose power is not that of the supplement/,
  ],
  [
    'a card that says it is a token',
    onField(leader, squire('A.backLeft', { kind: 'token' })),
    /A\.zones\.field: "squire" is a pseudo-card of a name that the supplement does not have/,
  ],
  [
    'a marker on two circles',
    {
      zones: {
        field: [leader],
        markers: [
          { ...brand('A.center'), links: ['A.center', 'A.backLeft'].map((host) => ({ kind: 'marker', host })) },
        ],
      },
    } as PlayerPosition,
    /A\.zones\.markers: "brand" is a marker on "A\.center" and on "A\.backLeft"/,
  ],
  [
    'a deleted unit that lies face up',
    onField(leader, squire('A.backLeft', { statuses: [{ status: 'deleted' }] })),
    /A\.zones\.field: "squire" is locked or deleted and does not lie face down/,
  ],
])('%s is refused', (_what, player, reason) => {
  expect(start(player)).toThrow(reason);
});

it.each<[string, PlayerPosition]>([
  ['a unit on each of two circles', onField(leader, squire('A.backLeft'))],
  [
    'two guardians on the guardian circle',
    onField(leader, squire('A.guardian'), { ...squire('A.guardian'), id: 'page' }),
  ],
  ['two units on one circle, of which rule actions leave one (13.3)', onField(leader, squire('A.center'))],
  [
    'a locked card without an orientation',
    onField(leader, squire('A.backLeft', { face: 'down', state: 'none', statuses: [{ status: 'locked' }] })),
  ],
  [
    'a worn card on the circle of the unit that wears it',
    onField(
      leader,
      squire('A.backLeft', { statuses: [{ status: 'originalDress' }], links: [{ kind: 'dress', host: 'dragon' }] }),
      { ...squire('A.backLeft'), id: 'dragon' },
    ),
  ],
  [
    'gauge of a vanguard',
    {
      zones: { field: [leader], gauge: [{ id: 'ore', card: 'squire', links: [{ kind: 'gauge', host: 'leader' }] }] },
    },
  ],
  [
    'a legion mate beside its leader',
    onField(leader, squire('A.center', { links: [{ kind: 'legion', host: 'leader' }] })),
  ],
  [
    'an arms order that is armed to the vanguard',
    onField(leader, { id: 'blade', card: 'blade', place: 'A.center', links: [{ kind: 'arms', host: 'leader' }] }),
  ],
  [
    'a unit card with Völundr as an arms order',
    onField(leader, {
      ...{ id: 'sword', card: 'sword', place: 'A.center' },
      ...{ statuses: [{ status: 'asArms' }], links: [{ kind: 'arms', host: 'leader' }] },
    }),
  ],
  [
    'a set card on a circle as a unit',
    onField(leader, { id: 'camp', card: 'camp', place: 'A.backLeft', statuses: [{ status: 'asUnit' }] }),
  ],
  ['a token on a circle', onField(leader, { ...plant, place: 'A.backLeft' })],
  ['a marker on a unit', marked('squire')],
  ['a marker on a circle', marked('B.backLeft')],
  ['a Force marker on the vanguard circle', gifted('force I', 'A.center', { facts: { giftTypeForce: 'I' } })],
  ['an Accel circle with its marker', gifted('accel I', 'A.accel1', { places: [CENTER, BACK, ACCEL] })],
  [
    'a locked card on an Astral Plane, which a rule action removes (17.3.2.2)',
    {
      zones: {
        field: [leader, squire('A.backLeft', { face: 'down', state: 'none', statuses: [{ status: 'locked' }] })],
      },
      places: [CENTER, { ...BACK, kinds: ['rearGuard', 'astralPlane'] }],
    } as PlayerPosition,
  ],
  [
    'a Gyze card of the soul with its Gyze side active',
    { zones: { field: [leader], soul: [{ id: 'sleeper', card: 'sleeper', sheet: 'back' }] } } as PlayerPosition,
  ],
  [
    'a Protect in the hand',
    { zones: { field: [leader], hand: [{ id: 'p', card: 'protect', kind: 'token' }] } } as PlayerPosition,
  ],
  ['a heart under a G unit', onField(giant('A.center'), squire('A.center', lies('heart', 'heart', 'giant')))],
  [
    'a locked card that still wears a card (7.30.7)',
    onField(leader, page('A.backLeft', LOCKED), squire('A.backLeft', lies('originalDress', 'dress', 'page'))),
  ],
  [
    'a prisoner of the other player',
    withOrders({ id: 'jail', card: 'jail' }, squire(undefined, { owner: 'B', statuses: [{ status: 'imprisoned' }] })),
  ],
  ['a heart under its unit', onField(leader, squire('A.center', { statuses: [{ status: 'heart' }] }))],
])('%s can be', (_what, player) => {
  expect(start(player)).not.toThrow();
});
