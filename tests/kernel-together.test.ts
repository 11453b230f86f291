/** Choices whose cards have to fit together: how many can be chosen at most, and which at all. */
import { describe, expect, it } from 'vitest';
import { selectable, maxSelection } from '../oracle/kernel/language/subset-selection';
import { card, toy } from './kernel/toy-game';

type Wanted = Parameters<typeof maxSelection>[1];

/** Cards of these values, called by the first letter of their ids. */
function fieldOf(values: Record<string, number>) {
  const field = Object.entries(values).map(([id, power]) => card(id, power));
  const game = toy({ A: { field } }, { printedWords: (_g, { name }) => [name[0]!] });
  return { game, cards: field.map(({ id }) => game.card(id)) };
}

function most(values: Record<string, number>, wanted: Wanted, upTo: number): number {
  const { game, cards } = fieldOf(values);
  return maxSelection(game, wanted, cards, upTo);
}

function choosable(values: Record<string, number>, wanted: Wanted, upTo: number): string {
  const { game, cards } = fieldOf(values);
  return selectable(game, wanted, cards, upTo)
    .map(({ id }) => id)
    .join(' ');
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

describe('such cards can be chosen', () => {
  it.each([
    ['without a word all', { a: 1, b: 9 }, {}, 2, 'a b'],
    ['none that is too much by itself', { a: 7, b: 4 }, total(5), 2, 'b'],
    ['one that is not too much with one below zero', { a: 7, b: -2, c: 8 }, total(5), 2, 'a b'],
    ['none for which there is no place beside it', { a: 7, b: -2 }, total(5), 1, 'b'],
    ['one that takes several below zero', { a: 7, b: -1, c: -1 }, total(5), 3, 'a b c'],
    ['none beside a namesake', { a1: 7, a2: -2 }, { differentNames: true, ...total(5) }, 2, 'a2'],
  ])('%s', (_, values, wanted, upTo, expected) => {
    expect(choosable(values as Record<string, number>, wanted, upTo)).toBe(expected);
  });
});
