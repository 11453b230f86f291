/** Continuous effects in layers: each sees what has been applied before it and nothing of later layers, so that they always rest. */
import { describe, expect, it } from 'vitest';
import { addEffect } from '../../oracle/kernel/changes';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import { wordsOf } from '../../oracle/kernel/continuous/information';
import { layered } from '../../oracle/kernel/continuous/layers';
import { statOf } from '../../oracle/kernel/continuous/values';
import { linkedTo } from '../../oracle/kernel/links';
import type { Ability } from '../../oracle/kernel/state';
import type { Modification } from '../../oracle/kernel/state/lasting';
import type { CardFilter, Instruction, Target } from '../../schemas/ability';
import { at, card, give, put, run, toy, type ToyCard, type ToyGame, type ToyRules } from './toy-game';
import { self } from './ability-notation';

/** VG 11.9.1 */
function layerOf(_g: unknown, change: Modification): number {
  if (change.kind === 'gain' || change.kind === 'negate') return 5;
  if (change.kind === 'words') return change.original ? 2 : 6;
  if (change.kind !== 'stat') return 6;
  if (change.base) return 2;
  return change.to === undefined ? 7 : 9;
}
const vanguard: Partial<ToyRules> = { ...layered, layerOf, losesGained: true };
const numbersLast: Partial<ToyRules> = { ...layered, layerOf: (_g, { kind }) => (kind === 'stat' ? 2 : 1) };

type Limits = { min?: number; max?: number };
const those = (power: Limits, filter: CardFilter = {}): Target => ({ all: { stat: { power }, ...filter } });
const modify = (target: Target, change: object): Instruction =>
  ({ do: 'modify', stat: 'power', target, ...change }) as Instruction;
const cont = (...effect: Instruction[]): Ability => ({ type: 'cont', effect });
const power = (g: ToyGame, id: string): number => statOf(g, at(g, id), 'power');
const lord = (id: string, ...effect: Instruction[]): ToyCard => card(id, 0, cont(...effect));
const effect = (g: ToyGame, targets: string[], modification: Modification): void =>
  addEffect(g, { player: 'A', source: targets[0]!, targets, modification, until: 'turn' });
const rests = (g: ToyGame): boolean => g.rules.applyContinuous(g).converges;

/** They come to the field one after the other, the first named first. */
function arriving(rules: Partial<ToyRules>, field: ToyCard[], ...later: ToyCard[]): ToyGame {
  const g = toy({ A: { field, hand: later } }, rules);
  for (const { id } of later) put(g, id, 'field');
  return g;
}

describe('what one lifts over the bound of the other', () => {
  const up = lord('up', modify(those({ min: 3000 }), { by: 2000 }));
  const down = lord('down', modify(those({ min: 5000 }), { by: -1000 }));

  it.each([
    ['Vanguard', vanguard, true, 4000],
    ['two layers', numbersLast, true, 4000],
  ])('rests in the way of %s, whichever came first', (_title, rules, isAtRest, value) => {
    for (const lords of [
      [up, down],
      [down, up],
    ]) {
      const g = arriving(rules, [card('x', 3000)], ...lords);
      expect([power(g, 'x'), rests(g)]).toEqual([value, isAtRest]);
    }
  });

  it('never rests as a fixed point', () => {
    const g = arriving({}, [card('x', 3000)], up, down);
    expect(rests(g)).toBe(false);
  });
});

describe('a layer that reads a later one', () => {
  const stripper = lord('stripper', { do: 'negate', target: those({ min: 5000 }) });
  const x = card('x', 3000, cont(modify(self, { by: 2000 })));

  it('reads what has been applied so far', () => {
    const g = arriving(vanguard, [x], stripper);
    expect([power(g, 'x'), rests(g), abilitiesOf(g, at(g, 'x')).length]).toEqual([5000, true, 1]);
    expect(rests(arriving({}, [x], stripper))).toBe(false);
  });

  it('reads what an effect has set as original, but not what an effect adds', () => {
    const original = arriving(vanguard, [x], stripper);
    effect(original, ['x'], { kind: 'stat', stat: 'power', to: 5000, base: true });
    const added = arriving(vanguard, [x], stripper);
    effect(added, ['x'], { kind: 'stat', stat: 'power', by: 2000 });
    expect([power(original, 'x'), power(added, 'x')]).toEqual([5000, 7000]);
  });

  it('gives abilities whose parts are applied in the layers to come', () => {
    const teacher = lord('teacher', {
      do: 'gain',
      ability: cont(modify(self, { by: 500 })),
      target: those({ min: 3000, max: 3000 }),
    });
    const g = arriving(vanguard, [x, card('weak', 2000)], teacher);
    expect([power(g, 'x'), power(g, 'weak')]).toEqual([5500, 2000]);
  });
});

describe('within a layer', () => {
  const toFive = lord('toFive', modify({ all: { name: 'x' } }, { to: 5000 }));
  const toEight = lord('toEight', modify(those({ min: 5000 }), { to: 8000 }));

  it('the older comes before the newer', () => {
    const four = lord('four', modify({ all: { name: 'x' } }, { to: 4000 }));
    const field = [card('x', 3000)];
    expect(power(arriving(vanguard, field, four, toFive), 'x')).toBe(5000);
    expect(power(arriving(vanguard, field, toFive, four), 'x')).toBe(4000);
  });

  it('one that came back is newer', () => {
    const four = lord('four', modify({ all: { name: 'x' } }, { to: 4000 }));
    const g = arriving(vanguard, [card('x', 3000)], four, toFive);
    put(g, 'four', 'hand');
    put(g, 'four', 'field');
    expect(power(g, 'x')).toBe(4000);
  });

  it('the older of the other player comes before the newer', () => {
    const four = lord('four', modify({ all: { name: 'x' } }, { to: 4000 }));
    const g = toy({ A: { field: [card('x', 3000)], hand: [toFive] }, B: { hand: [four] } }, vanguard);
    put(g, 'four', 'field');
    put(g, 'toFive', 'field');
    expect(power(g, 'x')).toBe(5000);
  });

  it('what depends on another comes after it, whatever came first', () => {
    for (const lords of [
      [toFive, toEight],
      [toEight, toFive],
    ])
      expect(power(arriving(vanguard, [card('x', 3000)], ...lords), 'x')).toBe(8000);
  });

  it('what depends on a resolved effect comes after it', () => {
    const down = lord('down', modify(those({ min: 5000 }), { by: -1000 }));
    const g = arriving(vanguard, [card('x', 3000)], down);
    effect(g, ['x'], { kind: 'stat', stat: 'power', by: 2000 });
    expect(power(g, 'x')).toBe(4000);
  });

  it('what looks for a word comes after what gives the word, and what a value decides after what changes the value', () => {
    const giving = lord('giving', { do: 'treat', word: 'trait', add: ['T'], target: { all: { name: 'x' } } });
    const following = lord('following', { do: 'treat', word: 'trait', add: ['U'], target: { all: { trait: 'T' } } });
    const up = lord('up', modify({ all: { name: 'x' } }, { by: 2000 }));
    const ifStrong: Ability = {
      ...cont(modify({ all: { name: 'x' } }, { by: 100 })),
      if: { value: 'power', of: { all: { name: 'x' } }, min: 5000 },
    };
    const g = arriving(vanguard, [card('x', 3000)], following, giving, card('late', 0, ifStrong), up);
    expect([wordsOf(g, at(g, 'x'), 'trait'), power(g, 'x')]).toEqual([['T', 'U'], 5100]);
  });

  it('those that depend on each other go by time', () => {
    const low = lord('low', modify(those({ min: 4000 }), { to: 2000 }));
    const high = lord('high', modify(those({ min: 4000 }), { to: 3000 }));
    const field = [card('x', 4000)];
    expect(power(arriving(vanguard, field, low, high), 'x')).toBe(2000);
    expect(power(arriving(vanguard, field, high, low), 'x')).toBe(3000);
  });

  it('of the same moment the turn player comes first', () => {
    const four = lord('four', modify({ all: { name: 'x' } }, { to: 4000 }));
    const g = toy({ B: { field: [toFive] }, A: { field: [card('x', 3000), four] } }, vanguard);
    const other = toy({ A: { field: [toFive] }, B: { field: [card('x', 3000), four] } }, vanguard);
    expect([power(g, 'x'), power(other, 'x')]).toEqual([5000, 4000]);
  });
});

describe('a game says itself', () => {
  const toFive = lord('toFive', modify({ all: { name: 'x' } }, { to: 5000 }));
  const toEight = lord('toEight', modify({ all: { name: 'x' } }, { to: 8000 }));

  it('when an ability and an effect come, and whose comes first', () => {
    const newestFirst = { ...vanguard, timeOfAbility: (_g: unknown, { stamp }: { stamp: number }) => -stamp };
    expect(power(arriving(newestFirst, [card('x', 3000)], toFive, toEight), 'x')).toBe(5000);
    const always0 = arriving({ ...vanguard, timeOfEffect: () => -1 }, [card('x', 3000)], toFive);
    effect(always0, ['x'], { kind: 'stat', stat: 'power', to: 9000 });
    expect(power(always0, 'x')).toBe(5000);
    const otherFirst: Partial<ToyRules> = { ...vanguard, comesFirst: (g, master) => master !== g.state.turnPlayer };
    const both = { A: { field: [card('x', 3000), toFive] }, B: { field: [toEight] } };
    expect([power(toy(both, vanguard), 'x'), power(toy(both, otherFirst), 'x')]).toEqual([8000, 5000]);
  });

  it('in which order what is of one player comes at one moment', () => {
    const field = { A: { field: [card('x', 3000), toFive, toEight] } };
    const reversed: Partial<ToyRules> = { ...vanguard, continuousOrder: (_g, cards) => [...cards].reverse() };
    expect([power(toy(field, vanguard), 'x'), power(toy(field, reversed), 'x')]).toEqual([8000, 5000]);
  });

  it('by which clauses a change has its place, which are cited where it decides a value', () => {
    const changeClauses: ToyRules['changeClauses'] = (_g, { modification }) => [`layer of ${modification.kind}`];
    const g = arriving({ ...vanguard, changeClauses }, [card('x', 3000)], toFive);
    power(g, 'toFive');
    expect(g.cited).not.toContain('layer of stat');
    power(g, 'x');
    expect(g.cited).toContain('layer of stat');
  });
});

describe('layers', () => {
  it('have words before numbers', () => {
    const strong = lord('strong', modify({ all: { trait: 'T' } }, { by: 1000 }));
    const naming = lord('naming', { do: 'treat', word: 'trait', add: ['T'], target: { all: { name: 'x' } } });
    for (const rules of [vanguard, numbersLast]) {
      const g = arriving(rules, [card('x', 3000)], strong, naming);
      expect([power(g, 'x'), wordsOf(g, at(g, 'x'), 'trait')]).toEqual([4000, ['T']]);
    }
  });

  it('have numbers that are set after numbers that are added, though they came first', () => {
    const g = arriving(vanguard, [card('x', 3000)], lord('set', modify({ all: { name: 'x' } }, { to: 6000 })));
    effect(g, ['x'], { kind: 'stat', stat: 'power', by: 1000 });
    expect(power(g, 'x')).toBe(6000);
  });

  it.each([
    [4, 7000],
    [8, 8000],
  ])('have what the rules add in its place: in layer %i it makes %i', (layer, value) => {
    const ruleModifiers: ToyRules['ruleModifiers'] = (g, host) =>
      linkedTo(g, host, 'given').map(() => ({ layer, by: 5000 }));
    const down = lord('down', modify(those({ min: 5000 }), { by: -1000 }));
    const g = toy({ A: { field: [card('x', 3000), down], cost: [card('d')] } }, { ...vanguard, ruleModifiers });
    run(g, give(g, 'd', 'x'));
    expect(power(g, 'x')).toBe(value);
  });

  it('have the values of other cards as they are, live', () => {
    const ruleModifiers: ToyRules['ruleModifiers'] = (g, { id }) =>
      id === 'x' ? [{ layer: 8, by: power(g as ToyGame, 'booster') }] : [];
    const g = arriving({ ...vanguard, ruleModifiers }, [card('x', 3000), card('booster', 4000)]);
    const before = power(g, 'x');
    effect(g, ['booster'], { kind: 'stat', stat: 'power', to: 6000 });
    expect([before, power(g, 'x')]).toEqual([7000, 9000]);
  });

  it('make original values of the first of them: less the original power leaves what was given', () => {
    const cradle = modify(
      { all: { name: 'x' } },
      { by: { value: 'originalPower', of: { all: { name: 'x' } }, times: -1 } },
    );
    const rules: Partial<ToyRules> = {
      ...vanguard,
      baseStatOf: (_g, stat) => (stat === 'power' ? 'originalPower' : undefined),
    };
    const g = arriving(rules, [card('x', 3000)], lord('cradle', cradle));
    effect(g, ['x'], { kind: 'stat', stat: 'power', by: 500 });
    const before = power(g, 'x');
    effect(g, ['x'], { kind: 'stat', stat: 'power', to: 8000, base: true });
    expect([before, power(g, 'x'), statOf(g, at(g, 'x'), 'originalPower')]).toEqual([500, 500, 8000]);
  });
});

describe('abilities that are gained and lost', () => {
  const gain = (g: ToyGame) => effect(g, ['x'], { kind: 'gain', ability: cont(modify(self, { by: 100 })) });
  const lose = (g: ToyGame) => effect(g, ['x'], { kind: 'negate' });
  const x = card('x', 1000, cont(modify(self, { by: 10 })));
  const inOrder = (rules: Partial<ToyRules>, ...steps: ((g: ToyGame) => void)[]): number => {
    const g = arriving(rules, [x]);
    for (const step of steps) step(g);
    return power(g, 'x');
  };

  it('go by the order of time, those gained too', () => {
    for (const rules of [vanguard, { losesGained: true }]) {
      expect(inOrder(rules, gain, lose)).toBe(1000);
      expect(inOrder(rules, lose, gain)).toBe(1100);
      expect(inOrder(rules, gain, lose, gain)).toBe(1100);
    }
  });

  it('keep what they gained where only printed ones are lost', () => {
    expect([inOrder({}, gain, lose), inOrder({}, lose, gain)]).toEqual([1100, 1100]);
  });
});

it('what loses its original abilities keeps what it was given, before and after (VG A2.1, 11.9.1.3)', () => {
  const gain = (id: string, by: number) =>
    effect(g, [id], { kind: 'gain', ability: cont(modify(self, { by })) } as Modification);
  const g = toy({ A: { field: ['u', 'v'].map((id) => card(id, 1000, cont(modify(self, { by: 700 })))) } }, vanguard);
  for (const id of ['u', 'v']) gain(id, 20);
  effect(g, ['u'], { kind: 'negate', original: true });
  effect(g, ['v'], { kind: 'negate' });
  for (const id of ['u', 'v']) gain(id, 3);
  expect([power(g, 'u'), power(g, 'v')]).toEqual([1023, 1003]);
});
