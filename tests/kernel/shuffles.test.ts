/** Cards that stay apart when their deck is shuffled. */
import { expect, it } from 'vitest';
import { startLook } from '../../oracle/kernel/changes';
import { shuffleDeck } from '../../oracle/kernel/language/instructions';
import { card, ids, run, toy } from './toy-game';

it('a card that stays apart lies on top and is still seen; those that are shuffled are not (VG 7.12.2)', () => {
  const g = toy({ A: { deck: [card('a'), card('b'), card('found')] } });
  startLook(g, 'A', ['a', 'found']);
  run(g, shuffleDeck(g, 'A', [g.card('found')]));
  const seen = g.state.looks.map((look) => look.card);
  expect([ids(g, 'A', 'deck')[0], ids(g, 'A', 'deck').toSorted(), seen]).toEqual([
    'found',
    ['a', 'b', 'found'],
    ['found'],
  ]);
});
