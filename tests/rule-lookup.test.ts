/** A large rule table is split for the game that looks things up in it; its entries stay the same. */
import { expect, it } from 'vitest';
import { forLookup, lookUpAsItIs } from '../oracle/kernel/rule-lookup';

const tableOf = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`entry${index}`, index]));

it.each([1, 1000, 1001, 2600])('of %i entries each is found', (size) => {
  const table = tableOf(size);
  const found = forLookup(table);
  for (const [name, entry] of Object.entries(table)) expect(found[name]).toBe(entry);
  expect(found.other).toBeUndefined();
});

it('a table is split once, and only a large one', () => {
  const [small, large] = [tableOf(1000), tableOf(1001)];
  expect(forLookup(small)).toBe(small);
  expect(forLookup(large)).toBe(forLookup(large));
  expect(Object.keys(forLookup(large))).toEqual([]);
});

it('a table whose readers are watched stays as it is', () => {
  const large = tableOf(1001);
  lookUpAsItIs(large);
  expect(forLookup(large)).toBe(large);
});
