/** Payment: in order or at once, with the least that a sum must be, with nothing. */
import { describe, expect, it } from 'vitest';
import { paymentAtOnce } from '../../oracle/kernel/packs/payment-at-once';
import type { Ability } from '../../oracle/kernel/state';
import type { Target } from '../../schemas/ability';
import { activate, activated, mayActivate, payingToy, type PayingGame } from './paying-game';
import { card, events, ids, run, type ToyCard } from './toy-game';
import { draw, from, rest, choose, type Steps } from './ability-notation';

const trash = (target: Target) => ({ do: 'move', target, to: 'trash' }) as const;

function payer(cost: Steps, field: ToyCard[], hand: ToyCard[] = [], atOnce = true, more: ToyCard[] = []): PayingGame {
  const a = card('a', 0, activated(cost, draw));
  const sides = { A: { field: [a, ...field], hand, deck: [card('d')] }, B: { field: more } };
  return payingToy(sides, atOnce ? paymentAtOnce : {});
}

describe('a cost of several parts', () => {
  const handAndField = [trash(from('hand')), trash(from('field'))];
  const sees: Ability = {
    type: 'auto',
    when: { event: 'moved', subject: { zone: ['trash'] }, to: ['trash'] },
    effect: [],
  };

  it('is paid at one moment, when all has been chosen', () => {
    const field = [card('x', 0, sees), card('y')];
    const g = payer(handAndField, field, [card('h'), card('i')]);
    const session = run(g, activate(g, 'a'), choose('h'));
    expect([ids(g, 'A', 'trash'), session.question?.from?.map(({ id }) => id)]).toEqual([[], ['x', 'y']]);
    session.act('A', choose('x'));
    // What leaves at that moment sees the other go.
    expect(g.state.pending.map(({ card: id, event }) => [id, event.card])).toContainEqual(['x', 'h']);
    expect(ids(g, 'A', 'hand')).toContain('d');
  });

  it('is paid part by part where the game says so', () => {
    const g = payer(handAndField, [card('x'), card('y')], [card('h'), card('i')], false);
    run(g, activate(g, 'a'), choose('h'));
    expect(ids(g, 'A', 'trash')).toEqual(['h']);
  });

  it('uses no card twice, and what one part brings not for another', () => {
    const twice = [rest(from('field')), trash(from('field'))];
    expect(mayActivate(payer(twice, [card('x')]), 'a')).toBe(false);
    expect(mayActivate(payer(twice, [card('x')], [], false), 'a')).toBe(true);
    const g = payer(twice, [card('x'), card('y')]);
    run(g, activate(g, 'a'), choose('x'));
    expect([g.card('x').state, ids(g, 'A', 'trash')]).toEqual(['resting', ['y']]);
    const back = [trash(from('hand')), { do: 'move', target: from('trash'), to: 'hand' } as const];
    expect(mayActivate(payer(back, [], [card('h')]), 'a')).toBe(false);
    expect(mayActivate(payer(back, [], [card('h')], false), 'a')).toBe(true);
  });

  it('does not let a part be paid so that another cannot be', () => {
    const named: Target = { choose: { from: { player: 'you', zone: ['hand'], name: 'h' }, count: 1 } };
    const g = payer(
      [
        { do: 'discard', count: 1 },
        { do: 'move', target: named, to: 'deck' },
      ],
      [],
      [card('h'), card('i')],
    );
    expect(() => run(g, activate(g, 'a'), choose('h'))).toThrow('cannot be chosen together');
    run(g, activate(g, 'a'), choose('i'));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'deck')]).toEqual([['i'], ['h']]);
  });

  it('is no cost where a part was replaced', () => {
    const saved: Ability = {
      type: 'instead',
      when: { event: 'moved', to: ['trash'] },
      effect: [{ do: 'move', target: { subject: true }, to: 'cost' }],
    };
    const g = payer([trash(from('hand')), trash(from('field'))], [card('x', 0, saved)], [card('h')]);
    run(g, activate(g, 'a'));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'cost'), events(g, 'drew')]).toEqual([['h'], ['x'], []]);
  });

  it('takes what one part has shown, and does not show what one part has taken', () => {
    const weakened = { do: 'modify', stat: 'power', by: -1, target: from('field') } as const;
    expect(mayActivate(payer([weakened, trash(from('field'))], [card('x')], [], false), 'a')).toBe(true);
    const takenFirst = [trash(from('field')), weakened];
    expect(mayActivate(payer(takenFirst, [card('x')], [], false), 'a')).toBe(false);
    expect(mayActivate(payer(takenFirst, [card('x'), card('y')], [], false), 'a')).toBe(true);
  });

  it.each([true, false])('is not paid with a card that is away while it is paid (at once: %s)', (atOnce) => {
    const any: Target = { choose: { from: { player: 'you', zone: ['field'] }, count: 1 } };
    const a = card('a', 0, activated([trash(any)], draw));
    const sides = { A: { field: [a, card('x')], deck: [card('d')] } };
    const g = payingToy(sides, { ...(atOnce && paymentAtOnce), isAwayWhilePaying: () => true } as object);
    run(g, activate(g, 'a'));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash')]).toEqual([['a'], ['x']]);
  });

  it('is judged when it is paid: what has gone by then is not there', () => {
    const g = payer([trash(from('field', 2))], [card('x')]);
    run(g, activate(g, 'a'));
    expect(events(g, 'drew')).toEqual([]);
  });

  it('of nothing, or of all of none, is paid by choice (VG 11.7.2, 11.7.3)', () => {
    for (const atOnce of [true, false]) {
      const all = trash({ all: { player: 'opponent' } });
      const g = payer([all, rest({ all: { player: 'opponent' } })], [], [], atOnce);
      expect(mayActivate(g, 'a')).toBe(true);
      run(g, activate(g, 'a'));
      expect(events(g, 'drew')).toEqual(['drew d']);
    }
  });
});

describe('cards whose values must sum up to so much', () => {
  const three = [trash(from('hand', 9, { upTo: true, total: { stat: 'power', min: 3 } }))];
  const hand = (...powers: number[]) => powers.map((power, index) => card(`h${index}`, power));

  it.each([
    ['cannot be chosen where there are too few', hand(1, 1), false],
    ['can be where they are just enough', hand(2, 1), true],
    ['can be where one is enough', hand(3), true],
    ['cannot be of none', [], false],
  ])('%s', (_, cards, can) => {
    expect([true, false].map((atOnce) => mayActivate(payer(three, [], cards, atOnce), 'a'))).toEqual([can, can]);
  });

  it('may be more, not less, and not none', () => {
    const g = payer(three, [], hand(1, 2, 0));
    expect(() => run(g, activate(g, 'a'), choose('h1'))).toThrow();
    expect(() => run(g, activate(g, 'a'), { type: 'pass' })).toThrow();
    run(g, activate(g, 'a'), choose('h2', 'h1', 'h0'));
    expect(ids(g, 'A', 'hand')).toEqual(['d']);
  });
});
