/** Braves with one host and with two: combining, separation by force, sides, and what leaves (BS 9, 10). */
import { describe, expect, it } from 'vitest';
import { addEffect, endEffects, link, unlink } from '../../../oracle/kernel/changes';
import { statOf } from '../../../oracle/kernel/continuous/values';
import { perform, performEffectChange } from '../../../oracle/kernel/events/perform';
import { hostsOf } from '../../../oracle/kernel/links';
import type { CauseOf, Procedure } from '../../../oracle/kernel/state';
import { self, up } from '../ability-notation';
import { events, ids, run, type ToyGame } from '../toy-game';
import { bp, braveCard, combine, coresGame, coresOn, destroyBy, drawsOn, isSpirit, PASS, pay } from './cores-game';
import { spirit, stated, thenPending, withBattles, type CoresCard } from './cores-game';
import type { CoreGame } from '../../../oracle/kernel/procedures/core';

const dragon = (id: string): CoresCard => ({ ...spirit(id), symbols: ['red'], cost: 3, traits: ['Dragon'] });
const brave = (id: string, more: Partial<CoresCard> = {}): CoresCard =>
  braveCard(id, { cost: 4, symbols: ['white'], fits: 'Dragon', ...more });
const imagine: CoresCard = brave('i', {
  ...{ imagine: true, levels: [[1, 0, 5000]], fits: { left: 'Dragon', right: 'Dragon' } },
  abilities: [
    { ...drawsOn('rested'), name: 'left' },
    { type: 'cont', name: 'right', effect: [up(self, 700)] },
  ],
});

const rest = (g: ToyGame, id: string) => run(g, thenPending(g, perform(g, { card: g.card(id), state: 'resting' })));
const loseTrait = (g: ToyGame, ...targets: string[]): Procedure =>
  performEffectChange(g, () => {
    const modification = { kind: 'words', word: 'trait', lose: ['Dragon'] } as const;
    addEffect(g, { player: 'B', source: 'x', targets, modification, until: 'turn' });
  });
const added = (g: ToyGame, id: string) => [bp(g, id), statOf(g, g.card(id), 'cost'), statOf(g, g.card(id), 'symbols')];
const hosts = (g: ToyGame, id: string) => hostsOf(g, g.card(id)).map((host) => host.id);

describe('an ordinary Brave', () => {
  const combined = () => {
    const abilities = [drawsOn('destroyed'), drawsOn('leaving')];
    const field = [dragon('x'), dragon('y'), brave('b', { abilities })];
    const g = coresGame({ A: { field } }, { x: { core: 1 }, y: { core: 3 }, b: { core: 2 } });
    run(g, thenPending(g, combine(g, g.card('b'), g.card('x'))));
    return g;
  };

  it('gives its host its Cores, BP, cost and symbols, is no Spirit, and is not depleted', () => {
    const g = combined();
    expect([added(g, 'x'), coresOn(g.card('x')), ids(g, 'A', 'field')]).toEqual([[3000, 7, 2], 3, ['x', 'y']]);
    expect(events(g, 'depleted')).toEqual([]);
  });

  it.each([
    ['becomes a Spirit where its owner states Cores', pay(stated('y', 'b', 1)), ['x', 'y', 'b'], []],
    ['is trashed where its owner states none', PASS, ['x', 'y'], ['b']],
  ])('whose host no longer fits %s, and triggers nothing of its own (9-3-7, 9-3-8)', (_, answer, field, trash) => {
    const g = combined();
    const session = run(g, loseTrait(g, 'x'));
    expect([session.question?.kind, session.question?.player]).toEqual(['forced', 'A']);
    session.act('A', answer);
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash'), bp(g, 'x')]).toEqual([field, trash, 1000]);
    expect(g.state.pending).toEqual([]);
  });

  it('is not combined again when its host fits again', () => {
    const g = combined();
    run(g, loseTrait(g, 'x'), pay(stated('y', 'b', 1)));
    endEffects(g, () => true);
    expect([hosts(g, 'b'), g.card('b').zone]).toEqual([[], 'field']);
  });

  it('that is kept while its Spirit attacks goes on attacking with its own BP and symbols (9-5-6)', () => {
    const sides = { A: { field: [dragon('x')], combined: [brave('b')] }, B: { field: [dragon('t')] } };
    const g = coresGame(sides, { x: { core: 2 }, t: { core: 1 } }, withBattles);
    const fighting = g as unknown as CoreGame;
    link(g, 'brave', 'b', 'x');
    fighting.rules.beginBattle(fighting, ['x'], []);
    run(g, thenPending(g, destroyBy(g, 't', 'x')), pay(stated('x', 'b', 1)));
    const attackers = fighting.rules.attackersLeft(fighting, g.state.battle!).map(({ id }) => id);
    expect([attackers, added(g, 'b')]).toEqual([['b'], [3000, 4, 1]]);
  });
});

describe('an Imagine Brave', () => {
  const onBoth = () => {
    const sides = { A: { field: [dragon('x'), dragon('y'), imagine], deck: [dragon('d1')] } };
    const g = coresGame(sides, { x: { core: 1 }, y: { core: 1 } });
    const [i, x, y] = [g.card('i'), g.card('x'), g.card('y')];
    run(g, thenPending(g, combine(g, i, x, 'left'), combine(g, i, y, 'right')));
    return g;
  };

  it('gives both hosts its BP, cost and symbols, and each the ability of its side (10-3)', () => {
    const g = onBoth();
    expect([added(g, 'x'), added(g, 'y')]).toEqual([
      [3000, 7, 2],
      [3700, 7, 2],
    ]);
    rest(g, 'y');
    expect(ids(g, 'A', 'hand')).toEqual([]);
    rest(g, 'x');
    expect([ids(g, 'A', 'hand'), g.card('i').state]).toEqual([['d1'], 'active']);
  });

  it('changes the side of a host without becoming a Spirit (FAQ-7-6)', () => {
    const g = onBoth();
    unlink(g, 'i', 'x');
    unlink(g, 'i', 'y');
    link(g, 'brave', 'i', 'x', { data: { side: 'right' } });
    expect([bp(g, 'x'), bp(g, 'y'), g.card('i').zone]).toEqual([3700, 1000, 'combined']);
  });

  it('stays with its other host if one leaves, and nobody is asked (9-5-4)', () => {
    const g = onBoth();
    const { question } = run(g, thenPending(g, destroyBy(g, 'y', 'x')));
    expect([question, ids(g, 'A', 'field'), hosts(g, 'i'), bp(g, 'y')]).toEqual([null, ['y'], ['y'], 3700]);
  });

  it.each([
    [true, ['i'], ['x', 'y']],
    [false, [], ['i', 'x', 'y']],
  ])('is asked about once if both hosts leave at one moment, and needs no Cores: kept %s', (answer, field, trash) => {
    const g = onBoth();
    const session = run(g, thenPending(g, destroyBy(g, 'x', 'x', 'y')));
    expect(session.question?.kind).toBe('keep');
    session.act('A', { type: 'answer', value: answer });
    expect([session.question, ids(g, 'A', 'field')]).toEqual([null, field]);
    expect(ids(g, 'A', 'trash').toSorted()).toEqual(trash);
  });

  it('that is not kept follows the first of two hosts that leave for different zones (the manual is silent)', () => {
    const g = onBoth();
    const cause: CauseOf = { kind: 'effect', player: 'A', source: 'x' };
    const leaving = (id: string, zone: string) => ({ card: g.card(id), to: { zone }, cause });
    run(g, thenPending(g, perform(g, leaving('x', 'trash'), leaving('y', 'hand'))), false);
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'hand')]).toEqual([['x', 'i'], ['y']]);
  });

  it('loses one host by force and stays with the other; without any it becomes a Spirit without Cores', () => {
    const g = onBoth();
    run(g, loseTrait(g, 'x'));
    expect([hosts(g, 'i'), g.card('i').zone]).toEqual([['y'], 'combined']);
    const session = run(g, loseTrait(g, 'y'));
    expect(session.question?.kind).toBe('forced');
    session.act('A', { type: 'answer', value: true });
    expect([ids(g, 'A', 'field'), isSpirit(g.card('i')), bp(g, 'i')]).toEqual([['x', 'y', 'i'], true, 5000]);
  });
});
