/** Abilities that cannot be negated, where a game has a word that forbids it (DBS 1-3-3, 8-3-2). */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import type { Ability } from '../../oracle/kernel/state';
import { all, self, type Steps } from './ability-notation';
import { at, card, cont, doing, moving, power, run, toy, type ToyGame, type ToyRules } from './toy-game';

const says: Partial<ToyRules> = { forbiddenAs: { negated: 'negate' } };
const stronger = cont({ do: 'modify', stat: 'power', by: 100, target: self });
const firm = cont({ do: 'forbid', what: 'negate', target: self });
const guard = cont({
  do: 'forbid',
  what: 'negate',
  target: all({ player: 'you', name: 'x' }),
  by: { player: 'opponent' },
});
const negated: Steps = [{ do: 'negate', target: all({ name: 'x' }) }];

const game = (of: readonly Ability[], replaced = says): ToyGame =>
  toy({ A: { field: [card('a', 0)] }, B: { field: [card('b', 0, guard), card('x', 0, ...of)] } }, replaced);
const left = (g: ToyGame): number => abilitiesOf(g, at(g, 'x')).length;

it('an ability that forbids it keeps itself and the others of its card', () => {
  const g = game([stronger, firm]);
  run(g, moving(g, 'b', 'trash'));
  run(g, doing(g, 'a', ...negated));
  expect([left(g), power(g, 'x')]).toEqual([2, 100]);
});

it('in a game without the word it is negated', () => {
  const g = game([stronger, firm], {});
  run(g, doing(g, 'a', ...negated));
  expect([left(g), power(g, 'x')]).toEqual([0, 0]);
});

it('another card forbids it to whom it names, as long as it is there', () => {
  const g = game([stronger]);
  run(g, doing(g, 'a', ...negated));
  expect([left(g), power(g, 'x')]).toEqual([1, 100]);
  run(g, moving(g, 'b', 'trash'));
  expect([left(g), power(g, 'x')]).toEqual([0, 0]);
});

it('what its own player does is not what it forbids', () => {
  const g = game([stronger]);
  run(g, doing(g, 'x', ...negated));
  expect(left(g)).toBe(0);
});
