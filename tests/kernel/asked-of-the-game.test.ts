/** What the kernel leaves to the game where it asks it: rows of circles, and by which clause an effect goes on. */
import { expect, it } from 'vitest';
import { createPlace } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { cardsMatching } from '../../oracle/kernel/reading/select';
import { at, card, modify, power, resolve, run, toy } from './toy-game';

it('a circle is in the rows that the game says, whatever its layout says', () => {
  const g = toy({ A: { hand: [card('u')] } });
  createPlace(g, {
    id: 'A.front',
    owner: 'A',
    definition: { name: 'front', number: '', category: 'circle' },
    layout: { kinds: [], row: 'front', column: 0 },
  });
  run(g, perform(g, { card: at(g, 'u'), to: { zone: 'field', at: 'A.front' } }));
  const inRow = (row: string) =>
    cardsMatching(g, { player: 'A', source: at(g, 'u'), chosen: [] }, { at: { row } }).map(({ id }) => id);
  expect([inRow('front'), inRow('back')]).toEqual([['u'], []]);
  g.rules.isInRow = (_g, _place, row) => row === 'back';
  expect([inRow('front'), inRow('back')]).toEqual([[], ['u']]);
});

it('an effect that goes on cites by which clause, as its card says, where its value is looked at', () => {
  const g = toy({ A: { field: [card('u', 1000), card('v', 1000)] } });
  g.rules.lastingClauses = (_g, { source }) => [`of ${source}`];
  resolve(g, 'u', modify({ all: { name: 'v' } }, { by: 500 }));
  expect(g.cited).not.toContain('of u');
  expect(power(g, 'u')).toBe(1000);
  expect(g.cited).not.toContain('of u');
  expect(power(g, 'v')).toBe(1500);
  expect(g.cited).toContain('of u');
});
