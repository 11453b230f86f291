/** What follows at once from a change, in the middle of an effect: it is told what has happened, also when effects begin and end. */
import { describe, expect, it } from 'vitest';
import { endEffects, setFace } from '../../oracle/kernel/changes';
import { statOf } from '../../oracle/kernel/continuous/values';
import { perform, performEffectChange } from '../../oracle/kernel/events/perform';
import { linkedTo } from '../../oracle/kernel/links';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { link } from '../../oracle/kernel/changes';
import { NOTHING, type Ability, type Procedure } from '../../oracle/kernel/state';
import { card, events, ids, run, toy, type ToyGame } from './toy-game';
import { executeEffect } from '../../oracle/kernel/events/execute-effect';
import type { AnyGame } from '../../oracle/kernel/rules';

function* use(g: ToyGame, id: string): Procedure {
  const source = g.card(id);
  yield* executeEffect(g, contextOf(g, 'A', source, source.definition.abilities![0]!));
}

const weaken = (by: number): Ability['effect'][number] => ({
  do: 'modify',
  stat: 'power',
  by,
  target: { all: { name: 'host' } },
});
const draw: Ability['effect'][number] = { do: 'draw', count: 1 };

/** A brave is separated at once from a host with less than 2000 (BS 9-3-7). */
function* separate(g: AnyGame): Procedure {
  for (const { card: brave, host } of g.state.links) {
    if (statOf(g, g.card(host), 'power') < 2000) yield* perform(g, { card: g.card(brave), to: { zone: 'field' } });
  }
}

const braved = (effect: Ability['effect']) => {
  const spell = card('s', 0, { type: 'action', effect });
  const g = toy(
    { A: { field: [card('host', 3000), spell], under: [card('brave')], deck: [card('d1')] } },
    { afterGroup: separate },
  );
  link(g, 'brave', 'brave', 'host');
  return g;
};

describe('what follows at once', () => {
  it('follows from an effect that begins, before the rest of the text', () => {
    const g = braved([weaken(-2000), draw]);
    run(g, use(g, 's'));
    expect(ids(g, 'A', 'field')).toEqual(['host', 's', 'brave']);
    expect(events(g, 'unlinked', 'drew')).toEqual(['unlinked brave', 'drew d1']);
  });

  it('does not follow from one that leaves it as it is', () => {
    const g = braved([weaken(-1000), draw]);
    run(g, use(g, 's'));
    expect(linkedTo(g, g.card('host'), 'brave').length).toBe(1);
  });

  it('follows from an effect that ends', () => {
    const g = braved([weaken(+1000)]);
    run(g, use(g, 's'));
    run(
      g,
      (function* () {
        yield* performEffectChange(g, () => endEffects(g, () => true));
      })(),
    );
    expect(linkedTo(g, g.card('host'), 'brave').length).toBe(1);
    const weak = braved([weaken(-1500), weaken(+1500)]);
    run(weak, use(weak, 's'));
    expect(linkedTo(weak, weak.card('host'), 'brave').length).toBe(0);
  });

  it('is told what has happened: one that was turned face down is put away (VG 7.30.4)', () => {
    const seen: string[][] = [];
    const putAway = (g: AnyGame, since: number): Procedure => {
      const happened = g.journal.slice(since);
      seen.push(happened.map(({ type }) => type));
      const locked = happened.filter(({ type, card: id }) => type === 'turnedFaceDown' && id?.startsWith('g'));
      if (locked.length === 0) return NOTHING;
      return perform(g, ...locked.map(({ card: id }) => ({ card: g.card(id!), to: { zone: 'cost' } })));
    };
    const g = toy({ A: { field: [card('g1'), card('x'), card('g2')] } }, { afterGroup: putAway });
    setFace(g, 'g2', 'down');
    run(g, perform(g, { card: g.card('g1'), face: 'down' }, { card: g.card('x'), face: 'down' }));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'cost')]).toEqual([['x', 'g2'], ['g1']]);
    expect(seen).toEqual([['turnedFaceDown', 'turnedFaceDown'], ['moved']]);
  });

  it('follows from nothing where nothing has begun or ended', () => {
    let times = 0;
    const count = (): Procedure => {
      times += 1;
      return NOTHING;
    };
    const g = toy({ A: { field: [card('a')] } }, { afterGroup: count });
    run(
      g,
      performEffectChange(g, () => endEffects(g, () => true)),
    );
    expect(times).toBe(0);
  });
});
