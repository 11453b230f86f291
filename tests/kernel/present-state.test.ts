/** Continuous abilities that go on from what they did: those that hold themselves, each other, and those that make themselves greater. */
import { expect, it } from 'vitest';
import { addEffect, endEffects } from '../../oracle/kernel/changes';
import { performEffectChange } from '../../oracle/kernel/events/perform';
import type { Ability } from '../../oracle/kernel/state';
import type { Amount, Target } from '../../schemas/ability';
import { perform } from '../../oracle/kernel/events/perform';
import { at, card, power, run, toy, type ToyGame, type ToyRules } from './toy-game';

const accumulating: Partial<ToyRules> = { continuousSeesItself: 'untilItRests', accumulatesContinuous: true };
const fromNothing: Partial<ToyRules> = { continuousSeesItself: 'untilItRests' };
const strong = (min: number): Target => ({ all: { player: 'you', zone: ['field'], stat: { power: { min } } } });
const raise = (target: Target, if_?: Ability['if']): Ability => ({
  type: 'cont',
  ...(if_ && { if: if_ }),
  effect: [{ do: 'modify', stat: 'power', by: 1000, target }],
});
const has = (name: string, min: number): Ability['if'] => ({
  count: { player: 'you', zone: ['field'], name, stat: { power: { min } } },
  min: 1,
});
const lower = (g: ToyGame, id: string, by: number) =>
  run(
    g,
    performEffectChange(g, () =>
      addEffect(g, {
        player: 'A',
        source: id,
        targets: [id],
        modification: { kind: 'stat', stat: 'power', by },
        until: 'turn',
      }),
    ),
  );
const ends = (g: ToyGame) =>
  run(
    g,
    performEffectChange(g, () => endEffects(g, () => true)),
  );

const threshold = (rules: Partial<ToyRules>) =>
  toy({ A: { field: [card('lord', 0, raise(strong(2000))), card('x', 3000)], hand: [card('y', 1000)] } }, rules);

it.each([
  ['goes on', accumulating, [4000, 2000, 4000]],
  ['is found out from nothing', fromNothing, [4000, 1000, 4000]],
] as const)('what holds itself %s', (_, rules, expected) => {
  const g = threshold(rules);
  const before = power(g, 'x');
  lower(g, 'x', -2000);
  const less = power(g, 'x');
  ends(g);
  expect([before, less, power(g, 'x')]).toEqual(expected);
});

it('what has lost its hold does not come back by itself', () => {
  const g = threshold(accumulating);
  lower(g, 'x', -3000);
  const lost = power(g, 'x');
  lower(g, 'x', 1000);
  expect([lost, power(g, 'x')]).toEqual([0, 1000]);
});

it('a card that comes, or comes back, has not been held before', () => {
  const g = threshold(accumulating);
  run(g, perform(g, { card: at(g, 'y'), to: { zone: 'field' } }));
  const came = power(g, 'y');
  lower(g, 'x', -2000);
  run(g, perform(g, { card: at(g, 'x'), to: { zone: 'hand' } }));
  run(g, perform(g, { card: at(g, 'x'), to: { zone: 'field' } }));
  lower(g, 'x', -2000);
  expect([came, power(g, 'x')]).toEqual([1000, 2000]);
});

it('what ends at one moment ends at once', () => {
  const g = threshold(accumulating);
  lower(g, 'x', 2000);
  lower(g, 'x', -2000);
  lower(g, 'x', -1000);
  const less = power(g, 'x');
  ends(g);
  expect([less, power(g, 'x')]).toEqual([3000, 4000]);
});

it('a negation ends what held itself', () => {
  const g = threshold(accumulating);
  lower(g, 'x', -2000);
  const negate = {
    player: 'A',
    source: 'x',
    targets: ['lord'],
    modification: { kind: 'negate' },
    until: 'battle',
  } as const;
  run(
    g,
    performEffectChange(g, () => addEffect(g, negate)),
  );
  const negated = power(g, 'x');
  run(
    g,
    performEffectChange(g, () => endEffects(g, ({ until }) => until === 'battle')),
  );
  expect([negated, power(g, 'x')]).toEqual([1000, 1000]);
});

it.each([
  ['go on', accumulating, [3000, 3000]],
  ['are found out from nothing', fromNothing, [2000, 2000]],
] as const)('two that hold each other %s', (_, rules, expected) => {
  const g = toy(
    {
      A: {
        field: [
          card('a', 2000, raise({ self: true }, has('b', 3000))),
          card('b', 2000, raise({ self: true }, has('a', 3000))),
        ],
      },
    },
    rules,
  );
  lower(g, 'a', 1000);
  const raised = [power(g, 'a'), power(g, 'b')];
  ends(g);
  expect([raised, [power(g, 'a'), power(g, 'b')]]).toEqual([[4000, 3000], expected]);
});

it('what takes its own reason away is applied to what is true without it, and what grows for ever as well', () => {
  const weak: Target = { all: { player: 'you', zone: ['field'], stat: { power: { max: 3000 } } } };
  const doubled = { value: 'power', of: { self: true } } as const;
  const g = toy(
    {
      A: { field: [card('weak', 3000, raise(weak))] },
      B: {
        field: [
          card('twice', 500, {
            type: 'cont',
            effect: [{ do: 'modify', stat: 'power', by: doubled, target: { self: true } }],
          }),
        ],
      },
    },
    accumulating,
  );
  lower(g, 'weak', 0);
  expect([power(g, 'weak'), power(g, 'twice'), g.rules.applyContinuous(g).converges]).toEqual([4000, 1000, true]);
});

it('what makes its own number greater grows to the end, in one moment', () => {
  const peers: Amount = { count: { player: 'you', zone: ['field'], stat: { power: { min: 3000 } } }, times: 1000 };
  const all: Target = { all: { player: 'you', zone: ['field'] } };
  const field = [
    card('lord', 0, { type: 'cont', effect: [{ do: 'modify', stat: 'power', by: peers, target: all }] }),
    card('a', 2000),
    card('b', 1000),
    card('c', 3000),
  ];
  const of = (rules: Partial<ToyRules>) => power(toy({ A: { field } }, rules), 'b');
  expect([of(accumulating), of({})]).toEqual([5000, 2000]);
});
