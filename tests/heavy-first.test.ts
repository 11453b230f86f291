/** Test files in the order in which they begin. */
import { expect, it } from 'vitest';
import { heaviestFirst } from './heavy-first.mjs';

const durations = { quick: 1, slow: 30, middling: 5 };

it('the slowest file begins first', () => {
  expect(['quick', 'middling', 'slow'].sort(heaviestFirst(durations))).toEqual(['slow', 'middling', 'quick']);
});

it('a file without a duration counts as the median', () => {
  expect(['quick', 'new', 'slow'].sort(heaviestFirst(durations))).toEqual(['slow', 'new', 'quick']);
  expect(['one', 'other'].sort(heaviestFirst({}))).toEqual(['one', 'other']);
});
