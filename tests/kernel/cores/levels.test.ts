/** Levels that follow from the Cores on a card: values, abilities and depletion change with every move (BS 6-2). */
import { describe, expect, it } from 'vitest';
import { addEffect, emit } from '../../../oracle/kernel/changes';
import { statOf } from '../../../oracle/kernel/continuous/values';
import { perform } from '../../../oracle/kernel/events/perform';
import { movingCounters } from '../../../oracle/kernel/objects/counters';
import type { Ability } from '../../../oracle/kernel/state';
import type { Instruction } from '../../../schemas/ability';
import { all, self, up } from '../ability-notation';
import { doing, events, ids, run, type ToyGame, type ToyRules } from '../toy-game';
import { bp, coresGame, levelOf, moveCores, onLevels, pool, reserve, thenPending, waitsOn } from './cores-game';
import { type CoresCard } from './cores-game';

const twoLevels = (id: string, ...abilities: Ability[]): CoresCard => ({
  ...{ id, abilities },
  levels: [
    [1, 1, 1000],
    [2, 2, 2000],
  ],
});
const modifyBp = (g: ToyGame, id: string, by: number) =>
  addEffect(g, {
    ...{ player: 'A', source: id, targets: [id], until: 'turn' },
    modification: { kind: 'stat', stat: 'power', by },
  });
const give = (g: ToyGame, id: string) => moveCores(g, 1, null, g.card(id));
const take = (g: ToyGame, id: string) => moveCores(g, 1, g.card(id), pool(g, 'A', 'trash'));

describe('BP', () => {
  it('is that of the present level with what was added on another level (FAQ-6-1)', () => {
    const g = coresGame({ A: { field: [twoLevels('S')] } }, { S: { core: 1 } });
    modifyBp(g, 'S', 3000);
    const before = bp(g, 'S');
    run(g, give(g, 'S'));
    expect([before, bp(g, 'S')]).toEqual([4000, 5000]);
  });

  it('changes in the order in which the effects began, and is never below 0 in between (FAQ-6-1)', () => {
    const g = coresGame({ A: { field: [twoLevels('S')] } }, { S: { core: 1 } });
    modifyBp(g, 'S', -2000);
    modifyBp(g, 'S', 3000);
    expect(bp(g, 'S')).toBe(3000);
  });
});

describe('an ability of level 2', () => {
  const lord = onLevels([2], { type: 'cont', effect: [up(all({ player: 'you' }), 500)] });

  it('works from the second Core on and no longer than that, for all cards that it reaches (6-2-3-3)', () => {
    const g = coresGame({ A: { field: [twoLevels('S', lord), twoLevels('T')] } }, { S: { core: 1 }, T: { core: 1 } });
    const seen = [[bp(g, 'S'), bp(g, 'T')]];
    for (const move of [give, give, take, take]) {
      run(g, move(g, 'S'));
      seen.push([bp(g, 'S'), bp(g, 'T')]);
    }
    const [below, above] = [
      [1000, 1000],
      [2500, 1500],
    ];
    expect(seen).toEqual([below, above, above, above, below]);
  });

  it('goes on to its end at level 1 after it has taken a Core from its own card', () => {
    const g = coresGame(
      { A: { field: [twoLevels('S', onLevels([2], waitsOn('ping')))], deck: [twoLevels('d')] } },
      { S: { core: 2 } },
      {
        *resolveWaitingAbility(g2) {
          const game = g2 as unknown as ToyGame;
          yield* take(game, 'S');
          yield* doing(game, 'S', { do: 'draw', count: 1 });
        },
      },
    );
    emit(g, 'ping', {});
    run(g, thenPending(g));
    expect([ids(g, 'A', 'hand'), levelOf(g.card('S'))]).toEqual([['d'], 1]);
  });

  it('works on a card whose level a continuous ability sets to 2, until that ability leaves', () => {
    const levelAsValue: Partial<ToyRules> = {
      printed: (g, card, stat) => (stat === 'lv' ? levelOf(card) : statOf(g, card, 'lv') * 1000),
      abilityIsValid: (g, card, ability) => {
        const { levels } = ability as { levels?: readonly number[] };
        return g.rules.isWhereItWorks(g, card, ability) && (levels?.includes(statOf(g, card, 'lv')) ?? true);
      },
    };
    const raise = { do: 'modify', stat: 'lv', to: 2, target: all({ player: 'you' }) } as unknown as Instruction;
    const onTwo = onLevels([2], { type: 'cont', effect: [up(self, 700)] });
    const g = coresGame(
      { A: { field: [twoLevels('R', { type: 'cont', effect: [raise] }), twoLevels('S', onTwo)] } },
      { R: { core: 1 }, S: { core: 1 } },
      levelAsValue,
    );
    const seen = () => [statOf(g, g.card('S'), 'lv'), bp(g, 'S')];
    const raised = seen();
    run(g, take(g, 'R'));
    const whileItLeaves = seen();
    run(g, thenPending(g));
    expect([raised, whileItLeaves, seen()]).toEqual([
      [2, 2700],
      [2, 2700],
      [1, 1000],
    ]);
  });
});

describe('depletion', () => {
  it('comes below the Cores of the lowest level; what is left on the card goes to the Reserve (6-2-4)', () => {
    const g = coresGame({ A: { field: [{ id: 'S', levels: [[1, 2, 1000]] }] } }, { S: { core: 2 } });
    run(g, thenPending(g, take(g, 'S')));
    const cores = [reserve(g, 'A'), pool(g, 'A', 'trash')].map(({ counters }) => counters.core);
    expect([ids(g, 'A', 'trash'), cores, events(g, 'depleted')]).toEqual([['S'], [1, 1], ['depleted S']]);
  });

  it('does not come to two Spirits that exchange their only Cores at one moment (FAQ-2-1)', () => {
    const g = coresGame({ A: { field: [twoLevels('x'), twoLevels('y')] } }, { x: { soul: 1 }, y: { core: 1 } });
    const [x, y] = [g.card('x'), g.card('y')];
    run(g, thenPending(g, perform(g, movingCounters({ soul: 1 }, x, y), movingCounters({ core: 1 }, y, x))));
    expect([x.counters, y.counters, events(g, 'depleted')]).toEqual([{ soul: 0, core: 1 }, { core: 0, soul: 1 }, []]);
  });
});
