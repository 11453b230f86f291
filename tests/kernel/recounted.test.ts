/** Numbers of lasting effects that are counted anew while the effect lasts, for games that say so. */
import { expect, it } from 'vitest';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { at, card, modify, power, put, restored, run, toy, type ToyRules } from './toy-game';
import { executeEffect } from '../../oracle/kernel/events/execute-effect';

const forEachOther = modify(
  { self: true },
  { by: { count: { player: 'you', zone: ['field'], other: true }, times: 100 } },
);

it.each<[string, Partial<ToyRules>, number]>([
  ['are fixed when the effect begins', {}, 1200],
  ['follow the board where the game says so (BS 24-2-1)', { recounts: () => true }, 1100],
])('%s', (_, rules, after) => {
  const g = toy({ A: { field: [card('x', 1000), card('y'), card('z')] } }, rules);
  const ability = { type: 'activate', effect: [{ ...forEachOther, until: 'turn' }] };
  run(g, executeEffect(g as never, contextOf(g as never, 'A', at(g, 'x'), ability as never)));
  expect(power(g, 'x')).toBe(1200);
  put(g, 'y', 'hand');
  expect([power(g, 'x'), power(restored(g), 'x')]).toEqual([after, after]);
});
