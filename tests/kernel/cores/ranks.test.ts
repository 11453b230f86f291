/** Two cards that negate each other's effects: the one whose effect began first stands (BS FAQ-1-4). */
import { expect, it } from 'vitest';
import type { Ability } from '../../../oracle/kernel/state';
import { all, self, up } from '../ability-notation';
import { run, type ToyGame, type ToyRules } from '../toy-game';
import { bp, coresGame, moveCores, onLevels, type CoresCard } from './cores-game';

const mute: Ability = { type: 'cont', effect: [{ do: 'negate', target: all({ player: 'opponent' }) }] };
const strong: Ability = { type: 'cont', effect: [up(self, 500)] };
/** Works from the second Core on, so that a test can let either of the two begin first. */
const muteOfLevel2 = (id: string): CoresCard => ({
  ...{ id, abilities: [onLevels([2], mute), strong] },
  levels: [
    [1, 1, 1000],
    [2, 2, 1000],
  ],
});
const keepsResult: Partial<ToyRules> = {
  accumulatesContinuous: true,
  continuousOrder: (_g, cards) => cards.toSorted((one, other) => one.stamp - other.stamp),
};

/** Lets these cards reach level 2, in this order; m is the turn player's. */
const after = (rules: Partial<ToyRules>, ...ids: readonly string[]) => {
  const sides = { A: { field: [muteOfLevel2('m')] }, B: { field: [muteOfLevel2('n')] } };
  const g: ToyGame = coresGame(sides, { m: { core: 1 }, n: { core: 1 } }, rules);
  for (const id of ids) run(g, moveCores(g, 1, null, g.card(id)));
  return [bp(g, 'm'), bp(g, 'n')];
};

it.each([
  [['m'], [1500, 1000]],
  [
    ['m', 'n'],
    [1500, 1000],
  ],
  [
    ['n', 'm'],
    [1000, 1500],
  ],
])('%j reach the level of their effect in this order', (ids, values) => {
  expect(after(keepsResult, ...ids)).toEqual(values);
});

it("in games that do not go on from the last result, the turn player's stands", () => {
  expect(after({}, 'n', 'm')).toEqual([1500, 1000]);
});
