/** Costs that effects change: lost, replaced, of another number, for the next time only (VG 7.21, 7.28). */
import { describe, expect, it } from 'vitest';
import { endEffects } from '../../oracle/kernel/changes';
import { layered } from '../../oracle/kernel/continuous/layers';
import { perform } from '../../oracle/kernel/events/perform';
import { cardsIn } from '../../oracle/kernel/game';
import type { InstructionWord } from '../../oracle/kernel/language/definition';
import { languageOf } from '../../oracle/kernel/language/language';
import { changedNumber, useUpNextTime } from '../../oracle/kernel/procedures/changed-costs';
import { paymentAtOnce } from '../../oracle/kernel/packs/payment-at-once';
import type { Ability, CardState } from '../../oracle/kernel/state';
import type { Target } from '../../schemas/ability';
import { activate, activated, mayActivate, payingToy, type PayingGame } from './paying-game';
import { at, card, doing, ids, put, restored, run, toyRules, type ToyCard } from './toy-game';
import { draw, self, all, to, rest, choose, type Steps } from './ability-notation';
import type { EffectGame } from '../../oracle/kernel/procedures/effects';

const discard = (count: number): Steps => [{ do: 'discard', count }];
const change = (more: object, target: Target = self): Steps[number] => ({ do: 'changeCost', target, ...more }) as never;
const hand = (n: number) => Array.from({ length: n }, (_, i) => card(`h${i}`));
function payer(
  cost: Steps,
  n: number,
  rules: object = {},
  field: ToyCard[] = [],
  more: Partial<Ability> = {},
): PayingGame {
  const a = card('a', 0, activated(cost, draw, more));
  return payingToy(
    {
      A: { field: [a, ...field], hand: hand(n), deck: ['d1', 'd2', 'd3', 'd4'].map((id) => card(id)) },
      B: { field: [card('b', 0, activated(cost, draw))], hand: [card('k')], deck: [card('e')] },
    },
    rules,
  );
}
describe.each([
  ['in order', {}],
  ['at once', paymentAtOnce],
  ['layers', layered],
])('%s', (_t, rules) => {
  it('a lost cost is not paid, until the turn ends', () => {
    const g = payer(discard(1), 0, rules);
    const before = mayActivate(g, 'a');
    run(g, doing(g, 'a', change({ become: [] })));
    expect([before, mayActivate(g, 'a'), mayActivate(g, 'b')]).toEqual([false, true, true]);
    run(g, activate(g, 'a'));
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
    run(g, activate(g, 'a'));
    endEffects(g, () => true);
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'trash')]).toEqual([['d1', 'd2'], []]);
    run(g, activate(g, 'a'), choose('d1'));
    expect(ids(g, 'A', 'trash')).toEqual(['d1']);
  });
  it('the next time only', () => {
    const other = card('o', 0, activated([rest(self)], []));
    const g = payer(discard(2), 4, rules, [other]);
    run(g, doing(g, 'a', change({ part: 'discard', by: -1, uses: 1 }, { players: 'you' })));
    run(g, activate(g, 'o'));
    const again = restored(g) as PayingGame;
    for (const game of [g, again]) {
      run(game, activate(game, 'a'), choose('h0'));
      run(game, activate(game, 'a'), choose('h1', 'h2'));
      expect([...ids(game, 'A', 'trash')].sort()).toEqual(['h0', 'h1', 'h2']);
      expect(game.state.effects).toEqual([]);
    }
  });
  it('several for the next time are added together', () => {
    const g = payer(discard(1), 6, rules);
    for (const by of [1, 2, -1]) run(g, doing(g, 'a', change({ part: 'discard', by, uses: 1 })));
    run(g, activate(g, 'a'), choose('h0', 'h1', 'h2'));
    run(g, activate(g, 'a'), choose('h3'));
    expect([...ids(g, 'A', 'trash')].sort()).toEqual(['h0', 'h1', 'h2', 'h3']);
  });
  it('below zero is none, and is paid', () => {
    const g = payer(discard(2), 1, rules);
    run(g, doing(g, 'a', change({ part: 'discard', by: -5 })));
    run(g, activate(g, 'a'));
    expect(ids(g, 'A', 'hand')).toEqual(['h0', 'd1']);
  });
  it('one more than there is', () => {
    const g = payer(discard(1), 1, rules);
    run(g, doing(g, 'b', change({ part: 'discard', by: 1, uses: 1 }, { players: 'opponent' })));
    expect([mayActivate(g, 'a'), mayActivate(g, 'b'), g.state.effects.length]).toEqual([false, true, 1]);
  });
  it('what was replaced was not that time', () => {
    const saved: Ability = {
      type: 'instead',
      when: { event: 'moved', to: ['trash'], subject: 'any' },
      effect: [to('cost', { subject: true })],
    };
    const g = payer(discard(1), 3, rules, [card('x', 0, saved)]);
    run(g, doing(g, 'a', change({ part: 'discard', by: 1, uses: 1 })));
    run(g, activate(g, 'a'), choose('h0', 'h1'));
    expect([ids(g, 'A', 'trash').length, g.state.effects.length]).toEqual([0, 1]);
  });
  it('of the master', () => {
    const masters: Record<string, 'A' | 'B'> = { b: 'A' };
    const g = payer(discard(2), 3, { ...rules, masterOf: (_g: unknown, c: CardState) => masters[c.id] ?? c.side });
    run(g, doing(g, 'a', change({ part: 'discard', by: -1 }, { players: 'you' })));
    run(g, activate(g, 'b'), choose('h0'));
    expect(ids(g, 'A', 'trash')).toEqual(['h0']);
  });
  it('by a continuous ability, but not on what is unaffected', () => {
    const cheap: Ability = { type: 'cont', effect: [change({ part: 'discard', by: -1 }, all({}))] };
    const resists: Ability = { type: 'cont', effect: [{ do: 'unaffected', by: { player: 'opponent' }, target: self }] };
    const field = [card('x', 0, activated(discard(1), draw)), card('y', 0, activated(discard(1), draw), resists)];
    const g = payingToy({ A: { field, deck: [card('d')] }, B: { field: [card('c', 0, cheap)] } }, rules);
    expect([mayActivate(g, 'x'), mayActivate(g, 'y')]).toEqual([true, false]);
    put(g, 'c', 'trash');
    expect(mayActivate(g, 'x')).toBe(false);
  });
  it('of one keyword alone', () => {
    const g = payer(discard(1), 0, rules, [card('x', 0, activated(discard(1), draw, { keyword: 'K' }))]);
    run(g, doing(g, 'a', change({ become: [], of: { keyword: 'K' } }, { players: 'you' })));
    expect([mayActivate(g, 'a'), mayActivate(g, 'x')]).toEqual([false, true]);
  });
  it('lost, what others ask for besides is paid', () => {
    const g = payer(discard(1), 0, rules);
    run(g, doing(g, 'a', { do: 'require', cost: [rest(self)], target: self }, change({ become: [] })));
    run(g, activate(g, 'a'));
    expect([at(g, 'a').state, ids(g, 'A', 'hand')]).toEqual(['resting', ['d1']]);
  });
  it('replaced, and the number of what stands there then', () => {
    const g = payer([rest(self)], 3, rules);
    run(
      g,
      doing(
        g,
        'a',
        change({ part: 'discard', by: 1 }),
        change({ become: discard(1) }),
        change({ part: 'discard', by: 1 }),
      ),
    );
    run(g, activate(g, 'a'), choose('h0', 'h1'));
    expect([at(g, 'a').state, [...ids(g, 'A', 'trash')].sort()]).toEqual(['active', ['h0', 'h1']]);
  });
  it('a number within a part that is chosen', () => {
    const g = payer([{ do: 'chooseOne', modes: [discard(2), [rest(self)]] }], 3, rules);
    run(g, doing(g, 'a', change({ part: 'discard', by: -1 })));
    run(g, activate(g, 'a'), { type: 'answer', value: 0 }, choose('h0'));
    expect(ids(g, 'A', 'trash')).toEqual(['h0']);
  });
  it('the next time, which is not when another part is chosen', () => {
    const g = payer([{ do: 'chooseOne', modes: [discard(2), [rest(self)]] }], 3, rules);
    run(g, doing(g, 'a', change({ part: 'discard', by: -1, uses: 1 })));
    run(g, activate(g, 'a'), { type: 'answer', value: 1 });
    expect(g.state.effects.length).toBe(1);
    run(g, perform(g, { card: at(g, 'a'), state: 'active' }));
    run(g, activate(g, 'a'), { type: 'answer', value: 0 }, choose('h0'));
    expect([ids(g, 'A', 'trash'), g.state.effects]).toEqual([['h0'], []]);
  });
  it('a card that has left and come back costs what is printed', () => {
    const g = payer(discard(1), 0, rules);
    run(g, doing(g, 'a', change({ become: [] })));
    put(g, 'a', 'hand');
    put(g, 'a', 'field');
    put(g, 'd1', 'trash');
    expect(mayActivate(g, 'a')).toBe(false);
  });
});
it('a cost changed for what comes later', () => {
  const g = payingToy(
    {
      A: {
        field: [card('a')],
        hand: [card('late', 0, activated([{ do: 'discard', count: 2 }], draw))],
        deck: [card('d')],
      },
    },
    { reachesLater: () => true },
  );
  run(g, doing(g, 'a', change({ part: 'discard', by: -2 }, all({ player: 'you' }))));
  put(g, 'late', 'field');
  expect(mayActivate(g, 'late')).toBe(true);
});

/** Puts cards from the top of the deck under others, a number of which effects change. */
const charge: InstructionWord<'charge', { count: number }> = {
  verb: 'charge',
  meaning: '',
  members: () => ({ count: undefined }),
  *decide(game, context, { count }) {
    const number = changedNumber(game as EffectGame, context, 'charge', count);
    return cardsIn(game, context.player, 'deck').slice(0, number);
  },
  *execute(game, context, _said, cards) {
    useUpNextTime(game as EffectGame, context, 'charge');
    yield* perform(game, ...cards.map((one) => ({ card: one, to: { zone: 'under' } })));
  },
};

describe('a number that changes in effects as in costs (VG 7.28.1, 7.28.2)', () => {
  const charging = (count: number): Steps[number] => ({ do: 'charge', count }) as never;
  const { words } = toyRules.language;
  const rules = { language: languageOf({ ...words, instructions: [...words.instructions, charge] }) };
  const charger = (cost: Steps = []): PayingGame =>
    payingToy(
      {
        A: {
          field: [card('a', 0, activated(cost, draw))],
          hand: hand(2),
          deck: [...'123456789'].map((id) => card(id)),
        },
      },
      rules,
    );
  const charged = (g: PayingGame, ...steps: Steps): number => {
    const before = ids(g, 'A', 'under').length;
    run(g, doing(g, 'a', ...steps));
    return ids(g, 'A', 'under').length - before;
  };
  const more = (by: number): Steps[number] => change({ part: 'charge', by, uses: 1 }, { players: 'you' });

  it('the next time, whatever else is done between, and not again', () => {
    const g = charger();
    run(g, doing(g, 'a', more(1), more(2)));
    run(g, doing(g, 'a', ...draw));
    expect([charged(g, charging(1)), charged(g, charging(1)), g.state.effects]).toEqual([4, 1, []]);
  });

  it('for as long as it lasts, never to less than none', () => {
    const g = charger();
    run(g, doing(g, 'a', change({ part: 'charge', by: -2 }, { players: 'you' })));
    expect([charged(g, charging(1)), charged(g, charging(3))]).toEqual([0, 1]);
  });

  it('in a cost once, which uses the next time up', () => {
    const g = charger([charging(1)]);
    run(g, doing(g, 'a', more(1)));
    run(g, activate(g, 'a'));
    expect([ids(g, 'A', 'under').length, charged(g, charging(1))]).toEqual([2, 1]);
  });
});
