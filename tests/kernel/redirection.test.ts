/** What a rule makes of a move before anything else does: it leads elsewhere or is not made, also instead of something and as a cost. */
import { describe, expect, it } from 'vitest';
import { link } from '../../oracle/kernel/changes';
import { canBeDone } from '../../oracle/kernel/costs/analysis';
import { perform } from '../../oracle/kernel/events/perform';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import type { Ability } from '../../oracle/kernel/state';
import { card, events, ids, run, toy, type ToyGame, type ToyRules } from './toy-game';

/** An order goes to the trash instead of the field (VG 4.4.3); nothing goes to the zone of another player (VG 4.1.13). */
const ruled: Partial<ToyRules> = {
  redirectMove: (_g, move) => {
    if (move.to.player !== undefined && move.to.player !== move.card.owner) return null;
    const isOrder = move.card.id.startsWith('order');
    return isOrder && move.to.zone === 'field' ? { ...move, to: { zone: 'trash' } } : move;
  },
};
const move = (g: ToyGame, id: string, zone: string, player?: 'A' | 'B') => ({
  card: g.card(id),
  to: { zone, ...(player && { player }) },
});

describe('a move that a rule leads elsewhere', () => {
  it('never comes to the place that was named', () => {
    const watch: Ability = { type: 'auto', when: { event: 'moved', subject: 'any', to: ['field'] }, effect: [] };
    const g = toy({ A: { hand: [card('order'), card('x')], field: [card('w', 0, watch)] } }, ruled);
    run(g, perform(g, move(g, 'order', 'field')));
    expect([ids(g, 'A', 'trash'), g.state.pending.length]).toEqual([['order'], 0]);
    run(g, perform(g, move(g, 'x', 'field')));
    expect(g.state.pending.length).toBe(1);
  });

  it('is what replacements see', () => {
    const save: Ability = {
      type: 'instead',
      when: { event: 'moved', subject: 'any', to: ['trash'] },
      effect: [{ do: 'move', target: { subject: true }, to: 'cost' }],
    };
    const g = toy({ A: { hand: [card('order')], field: [card('s', 0, save)] } }, ruled);
    run(g, perform(g, move(g, 'order', 'field')));
    expect(ids(g, 'A', 'cost')).toEqual(['order']);
  });

  it('is led there as well where it happens instead of something', () => {
    const revive: Ability = {
      type: 'instead',
      when: { event: 'moved', subject: 'any', to: ['cost'] },
      effect: [{ do: 'move', target: { subject: true }, to: 'field' }],
    };
    const g = toy({ A: { hand: [card('order'), card('x')], field: [card('s', 0, revive)] } }, ruled);
    run(g, perform(g, move(g, 'order', 'cost')));
    run(g, perform(g, move(g, 'x', 'cost')));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'field')]).toEqual([['order'], ['s', 'x']]);
  });

  it('is not made to the zone of another player, and the rest of its group is', () => {
    const g = toy({ A: { field: [card('x'), card('y')] } }, ruled);
    run(g, perform(g, move(g, 'x', 'hand', 'B'), move(g, 'y', 'hand', 'A')));
    expect([ids(g, 'A', 'field'), ids(g, 'B', 'hand'), events(g, 'moved')]).toEqual([['x'], [], ['moved y']]);
  });

  it('is led there as well where it goes along with another', () => {
    const kept: Partial<ToyRules> = {
      redirectMove: (_g, one) =>
        one.to.zone === 'trash' && one.card.id === 'kept' ? { ...one, to: { zone: 'cost' } } : one,
    };
    const g = toy({ A: { field: [card('host')], under: [card('kept'), card('not')] } }, kept);
    for (const id of ['kept', 'not']) link(g, 'under', id, 'host');
    run(g, perform(g, move(g, 'host', 'trash')));
    expect([ids(g, 'A', 'cost'), ids(g, 'A', 'trash')]).toEqual([['kept'], ['host', 'not']]);
  });

  it('pays nothing where it is not made', () => {
    const stuck: Partial<ToyRules> = { redirectMove: (_g, one) => (one.card.id === 'x' ? null : one) };
    const pay: Ability['effect'] = [{ do: 'move', target: { self: true }, to: 'trash' }];
    const g = toy({ A: { field: [card('x'), card('y')] } }, stuck);
    const payable = (id: string) => {
      const context = contextOf(g, 'A', g.card(id), { type: 'action', effect: pay });
      return canBeDone(g, { ...context, paying: true }, pay);
    };
    expect([payable('x'), payable('y')]).toEqual([false, true]);
  });
});
