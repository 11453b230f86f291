/** Values in layers: time stamps, snapshots against live values, continuous abilities that feed each other, or never rest. */
import { describe, expect, it } from 'vitest';
import { addEffect, endEffects, emit } from '../oracle/kernel/changes';
import { abilitiesOf } from '../oracle/kernel/continuous/abilities';
import { isForbidden } from '../oracle/kernel/continuous/prohibitions';
import type { Ability } from '../oracle/kernel/state';
import type { Modification } from '../oracle/kernel/state/lasting';
import type { Amount, Instruction, Target } from '../schemas/ability';
import { at, card, cont, modify, power, moving, put, restored, run, toy, type ToyGame } from './kernel/toy-game';
import { executeEffect } from '../oracle/kernel/events/execute-effect';

const self: Target = { self: true };
const others: Target = { all: { player: 'you', other: true } };

/** A card's effect that has been carried out. */
function resolve(g: ToyGame, source: string, ...effect: Instruction[]): void {
  const ability: Ability = { type: 'auto', effect };
  run(g, executeEffect(g, { player: 'A', source: at(g, source), ability, chosen: [], defaultDuration: 'turn' }));
}

/** A standing condition on the power of the cards themselves. */
const upTo = (max: number) => ({ all: { player: 'you', stat: { power: { max } } } }) satisfies Target;
const atLeast = (id: string, min: number): Ability['if'] => ({
  count: { name: id, stat: { power: { min } } },
  min: 1,
});

describe('layers and time stamps', () => {
  const layered = { layerOf: (_g: unknown, change: Modification) => ('to' in change ? 2 : 1) };

  it('apply in the order of the layers, whatever came first', () => {
    const g = toy({ A: { field: [card('a', 2000)] } }, layered);
    resolve(g, 'a', modify(self, { to: 5000 }));
    resolve(g, 'a', modify(self, { by: 1000 }));
    expect(power(g, 'a')).toBe(5000);
  });

  it('apply in the order of time within a layer', () => {
    const setFirst = toy({ A: { field: [card('a', 2000)] } });
    resolve(setFirst, 'a', modify(self, { to: 5000 }), modify(self, { by: 1000 }));
    const setLast = toy({ A: { field: [card('a', 2000)] } });
    resolve(setLast, 'a', modify(self, { by: 1000 }), modify(self, { to: 5000 }));
    expect([power(setFirst, 'a'), power(setLast, 'a')]).toEqual([6000, 5000]);
  });

  it('count a continuous ability from the arrival of its card', () => {
    const sides = () => ({
      A: { field: [card('a', 2000)], hand: [card('setter', 0, cont(modify(others, { to: 4000 })))] },
    });
    const early = toy(sides());
    put(early, 'setter', 'field');
    resolve(early, 'a', modify(self, { by: 1000 }));
    const late = toy(sides());
    resolve(late, 'a', modify(self, { by: 1000 }));
    put(late, 'setter', 'field');
    expect([power(early, 'a'), power(late, 'a')]).toEqual([5000, 4000]);
  });

  it('go on counting in a game restored from its state', () => {
    const g = toy({ A: { field: [card('a', 2000)] } });
    resolve(g, 'a', modify(self, { to: 5000 }));
    const again = restored(g);
    resolve(again, 'a', modify(self, { by: 1000 }));
    expect(again.state.effects.map((effect) => effect.stamp)).toEqual([1, 2]);
    expect(power(again, 'a')).toBe(6000);
  });

  it('may run below zero on the way', () => {
    const g = toy({ A: { field: [card('a', 2000)] } });
    resolve(g, 'a', modify(self, { by: -3000 }), modify(self, { by: 2000 }));
    expect(power(g, 'a')).toBe(1000);
  });
});

describe('snapshots against live values', () => {
  const perCard: Amount = { count: { player: 'you' }, times: 1000 };

  it('a resolved effect keeps the amount and the cards of its moment', () => {
    const g = toy({ A: { field: [card('a'), card('b')], hand: [card('c')] } });
    resolve(g, 'a', modify({ all: { player: 'you' } }, { by: perCard }));
    put(g, 'c', 'field');
    expect(['a', 'b', 'c'].map((id) => power(g, id))).toEqual([2000, 2000, 0]);
  });

  it('a continuous ability counts anew and reaches later cards', () => {
    const g = toy({
      A: { field: [card('a', 0, cont(modify({ all: { player: 'you' } }, { by: perCard })))], hand: [card('c')] },
    });
    expect(power(g, 'a')).toBe(1000);
    put(g, 'c', 'field');
    expect(['a', 'c'].map((id) => power(g, id))).toEqual([2000, 2000]);
  });

  it('an effect does not follow a card that became new', () => {
    const g = toy({ A: { field: [card('a', 1000), card('b', 1000)] } });
    resolve(g, 'a', modify({ all: {} }, { by: 500 }));
    run(g, moving(g, 'a', 'hand'));
    run(g, moving(g, 'a', 'field'));
    expect([power(g, 'a'), power(g, 'b')]).toEqual([1000, 1500]);
  });

  it('an effect may end on one card and go on on another', () => {
    const g = toy({ A: { field: [card('a', 1000), card('b', 1000)] } });
    resolve(g, 'a', modify({ all: {} }, { by: 500 }));
    endEffects(g, (_effect, target) => target === 'a');
    expect([power(g, 'a'), power(g, 'b')]).toEqual([1000, 1500]);
  });
});

describe('continuous abilities that feed each other', () => {
  it('are settled whatever the order they stand in', () => {
    const chain = [
      card('a', 1000, cont(modify(self, { by: 1000 }), atLeast('b', 2000))),
      card('b', 1000, cont(modify(self, { by: 1000 }), atLeast('c', 2000))),
      card('c', 2000),
    ];
    for (const field of [chain, [...chain].reverse()]) {
      const g = toy({ A: { field } });
      expect([power(g, 'a'), power(g, 'b'), g.rules.applyContinuous(g).converges]).toEqual([2000, 2000, true]);
    }
  });

  it('are read again when what they rest on has gone', () => {
    const g = toy({
      A: { field: [card('a', 1000, cont(modify(self, { by: 1000 }), atLeast('b', 2000))), card('b', 2000)] },
    });
    expect(power(g, 'a')).toBe(2000);
    put(g, 'b', 'hand');
    expect(power(g, 'a')).toBe(1000);
  });

  it('work through abilities that they lend', () => {
    const lent: Ability = cont(modify(self, { by: 1000 }));
    const g = toy({
      A: { field: [card('lord', 0, cont({ do: 'gain', ability: lent, target: others })), card('a', 1000)] },
    });
    expect(power(g, 'a')).toBe(2000);
    put(g, 'lord', 'hand');
    expect([power(g, 'a'), abilitiesOf(g, at(g, 'a'))]).toEqual([1000, []]);
  });

  it('stop working when they are negated, and work again afterwards', () => {
    const g = toy({
      A: {
        field: [
          card('lord', 0, cont(modify(others, { by: 1000 })), cont({ do: 'forbid', what: 'x', target: others })),
          card('a', 1000),
        ],
      },
    });
    const seen = () => [power(g, 'a'), isForbidden(g, at(g, 'a'), 'x')];
    const before = seen();
    addEffect(g, { player: 'B', source: 'a', targets: ['lord'], modification: { kind: 'negate' }, until: 'turn' });
    const negated = seen();
    endEffects(g, () => true);
    expect([before, negated, seen()]).toEqual([
      [2000, true],
      [1000, false],
      [2000, true],
    ]);
  });

  it('do not undo themselves', () => {
    const g = toy({ A: { field: [card('a', 3000, cont(modify(upTo(3000), { by: 1000 }))), card('b', 3001)] } });
    expect([power(g, 'a'), power(g, 'b'), g.rules.applyContinuous(g).converges]).toEqual([4000, 3001, true]);
  });

  it('do not undo themselves', () => {
    const weak = { all: { player: 'you', stat: { power: { max: 3000 } } } } satisfies Target;
    const g = toy({ A: { field: [card('a', 3000, cont(modify(weak, { by: 1000 }))), card('b', 4000)] } });
    expect([power(g, 'a'), power(g, 'b'), g.rules.applyContinuous(g).converges]).toEqual([4000, 4000, true]);
  });

  it('are said never to rest where two undo and redo each other, and the game goes on', () => {
    const raises = cont(modify(self, { by: 1000 }), { not: atLeast('b', 2000)! });
    const follows = cont(modify(self, { by: 1000 }), atLeast('a', 2000));
    const g = toy({ A: { field: [card('a', 1000, raises), card('b', 1000, follows)] } });
    expect(g.rules.applyContinuous(g).converges).toBe(false);
    put(g, 'b', 'hand');
    expect([g.rules.applyContinuous(g).converges, power(g, 'a')]).toEqual([true, 2000]);
  });
});

describe('citations of continuous abilities', () => {
  it('go with the event that they lead to, and with none when somebody only looks', () => {
    const g = toy({ A: { field: [card('a', 1000, cont(modify(self, { by: 1000 })))] } });
    g.citations.outside(() => power(g, 'a'));
    emit(g, 'ping', {});
    power(g, 'a');
    emit(g, 'triggered', { player: 'A', card: 'a' });
    expect(g.journal.map(({ type, consulted }) => [type, consulted])).toEqual([
      ['ping', undefined],
      ['triggered', ['cont']],
    ]);
    expect(g.journal.flatMap(({ clauses }) => clauses)).toEqual([]);
    expect([...g.cited]).toEqual(['cont']);
  });

  it('go with the value that they change, and with the value that they do not change for want of a condition', () => {
    const conditional = cont(modify(self, { by: 1000 }), atLeast('b', 2000));
    for (const b of [1000, 2000]) {
      const g = toy({ A: { field: [card('a', 1000, conditional), card('b', b)] } });
      expect([power(g, 'b'), [...g.cited]]).toEqual([b, []]);
      expect([power(g, 'a'), [...g.cited]]).toEqual([b === 2000 ? 2000 : 1000, ['cont']]);
    }
  });
});
