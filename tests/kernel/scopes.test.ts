/** To what effects apply that go on: cards, whatever fits a filter now or later, players. */
import { describe, expect, it } from 'vitest';
import { addEffect, endEffects } from '../../oracle/kernel/changes';
import { abilitiesOf, nameOnCard } from '../../oracle/kernel/continuous/abilities';
import { layered } from '../../oracle/kernel/continuous/layers';
import { isForbidden, isForbiddenToPlayer } from '../../oracle/kernel/continuous/prohibitions';
import { statOf } from '../../oracle/kernel/continuous/values';
import { perform } from '../../oracle/kernel/events/perform';
import type { Ability, CardState } from '../../oracle/kernel/state';
import type { Modification, Scope } from '../../oracle/kernel/state/lasting';
import type { CardFilter, Instruction, Target } from '../../schemas/ability';
import { at, card, checkpoint, put, restored, run, toy, type ToyCard, type ToyGame, type ToyRules } from './toy-game';
import { self } from './ability-notation';
import { executeEffect } from '../../oracle/kernel/events/execute-effect';

const modify = (target: Target, by: number): Instruction => ({ do: 'modify', stat: 'power', target, by });
const cont = (...effect: Instruction[]): Ability => ({ type: 'cont', effect });
const power = (g: ToyGame, id: string): number => statOf(g, at(g, id), 'power');
const yours: CardFilter = { player: 'you' };
const live: Partial<ToyRules> = { reachesLater: () => true };
const begin = (g: ToyGame, scope: Scope, modification: Modification, until = 'turn'): void =>
  addEffect(g, { player: 'A', source: 's', targets: [], scope, modification, until });

/** The effect of a card of player A. */
function resolve(g: ToyGame, ...effect: Instruction[]): void {
  const ability: Ability = { type: 'auto', effect };
  run(g, executeEffect(g, { player: 'A', source: at(g, 's'), ability, chosen: [], defaultDuration: 'turn' }));
}

describe.each([
  ['a fixed point', live],
  ['layers', { ...live, ...layered }],
])('an effect on all that fit, by %s', (_title, rules) => {
  const sides = (...field: ToyCard[]) => ({
    A: { field: [card('s', 1000), ...field], hand: [card('late', 2000)], deck: [card('top')] },
    B: { field: [card('b', 1000)] },
  });

  it('reaches what comes later, as long as it fits, and nothing of the other player', () => {
    const g = toy(sides(), rules);
    resolve(g, modify({ all: yours }, 500));
    put(g, 'late', 'field');
    const powers = [power(g, 's'), power(g, 'late'), power(g, 'b')];
    put(g, 'late', 'hand');
    expect([powers, power(g, 'late')]).toEqual([[1500, 2500, 1000], 2000]);
  });

  it('is there although nothing fitted as it began', () => {
    const g = toy(sides(), rules);
    resolve(g, modify({ all: { name: 'late' } }, 500));
    put(g, 'late', 'field');
    expect(power(g, 'late')).toBe(2500);
  });

  it('keeps the amount of its moment', () => {
    const g = toy(sides(), rules);
    resolve(g, { do: 'modify', stat: 'power', by: { count: yours, times: 100 }, target: { all: yours } });
    put(g, 'late', 'field');
    expect(power(g, 'late')).toBe(2100);
  });

  it('follows what the cards become: weak ones that grow fit no more', () => {
    const g = toy(sides(card('weak', 500)), rules);
    begin(g, { all: { ...yours, state: 'resting' } }, { kind: 'stat', stat: 'power', by: 300 });
    const before = power(g, 'weak');
    run(g, perform(g, { card: at(g, 'weak'), state: 'resting' }));
    expect([before, power(g, 'weak')]).toEqual([500, 800]);
  });

  it('sees what other effects on filters do', () => {
    const g = toy(sides(), rules);
    begin(g, { all: { trait: 'T' } }, { kind: 'stat', stat: 'power', by: 300 });
    begin(g, { all: { name: 'late' } }, { kind: 'words', word: 'trait', add: ['T'] });
    put(g, 'late', 'field');
    expect([power(g, 'late'), power(g, 's')]).toEqual([2300, 1000]);
  });

  it('gives abilities that work and trigger on who has them', () => {
    const ability: Ability = { type: 'auto', when: { event: 'rested' }, effect: [{ do: 'draw', count: 1 }] };
    const g = toy(sides(card('bearer', 0, cont())), rules);
    begin(g, { all: { name: 'late' } }, { kind: 'gain', ability });
    put(g, 'late', 'field');
    run(g, perform(g, { card: at(g, 'late'), state: 'resting' }));
    run(g, checkpoint(g));
    expect([abilitiesOf(g, at(g, 'late')).length, at(g, 'top').zone]).toEqual([1, 'hand']);
  });

  it('is about one place where its filter names one', () => {
    const g = toy(sides(), rules);
    begin(g, { all: { ...yours, zone: ['hand'] } }, { kind: 'stat', stat: 'power', by: 300 });
    const inHand = power(g, 'late');
    put(g, 'late', 'field');
    expect([inHand, power(g, 'late'), power(g, 's')]).toEqual([2300, 2000, 1000]);
  });

  it('ends as a whole', () => {
    const g = toy(sides(), rules);
    resolve(g, modify({ all: yours }, 500));
    endEffects(g, ({ until }) => until === 'battle');
    const before = power(g, 's');
    endEffects(g, ({ until }) => until === 'turn');
    expect([before, power(g, 's'), g.state.effects]).toEqual([1500, 1000, []]);
  });

  it('goes on when its card has turned over or gone, and in a game restored from its state', () => {
    const s = { ...card('s', 1000), back: { name: 'turned', power: 1000, abilities: [] } };
    const g = toy({ A: { field: [s, card('x', 1000)], hand: [card('late', 2000)] } }, rules);
    resolve(g, modify({ all: yours }, 500));
    run(g, perform(g, { card: at(g, 's'), sheet: 'back' }));
    put(g, 's', 'trash');
    const again = restored(g);
    put(again, 'late', 'field');
    expect([power(g, 'x'), power(again, 'late')]).toEqual([1500, 2500]);
  });
});

it('an effect on all that fit is fixed where the game says so', () => {
  const g = toy({ A: { field: [card('s', 1000)], hand: [card('late', 2000)] } });
  resolve(g, modify({ all: yours }, 500));
  put(g, 'late', 'field');
  expect([power(g, 's'), power(g, 'late')]).toEqual([1500, 2000]);
});

describe('what is done to one ability', () => {
  const a = cont(modify(self, 10));
  const negate = (g: ToyGame, ability: string): void =>
    addEffect(g, {
      player: 'A',
      source: 's',
      targets: ['s'],
      modification: { kind: 'negate', ability },
      until: 'turn',
    });

  it('leaves the others of the card, though they say the same', () => {
    const g = toy({ A: { field: [card('s', 0, a, cont(modify(self, 10)))] } });
    negate(g, nameOnCard(g, at(g, 's'), a));
    expect([power(g, 's'), abilitiesOf(g, at(g, 's')).includes(a)]).toEqual([10, false]);
  });

  it('may be done to one that was gained, where gained ones can be lost', () => {
    const g = toy({ A: { field: [card('s', 0, a)] } }, { losesGained: true });
    addEffect(g, {
      player: 'A',
      source: 's',
      targets: ['s'],
      modification: { kind: 'gain', ability: a },
      until: 'turn',
    });
    const gained = abilitiesOf(g, at(g, 's'))[1]!;
    negate(g, nameOnCard(g, at(g, 's'), gained));
    expect(abilitiesOf(g, at(g, 's'))).toEqual([a]);
    expect(abilitiesOf(g, at(g, 's'))[0]).toBe(a);
  });
});

describe('what is done to players', () => {
  const forbid = (playerFilter: 'you' | 'opponent' | 'any'): Instruction => ({
    do: 'forbid',
    what: 'draw',
    target: { players: playerFilter },
  });
  const forbidden = (g: ToyGame) => (['A', 'B'] as const).filter((player) => isForbiddenToPlayer(g, player, 'draw'));

  it.each([
    ['you', ['A']],
    ['opponent', ['B']],
    ['any', ['A', 'B']],
  ] as const)('by an effect on "%s" goes on until it ends, whatever cards there are', (playerFilter, players) => {
    const g = toy({ A: { field: [card('s')] }, B: { field: [card('b')] } });
    resolve(g, forbid(playerFilter));
    put(g, 's', 'trash');
    const during = forbidden(g);
    const ofCards = isForbidden(g, at(g, 'b') as CardState, 'draw');
    endEffects(g, () => true);
    expect([during, ofCards, forbidden(g)]).toEqual([players, false, []]);
  });

  it.each([
    ['a fixed point', {}],
    ['layers', layered],
  ])('by a continuous ability lasts as long as its card: %s', (_title, rules) => {
    const g = toy({ A: { field: [card('s', 0, cont(forbid('opponent'), modify(self, 100)))] } }, rules);
    const during = [forbidden(g), power(g, 's')];
    put(g, 's', 'trash');
    expect([during, forbidden(g)]).toEqual([[['B'], 100], []]);
  });

  it('forbids nothing else', () => {
    const g = toy({ A: { field: [card('s')] } });
    resolve(g, forbid('you'));
    expect(isForbiddenToPlayer(g, 'A', 'play')).toBe(false);
  });
});
