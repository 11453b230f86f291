/** What lies under or with a card lends it abilities, which are then the host's own. BS 9-1-7-3, 10-3-2, 21-5-2; VG 6.5.2.2.3. */
import { describe, expect, it } from 'vitest';
import { link, unlink } from '../../oracle/kernel/changes';
import { abilitiesOf, nameOnCard } from '../../oracle/kernel/continuous/abilities';
import { wordsOf } from '../../oracle/kernel/continuous/information';
import { loanOf } from '../../oracle/kernel/reading/print';
import { takeSnapshot } from '../../oracle/kernel/continuous/snapshot';
import { perform } from '../../oracle/kernel/events/perform';
import { isBy } from '../../oracle/kernel/reading/select';
import { linkedTo } from '../../oracle/kernel/links';
import { wasUsedThisTurn, countUse } from '../../oracle/kernel/limits';
import { oncePerTurn } from '../../oracle/kernel/procedures/once-per-turn';
import type { Ability } from '../../oracle/kernel/state';
import { at, card, checkpoint, ids, moving, power, resolve, run, toy, type ToyGame, type ToyRules } from './toy-game';
import type { EffectGame } from '../../oracle/kernel/procedures/effects';

const whenRested: Ability = {
  type: 'auto',
  name: 'right',
  when: { event: 'rested' },
  effect: [{ do: 'draw', count: 1 }],
};
const stronger: Ability = {
  type: 'cont',
  name: 'left',
  effect: [{ do: 'modify', stat: 'power', by: 100, target: { self: true } }],
};
/** Its abilities go to the host on the side after which they are named. */
const lends: Partial<ToyRules> = {
  lends: (_g, { kind, data }, { name }) => kind === 'brave' && (data === undefined || data.side === name),
};

function game(rules: Partial<ToyRules> = lends): ToyGame {
  const under = [card('brave', 0, whenRested, stronger), card('twin', 0, whenRested, stronger)];
  const a = { field: [card('one'), card('two')], under, deck: ['d1', 'd2', 'd3'].map((id) => card(id)) };
  return toy({ A: a }, rules);
}
const rest = (g: ToyGame, id: string): void => {
  run(g, perform(g, { card: at(g, id), state: 'resting' }));
  run(g, checkpoint(g));
};

describe('a lent ability', () => {
  it('is one of the host, whom "this" means, and none of the lender any more', () => {
    const g = game();
    link(g, 'brave', 'brave', 'one');
    expect([power(g, 'one'), power(g, 'brave'), power(g, 'two')]).toEqual([100, 0, 0]);
    rest(g, 'one');
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
    rest(g, 'brave');
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
  });

  it('is triggered by what happens to the host as well, if the rules say so of an event of the lender', () => {
    const whenLinked: Ability = { type: 'auto', when: { event: 'linked' }, effect: whenRested.effect };
    const linking = (rules: Partial<ToyRules>): readonly string[] => {
      const sides = { field: [card('one'), card('two')], under: [card('brave', 0, whenLinked)], deck: [card('d1')] };
      const g = toy({ A: sides }, { lends: () => true, ...rules });
      link(g, 'brave', 'brave', 'one');
      run(g, checkpoint(g));
      return ids(g, 'A', 'hand');
    };
    expect(linking({})).toEqual([]);
    expect(linking({ happensToo: (_g, { id }, { host }) => host === id })).toEqual(['d1']);
  });

  it('goes to the host of its side alone', () => {
    const g = game();
    link(g, 'brave', 'brave', 'one', { data: { side: 'left' } });
    link(g, 'brave', 'brave', 'two', { data: { side: 'right' } });
    rest(g, 'one');
    expect([power(g, 'one'), power(g, 'two'), ids(g, 'A', 'hand')]).toEqual([100, 0, []]);
    rest(g, 'two');
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
  });

  it('comes twice from two lenders', () => {
    const g = game();
    link(g, 'brave', 'brave', 'one');
    link(g, 'brave', 'twin', 'one');
    rest(g, 'one');
    expect([power(g, 'one'), ids(g, 'A', 'hand')]).toEqual([200, ['d1', 'd2']]);
  });

  it('is gone with the link, and what waits of it is carried out all the same', () => {
    const g = game();
    link(g, 'brave', 'brave', 'one');
    run(g, perform(g, { card: at(g, 'one'), state: 'resting' }));
    unlink(g, 'brave');
    expect([power(g, 'one'), abilitiesOf(g, at(g, 'one'))]).toEqual([0, []]);
    run(g, checkpoint(g));
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
    rest(g, 'two');
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
  });

  it('triggers by the leaving of a host whose lender leaves at the same moment', () => {
    const leaving: Ability = { type: 'auto', when: { event: 'moved', from: ['field'] }, effect: whenRested.effect };
    const sides = { field: [card('one')], under: [card('brave', 0, leaving)], deck: [card('d1')] };
    const g = toy({ A: sides }, { lends: () => true });
    link(g, 'brave', 'brave', 'one');
    run(g, moving(g, 'one', 'trash'));
    run(g, checkpoint(g));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'hand')]).toEqual([['one', 'brave'], ['d1']]);
  });

  it('is invalid where those of the host are', () => {
    const g = game();
    link(g, 'brave', 'brave', 'one');
    resolve(g, 'two', { do: 'negate', target: { all: { name: 'one' } } });
    rest(g, 'one');
    expect([power(g, 'one'), ids(g, 'A', 'hand')]).toEqual([0, []]);
  });

  it('is always the same, and one of the lender for limits, wherever that goes', () => {
    const g = game();
    const effects = g as unknown as EffectGame;
    const rules = { ...oncePerTurn, ...g.rules } as unknown as EffectGame['rules'];
    const keyOn = (id: string): string => {
      const ability = abilitiesOf(g, at(g, id))[0]!;
      expect(abilitiesOf(g, at(g, id))[0]).toBe(ability);
      expect(loanOf(ability)!.lender.id).toBe('brave');
      expect(nameOnCard(g, at(g, id), ability)).toContain('brave');
      return oncePerTurn.abilityKey.call(null, { ...effects, rules } as EffectGame, at(g, id), ability);
    };
    link(g, 'brave', 'brave', 'one');
    countUse(g, keyOn('one'));
    unlink(g, 'brave');
    link(g, 'brave', 'brave', 'two');
    expect(wasUsedThisTurn(g, keyOn('two'))).toBe(true);
  });

  it('is nothing in a game that lends none', () => {
    const g = game({});
    link(g, 'brave', 'brave', 'one');
    rest(g, 'one');
    expect([power(g, 'one'), ids(g, 'A', 'hand')]).toEqual([0, []]);
  });
});

describe('a word that a linked card adds', () => {
  const added: Partial<ToyRules> = {
    addedWords: (g, host, kind) => (kind === 'name' ? linkedTo(g, host, 'brave').map(({ id }) => `with ${id}`) : []),
  };

  it('is one of the host as long as the link lasts', () => {
    const g = game(added);
    link(g, 'brave', 'brave', 'one');
    expect(wordsOf(g, at(g, 'one'), 'name')).toEqual(['one', 'with brave']);
    unlink(g, 'brave');
    expect(wordsOf(g, at(g, 'one'), 'name')).toEqual(['one']);
  });

  it('is remembered of a host that leaves', () => {
    const g = game(added);
    link(g, 'brave', 'brave', 'one');
    expect(takeSnapshot(g, at(g, 'one')).snapshot!.words!.name).toEqual(['one', 'with brave']);
  });

  it.each([
    ['as it is', {}, false],
    ['as the game says', { asSource: (g) => g.card('one') }, true],
  ] as [string, Partial<ToyRules>, boolean][])('a source is looked at %s', (_, rules, isSource) => {
    const cause = { kind: 'effect', player: 'A', source: 'two' } as const;
    expect(isBy(game(rules), 'A', { source: { name: 'one' } }, cause)).toBe(isSource);
  });
});
