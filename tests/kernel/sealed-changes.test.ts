/** A change to which no effect applies: nothing replaces it and nothing triggers on it; the others of its group are as ever. */
import { describe, expect, it } from 'vitest';
import { perform } from '../../oracle/kernel/events/perform';
import type { Ability, Procedure } from '../../oracle/kernel/state';
import { card, checkpoint, events, give, ids, run, toy, type ToyGame } from './toy-game';
import { draw } from './ability-notation';
import type { IntendedChange } from '../../oracle/kernel/changes/intended';

const onTrashed: Ability = { type: 'auto', when: { event: 'trashed' }, effect: draw };
const shield: Ability = {
  type: 'instead',
  when: { event: 'trashed' },
  effect: [{ do: 'setState', target: { self: true }, state: 'resting' }],
};
const deck = ['d1', 'd2'].map((id) => card(id));

const trash = (g: ToyGame, id: string, unreplaceable?: true): IntendedChange => ({
  card: g.card(id),
  to: { zone: 'trash' },
  events: 'trashed',
  ...(unreplaceable && { unreplaceable }),
});
function* together(g: ToyGame, ...changes: IntendedChange[]): Procedure {
  yield* perform(g, ...changes);
  yield* checkpoint(g);
}

describe('one sealed change of a group', () => {
  it('triggers nothing, and lets the others trigger', () => {
    const g = toy({ A: { field: [card('a', 0, onTrashed), card('b', 0, onTrashed)], deck } });
    run(g, together(g, trash(g, 'a', true), trash(g, 'b')));
    expect(events(g, 'triggered', 'trashed')).toEqual(['trashed a', 'trashed b', 'triggered b']);
  });

  it('is not replaced, and lets the others be', () => {
    const g = toy({ A: { field: [card('a', 0, shield), card('b', 0, shield)], deck } });
    run(g, together(g, trash(g, 'a', true), trash(g, 'b')));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'field')]).toEqual([['a'], ['b']]);
  });

  it('is noticed by no other card either', () => {
    const watcher: Ability = { type: 'auto', when: { event: 'trashed', subject: 'any' }, effect: draw };
    const g = toy({ A: { field: [card('w', 0, watcher), card('a'), card('b')], deck } });
    run(g, together(g, trash(g, 'a', true), trash(g, 'b')));
    expect(events(g, 'triggered')).toEqual(['triggered w']);
  });

  it('takes what is linked along as silently', () => {
    const onReturn: Ability = { type: 'auto', when: { event: 'moved', subject: 'any', to: ['cost'] }, effect: draw };
    const g = toy({ A: { field: [card('w', 0, onReturn), card('a')], cost: [card('don')], deck } });
    run(g, give(g, 'don', 'a'));
    run(g, together(g, trash(g, 'a', true)));
    expect([ids(g, 'A', 'cost'), events(g, 'triggered')]).toEqual([['don'], []]);
  });
});
