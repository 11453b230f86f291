/** Effects on all that fit a filter: what they knew when they began, and what comes, goes, turns over and changes its master since. */
import { expect, it } from 'vitest';
import { addEffect } from '../../oracle/kernel/changes';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import { layered } from '../../oracle/kernel/continuous/layers';
import { isForbiddenToPlayer } from '../../oracle/kernel/continuous/prohibitions';
import { perform } from '../../oracle/kernel/events/perform';
import { creating } from '../../oracle/kernel/objects/objects';
import { pendingAbilities } from '../../oracle/kernel/procedures/pending';
import { refTo, type Ability } from '../../oracle/kernel/state';
import type { Target } from '../../schemas/ability';
import {
  at,
  card,
  checkpoint,
  doing,
  ids,
  power,
  put,
  restored,
  run,
  strengthen,
  toy,
  toyRules,
  type ToyGame,
  type ToyRules,
} from './toy-game';
import { draw, self, all, one, up, choose, deck, type Steps } from './ability-notation';

const live: Partial<ToyRules> = { reachesLater: () => true };
const cont = (...effect: Steps): Ability => ({ type: 'cont', effect });
const set = (target: Target, value: number): Steps[number] => ({ do: 'modify', stat: 'power', target, to: value });
const resists = cont({ do: 'unaffected', by: { player: 'opponent' }, target: self });
const powers = (g: ToyGame, ...names: string[]) => names.map((id) => power(g, id));
const sides = () => ({
  A: {
    field: [card('s', 1000), card('x', 1000), card('y', 1000)],
    hand: [card('late', 2000), card('big', 4000)],
    deck: [card('top')],
  },
  B: { field: [card('b', 1000)] },
});

it('all but the chosen, later ones too', () => {
  const g = toy(sides(), live);
  run(
    g,
    doing(
      g,
      's',
      { do: 'setState', state: 'resting', target: one({ player: 'you', other: true }) },
      up(all({ player: 'you', chosen: false })),
    ),
    choose('x'),
  );
  put(g, 'late', 'field');
  expect(powers(g, 's', 'x', 'y', 'late', 'b')).toEqual([1500, 1000, 1500, 2500, 1000]);
  expect(powers(restored(g), 's', 'x', 'y', 'late', 'b')).toEqual([1500, 1000, 1500, 2500, 1000]);
});
it('the chosen that has gone and come back is not chosen', () => {
  const g = toy(sides(), live);
  run(
    g,
    doing(
      g,
      's',
      { do: 'setState', state: 'resting', target: one({ player: 'you', other: true }) },
      up(all({ player: 'you', chosen: true })),
    ),
    choose('x'),
  );
  const before = powers(g, 'x', 'y');
  put(g, 'x', 'hand');
  put(g, 'x', 'field');
  expect([before, powers(g, 'x', 'y')]).toEqual([
    [1500, 1000],
    [1000, 1000],
  ]);
});
it('the others, when its own card has come back as another', () => {
  const g = toy(sides(), live);
  run(g, doing(g, 's', up(all({ player: 'you', other: true }))));
  const before = powers(g, 's', 'x');
  put(g, 's', 'hand');
  put(g, 's', 'field');
  expect([before, powers(g, 's', 'x')]).toEqual([
    [1000, 1500],
    [1500, 1500],
  ]);
});
it('a number chosen in the filter stays', () => {
  const g = toy(sides(), live);
  run(
    g,
    doing(g, 's', {
      do: 'chooseNumber',
      min: 1,
      max: 3000,
      then: [up(all({ player: 'you', stat: { power: { min: { number: 'chosen' } } } }))],
    }),
    { type: 'answer', value: 1500 },
  );
  put(g, 'late', 'field');
  expect(powers(g, 's', 'late')).toEqual([1000, 2500]);
});
it('a bound that is counted is fixed (VG 11.9.4)', () => {
  const g = toy(sides(), live);
  run(g, doing(g, 's', up(all({ player: 'you', stat: { power: { max: { count: { player: 'you' }, times: 500 } } } }))));
  put(g, 'late', 'field');
  expect(powers(g, 's', 'late')).toEqual([1500, 2000]);
});
it('yours: by mastery as it is', () => {
  const masters: Record<string, 'A' | 'B'> = { b: 'A' };
  const g = toy(sides(), { ...live, masterOf: (_g, c) => masters[c.id] ?? c.side });
  run(g, doing(g, 's', up(all({ player: 'you' }))));
  const before = power(g, 'b');
  delete masters.b;
  put(g, 'late', 'field');
  expect([before, power(g, 'b'), power(g, 'late')]).toEqual([1500, 1000, 2500]);
});
it('a card turned over fits or not', () => {
  const late = { ...card('late', 2000), back: { name: 'turned', power: 3000, abilities: [], traits: ['T'] } };
  const g = toy({ A: { field: [card('s')], hand: [late] } }, live);
  run(g, doing(g, 's', up(all({ trait: 'T' }))));
  put(g, 'late', 'field');
  const front = power(g, 'late');
  run(g, perform(g, { card: at(g, 'late'), sheet: 'back' }));
  const back = power(g, 'late');
  run(g, perform(g, { card: at(g, 'late'), sheet: 'front' }));
  expect([front, back, power(g, 'late')]).toEqual([2000, 3500, 2000]);
});
it('unaffected comes later, and loses it', () => {
  const g = toy({ A: { field: [card('s')] }, B: { field: [card('b')], hand: [card('x', 2000, resists)] } }, live);
  run(g, doing(g, 's', up(all({}))));
  put(g, 'x', 'field');
  const before = power(g, 'x');
  run(g, doing(g, 'b', { do: 'negate', target: all({ name: 'x' }) }));
  expect([before, power(g, 'x')]).toEqual([2000, 2500]);
});
it('resist given by an effect on a filter to what comes later', () => {
  const g = toy({ A: { field: [card('s')] }, B: { field: [card('b')], hand: [card('x', 2000)] } }, live);
  run(g, doing(g, 'b', { do: 'gain', ability: resists, target: all({ player: 'you' }) }));
  put(g, 'x', 'field');
  run(g, doing(g, 's', { do: 'move', target: all({ player: 'opponent' }), to: 'trash' }));
  expect(ids(g, 'B', 'field')).toEqual(['b', 'x']);
});
it.each([
  ['fixed', live],
  ['layers', { ...live, ...layered }],
])('two that each lower what is strong: %s', (_t, rules) => {
  const g = toy({ A: { field: [card('s'), card('x', 3000)] }, B: { field: [card('b')] } }, rules);
  run(g, doing(g, 's', up(all({ name: 'x', stat: { power: { min: 3000 } } }), -1000)));
  run(g, doing(g, 'b', up(all({ name: 'x', stat: { power: { min: 3000 } } }), -1000)));
  expect([power(g, 'x'), g.rules.applyContinuous(g).converges]).toEqual([2000, true]);
});
it('what is laid onto another does not take over what reached that by its name', () => {
  const g = toy({ A: { field: [card('s'), card('x', 1000)], hand: [card('late', 2000)] } }, live);
  run(g, doing(g, 's', up(all({ name: 'x' }))));
  run(g, perform(g, { card: at(g, 'late'), to: { zone: 'field', onto: [refTo(at(g, 'x'))] } }));
  expect(power(g, 'late')).toBe(2000);
  run(g, perform(g, { card: at(g, 'late'), to: { zone: 'hand', part: 'top' } }));
  expect(power(g, 'x')).toBe(1500);
});
it('a token that comes later', () => {
  const g = toy(sides(), live);
  run(g, doing(g, 's', up(all({ player: 'you' }))));
  const made = {
    kind: 'token' as const,
    definition: { name: 'G', number: 'T', category: 'card', power: 1000 } as never,
    owner: 'A' as const,
  };
  run(g, perform(g, creating(g, made, { to: { zone: 'field' } })));
  expect(power(g, 'G#1')).toBe(1500);
});
it('you and opponent of an effect on players stay', () => {
  const masters: Record<string, 'A' | 'B'> = {};
  const g = toy(sides(), { ...live, masterOf: (_g, c) => masters[c.id] ?? c.side });
  run(g, doing(g, 's', { do: 'forbid', what: 'draw', target: { players: 'opponent' } }, up(all({ player: 'you' }))));
  masters.s = 'B';
  put(g, 'late', 'field');
  expect([
    isForbiddenToPlayer(g, 'A', 'draw'),
    isForbiddenToPlayer(g, 'B', 'draw'),
    power(g, 'late'),
    power(g, 's'),
  ]).toEqual([false, true, 2500, 1000]);
});
it('gained by an effect on a filter, lost by one that came before or after (VG 7.14)', () => {
  for (const [first, value] of [
    ['gain', 1000],
    ['lose', 1100],
  ] as const) {
    const g = toy(
      { A: { field: [card('s'), card('t')], hand: [card('late', 1000)] } },
      { ...live, ...layered, losesGained: true, layerOf: (_g, { kind }) => (kind === 'stat' ? 2 : 1) },
    );
    const steps = {
      gain: { do: 'gain', ability: cont(up(self, 100)), target: all({ name: 'late' }) },
      lose: { do: 'negate', target: all({ name: 'late' }) },
    } as const;
    run(g, doing(g, 's', steps[first]));
    run(g, doing(g, 't', steps[first === 'gain' ? 'lose' : 'gain']));
    put(g, 'late', 'field');
    expect([first, power(g, 'late'), abilitiesOf(g, at(g, 'late')).length]).toEqual([
      first,
      value,
      first === 'gain' ? 0 : 1,
    ]);
  }
});
it('what shares a word with its card, as that was then', () => {
  const s = { ...card('s', 1000), traits: ['T'], back: { name: 'o', power: 1, abilities: [], traits: ['U'] } };
  const late = { ...card('late', 1000), traits: ['T'] };
  const u = { ...card('u', 1000), traits: ['U'] };
  const g = toy({ A: { field: [s], hand: [late, u] } }, { reachesLater: () => true });
  run(
    g,
    doing(g, 's', {
      do: 'modify',
      stat: 'power',
      by: 5,
      target: all({ shares: { word: 'trait' as never, with: self } }),
    }),
  );
  run(g, perform(g, { card: at(g, 's'), sheet: 'back' }));
  put(g, 'late', 'field');
  put(g, 'u', 'field');
  expect([power(g, 'late'), power(g, 'u'), power(g, 's')]).toEqual([1005, 1000, 1]);
});
it('in the order of application, from when a card fits', () => {
  const g = toy({ A: { field: [card('s'), card('x', 1000)] } }, { ...live, ordersByBeginning: true });
  run(g, doing(g, 's', set(all({ state: 'resting' }), 0)));
  strengthen(g, 'x', 2000);
  run(g, perform(g, { card: at(g, 'x'), state: 'resting' }));
  expect([power(g, 'x'), power(restored(g), 'x')]).toEqual([0, 0]);
  strengthen(g, 'x', 300);
  expect(power(g, 'x')).toBe(300);
});
it('in layers by the time of the effect, whenever the card came', () => {
  const g = toy(
    { A: { field: [card('s')], hand: [card('x', 1000), card('four', 0, cont(set(all({ name: 'x' }), 4000)))] } },
    { ...live, ...layered },
  );
  run(g, doing(g, 's', set(all({ name: 'x' }), 5000)));
  put(g, 'four', 'field');
  put(g, 'x', 'field');
  const before = power(g, 'x');
  run(g, doing(g, 's', set(all({ name: 'x' }), 6000)));
  expect([before, power(g, 'x')]).toEqual([4000, 6000]);
});
it('what cannot be prevented reaches what comes later and is unaffected', () => {
  const g = toy({ A: { field: [card('s')] }, B: { hand: [card('x', 1000, resists)], field: [card('b')] } }, live);
  const ability: Ability = { type: 'activate', unpreventable: true, effect: [up(all({ player: 'opponent' }))] };
  const source = at(g, 's');
  run(
    g,
    g.rules.executeInstruction(
      g,
      { player: 'A', source, ability, chosen: [], defaultDuration: 'turn' },
      ability.effect[0]!,
    ),
  );
  put(g, 'x', 'field');
  expect(power(g, 'x')).toBe(1500);
});
it('a trigger on information sees what applies there (VG 11.9.7)', () => {
  const watch: Ability = {
    type: 'auto',
    when: { event: 'moved', to: ['field'], subject: { stat: { power: { min: 2500 } } } },
    effect: draw,
  };
  const g = toy({ A: { field: [card('s'), card('w', 0, watch)], hand: [card('late', 2000)], deck: deck() } }, live);
  run(g, doing(g, 's', up(all({ name: 'late' }))));
  run(g, perform(g, { card: at(g, 'late'), to: { zone: 'field' } }));
  expect(g.state.pending.length).toBe(1);
});
it('what it gains by coming triggers on its coming (VG 11.9.6)', () => {
  const ability: Ability = { type: 'auto', when: { event: 'moved', to: ['field'] }, effect: draw };
  const g = toy({ A: { field: [card('s', 0, cont())], hand: [card('late', 2000)], deck: deck() } }, live);
  run(g, doing(g, 's', { do: 'gain', ability, target: all({ name: 'late' }) }));
  run(g, perform(g, { card: at(g, 'late'), to: { zone: 'field' } }));
  run(g, checkpoint(g));
  expect(ids(g, 'A', 'hand')).toEqual(['d1']);
});
it('an effect on a filter ends by what happens', () => {
  const rules = {
    ...live,
    ...(pendingAbilities as unknown as Partial<ToyRules>),
    resolveWaitingAbility: toyRules.resolveWaitingAbility,
  } as Partial<ToyRules>;
  const g = toy({ A: { field: [card('s', 0, cont()), card('x', 1000)], hand: [card('late', 1000)] } }, rules);
  addEffect(g, {
    player: 'A',
    source: 's',
    targets: [],
    scope: { all: { player: 'you' } },
    modification: { kind: 'stat', stat: 'power', by: 10 },
    until: 'turn',
    orUntil: { event: 'rested', subject: 'any' },
  });
  put(g, 'late', 'field');
  const before = power(g, 'late');
  run(g, perform(g, { card: at(g, 'x'), state: 'resting' }));
  expect([before, power(g, 'late')]).toEqual([1010, 1000]);
});
it('those with the least or the greatest value among all that fit, as they are now', () => {
  const g = toy(sides());
  run(g, doing(g, 's', up(self), up(all({ greatest: 'power' })), up(all({ player: 'you', least: 'power' }))));
  expect(powers(g, 's', 'x', 'y', 'b')).toEqual([2000, 1500, 1500, 1000]);
});
