/** Abilities that are used so many times in a turn: once, or as often as they say (DBS 10-11). */
import { expect, it } from 'vitest';
import { setTurn } from '../../oracle/kernel/changes';
import type { Ability } from '../../oracle/kernel/state';
import { activate, activated, mayActivate, payingToy } from './paying-game';
import { all, draw, rest, self, to, type Steps } from './ability-notation';
import { at, card, ids, run } from './toy-game';

it.each<[string, Partial<Ability>, number]>([
  ['once', { oncePerTurn: true }, 1],
  ['twice', { timesPerTurn: 2 }, 2],
  ['three times', { timesPerTurn: 3 }, 3],
])('is used %s in a turn, and anew in the next one, each card for itself', (_, more, times) => {
  const busy = (id: string) => card(id, 0, activated([], [{ do: 'draw', count: 1 }], more));
  const g = payingToy({ A: { field: [busy('x'), busy('y')], deck: [...'12345678'].map((id) => card(id)) } });
  const useAll = (id: string): number => {
    const before = ids(g, 'A', 'hand').length;
    while (mayActivate(g, id)) run(g, activate(g, id));
    return ids(g, 'A', 'hand').length - before;
  };
  expect([useAll('x'), useAll('y'), useAll('x')]).toEqual([times, times, 0]);
  setTurn(g, 2, 'B');
  expect(mayActivate(g, 'x')).toBe(true);
});

it('is used once for all cards that the game counts together (BS FAQ-1-9-2)', () => {
  const rules: Parameters<typeof payingToy>[1] = {
    hasLimit: (_g, { type }) => type === 'activate',
    usesAllowed: () => 1,
    abilityKey: (_g, { side }) => side,
  };
  const busy = (id: string) => card(id, 0, activated([], [{ do: 'draw', count: 1 }]));
  const g = payingToy({ A: { field: [busy('x'), busy('y')], deck: [card('d'), card('e')] } }, rules);
  run(g, activate(g, 'x'));
  expect([mayActivate(g, 'x'), mayActivate(g, 'y')]).toEqual([false, false]);
});

it('is used up by what it changes, where the game says so, and its own card may go by that (VG 12.3.1.1.1)', () => {
  const nothing: Steps = [{ do: 'if', condition: { count: { player: 'you', zone: ['trash'] }, min: 1 }, then: draw }];
  const shows: Steps = [{ do: 'reveal', target: all({ player: 'you', zone: ['hand'] }) }];
  const used = (cost: Steps, effect: Steps) => {
    const x = card('x', 0, activated(cost, effect, { oncePerTurn: true }));
    const g = payingToy({ A: { field: [x], hand: [card('h')], deck: [card('d')] } }, { usedByChange: true });
    run(g, activate(g, 'x'));
    return !mayActivate(g, 'x');
  };
  expect([used([], nothing), used([], shows), used([], draw), used([rest(self)], nothing)]).toEqual([
    ...[false, false],
    ...[true, true],
  ]);
});

it('used up by a change, counts for the card that it was when it was used', () => {
  const back: Steps = [to('hand', self), to('field', self)];
  const x = card('x', 0, activated([], back, { oncePerTurn: true }));
  const g = payingToy({ A: { field: [x] } }, { usedByChange: true });
  run(g, activate(g, 'x'));
  expect([at(g, 'x').zone, mayActivate(g, 'x')]).toEqual(['field', true]);
});
