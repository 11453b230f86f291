/** Limits per turn count uses, and start anew with each turn. */
import { expect, it } from 'vitest';
import { setTurn } from '../oracle/kernel/changes';
import { countUse, usesThisTurn, wasUsedThisTurn } from '../oracle/kernel/limits';
import { toy } from './kernel/toy-game';

it('counts uses by key within a turn', () => {
  const g = toy({});
  const uses = () => [usesThisTurn(g, 'a'), usesThisTurn(g, 'b'), wasUsedThisTurn(g, 'a')];
  expect(uses()).toEqual([0, 0, false]);
  countUse(g, 'a');
  countUse(g, 'a');
  countUse(g, 'b');
  expect(uses()).toEqual([2, 1, true]);
  setTurn(g, 2, 'B');
  expect(uses()).toEqual([0, 0, false]);
  countUse(g, 'a');
  expect(uses()).toEqual([1, 0, true]);
});
