/** Abilities that trigger once for everything that happens at one moment, e.g. "when your Spirits are destroyed" (BS 24-2-1). */
import { expect, it } from 'vitest';
import { addEffect, emitCardEvent } from '../../../oracle/kernel/changes';
import type { Ability } from '../../../oracle/kernel/state';
import { run, type ToyGame, type ToyRules } from '../toy-game';
import { coresGame, destroyBy, spirit, waitsOn, withBattles, type CoresCard } from './cores-game';

const onceAMoment: Partial<ToyRules> = { triggersOnceAMoment: (_g, { when }) => when?.event === 'destroyed' };
const watcher = (id: string): CoresCard => spirit(id, waitsOn('destroyed', 'any'));
const game = (rules: Partial<ToyRules>, watchers = [watcher('w'), watcher('v')]): ToyGame => {
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

it('an effect that ends meanwhile does so at a moment of its own, after which the first moment goes on', () => {
  const when: Ability['when'] = { event: 'destroyed', subject: 'any', or: [{ event: 'effectEnded', subject: 'any' }] };
  const rules: Partial<ToyRules> = { ...withBattles, triggersOnceAMoment: () => true };
  const g = game(rules, [watcher('w'), spirit('v', { ...waitsOn('destroyed'), when })]);
  addEffect(g, {
    ...{ player: 'A', source: 'w', targets: ['w'], until: 'turn', orUntil: { event: 'destroyed', subject: 'any' } },
    modification: { kind: 'stat', stat: 'power', by: 500 },
  });
  run(g, destroyBy(g, 'w', 'x', 'y'));
  expect(g.state.pending.map(({ card, event }) => `${card} for ${event.type}`)).toEqual([
    ...['w for destroyed', 'v for destroyed'],
    'v for effectEnded',
  ]);
});
