/** Texts that select abilities by their event, where some wordings are not meant by it (BS FAQ-11-9). */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import type { Ability } from '../../oracle/kernel/state';
import { all, type Steps } from './ability-notation';
import { at, card, doing, run, toy, type ToyRules } from './toy-game';

const draws = (more: Partial<Ability>): Ability => ({
  ...{ type: 'auto', when: { event: 'koed' }, effect: [{ do: 'draw', count: 1 }] },
  ...more,
});
const negated: Steps = [{ do: 'negate', of: { event: 'koed' }, target: all({ name: 'x' }) }];

const left = (replaced: Partial<ToyRules>): number => {
  const g = toy(
    { A: { field: [card('a', 0)] }, B: { field: [card('x', 0, draws({}), draws({ keyword: 'own' }))] } },
    replaced,
  );
  run(g, doing(g, 'a', ...negated));
  return abilitiesOf(g, at(g, 'x')).length;
};

it('names every ability that the event triggers', () => {
  expect(left({})).toBe(0);
});

it('does not name one that the game leaves out', () => {
  expect(left({ isExceptedFrom: (_game, { keyword }) => keyword === 'own' })).toBe(1);
});
