/** Choices whose cards have to fit together: how many can be chosen at most. */
import { describe, expect, it } from 'vitest';
import { mostTogether } from '../oracle/kernel/together';
import { card, toy } from './kernel/toy-game';

/** Cards of these values, called by the first letter of their ids. */
function most(values: Record<string, number>, wanted: Parameters<typeof mostTogether>[1], upTo: number): number {
  const field = Object.entries(values).map(([id, power]) => card(id, power));
  const game = toy({ A: { field } }, { namesOf: ({ name }) => [name[0]!] });
  const cards = field.map(({ id }) => game.card(id));
  return mostTogether(game, wanted, cards, upTo);
}

const total = (max: number) => ({ total: { stat: 'power', max } });

describe('so many cards can be chosen together', () => {
  it.each([
    ['without a word all, up to the number', { a: 1, b: 2, c: 3 }, {}, 2, 2],
    ['of a name one', { a1: 1, a2: 2, b1: 3 }, { differentNames: true }, 3, 2],
    ['the smallest first', { a: 5, b: 3, c: 2, d: 1 }, total(6), 3, 3],
    ['none that is too much by itself', { a: 7, b: 8 }, total(6), 2, 0],
    ['one below zero makes room', { a: 7, b: -2 }, total(5), 2, 2],
    ['the smaller of two namesakes', { a1: 4, a2: 1, b: 4 }, { differentNames: true, ...total(5) }, 2, 2],
  ])('%s', (_, values, wanted, upTo, expected) => {
    expect(most(values as Record<string, number>, wanted, upTo)).toBe(expected);
  });
});
