/** What happens to several cards at one moment: one event that is replaced, or one for each card (DBS 8-9-2-3). */
import { expect, it } from 'vitest';
import type { Ability } from '../../oracle/kernel/state';
import type { Target } from '../../schemas/ability';
import { card, doing, ids, run, toy, type ToyRules } from './toy-game';

const opponentCards: Target = { all: { player: 'opponent' } };
/** A card is drawn instead of what would be trashed. */
const drawsInstead: Ability = {
  type: 'instead',
  when: { event: 'trashed', subject: { player: 'you' } },
  effect: [{ do: 'draw', count: 1 }],
};
const mayDrawInstead: Ability = { ...drawsInstead, may: true };

function trashing(keeper: Ability, rules: Partial<ToyRules>) {
  const field = [card('x', 1, keeper), card('y')];
  const deck = [card('d1'), card('d2'), card('d3')];
  const moveWords: ToyRules['moveWords'] = (_g, _card, { zone }) => (zone === 'trash' ? ['trashed'] : []);
  return toy({ A: { field: [card('a')] }, B: { field, deck } }, { moveWords, ...rules });
}

it.each([
  ['once for all', false, ['d1']],
  ['once for each', true, ['d1', 'd2']],
])('is replaced %s', (_, replacesEach, drawn) => {
  const g = trashing(drawsInstead, { replacesEach });
  run(g, doing(g, 'a', { do: 'move', target: opponentCards, to: 'trash' }));
  expect([ids(g, 'B', 'field'), ids(g, 'B', 'hand')]).toEqual([['x', 'y'], drawn]);
});

it('and what is declined for one can be used on the next', () => {
  const g = trashing(mayDrawInstead, { replacesEach: true });
  run(g, doing(g, 'a', { do: 'move', target: opponentCards, to: 'trash' }), false, true);
  expect([ids(g, 'B', 'field'), ids(g, 'B', 'trash'), ids(g, 'B', 'hand')]).toEqual([['y'], ['x'], ['d1']]);
});
