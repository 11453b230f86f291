/** What a rule would put in the place of something is one replacement among those of abilities (DBS 10-6-1 with 8-9-2). */
import { describe, expect, it } from 'vitest';
import { perform } from '../../oracle/kernel/events/perform';
import type { Ability } from '../../oracle/kernel/state';
import { card, events, ids, run, toy, type ToyGame } from './toy-game';

const toTrash: Ability = { type: 'instead', effect: [{ do: 'move', target: { subject: true }, to: 'trash' }] };
const toCost: Ability = {
  type: 'instead',
  when: { event: 'moved', subject: 'any', to: ['hand'] },
  effect: [{ do: 'move', target: { subject: true }, to: 'cost' }],
};

const drawn = (g: ToyGame) => {
  const [x, source] = [g.card('x'), g.card('striker')];
  return perform(g, {
    card: x,
    to: { zone: 'hand' },
    insteadBy: { source, player: 'A', ability: toTrash, affected: [x] },
  });
};

describe('a rule that puts something else in the place of a change', () => {
  it('does so where no ability would', () => {
    const g = toy({ A: { field: [card('striker')], deck: [card('x')] } });
    run(g, drawn(g));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'hand'), events(g, 'replaced')]).toEqual([
      ['x'],
      [],
      ['replaced striker'],
    ]);
  });

  it.each([
    ['striker', 'trash'],
    ['exile', 'cost'],
  ])('is chosen among those of abilities: %s', (first, zone) => {
    const g = toy({ A: { field: [card('striker'), card('exile', 0, toCost)], deck: [card('x')] } });
    run(g, drawn(g), first);
    expect([ids(g, 'A', zone), ids(g, 'A', 'hand')]).toEqual([['x'], []]);
  });
});
