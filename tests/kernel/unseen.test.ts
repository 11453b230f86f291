/** Cards that a player cannot tell apart: their order in views, and choosing one by where it stands. VG 1.3.4.1, 4.1.10; OP 3-4-3. */
import { describe, expect, it } from 'vitest';
import { chooseCards } from '../../oracle/kernel/questions';
import { startLook } from '../../oracle/kernel/changes';
import { Chance } from '../../oracle/kernel/chance';
import { Game } from '../../oracle/kernel/game';
import { Session } from '../../oracle/kernel/session/session';
import type { Procedure } from '../../oracle/kernel/state';
import { orderSeen } from '../../oracle/kernel/unseen';
import type { Action } from '../../schemas/protocol';
import { card, ids, observe, toy, toyRules, type ToyGame } from './toy-game';

const HAND = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const dealt = (seed = 1): ToyGame => {
  const rules = { zones: { ...toyRules.zones, hand: { order: 'none' as const } } };
  const g = toy({ B: { hand: HAND.map((id) => card(id)), field: [card('f1')] } }, rules);
  return new Game({ ...toyRules, ...rules }, g.state, new Chance([], seed)) as ToyGame;
};

/** Player A chooses cards of the hand of player B. */
function choosing(g: ToyGame, max = 2): { session: Session<ToyGame>; chosen: string[] } {
  const chosen: string[] = [];
  function* ask(): Procedure {
    const from = ids(g, 'B', 'hand').map((id) => g.card(id));
    chosen.push(...(yield* chooseCards(g, { player: 'A', kind: 'choose', from, min: 1, max })).map(({ id }) => id));
  }
  return { session: new Session(g, ask()), chosen };
}

const at = (...positions: number[]): Action => ({
  type: 'choose',
  unseen: positions.map((position) => ({ player: 'B', zone: 'hand', position })),
});

describe('an order that a viewer may not know', () => {
  it('does not show: neither where a card came nor what its handle is', () => {
    const g = dealt();
    expect(observe(g, 'A').players.B.zones.hand).toEqual({
      count: 6,
      unordered: true,
      cards: HAND.map(() => ({ face: 'down' })),
    });
    const orders = [1, 2, 3, 4].map((seed) => orderSeen(dealt(seed), 'A', 'B', 'hand').join());
    expect([new Set(orders).size, orders.includes(HAND.join())]).toEqual([4, false]);
    expect(orderSeen(dealt(3), 'A', 'B', 'hand').join()).toBe(orders[2]);
  });

  it('is shown to its player and to the judge', () => {
    for (const viewer of ['B', 'judge'] as const) {
      const hand = observe(dealt(), viewer).players.B.zones.hand!;
      expect([hand.unordered, hand.cards!.map(({ id }) => id)]).toEqual([undefined, HAND]);
    }
  });

  it('does not show either once some of the cards are known: these come first', () => {
    const g = dealt();
    startLook(g, 'A', ['h5']);
    const hand = observe(g, 'A').players.B.zones.hand!;
    expect([hand.unordered, hand.cards!.map(({ id }) => id)]).toEqual([true, ['h5', ...Array<undefined>(5)]]);
    startLook(g, 'A', HAND);
    expect(observe(g, 'A').players.B.zones.hand).toMatchObject({ cards: HAND.map((id) => ({ id })) });
  });

  it('is no secret of a zone that is open', () => {
    expect(observe(dealt(), 'A').players.B.zones.field).toEqual({ count: 1, cards: [{ id: 'f1', state: 'active' }] });
  });
});

describe('a card chosen unseen', () => {
  it('is the one that stands there in the view', () => {
    const g = dealt();
    const { session, chosen } = choosing(g);
    expect(session.act('A', at(4, 0))).toBeNull();
    const order = orderSeen(g, 'A', 'B', 'hand');
    expect(chosen).toEqual([order[4], order[0]]);
    expect(session.answers).toEqual([{ player: 'A', action: { type: 'choose', cards: chosen } }]);
  });

  it.each<[string, Action, string]>([
    ['beyond the last', at(6), 'unseen: "B.hand" has no card at position 6'],
    [
      'in no zone',
      { type: 'choose', unseen: [{ player: 'B', zone: 'nowhere', position: 0 }] },
      'unseen: "B.nowhere" has no card at position 0',
    ],
    ['twice', at(1, 1), 'the same card is chosen twice'],
    [
      'that is seen',
      { type: 'choose', unseen: [{ player: 'B', zone: 'field', position: 0 }] },
      'unseen: player A sees "f1" at position 0 of "B.field" and must name it',
    ],
    ['too many', at(0, 1, 2), '1 to 2 cards must be chosen, not 3'],
    ['as no choice', { type: 'answer', value: true, unseen: [] }, '"answer" has no "unseen"'],
  ])('%s is refused', (_, action, reason) => {
    const { session, chosen } = choosing(dealt());
    expect(session.act('A', action)).toEqual({ reason });
    expect([chosen, session.answers]).toEqual([[], []]);
  });
});
