/** What is going to leave takes no new effects (BS FAQ-4-2-3), and what keeps effects off follows the master of its card. */
import { expect, it } from 'vitest';
import { link } from '../../oracle/kernel/changes';
import { isForbidden, isObliged } from '../../oracle/kernel/continuous/prohibitions';
import type { Ability } from '../../oracle/kernel/state';
import { at, card, doing, ids, power, put, run, toy, type ToyRules } from './toy-game';
import { self, all, up, type Steps } from './ability-notation';

const live: Partial<ToyRules> = { reachesLater: () => true };
const cont = (...effect: Steps): Ability => ({ type: 'cont', effect });
const resists = cont({ do: 'unaffected', by: { player: 'opponent' }, target: self });

it('what is departing takes no new effects and keeps the old', () => {
  const lord = card('lord', 0, cont(up(all({ name: 'x' }), 5000)));
  const g = toy(
    { A: { field: [card('s'), card('t')] }, B: { field: [card('x', 1000)], hand: [lord] } },
    { ...live, departs: (_g, change) => 'to' in change && change.card.zone === 'field' && change.to.zone !== 'field' },
  );
  const x = all({ player: 'opponent' });
  let seen: unknown[] = [];
  run(
    g,
    (function* () {
      g.enterFrame({ context: {} as never, instructions: [], instruction: 0 });
      yield* doing(g, 's', up(x, 100), { do: 'move', target: x, to: 'trash' });
      yield* doing(g, 't', up(x, 500), { do: 'setState', target: x, state: 'resting' });
      put(g, 'lord', 'field');
      seen = [power(g, 'x'), at(g, 'x').state, ids(g, 'B', 'field')];
      yield* doing(g, 'x', up(self, 30));
      seen.push(power(g, 'x'));
      g.frames.pop();
    })(),
  );
  expect(seen).toEqual([1100, 'active', ['x', 'lord'], 1130]);
});
it('must, where the partner cannot', () => {
  const g = toy(
    {
      A: {
        field: [
          card('x', 0, cont({ do: 'oblige', what: 'attack', target: self })),
          card('p', 0, cont({ do: 'forbid', what: 'attack', target: self })),
        ],
      },
    },
    { boundTo: (g2, c) => [g2.card(c.id === 'x' ? 'p' : 'x')] },
  );
  link(g, 'legion', 'p', 'x');
  expect([isObliged(g, at(g, 'x'), 'attack'), isForbidden(g, at(g, 'x'), 'attack')]).toEqual([false, true]);
});
it('unaffected under foreign mastery', () => {
  const masters: Record<string, 'A' | 'B'> = {};
  const g = toy(
    { A: { field: [card('a')] }, B: { field: [card('b'), card('x', 1000, resists)] } },
    { masterOf: (_g, c) => masters[c.id] ?? c.side },
  );
  run(g, doing(g, 'a', up(all({ name: 'x' }), 1)));
  masters.x = 'A';
  g.changed();
  run(g, doing(g, 'a', up(all({ name: 'x' }), 10)));
  run(g, doing(g, 'b', up(all({ name: 'x' }), 100)));
  expect(power(g, 'x')).toBe(1010);
});
