/** Rebirth: a card shows its other side in the middle of other things (BS 20-2, 20-3). */
import { expect, it } from 'vitest';
import { addEffect, cancelDeparture, emitCardEvent, link } from '../../../oracle/kernel/changes';
import { perform } from '../../../oracle/kernel/events/perform';
import { refTo, type Ability, type Procedure } from '../../../oracle/kernel/state';
import { events, ids, run, type ToyGame, type ToyRules } from '../toy-game';
import { bp, braveCard, coresGame, coresOn, destroyBy, drawsOn, PASS, reserve, sheet, spirit } from './cores-game';
import { thenPending, waitsOn, withBattles, type CoresCard } from './cores-game';
import { isDeparting } from '../../../oracle/kernel/objects/departing';
import type { CoreGame } from '../../../oracle/kernel/procedures/core';

const rebirth = (front: readonly Ability[], back: Partial<CoresCard> = {}): CoresCard => ({
  ...{ ...spirit('x', ...front), traits: ['Dragon'] },
  back: { name: 'back of x', traits: ['Dragon'], levels: [[1, 1, 8000]], ...back },
});
const flips: Ability = { ...waitsOn('rested'), name: 'flip' };

/** 20-2-7: the flip happens, and nothing more where Side B cannot stand. */
function* flip(g: ToyGame): Procedure {
  yield* perform(g, { card: g.card('x'), sheet: 'back', events: 'flipped' });
  if (!isDeparting(g, g.card('x'))) emitCardEvent(g, 'reborn', 'A', 'x');
}
const frontElsewhere: Partial<ToyRules> = {
  sheetOnArrival: (_g, card, _from, to) => (to === 'field' ? card.sheet : 'front'),
};
const flipping: Partial<ToyRules> = {
  ...frontElsewhere,
  *resolveWaitingAbility(g, { ability, player }) {
    if (ability.name === 'flip') yield* flip(g as unknown as ToyGame);
    else yield* g.rules.draw(g, player, 1);
  },
};
const deck = ['d1', 'd2', 'd3'].map((id) => spirit(id));
const rest = (g: ToyGame) => run(g, perform(g, { card: g.card('x'), state: 'resting' }));

it('keeps Cores, state and effects, and leaves showing Side A', () => {
  const g = coresGame({ A: { field: [rebirth([])] } }, { x: { core: 2 } }, frontElsewhere);
  const modification = { kind: 'stat', stat: 'power', by: 500 } as const;
  addEffect(g, { player: 'A', source: 'x', targets: ['x'], modification, until: 'turn' });
  rest(g);
  run(g, thenPending(g, flip(g)));
  expect([bp(g, 'x'), g.card('x').state, coresOn(g.card('x'))]).toEqual([8500, 'resting', 2]);
  run(g, thenPending(g, destroyBy(g, 'x', 'x')));
  expect([ids(g, 'A', 'trash'), g.card('x').sheet]).toEqual([['x'], 'front']);
});

it('with too few Cores for Side B is depleted by the flip, and not reborn (20-2-7)', () => {
  const back = { levels: [[1, 3, 8000]], abilities: [drawsOn('reborn')] } as const;
  const g = coresGame({ A: { field: [rebirth([], back)], deck } }, { x: { core: 2 } }, frontElsewhere);
  run(g, thenPending(g, flip(g)));
  expect([ids(g, 'A', 'trash'), ids(g, 'A', 'hand'), coresOn(reserve(g, 'A'))]).toEqual([['x'], [], 2]);
  expect(events(g, 'flipped', 'depleted', 'reborn')).toEqual(['flipped x', 'depleted x']);
});

it('at a timing that is being resolved does not let Side B join it; what waits of Side A is carried out (20-2-9)', () => {
  const back = { abilities: [drawsOn('rested'), drawsOn('reborn')] };
  const g = coresGame(
    { A: { field: [rebirth([flips, drawsOn('rested')], back)], deck } },
    { x: { core: 1 } },
    flipping,
  );
  rest(g);
  run(g, thenPending(g), 'x#1');
  expect([ids(g, 'A', 'hand'), events(g, 'reborn')]).toEqual([['d1', 'd2'], ['reborn x']]);
});

it('read the other way, what waits of the side that is no longer up is cancelled (20-3-1)', () => {
  const g = coresGame(
    { A: { field: [rebirth([flips, drawsOn('rested')])], deck } },
    { x: { core: 1 } },
    {
      ...flipping,
      isCancelled: (game, { card, ability }) => !sheet(game.card(card)).abilities?.includes(ability),
    },
  );
  rest(g);
  run(g, thenPending(g), 'x#1');
  expect([ids(g, 'A', 'hand'), events(g, 'cancelled')]).toEqual([[], ['cancelled x']]);
});

it('separates a Brave that Side B does not fit, before it is complete (20-2-10)', () => {
  const sides = { A: { field: [rebirth([], { traits: [] })], combined: [braveCard('b', { fits: 'Dragon' })] } };
  const g = coresGame(sides, { x: { core: 1 } });
  link(g, 'brave', 'b', 'x');
  const session = run(g, thenPending(g, flip(g)));
  expect([session.question?.kind, bp(g, 'x'), events(g, 'reborn')]).toEqual(['forced', 10000, []]);
  session.act('A', PASS);
  expect([ids(g, 'A', 'trash'), bp(g, 'x'), events(g, 'reborn')]).toEqual([['b'], 8000, ['reborn x']]);
});

it('of a destroyed attacker keeps it on the Field with its Cores, and it goes on attacking (20-2-8, 20-3-4)', () => {
  const g = coresGame(
    { A: { field: [rebirth([waitsOn('destroyed')])] }, B: { field: [spirit('t')] } },
    { x: { core: 1 }, t: { core: 1 } },
    {
      ...withBattles,
      *resolveWaitingAbility(game) {
        yield* flip(game as unknown as ToyGame);
        cancelDeparture(game, 'x');
      },
    },
  );
  const fighting = g as unknown as CoreGame;
  fighting.rules.beginBattle(fighting, ['x'], ['t']);
  run(g, thenPending(g, destroyBy(g, 't', 'x')));
  const attackers = fighting.rules.attackersLeft(fighting, g.state.battle!).map(({ id }) => id);
  expect([attackers, bp(g, 'x'), coresOn(g.card('x'))]).toEqual([['x'], 8000, 1]);
});

it('is undone for the source of an Advent, which shows Side A (20-3-2)', () => {
  const sides = { A: { field: [rebirth([])], hand: [spirit('T')] } };
  const g = coresGame(sides, { x: { core: 1 } }, frontElsewhere);
  run(g, thenPending(g, flip(g)));
  run(g, perform(g, { card: g.card('T'), to: { zone: 'field', onto: [refTo(g.card('x'))] } }));
  expect([g.card('x').sheet, g.card('x').zone, coresOn(g.card('T'))]).toEqual(['front', 'sources', 1]);
});
