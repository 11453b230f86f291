/** Abilities that trigger once for everything that happens at one moment, e.g. "when your Spirits are destroyed" (BS 24-2-1). */
import { expect, it } from 'vitest';
import { emitCardEvent } from '../../../oracle/kernel/changes';
import { run, type ToyGame, type ToyRules } from '../toy-game';
import { coresGame, destroyBy, spirit, waitsOn } from './cores-game';

const onceAMoment: Partial<ToyRules> = { triggersOnceAMoment: (_g, { when }) => when?.event === 'destroyed' };
const game = (rules: Partial<ToyRules>): ToyGame => {
  const watchers = [spirit('w', waitsOn('destroyed', 'any')), spirit('v', waitsOn('destroyed', 'any'))];
  const field = [...watchers, spirit('x'), spirit('y')];
  return coresGame({ A: { field } }, Object.fromEntries(field.map(({ id }) => [id, { core: 1 }])), rules);
};
const waiting = (g: ToyGame) => g.state.pending.map(({ card, event }) => `${card} for ${event.card}`);

it('each waits once for two cards of one moment, and knows the first of them', () => {
  const g = game(onceAMoment);
  run(g, destroyBy(g, 'w', 'x', 'y'));
  expect(waiting(g)).toEqual(['w for x', 'v for x']);
});

it('each waits twice for two moments, also for events that no change of a card brings about', () => {
  const g = game(onceAMoment);
  run(g, destroyBy(g, 'w', 'x'));
  run(g, destroyBy(g, 'w', 'y'));
  for (const id of ['x', 'y']) emitCardEvent(g, 'destroyed', 'A', id);
  expect(waiting(g)).toEqual(['x', 'y', 'x', 'y'].flatMap((id) => [`w for ${id}`, `v for ${id}`]));
});

it('each waits for every event in games that do not say otherwise', () => {
  const g = game({});
  run(g, destroyBy(g, 'w', 'x', 'y'));
  expect(waiting(g)).toEqual(['w for x', 'v for x', 'w for y', 'v for y']);
});
