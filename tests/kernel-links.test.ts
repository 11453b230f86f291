/** Stacks that are one card and many: given cards, cards under cards that evolve, a card with two hosts. */
import { describe, expect, it } from 'vitest';
import { inherit, link } from '../oracle/kernel/changes';
import { statOf } from '../oracle/kernel/continuous/values';
import { carryOutEffect } from '../oracle/kernel/language/instructions';
import { hostsOf, linkedTo } from '../oracle/kernel/links';
import { perform } from '../oracle/kernel/events/perform';
import type { Ability, Procedure } from '../oracle/kernel/state';
import { at, card, checkpoint, give, ids, moving, restored, run, events, toy, type ToyGame } from './kernel/toy-game';

const power = (g: ToyGame, id: string): number => statOf(g, at(g, id), 'power');
const under = (g: ToyGame, id: string): string[] => linkedTo(g, at(g, id), 'under').map((one) => one.id);
const drawOn = (event: string): Ability => ({ type: 'auto', when: { event }, effect: [{ do: 'draw', count: 1 }] });

function strengthen(g: ToyGame, id: string, by: number): void {
  const ability: Ability = { type: 'auto', effect: [{ do: 'modify', stat: 'power', by, target: { self: true } }] };
  run(g, carryOutEffect(g, { player: 'A', source: at(g, id), ability, chosen: [], defaultDuration: 'turn' }));
}

/** The new card lies on top: it takes over power, state and what lies below, and the old one becomes the first of that. */
function* evolve(g: ToyGame, id: string, onto: string): Procedure {
  const { state } = at(g, onto);
  yield* perform(g, { card: at(g, id), to: { zone: 'field', state } });
  inherit(g, onto, id, (effect) => effect.modification.kind === 'stat');
  yield* perform(g, { card: at(g, onto), to: { zone: 'under' } });
  link(g, 'under', onto, id, 'first');
}

describe('given cards', () => {
  const sides = () => ({ A: { field: [card('host', 5000)], cost: [card('don1'), card('don2')] } });

  it('strengthen their host in its turn and are neither active nor resting', () => {
    const g = toy(sides());
    run(g, give(g, 'don1', 'host'));
    run(g, give(g, 'don2', 'host'));
    expect([power(g, 'host'), at(g, 'don1').state]).toEqual([7000, 'given']);
  });

  it('go back resting at the moment in which their host leaves', () => {
    const g = toy(sides());
    run(g, give(g, 'don1', 'host'));
    run(g, moving(g, 'host', 'hand'));
    expect([ids(g, 'A', 'cost'), at(g, 'don1').state, g.state.links]).toEqual([['don2', 'don1'], 'resting', []]);
    run(g, moving(g, 'host', 'field'));
    expect(power(g, 'host')).toBe(5000);
  });

  it('no longer count when they alone go', () => {
    const g = toy(sides());
    run(g, give(g, 'don1', 'host'));
    run(g, moving(g, 'don1', 'cost'));
    expect([power(g, 'host'), ids(g, 'A', 'field')]).toEqual([5000, ['host']]);
  });

  it('are part of the state', () => {
    const g = toy(sides());
    run(g, give(g, 'don1', 'host'));
    const again = restored(g);
    run(again, moving(again, 'host', 'trash'));
    expect(ids(again, 'A', 'cost')).toEqual(['don2', 'don1']);
  });
});

describe('cards under cards', () => {
  const sides = () => ({
    A: {
      field: [card('one', 1000, drawOn('moved'))],
      hand: [card('two', 2000), card('three', 3000)],
      deck: [card('d1')],
    },
  });
  function evolved(): ToyGame {
    const g = toy(sides());
    strengthen(g, 'one', 500);
    run(g, perform(g, { card: at(g, 'one'), state: 'resting' }));
    run(g, evolve(g, 'two', 'one'));
    run(g, evolve(g, 'three', 'two'));
    return g;
  }

  it('lie in their order, and the top takes over power changes and state', () => {
    const g = evolved();
    expect([ids(g, 'A', 'field'), under(g, 'three'), at(g, 'three').state]).toEqual([
      ['three'],
      ['two', 'one'],
      'resting',
    ]);
    expect([power(g, 'three'), power(g, 'one')]).toEqual([3500, 1000]);
  });

  it('are the only ones whose effects the new top takes over', () => {
    const g = toy({ A: { field: [card('one', 1000), card('other', 1000)], hand: [card('two', 2000)] } });
    strengthen(g, 'other', 500);
    run(g, evolve(g, 'two', 'one'));
    expect([power(g, 'two'), power(g, 'other')]).toEqual([2000, 1500]);
  });

  it('leave with their host at one moment, without their abilities', () => {
    const g = evolved();
    run(g, checkpoint(g));
    const before = events(g, 'triggered').length;
    run(g, moving(g, 'three', 'trash'));
    run(g, checkpoint(g));
    expect([ids(g, 'A', 'trash'), events(g, 'triggered').length]).toEqual([['three', 'two', 'one'], before]);
  });

  it('stay where only the top goes, when the table says so', () => {
    const g = toy(sides(), { whenHostMoves: () => null });
    run(g, evolve(g, 'two', 'one'));
    run(g, moving(g, 'two', 'hand'));
    expect([ids(g, 'A', 'under'), under(g, 'two')]).toEqual([['one'], ['one']]);
  });
});

describe('a card with two hosts', () => {
  it('is linked to both until it leaves, and goes with neither where the table says so', () => {
    const g = toy({ A: { field: [card('left'), card('right'), card('brave')] } }, { whenHostMoves: () => null });
    link(g, 'brave', 'brave', 'left');
    link(g, 'brave', 'brave', 'right');
    expect(hostsOf(g, at(g, 'brave')).map((host) => host.id)).toEqual(['left', 'right']);
    run(g, moving(g, 'brave', 'trash'));
    expect(hostsOf(g, at(g, 'brave'))).toEqual([]);
  });
});
