/** Continuous abilities over time: since when each applies to a card, and from which it is shut out for the turn. */
import { describe, expect, it } from 'vitest';
import { addEffect, endEffects, setState, setTurn } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import type { Modification } from '../../oracle/kernel/state/lasting';
import {
  at,
  card,
  cont,
  modify,
  power,
  put,
  restored,
  run,
  toy,
  type ToyCard,
  type ToyGame,
  type ToyRules,
} from './toy-game';

const effect = (g: ToyGame, targets: string[], modification: Modification, until = 'turn'): void =>
  addEffect(g, { player: 'A', source: targets[0]!, targets, modification, until });
const stronger: Modification = { kind: 'stat', stat: 'power', by: 2000 };

describe('in the order in which they began to apply', () => {
  const byBeginning: Partial<ToyRules> = { ordersByBeginning: true };
  const condition = { count: { name: 'c' }, min: 1 };
  const zero = card('zero', 0, cont(modify({ all: { name: 'x' } }, { to: 0 }), condition));
  const game = (rules: Partial<ToyRules>, ...hand: ToyCard[]) =>
    toy({ A: { field: [zero, card('x', 1000)], hand: [card('c'), card('d'), ...hand] } }, rules);

  it.each([
    [byBeginning, 0],
    [{}, 2000],
  ])('what came true after an effect comes after it, for games that say so: %o', (rules, value) => {
    const g = game(rules);
    effect(g, ['x'], stronger);
    put(g, 'c', 'field');
    expect(power(g, 'x')).toBe(value);
  });

  it('what was true before an effect comes before it', () => {
    const g = game(byBeginning);
    put(g, 'c', 'field');
    effect(g, ['x'], stronger);
    expect(power(g, 'x')).toBe(2000);
  });

  it('begins anew when it has come true again, also when nobody has asked in between', () => {
    const g = game(byBeginning);
    put(g, 'c', 'field');
    effect(g, ['x'], stronger);
    put(g, 'c', 'hand');
    put(g, 'c', 'field');
    expect(power(g, 'x')).toBe(0);
  });

  it('begins for each card when it reaches that card', () => {
    const lord = card('lord', 0, cont(modify({ all: { state: 'resting' } }, { to: 0 })));
    const g = toy({ A: { field: [lord, card('x', 1000), card('y', 1000)] } }, byBeginning);
    setState(g, 'x', 'resting');
    effect(g, ['x', 'y'], stronger);
    setState(g, 'y', 'resting');
    expect([power(g, 'x'), power(g, 'y')]).toEqual([2000, 0]);
  });

  it('counts what is there at the start as the first', () => {
    const g = toy({ A: { field: [zero, card('x', 1000), card('c')] } }, byBeginning);
    effect(g, ['x'], stronger);
    expect(power(g, 'x')).toBe(2000);
  });

  it('counts what begins again as an effect ends as later than the effects before', () => {
    const g = game(byBeginning);
    put(g, 'c', 'field');
    effect(g, ['zero'], { kind: 'negate' }, 'battle');
    effect(g, ['x'], stronger);
    endEffects(g, ({ until }) => until === 'battle');
    effect(g, ['x'], { kind: 'stat', stat: 'power', by: 500 });
    expect(power(g, 'x')).toBe(500);
  });

  it('counts what comes with one moment as begun together, and goes on in a game restored from its state', () => {
    const g = game(byBeginning);
    effect(g, ['x'], stronger);
    run(g, perform(g, { card: at(g, 'd'), to: { zone: 'field' } }, { card: at(g, 'c'), to: { zone: 'field' } }));
    const again = restored(g);
    effect(again, ['x'], stronger);
    expect([power(g, 'x'), power(again, 'x')]).toEqual([0, 2000]);
  });
});

describe('shut out for the turn', () => {
  const lord = card('lord', 0, cont(modify({ all: { trait: 'T', state: 'active' } }, { by: 1000 })));
  const x: ToyCard = { ...card('x', 1000), traits: ['T'] };
  const y: ToyCard = { ...card('y', 1000), traits: ['T'] };
  const byEffects: Partial<ToyRules> = { shutsOut: (_g, { type }) => type === 'effectStarted' };
  const loses: Modification = { kind: 'words', word: 'trait', lose: ['T'] };
  const values = (g: ToyGame) => [power(g, 'x'), power(g, 'y')];

  it('is a card that an effect has put out of reach, and no other', () => {
    const g = toy({ A: { field: [lord, x, y] } }, byEffects);
    const before = values(g);
    effect(g, ['x'], loses, 'battle');
    const during = values(g);
    endEffects(g, ({ until }) => until === 'battle');
    const after = values(g);
    setTurn(g, 2, 'B');
    expect([before, during, after, values(g)]).toEqual([
      [2000, 2000],
      [1000, 2000],
      [1000, 2000],
      [2000, 2000],
    ]);
  });

  it('is none where the game knows no such thing, nor one that was put out of reach by something else', () => {
    const free = toy({ A: { field: [lord, x, y] } });
    effect(free, ['x'], loses, 'battle');
    endEffects(free, () => true);
    const rested = toy({ A: { field: [lord, x, y] } }, byEffects);
    setState(rested, 'x', 'resting');
    setState(rested, 'x', 'active');
    expect([values(free), values(rested)]).toEqual([
      [2000, 2000],
      [2000, 2000],
    ]);
  });

  it('is none after the ability itself was lost for a while', () => {
    const g = toy({ A: { field: [lord, x, y] } }, byEffects);
    effect(g, ['lord'], { kind: 'negate' }, 'battle');
    endEffects(g, () => true);
    expect(values(g)).toEqual([2000, 2000]);
  });

  it('is not the card that comes back', () => {
    const g = toy({ A: { field: [lord, x, y] } }, byEffects);
    effect(g, ['x'], loses, 'battle');
    put(g, 'x', 'hand');
    put(g, 'x', 'field');
    expect(values(g)).toEqual([2000, 2000]);
  });

  it('stays so in a game restored from its state', () => {
    const g = toy({ A: { field: [lord, x, y] } }, byEffects);
    effect(g, ['x'], loses, 'battle');
    endEffects(g, () => true);
    expect(values(restored(g))).toEqual([1000, 2000]);
  });
});
