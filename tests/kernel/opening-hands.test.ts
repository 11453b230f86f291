/** The opening hand and the chance to change it, and turns that are added: each game's way. */
import { describe, expect, it } from 'vitest';
import { addExtraTurn } from '../../oracle/kernel/changes';
import { redrawnByCard, type RedrawStep } from '../../oracle/kernel/procedures/opening-hand';
import { NOTHING } from '../../oracle/kernel/state';
import { choose } from './ability-notation';
import { card, events, ids, restored, run, toy, type ToyRules } from './toy-game';

const deck = () => ['d1', 'd2', 'd3', 'd4', 'd5'].map((id) => card(id));

describe('a redraw', () => {
  const dealt = (more: Partial<ToyRules> = {}) => {
    const g = toy(
      { A: { deck: deck() } },
      {
        openingHand: 2,
        shuffle: (game, player) => (shuffledAs.push([...game.zone(player, 'deck')]), NOTHING),
        ...more,
      },
    );
    const shuffledAs: string[][] = [];
    run(g, g.rules.drawOpeningHand(g, 'A'));
    return { g, shuffledAs };
  };
  const steps = (...stepsOfRedraw: RedrawStep[]): Partial<ToyRules> => ({ ...redrawnByCard, stepsOfRedraw });

  it('is of the whole hand and as many cards drawn anew (BS 2-6-13)', () => {
    const { g, shuffledAs } = dealt();
    run(g, g.rules.offerRedraw(g, 'A'), true);
    expect([ids(g, 'A', 'hand'), shuffledAs]).toEqual([['d3', 'd4'], [['d3', 'd4', 'd5', 'd1', 'd2']]]);
    expect(events(g, 'drew')).toEqual(['drew d1', 'drew d2', 'drew d3', 'drew d4']);
  });

  it('is declined', () => {
    const { g, shuffledAs } = dealt();
    run(g, g.rules.offerRedraw(g, 'A'), false);
    expect([ids(g, 'A', 'hand'), shuffledAs]).toEqual([['d1', 'd2'], []]);
  });

  it('is of chosen cards, before new ones are drawn the deck is shuffled (DBS 5-2-1-6-1)', () => {
    const { g, shuffledAs } = dealt(steps('return', 'shuffle', 'take'));
    run(g, g.rules.offerRedraw(g, 'A'), choose('d1'));
    expect([ids(g, 'A', 'hand'), shuffledAs]).toEqual([['d2', 'd3'], [['d3', 'd4', 'd5', 'd1']]]);
  });

  it('is of chosen cards, and the deck is shuffled at last (VG 8.2.1.8); not where none was returned', () => {
    const { g, shuffledAs } = dealt(steps('return', 'take', 'shuffle'));
    run(g, g.rules.offerRedraw(g, 'A'), choose('d1'));
    expect([ids(g, 'A', 'hand'), shuffledAs]).toEqual([['d2', 'd3'], [['d4', 'd5', 'd1']]]);
    const other = dealt(steps('return', 'take', 'shuffle'));
    run(other.g, other.g.rules.offerRedraw(other.g, 'A'), choose());
    expect([ids(other.g, 'A', 'hand'), other.shuffledAs]).toEqual([['d1', 'd2'], []]);
  });

  it('and an opening hand take what there is', () => {
    const { g } = dealt({ openingHand: 9 });
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'deck')]).toEqual([['d1', 'd2', 'd3', 'd4', 'd5'], []]);
  });
});

describe('turns that are added', () => {
  const order = (...added: ('A' | 'B')[]) => {
    const g = toy({});
    for (const player of added) addExtraTurn(g, player);
    return [1, 2, 3, 4].map(() => (g.rules.passTurn(g), g.state.turnPlayer));
  };

  it('come at once, the one added last first, and then the other player of the last (VG 18.2)', () => {
    expect(order()).toEqual(['B', 'A', 'B', 'A']);
    expect(order('A')).toEqual(['A', 'B', 'A', 'B']);
    expect(order('B', 'A')).toEqual(['A', 'B', 'A', 'B']);
    expect(order('A', 'A', 'B')).toEqual(['B', 'A', 'A', 'B']);
  });

  it('are kept in a state made text', () => {
    const g = toy({});
    addExtraTurn(g, 'A');
    const again = restored(g);
    again.rules.passTurn(again);
    expect([again.state.turnPlayer, again.state.turn, again.state.extraTurns]).toEqual(['A', 2, []]);
  });
});
