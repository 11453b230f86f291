/** A summon paid with Cores: the cost is fixed first, and what depletes by paying stays until the card has come (BS 6-1). */
import { describe, expect, it } from 'vitest';
import { link } from '../../../oracle/kernel/changes';
import { reductionBy, whyUnpaid } from '../../../oracle/battle-spirits/06-payments';
import { perform } from '../../../oracle/kernel/events/perform';
import { cardsIn } from '../../../oracle/kernel/game';
import { linkedTo } from '../../../oracle/kernel/links';
import { movingCounters } from '../../../oracle/kernel/objects/counters';
import { byRule, type CauseOf, type Procedure } from '../../../oracle/kernel/state';
import type { CounterMove } from '../../../schemas/actions';
import { events, ids, run, type ToyGame } from '../toy-game';
import { braveCard, coresGame, coresOf, coresOn, drawsOn, isSpirit, PASS, pay, pool, reserve } from './cores-game';
import { sheet, spirit, stated, thenPending, type CoresCard } from './cores-game';

const red = (id: string, more: Partial<CoresCard> = {}): CoresCard => ({ ...spirit(id), symbols: ['red'], ...more });

/** Symbols of departing cards and of combined Braves count (FAQ-4-2-1). */
const costOf = (g: ToyGame, id: string): number => {
  const card = g.card(id);
  const { cost = 0, reductions = [] } = sheet(card);
  const onField = cardsIn(g, card.owner, 'field').flatMap((one) => [one, ...linkedTo(g, one, 'brave')]);
  const symbols = onField.flatMap((one) => (sheet(one).symbols ?? []).map((symbol) => [symbol]));
  const byColor = reductions.map((color) => [color]);
  return cost - reductionBy(symbols, byColor);
};

/** Pays first and then puts the card on the Field with its Cores, as two moments, by one action of its player. */
function* summon(g: ToyGame, id: string): Procedure {
  const card = g.card(id);
  const player = card.owner;
  const [[, lowest]] = sheet(card).levels as [readonly [number, number, number]];
  const due = { [`${player}.trash`]: { exactly: costOf(g, id) }, [id]: { atLeast: lowest } };
  const owed = { available: coresOf(g, player), due };
  const { moves = [] } = yield {
    ...{ player, kind: 'main', optional: false, options: () => [] },
    check: (action) => {
      const reason = whyUnpaid(owed, action.moves ?? []);
      return reason === null ? null : { reason };
    },
  };
  const cause: CauseOf = { kind: 'cost', player };
  const asChange = ({ counters, from, to }: CounterMove) =>
    movingCounters(counters, g.card(from), g.card(to), { cause });
  const [paid, placed] = [moves.filter(({ to }) => to !== id), moves.filter(({ to }) => to === id)];
  yield* perform(g, ...paid.map(asChange));
  const arrival = { card, to: { zone: 'field' }, events: 'summoned', cause: byRule(player) };
  yield* perform(g, arrival, ...placed.map(asChange));
}
const summoning = (g: ToyGame) => thenPending(g, summon(g, 'S'));

it('symbols of Spirits that deplete by the payment count, and both leave when the card has come (FAQ-3-1)', () => {
  const g = coresGame(
    { A: { field: [red('x'), red('y')], hand: [red('S', { cost: 6, reductions: ['red', 'red', 'red'] })] } },
    { x: { core: 2 }, y: { core: 2 }, 'A.reserve': { core: 1 } },
  );
  const moves = [stated('x', 'A.trash', 2), stated('y', 'A.trash', 2), stated('A.reserve', 'S', 1)];
  run(g, summoning(g), pay(...moves));
  expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash')]).toEqual([['S'], ['x', 'y']]);
  expect([coresOn(pool(g, 'A', 'trash')), coresOn(g.card('S'))]).toEqual([4, 1]);
  expect(events(g, 'depleted', 'summoned')).toEqual(['depleted x', 'depleted y', 'summoned S']);
});

it('Cores left on a Spirit that depletes by the payment may be placed on the new card; the rest goes to the Reserve', () => {
  const g = coresGame(
    { A: { field: [red('x', { levels: [[1, 3, 1000]] })], hand: [red('S', { cost: 1 })] } },
    { x: { core: 3 } },
  );
  run(g, summoning(g), pay(stated('x', 'A.trash', 1), stated('x', 'S', 1)));
  expect([ids(g, 'A', 'trash'), coresOn(g.card('S')), coresOn(reserve(g, 'A'))]).toEqual([['x'], 1, 1]);
});

it.each([
  ['too few', [stated('A.reserve', 'A.trash', 1), stated('A.reserve', 'S', 1)]],
  ['too many', [stated('A.reserve', 'A.trash', 3)]],
  ['Cores of Life', [stated('A.life', 'A.trash', 2), stated('A.reserve', 'S', 1)]],
])('a payment that states %s is refused, and nothing has happened', (_, moves) => {
  const sides = { A: { hand: [red('S', { cost: 2 })] } };
  const g = coresGame(sides, { 'A.reserve': { core: 3 }, 'A.life': { core: 5 } });
  const session = run(g, summoning(g));
  expect(session.act('A', pay(...moves))).not.toBe(null);
  expect([g.journal, ids(g, 'A', 'hand')]).toEqual([[], ['S']]);
});

it('abilities that depletion by paying triggers wait with those of the summon, and the turn player orders them', () => {
  const hand = [red('S', { cost: 1, abilities: [drawsOn('summoned')] })];
  const g = coresGame(
    { A: { field: [red('x', { abilities: [drawsOn('depleted')] })], hand, deck: [red('d1'), red('d2')] } },
    { x: { core: 1 }, 'A.reserve': { core: 1 } },
  );
  const session = run(g, summoning(g), pay(stated('x', 'A.trash', 1), stated('A.reserve', 'S', 1)));
  expect([session.question?.kind, session.question?.player]).toEqual(['order', 'A']);
  session.act('A', { type: 'answer', value: 'S' });
  expect(events(g, 'triggered', 'moved').slice(-5)).toEqual([
    ...['triggered S', 'moved d1', 'triggered x', 'moved d2'],
    'moved x',
  ]);
});

describe('a combined Spirit that depletes by the payment', () => {
  const paidByHost = () => {
    const hand = [red('S', { cost: 3, reductions: ['red', 'red'] })];
    const g = coresGame(
      { A: { field: [red('x')], combined: [braveCard('b', { symbols: ['red'] })], hand } },
      { x: { core: 1 }, 'A.reserve': { core: 2 } },
    );
    link(g, 'brave', 'b', 'x');
    const session = run(g, summoning(g), pay(stated('x', 'A.trash', 1), stated('A.reserve', 'S', 1)));
    expect([session.question?.kind, ids(g, 'A', 'field')]).toEqual(['keep', ['x', 'S']]);
    return { g, session };
  };

  it('lets its owner keep the Brave with a Core that is left, when the card has come (9-5-1, 9-5-2)', () => {
    const { g, session } = paidByHost();
    session.act('A', pay(stated('A.reserve', 'b', 1)));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash'), isSpirit(g.card('b'))]).toEqual([['S', 'b'], ['x'], true]);
  });

  it('takes the Brave along if its owner states no Cores', () => {
    const { g, session } = paidByHost();
    session.act('A', PASS);
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash')]).toEqual([['S'], ['x', 'b']]);
  });
});
