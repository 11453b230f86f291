/** Named results, for each, lists decided first, several modes in an order; conditions of activation, and what does not wait. */
import { describe, expect, it } from 'vitest';
import { findNonsense } from '../../oracle/kernel/language/card-checks';
import type { Ability } from '../../oracle/kernel/state';
import type { Condition, Target, Trigger } from '../../schemas/ability';
import { activate, activated, mayActivate, payingToy } from './paying-game';
import { card, checkpoint, doing, events, ids, run, toy, type ToyCard } from './toy-game';
import { all, to, choose, type Steps } from './ability-notation';

const own = all({ player: 'you', other: true });
const draw = (count: number | { result: string } = 1) => ({ do: 'draw', count }) as const;

function game(field: ToyCard[], more: Record<string, ToyCard[]> = {}) {
  return toy({ A: { field: [card('a'), ...field], deck: ['d1', 'd2', 'd3'].map((id) => card(id)), ...more } });
}

describe('a named result', () => {
  const bind = (target: Target): Steps[number] => ({ do: 'named', as: 'bound', then: [to('under', target)] });
  const callBack: Steps = [to('field', { result: 'bound' })];

  it('is what was really done: later parts are about those cards, and as many', () => {
    const saved: Ability = {
      type: 'instead',
      when: { event: 'moved', to: ['under'] },
      effect: [to('trash', { subject: true })],
    };
    const g = game([card('x'), card('y', 0, saved), card('z')]);
    run(g, doing(g, 'a', bind(own), draw({ result: 'bound' }), ...callBack));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash'), ids(g, 'A', 'hand')]).toEqual([
      ['a', 'x', 'z'],
      ['y'],
      ['d1', 'd2'],
    ]);
  });

  it('does not follow a card that has gone elsewhere meanwhile', () => {
    const g = game([card('x'), card('y')]);
    run(g, doing(g, 'a', bind(own), to('hand', all({ zone: ['under'], name: 'x' })), ...callBack));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([['a', 'y'], ['x']]);
  });

  it('is none where nothing was done, and keeps what was chosen apart', () => {
    const g = game([card('x'), card('y')]);
    const one: Target = { choose: { from: { player: 'you', other: true }, count: 1 } };
    run(g, doing(g, 'a', bind(one), { do: 'named', as: 'other', then: [to('hand', own)] }, ...callBack), choose('y'));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([['a', 'y'], ['x']]);
    const none = game([]);
    run(none, doing(none, 'a', bind(own), draw({ result: 'bound' })));
    expect(ids(none, 'A', 'hand')).toEqual([]);
  });

  it('must have been named where it stands', () => {
    const vocabulary = {} as Parameters<typeof findNonsense>[0];
    const says = (...effect: Steps) => findNonsense(vocabulary, { abilities: [{ type: 'activate', effect }] });
    expect(says(...callBack)).toEqual({
      path: 'abilities[0].effect[0].target',
      text: 'nothing is called "bound" before',
    });
    expect(says(bind(own), ...callBack)).toBe(undefined);
    expect(says(to('hand', { current: true }))?.text).toBe('there is no "current" card');
  });
});

describe('for each', () => {
  it('is for those that there were in the beginning', () => {
    const g = game([card('x'), card('y')]);
    const grows: Steps = [to('hand', { current: true }), to('field', all({ player: 'you', zone: ['deck'], top: 1 }))];
    run(g, doing(g, 'a', { do: 'forEach', of: own, then: grows }));
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'field')]).toEqual([
      ['x', 'y'],
      ['a', 'd1', 'd2'],
    ]);
  });

  it('is done for a card that has gone, but reaches it no more', () => {
    const g = game([card('x'), card('y')]);
    const first: Steps = [to('hand', own), draw()];
    run(g, doing(g, 'a', { do: 'forEach', of: own, then: [...first, to('trash', { current: true })] }));
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'trash')]).toEqual([['x', 'y', 'd1', 'd2'], []]);
  });

  it('chooses another card each time, as often as was counted in the beginning', () => {
    const g = game([card('x'), card('y'), card('z')]);
    const rest: Steps = [
      { do: 'setState', target: { choose: { from: { player: 'you', other: true }, count: 1 } }, state: 'resting' },
    ];
    const twice: Steps = [{ do: 'forEach', times: { count: { player: 'you', other: true }, plus: -1 }, then: rest }];
    const session = run(g, doing(g, 'a', ...twice), choose('y'));
    expect(session.question?.from?.map(({ id }) => id)).toEqual(['x', 'z']);
    expect(session.act('A', choose('y'))).not.toBe(null);
    expect(session.act('A', choose('z'))).toBe(null);
    expect([session.question, g.card('x').state]).toEqual([null, 'active']);
  });

  it('may choose a card again that has left and come back, as it is another object then', () => {
    const g = game([card('x')]);
    const one: Target = { choose: { from: { player: 'you', other: true }, count: 1 } };
    const again: Steps = [to('hand', one), draw(), to('field', all({ player: 'you', zone: ['hand'], name: 'x' }))];
    const before = g.card('x').zoneChangeCount;
    run(g, doing(g, 'a', { do: 'forEach', times: 2, then: again }));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([
      ['a', 'x'],
      ['d1', 'd2'],
    ]);
    expect(g.card('x').zoneChangeCount - before).toBe(4);
  });
});

describe('a list', () => {
  const few: Condition = { count: { player: 'you', zone: ['hand'] }, max: 0 };
  const many: Condition = { count: { player: 'you', zone: ['hand'] }, min: 1 };

  it('is decided before its first item is done', () => {
    const g = game([]);
    run(
      g,
      doing(g, 'a', {
        do: 'list',
        items: [
          { if: few, then: [draw()] },
          { if: few, then: [draw()] },
          { if: many, then: [draw()] },
        ],
      }),
    );
    expect(ids(g, 'A', 'hand')).toEqual(['d1', 'd2']);
  });

  it('is gone through from the top, whatever comes of an item', () => {
    const g = game([]);
    run(g, doing(g, 'a', { do: 'list', items: [{ then: [to('trash', own)] }, { then: [draw()] }] }));
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
  });
});

describe('several parts of which a player chooses', () => {
  const modes: Steps[] = [[draw()], [to('trash', all({ player: 'you', zone: ['hand'] }))], [to('hand', own)]];

  it('are carried out in the order of the choice, all of which come first (DBS 10-27-3)', () => {
    const g = game([card('x')]);
    const session = run(g, doing(g, 'a', { do: 'chooseOne', modes, count: 2 }), { type: 'answer', value: 2 });
    expect([ids(g, 'A', 'field'), session.question?.options().map(({ value }) => value)]).toEqual([
      ['a', 'x'],
      [0, 1],
    ]);
    session.act('A', { type: 'answer', value: 1 });
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'trash')]).toEqual([[], ['x']]);
    const other = game([card('x')]);
    run(
      other,
      doing(other, 'a', { do: 'chooseOne', modes, count: 2 }),
      { type: 'answer', value: 1 },
      { type: 'answer', value: 2 },
    );
    expect([ids(other, 'A', 'hand'), ids(other, 'A', 'trash')]).toEqual([['x'], []]);
  });
});

describe('what must be so for an ability', () => {
  const alone: Condition = { count: { player: 'you', other: true }, max: 0 };
  const ping: Trigger = { event: 'moved', subject: 'any', to: ['cost'] };
  const happen = (g: ReturnType<typeof game>) => doing(g, 'a', to('cost', all({ zone: ['hand'] })));

  it.each([
    ['to trigger, counts then and not afterwards', { activation: alone }, ['triggered a']],
    ['to be carried out, counts then', { effect: [{ do: 'if', condition: alone, then: [draw()] }] }, ['triggered a']],
  ] as [string, Partial<Ability>, string[]][])('%s', (_, more, triggered) => {
    const sees: Ability = { type: 'auto', when: ping, effect: [draw()], ...more };
    const g = toy({ A: { field: [card('a', 0, sees)], hand: [card('h')], deck: [card('d1')] } });
    run(g, happen(g));
    run(g, doing(g, 'a', to('field', all({ player: 'you', zone: ['cost'] }))));
    run(g, checkpoint(g));
    expect(events(g, 'triggered')).toEqual(triggered);
    expect(ids(g, 'A', 'hand')).toEqual('activation' in more ? ['d1'] : []);
  });

  it('to trigger, keeps it from triggering, also where it comes true afterwards', () => {
    const sees: Ability = { type: 'auto', when: ping, activation: alone, effect: [draw()] };
    const g = toy({ A: { field: [card('a', 0, sees), card('x')], hand: [card('h')], deck: [card('d1')] } });
    run(g, happen(g));
    run(g, doing(g, 'a', to('trash', own)));
    run(g, checkpoint(g));
    expect(events(g, 'triggered')).toEqual([]);
  });

  it('to be activated, is asked before and not when it is carried out', () => {
    const cost = [to('field', all({ player: 'you', zone: ['hand'] }))];
    const sides = (field: ToyCard[]) => ({
      A: {
        field: [card('a', 0, activated(cost, [draw()], { activation: alone })), ...field],
        hand: [card('h')],
        deck: [card('d1')],
      },
    });
    const g = payingToy(sides([]));
    expect(mayActivate(g, 'a')).toBe(true);
    run(g, activate(g, 'a'));
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
    expect(mayActivate(payingToy(sides([card('x')])), 'a')).toBe(false);
  });
});
