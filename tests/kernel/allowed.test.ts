/** What texts allow although the rules do not: whom, what, and for how long. */
import { expect, it } from 'vitest';
import { endEffects } from '../../oracle/kernel/changes';
import { isAllowedToo, isForbidden } from '../../oracle/kernel/continuous/prohibitions';
import type { Ability } from '../../oracle/kernel/state';
import type { Condition, Target } from '../../schemas/ability';
import { all, self } from './ability-notation';
import { card, doing, put, run, toy, type ToyGame } from './toy-game';

const flying = (target: Target) => ({ do: 'allow', what: 'fly', target }) as const;
const cont = (target: Target, more: Partial<Ability> = {}): Ability => ({
  type: 'cont',
  effect: [flying(target)],
  ...more,
});
const mayFly = (g: ToyGame, ...ids: string[]) => ids.filter((id) => isAllowedToo(g, g.card(id), 'fly'));
const withAbility = (ability?: Ability) =>
  toy({
    A: { field: [card('a', 1000, ...(ability ? [ability] : [])), card('x')], hand: [card('late')] },
    B: { field: [card('b')] },
  });

it('nobody may do it where nothing says so', () => {
  expect(mayFly(withAbility(), 'a', 'x', 'b')).toEqual([]);
});

it('only the cards of its target may, and only what it names', () => {
  const g = withAbility(cont(self));
  expect(mayFly(g, 'a', 'x', 'b')).toEqual(['a']);
  expect(isAllowedToo(g, g.card('a'), 'swim')).toBe(false);
  expect(mayFly(withAbility(cont(all({ player: 'you' }))), 'a', 'x', 'b')).toEqual(['a', 'x']);
});

it('a card that comes may as well, and none once the ability has gone', () => {
  const g = withAbility(cont(all({ player: 'you' })));
  put(g, 'late', 'field');
  expect(mayFly(g, 'x', 'late')).toEqual(['x', 'late']);
  put(g, 'a', 'trash');
  expect(mayFly(g, 'x', 'late')).toEqual([]);
});

it('nobody may while the condition does not hold, or while the ability is negated', () => {
  const never: Condition = { count: { player: 'opponent', zone: ['hand'] }, min: 1 };
  expect(mayFly(withAbility(cont(self, { if: never })), 'a')).toEqual([]);
  const g = withAbility(cont(self));
  run(g, doing(g, 'b', { do: 'negate', target: all({ player: 'opponent' }), until: 'turn' }));
  expect(mayFly(g, 'a')).toEqual([]);
});

it('an effect allows it to the cards that it has named, until it ends', () => {
  const g = withAbility();
  run(g, doing(g, 'a', { ...flying(all({ player: 'you' })), until: 'turn' }));
  put(g, 'late', 'field');
  expect(mayFly(g, 'a', 'x', 'late', 'b')).toEqual(['a', 'x']);
  endEffects(g, () => true);
  expect(mayFly(g, 'a', 'x')).toEqual([]);
});

it('takes away no prohibition, as what is forbidden stays forbidden', () => {
  const g = withAbility(cont(self));
  run(g, doing(g, 'a', { do: 'forbid', what: 'fly', target: self, until: 'turn' }));
  expect([mayFly(g, 'a'), isForbidden(g, g.card('a'), 'fly')]).toEqual([['a'], true]);
});
