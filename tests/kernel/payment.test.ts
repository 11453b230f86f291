/** Payment: in order or at once, as one assignment checked as a whole, with the least that a sum must be, with nothing. */
import { describe, expect, it } from 'vitest';
import {
  canBePaidFrom,
  chooseForBill,
  chooseMoves,
  isPaidWith,
  reductionBy,
  somePayments,
  whyUnpaid,
  type Bill,
  type Owed,
} from '../../oracle/kernel/costs/bills';
import { paymentAtOnce } from '../../oracle/kernel/packs/payment-at-once';
import type { Ability, CardState } from '../../oracle/kernel/state';
import type { Target } from '../../schemas/ability';
import { activate, activated, mayActivate, payingToy, type PayingGame } from './paying-game';
import { card, events, ids, run, toy, type ToyCard } from './toy-game';
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

describe('a bill is paid with cards named at once', () => {
  /** Cards are of the colours in their names. */
  const of = (color: string) => (one: CardState) => one.id.includes(color);
  const bill: Bill = [
    { count: 1, serves: of('r') },
    { count: 1, serves: of('b') },
    { count: 1, serves: () => true },
  ];
  const g = () => toy({ A: { cost: ['rb1', 'rb2', 'r', 'g'].map((id) => card(id)) } });
  const cards = (...names: string[]) => names.map((id) => g().card(id));

  it.each([
    [['rb1', 'r', 'g'], true],
    [['rb1', 'rb2', 'g'], true],
    [['r', 'g', 'rb1'], true],
    [['r', 'rb1'], false],
    [['r', 'rb1', 'rb2', 'g'], false],
  ])('with %j: %s', (names, paid) => {
    expect(isPaidWith(bill, cards(...names))).toBe(paid);
  });

  it('as a whole: each card serves for one part, whatever it could serve for', () => {
    const specified: Bill = [
      { count: 2, serves: of('b') },
      { count: 1, serves: of('r') },
    ];
    expect(canBePaidFrom(specified, cards('rb1', 'rb2', 'g'))).toBe(false);
    expect(canBePaidFrom(specified, cards('rb1', 'rb2', 'r'))).toBe(true);
    const game = g();
    const from = ['rb1', 'rb2', 'r', 'g'].map((id) => game.card(id));
    expect(() => run(game, choosing(), choose('rb1', 'rb2', 'g'))).toThrow();
    const paid: string[] = [];
    function* choosing() {
      const named = yield* chooseForBill(game, 'A', specified, from);
      paid.push(...named.map(({ id }) => id));
    }
    run(game, choosing(), choose('r', 'rb2', 'rb1'));
    expect(paid).toEqual(['r', 'rb2', 'rb1']);
  });
});

describe('reduction by symbols', () => {
  const [red, white, purple] = [['red'], ['white'], ['purple']];
  const any = ['red', 'white', 'purple', 'green', 'yellow', 'blue'];

  it.each([
    ['by each colour, as many as it has reduction symbols', [red, red, red, purple], [red, red, white], 2],
    ['a symbol of two colours counts as one', [['red', 'white']], [red, white], 1],
    ['of the colour that is needed', [['red', 'white'], red], [red, white], 2],
    ['any colour where any will do', [purple, white, red], [any, red], 2],
    ['the special one where the other fits any', [red, purple], [any, red], 2],
    ['none', [], [red], 0],
  ])('%s', (_, symbols, reductions, by) => {
    expect(reductionBy(symbols, reductions)).toBe(by);
  });
});

describe('cores are paid by one assignment', () => {
  const owed = {
    available: { reserve: { core: 2 }, x: { core: 3 } },
    due: { trash: { exactly: 2 }, new: { atLeast: 1 } },
  };

  it.each([
    [
      'from one place to both',
      [
        ['reserve', 'trash', 2],
        ['x', 'new', 3],
      ],
      null,
    ],
    [
      'from both to one',
      [
        ['reserve', 'trash', 1],
        ['x', 'trash', 1],
        ['reserve', 'new', 1],
      ],
      null,
    ],
    ['too little on the card', [['reserve', 'trash', 2]], 'at least 1 are owed to "new", not 0'],
    [
      'too much',
      [
        ['x', 'trash', 3],
        ['reserve', 'new', 1],
      ],
      '2 are owed to "trash", not 3',
    ],
    [
      'more than there is',
      [
        ['reserve', 'trash', 2],
        ['reserve', 'new', 1],
      ],
      'there are only 2 core at "reserve"',
    ],
    ['from the life', [['life', 'trash', 2]], 'nothing is paid from "life" to "trash"'],
    ['a half', [['x', 'trash', 0.5]], 'something is to be moved, and whole'],
  ] as [string, [string, string, number][], string | null][])('%s', (_, stated, reason) => {
    expect(
      whyUnpaid(
        owed,
        stated.map(([source, to, core]) => ({ from: source, to, counters: { core } })),
      ),
    ).toBe(reason);
  });
});

describe('some payments', () => {
  const inWords = (owed: Owed) =>
    somePayments(owed).map((payment) =>
      payment.flatMap(({ from, to, counters }) =>
        Object.entries(counters).map(([kind, count]) => `${count} ${kind} ${from}>${to}`),
      ),
    );
  it('differ by the counters that pay and by a counter more', () => {
    const owed: Owed = {
      available: { reserve: { core: 2, soul: 1 } },
      due: { trash: { exactly: 1 }, new: { atLeast: 1 } },
    };
    expect(inWords(owed)).toEqual([
      ['1 core reserve>trash', '1 core reserve>new'],
      ['1 soul reserve>trash', '1 core reserve>new'],
      ['1 core reserve>trash', '1 core reserve>new', '1 soul reserve>new'],
    ]);
  });
  it('are one where the same counters go in whatever order, and none where there are too few', () => {
    const owed: Owed = { available: { reserve: { core: 1 }, x: { core: 1 } }, due: { trash: { exactly: 2 } } };
    expect(inWords(owed)).toEqual([['1 core reserve>trash', '1 core x>trash']]);
    expect(inWords({ ...owed, due: { trash: { exactly: 3 } } })).toEqual([]);
    expect(inWords({ available: {}, due: { new: { atLeast: 0 } } })).toEqual([[]]);
  });
});

describe('the question for cores', () => {
  const owed: Owed = {
    available: { reserve: { core: 1, soul: 1 }, x: { core: 2 } },
    due: { trash: { exactly: 2 }, new: { atLeast: 1 } },
  };
  function* pay(o: Owed, got: unknown[]) {
    got.push(yield* chooseMoves('A', o, 'C'));
  }
  const moves = (...m: [string, string, object][]) => ({
    type: 'pay',
    moves: m.map(([f, t, counters]) => ({ from: f, to: t, counters: counters as Record<string, number> })),
  });
  it('are paid by one answer, the Soul Core as any other', () => {
    const g = toy({});
    for (const [answer, ok] of [
      [moves(['reserve', 'trash', { core: 1, soul: 1 }], ['x', 'new', { core: 1 }]), true],
      [moves(['reserve', 'trash', { soul: 2 }], ['x', 'new', { core: 1 }]), false],
      [moves(['x', 'trash', { core: 2 }], ['x', 'new', { core: 1 }]), false],
      [moves(['x', 'trash', { core: 2 }]), false],
      [moves(['x', 'trash', { core: 2 }], ['toString', 'new', { core: 1 }]), false],
      [{ type: 'pass' }, false],
    ] as const) {
      const got: unknown[] = [];
      const session = run(g, pay(owed, got));
      const refusal = session.act('A', answer as never);
      expect([refusal === null, got.length]).toEqual([ok, ok ? 1 : 0]);
    }
    const s = run(g, pay(owed, []));
    expect(s.act('A', s.question!.options()[0]!)).toBe(null);
  });
  it('where there are too few, or none are owed, nobody is asked', () => {
    const g = toy({});
    const got: unknown[] = [];
    expect(run(g, pay({ ...owed, due: { trash: { exactly: 5 } } }, got)).question).toBe(null);
    expect(run(g, pay({ ...owed, due: { trash: { exactly: 0 } } }, got)).question).toBe(null);
    const s = run(g, pay({ ...owed, due: { new: { atLeast: 0 } } }, got), { type: 'pass' });
    expect([s.question, got]).toEqual([null, [null, [], []]]);
  });
});
