/** What keeps effects off cards: unaffected, forbidden, not to be prevented, must and must not; and by what it is caused. */
import { describe, expect, it } from 'vitest';
import { isForbidden, isObliged } from '../../oracle/kernel/continuous/prohibitions';
import { causeOfFall } from '../../oracle/dragon-ball-super/09-cause-of-fall';
import { statOf } from '../../oracle/kernel/continuous/values';
import { perform } from '../../oracle/kernel/events/perform';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import type { Ability } from '../../oracle/kernel/state';
import type { CardFilter, Target } from '../../schemas/ability';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { activate, activated, mayActivate, payingToy } from './paying-game';
import {
  card,
  checkpoint,
  doing,
  events,
  ids,
  run,
  toy,
  toyRules,
  type ToyCard,
  type ToyGame,
  type ToyRules,
} from './toy-game';
import { self, all, type Steps } from './ability-notation';
import { executeEffect } from '../../oracle/kernel/events/execute-effect';

const cont = (effect: Steps, more: Partial<Ability> = {}): Ability => ({ type: 'cont', effect, ...more });
const toTrash = (target: Target): Steps => [{ do: 'move', target, to: 'trash' }];
const opponentCards = all({ player: 'opponent' });
const chooseOf = (from: CardFilter): Target => ({ choose: { from, count: 1 } });
const weaker = (target: Target, by = -1000): Steps => [{ do: 'modify', stat: 'power', by, target }];

/** Unaffected by effects of the opponent (VG 12.5.1). */
const resists = cont([{ do: 'unaffected', by: { player: 'opponent' }, target: self }]);
/** Unaffected but by its own effects, and by those that name it (BS 13-2-1). */
const stands = cont([
  { do: 'unaffected', except: { by: { self: true }, naming: { nameContains: 'G' } }, target: self },
]);

/** A carries out the effect of `a`; B has these. */
function against(theirField: ToyCard[], replaced: Partial<ToyRules> = {}, ...abilities: Ability[]): ToyGame {
  return toy({ A: { field: [card('a', 3000, ...abilities)] }, B: { field: theirField } }, replaced);
}
const power = (g: ToyGame, id: string): number => statOf(g, g.card(id), 'power');
const offered = (g: ToyGame, effect: Steps): string[] | undefined =>
  run(g, doing(g, 'a', ...effect)).question?.from?.map(({ id }) => id);

describe('a card unaffected by effects of the opponent', () => {
  const field = () => [card('x', 5000, resists), card('y', 5000), card('z', 5000)];

  it('is not chosen', () => {
    expect(offered(against(field()), toTrash(chooseOf({ player: 'opponent' })))).toEqual(['y', 'z']);
  });

  it('is chosen where the game lets effects choose it, and nothing happens to it (BS FAQ-5-3)', () => {
    const g = against(field(), { choosesUnaffected: () => true });
    const chosen = run(g, doing(g, 'a', ...toTrash(chooseOf({ player: 'opponent' }))), {
      type: 'choose',
      cards: ['x'],
    });
    expect([chosen.question, ids(g, 'B', 'field')]).toEqual([null, ['x', 'y', 'z']]);
  });

  it('is not moved and not changed, for a moment or for as long as an ability works', () => {
    const g = against(field(), {}, cont(weaker(opponentCards)));
    run(g, doing(g, 'a', ...weaker(opponentCards)));
    expect(['x', 'y'].map((id) => power(g, id))).toEqual([5000, 3000]);
    run(g, doing(g, 'a', ...toTrash(opponentCards)));
    expect(ids(g, 'B', 'field')).toEqual(['x']);
  });

  it('is counted, and reached by effects of its own player and by the rules', () => {
    const g = against(field());
    const counted = { count: { player: 'opponent' }, times: 1000 } as const;
    run(g, doing(g, 'a', { do: 'modify', stat: 'power', by: counted, target: self }));
    expect(power(g, 'a')).toBe(6000);
    run(g, doing(g, 'z', ...weaker(all({ player: 'you' }))));
    expect(power(g, 'x')).toBe(4000);
    run(g, perform(g, { card: g.card('x'), to: { zone: 'trash' }, cause: { kind: 'rule' } }));
    expect(ids(g, 'B', 'trash')).toEqual(['x']);
  });

  it('is out of what was resolved before as well, and again in it when it is unaffected no more', () => {
    const g = against([card('x', 5000)]);
    run(g, doing(g, 'a', ...weaker(opponentCards)));
    run(g, doing(g, 'x', { do: 'unaffected', by: { player: 'opponent' }, target: self, until: 'battle' }));
    expect(power(g, 'x')).toBe(5000);
    run(g, perform(g, { card: g.card('x'), to: { zone: 'hand' } }));
    run(g, perform(g, { card: g.card('x'), to: { zone: 'field' } }));
    run(g, doing(g, 'a', ...weaker(opponentCards)));
    expect(power(g, 'x')).toBe(4000);
  });

  it('keeps the ability by which it is so, whatever else it would lose', () => {
    const negate: Steps = [{ do: 'negate', target: opponentCards }];
    for (const g of [against(field(), {}, cont(negate)), against(field())]) {
      run(g, doing(g, 'a', ...negate));
      expect(abilitiesOf(g, g.card('x'))).toHaveLength(1);
      expect(abilitiesOf(g, g.card('y'))).toHaveLength(0);
    }
  });

  it('is not replaced in what does not happen to it', () => {
    const saved: Ability = {
      type: 'instead',
      when: { event: 'moved', subject: 'any' },
      effect: [{ do: 'draw', count: 1 }],
    };
    const g = against([card('x', 0, resists), card('y', 0, saved)]);
    run(g, doing(g, 'a', ...toTrash(all({ player: 'opponent', nameContains: 'x' }))));
    expect([events(g, 'replaced'), ids(g, 'B', 'field')]).toEqual([[], ['x', 'y']]);
  });

  it('is no payment for such an effect', () => {
    const rest: Steps = [{ do: 'setState', target: chooseOf({ player: 'any', other: true }), state: 'resting' }];
    const g = payingToy({
      A: { field: [card('a', 0, activated(rest, toTrash(self)))] },
      B: { field: [card('x', 0, resists)] },
    });
    expect(mayActivate(g, 'a')).toBe(false);
    const other = payingToy({
      A: { field: [card('a', 0, activated(rest, toTrash(self))), card('b')] },
      B: { field: [card('x', 0, resists)] },
    });
    expect(mayActivate(other, 'a')).toBe(true);
    run(other, activate(other, 'a'));
    expect(['b', 'x'].map((id) => other.card(id).state)).toEqual(['resting', 'active']);
  });

  it('does not let "if you do" follow', () => {
    const g = toy({ A: { field: [card('a')], deck: [card('d')] }, B: { field: [card('x', 0, resists)] } });
    run(g, doing(g, 'a', { do: 'ifYouDo', first: toTrash(opponentCards), then: [{ do: 'draw', count: 1 }] }));
    expect(ids(g, 'A', 'hand')).toEqual([]);
  });
});

describe('a card unaffected but by effects that name it', () => {
  const field = () => [card('G', 5000, stands), card('y', 5000), card('z', 5000)];
  const named: CardFilter = { player: 'opponent', nameContains: 'G' };

  it('is reached by those, and by those of which it is one of several named', () => {
    const g = against(field());
    run(g, doing(g, 'a', ...weaker(opponentCards), ...weaker(all(named))));
    expect(power(g, 'G')).toBe(4000);
    run(g, doing(g, 'a', ...toTrash(all({ player: 'opponent', any: [{ nameContains: 'G' }, { name: 'y' }] }))));
    expect(ids(g, 'B', 'field')).toEqual(['z']);
  });

  it('can be chosen by those, and is reached when it has been chosen', () => {
    expect(offered(against(field()), toTrash(chooseOf({ player: 'opponent' })))).toEqual(['y', 'z']);
    const g = against(field());
    run(
      g,
      doing(g, 'a', { do: 'look', zone: 'deck', count: 0 }, ...weaker(chooseOf(named)), ...toTrash({ chosen: true })),
    );
    expect(ids(g, 'B', 'trash')).toEqual(['G']);
  });

  it('is reached by its own, and not by those of its own player, good or bad', () => {
    const g = toy({ A: { field: [card('G', 5000, stands), card('b')] } });
    run(g, doing(g, 'b', ...weaker(all({ player: 'you' }), 1000)));
    expect(power(g, 'G')).toBe(5000);
    run(g, doing(g, 'G', ...weaker(self, 1000), ...toTrash(self)));
    expect(ids(g, 'A', 'trash')).toEqual(['G']);
  });
});

describe('what cannot be chosen', () => {
  /** By effects of the opponent (DBS 10-16-1). */
  const barrier = cont([{ do: 'forbid', what: 'choice', by: { cause: 'effect', player: 'opponent' }, target: self }]);
  const ban = { forbiddenAs: { chosen: 'choice' } };

  it('is reached by what chooses nothing', () => {
    const field = () => [card('x', 0, barrier), card('y'), card('z')];
    const g = against(field(), ban);
    expect(offered(g, toTrash(chooseOf({ player: 'opponent' })))).toEqual(['y', 'z']);
    const other = against(field(), ban);
    run(other, doing(other, 'a', ...toTrash(opponentCards)));
    expect(ids(other, 'B', 'field')).toEqual([]);
  });

  it('is another thing than what cannot be done to it when it has been chosen (BS FAQ-5-3)', () => {
    const free = cont([{ do: 'forbid', what: 'return', target: self }]);
    const g = against([card('x', 0, free), card('y')], {
      forbiddenAs: { chosen: 'choice', returned: 'return' },
      moveWords: (_g, _card, { zone }) => (zone === 'hand' ? ['returned'] : []),
    });
    const back: Steps = [{ do: 'move', target: chooseOf({ player: 'opponent' }), to: 'hand' }];
    run(g, doing(g, 'a', ...back), { type: 'choose', cards: ['x'] });
    expect(ids(g, 'B', 'field')).toEqual(['x', 'y']);
  });
});

describe('what is forbidden goes by word', () => {
  const stays = cont([{ do: 'forbid', what: 'return', target: self }]);
  const words: Partial<ToyRules> = { forbiddenAs: { returned: 'return', swapped: 'return' } };
  const to = (g: ToyGame, event: string) =>
    run(g, perform(g, { card: g.card('x'), to: { zone: 'hand' }, events: event, cause: { kind: 'effect' } }));

  it.each([
    ['returned', 'field'],
    ['swapped', 'field'],
    ['drew', 'hand'],
  ])('%s: it is then in the %s', (word, zone) => {
    const g = against([card('x', 0, stays)], words);
    to(g, word);
    expect(g.card('x').zone).toBe(zone);
  });
});

describe('ranks: cannot be prevented, unaffected, cannot; cannot, must', () => {
  const strong: Partial<Ability> = { unpreventable: true };

  it('what cannot be prevented reaches what is unaffected, and does what is forbidden', () => {
    const bound = cont([{ do: 'forbid', what: 'return', target: self }]);
    const g = against(
      [card('x', 5000, resists), card('y', 0, bound)],
      {
        forbiddenAs: { returned: 'return' },
        moveWords: (_g, _card, { zone }) => (zone === 'hand' ? ['returned'] : []),
      },
      cont(weaker(opponentCards), strong),
    );
    expect(power(g, 'x')).toBe(4000);
    const back = { type: 'activate', ...strong, effect: [{ do: 'move', target: opponentCards, to: 'hand' }] } as const;
    const [a] = [g.card('a')];
    run(
      g,
      g.rules.executeInstruction(
        g,
        { player: 'A', source: a, ability: back, chosen: [], defaultDuration: 'turn' },
        back.effect[0],
      ),
    );
    expect(ids(g, 'B', 'hand')).toEqual(['x', 'y']);
  });

  it('what goes on and cannot be prevented cannot be negated; what triggers can be (BS FAQ-1-4-2)', () => {
    const draws: Ability = { type: 'auto', when: { event: 'ping', subject: 'any' }, effect: [], ...strong };
    const g = against([card('x', 5000, cont(weaker(all({ player: 'you' }), 1000), strong), draws)]);
    run(g, doing(g, 'a', { do: 'negate', target: opponentCards }));
    expect([power(g, 'x'), abilitiesOf(g, g.card('x')).map(({ type }) => type)]).toEqual([6000, ['cont']]);
  });

  it('unaffected beats cannot: what forbids does not reach it', () => {
    const calm = cont([{ do: 'forbid', what: 'attack', target: opponentCards }]);
    const g = against([card('x', 0, resists), card('y')], {}, calm);
    expect(['x', 'y'].map((id) => isForbidden(g, g.card(id), 'attack'))).toEqual([false, true]);
  });

  it('cannot beats must', () => {
    const wild = cont([{ do: 'oblige', what: 'attack', target: opponentCards }]);
    const calm = cont([{ do: 'forbid', what: 'attack', target: self }]);
    const g = against([card('x', 0, calm), card('y'), card('z', 0, resists)], {}, wild);
    expect(['x', 'y', 'z', 'a'].map((id) => isObliged(g, g.card(id), 'attack'))).toEqual([false, true, false, false]);
  });
});

describe('a cause names the ability and the manner', () => {
  const keyword = { type: 'activate', keyword: 'counterPlay' } as const;
  /** Unaffected by one kind of skills (DBS 10-22-1). */
  const deflects = cont([{ do: 'unaffected', by: { ability: { keyword: 'counterPlay' } }, target: self }]);

  it.each([
    ['counterPlay', 5000],
    ['other', 4000],
  ])('of the keyword %s: %s', (name, left) => {
    const g = against([card('x', 5000, deflects)]);
    const ability: Ability = { ...keyword, keyword: name, effect: weaker(opponentCards) };
    const context = { player: 'A', source: g.card('a'), ability, chosen: [], defaultDuration: 'turn' } as const;
    run(g, g.rules.executeInstruction(g, { ...context }, ability.effect[0]!));
    expect(power(g, 'x')).toBe(left);
  });

  it('by the verb, where one zone is reached in several ways', () => {
    const sees: Ability = {
      type: 'auto',
      when: { event: 'moved', subject: { player: 'you', zone: ['hand'] }, by: { manner: 'draw' } },
      effect: [],
    };
    const g = toy({ A: { field: [card('a', 0, sees), card('b')], deck: [card('d1')] } });
    const back: Steps = [{ do: 'move', target: all({ name: 'b' }), to: 'hand' }];
    run(g, doing(g, 'a', { do: 'draw', count: 1 }, ...back));
    run(g, checkpoint(g));
    expect(events(g, 'triggered')).toEqual(['triggered a']);
  });

  it('a rule says because of what it does something (DBS 9-5-2-1)', () => {
    const mourns: Ability = {
      type: 'auto',
      when: { event: 'moved', subject: 'any', by: { cause: 'effect', player: 'you' } },
      effect: [],
    };
    const dies: Partial<ToyRules> = {
      ruleActions: (g) =>
        [...g.zone('A', 'field'), ...g.zone('B', 'field')]
          .map((id) => g.card(id))
          .filter((one) => statOf(g, one, 'power') <= 0)
          .map((one) => {
            const because = causeOfFall(g, one, 'power', 0);
            return { card: one, to: { zone: 'trash' }, cause: { kind: 'rule', ...(because && { because }) } };
          }),
    };
    const g = against([card('x', 1000), card('y', 1000)], dies, mourns);
    run(g, doing(g, 'a', ...weaker(all({ name: 'x' }))));
    run(g, checkpoint(g));
    run(g, doing(g, 'y', ...weaker(self)));
    run(g, checkpoint(g));
    expect([ids(g, 'B', 'field'), events(g, 'triggered')]).toEqual([[], ['triggered a']]);
  });
});

it('an effect lasts as long as the game says for its kind of ability where its text says nothing (BS 7-9-2)', () => {
  const strong: Ability = { type: 'auto', when: { event: 'attacked' }, effect: weaker(self, 1000) };
  const untilOf = (durationOf?: ToyRules['durationOf']) => {
    const g = against([], durationOf && { durationOf }, strong);
    run(g, executeEffect(g, contextOf(g, 'A', g.card('a'), strong)));
    return g.state.effects.map(({ until }) => until);
  };
  expect(untilOf()).toEqual([toyRules.standardDuration]);
  expect(untilOf((_g, { when }) => (when?.event === 'attacked' ? 'fight' : undefined))).toEqual(['fight']);
});
