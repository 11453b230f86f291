/** Energy of several colours is paid as one bill. */
import { describe, expect, it } from 'vitest';
import { canBePaidFrom, chooseForBill, isPaidWith, type Bill } from '../../oracle/dragon-ball-super/02-energy-bills';
import type { CardState } from '../../oracle/kernel/state';
import { choose } from '../kernel/ability-notation';
import { card, run, toy } from '../kernel/toy-game';

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

it('a bill that nothing pays is no question', () => {
  const g = toy({ A: { cost: ['r', 'g'].map((id) => card(id)) } });
  const of = (color: string) => (one: CardState) => one.id.includes(color);
  const cards = ['r', 'g'].map((id) => g.card(id));
  const got: (readonly CardState[])[] = [];
  function* ask() {
    got.push(yield* chooseForBill(g, 'A', [{ count: 2, serves: of('r') }], cards));
    got.push(yield* chooseForBill(g, 'A', [{ count: 1, serves: of('r') }], cards.slice(1)));
  }
  expect(run(g, ask()).question).toBe(null);
  expect(got).toEqual([[], []]);
});
