/** Hearts: a unit that is laid onto the circle of another makes it a heart, which lends its print and is the unit again where that leaves. VG 6.5. */
import { describe, expect, it } from 'vitest';
import { createPlace, hasStatus, link } from '../../oracle/kernel/changes';
import { printOf } from '../../oracle/kernel/reading/print';
import { perform } from '../../oracle/kernel/events/perform';
import { hostsOf, linkedTo, linksOn, linksWith } from '../../oracle/kernel/links';
import { cardsAt } from '../../oracle/kernel/objects/places';
import type { Ability, CardState, Procedure } from '../../oracle/kernel/state';
import { self, up } from './ability-notation';
import {
  at,
  card,
  checkpoint,
  cont,
  events,
  moving,
  power,
  resolve,
  run,
  toy,
  type ToyGame,
  type ToyRules,
} from './toy-game';

const isHeart = (one: CardState): boolean => hasStatus(one, 'heart');
const printed = (one: CardState): number => (one.definition as unknown as { power: number }).power;
const partnersOf = (g: Pick<ToyGame, 'state' | 'card'>, one: CardState): CardState[] =>
  linksWith(g as ToyGame, one)
    .filter(({ kind }) => kind === 'legion')
    .map((entry) => g.card(entry.card === one.id ? entry.host : entry.card));

const rules: Partial<ToyRules> = {
  /** The name and the power of a heart count, and none of its abilities (6.5.2.2.3). */
  printThatCounts: (_g, one, sheet) => (isHeart(one) ? { ...sheet, abilities: [] } : sheet),
  /** 6.5.2.2.2.1 */
  appliesTo: (_g, one) => !isHeart(one),
  /** 6.5.1.3: a rule adds the power of the first heart; no effect does. */
  ruleModifiers: (g, one) =>
    linksOn(g, one)
      .filter(({ data }) => data?.named)
      .map((entry) => ({ layer: 1, by: printed(g.card(entry.card)) })),
  alsoChanges: () => [],
  /** 6.5.4.1: a heart that is on nothing any more is the unit, with its partner, as that unit lay. */
  *linksEnded(g, ended) {
    for (const { before, card: id } of ended) {
      const heart = g.card(id);
      if (!isHeart(heart) || linksWith(g, heart).some(({ kind }) => kind === 'heart')) continue;
      const { state } = before.host;
      const freed = [heart, ...partnersOf(g as never, heart)];
      yield* perform(
        g,
        ...freed.flatMap((one) => [
          { card: one, status: 'heart', on: false },
          { card: one, state },
        ]),
      );
    }
  },
};

/** 6.5.1, 6.5.2: it lies as the vanguard lay, and the vanguard stands as its heart. */
function* stride(g: ToyGame, id: string): Procedure {
  const hearts = cardsAt(g, at(g, 'center'), 'field');
  const units = hearts.filter((one) => !isHeart(one));
  yield* perform(g, { card: at(g, id), to: { zone: 'field', at: 'center', state: units[0]!.state } });
  yield* perform(
    g,
    ...units.flatMap((one) => [
      { card: one, status: 'heart', on: true },
      { card: one, state: 'active' },
    ]),
  );
  for (const [index, heart] of hearts.entries())
    link(g, 'heart', heart.id, id, index === 0 ? { data: { named: true } } : {});
  yield* checkpoint(g);
}

const CIRCLE = { name: 'center', number: '', category: 'circle' };

function circle(more: Partial<ToyRules> = {}, ...abilities: Ability[]): ToyGame {
  const units = [card('V', 11_000, ...abilities), card('M', 9000)];
  const sides = { A: { hand: units, check: [card('G', 15_000), card('H', 20_000)], deck: [card('d')] } };
  const g = toy(sides, { ...rules, ...more });
  createPlace(g, { id: 'center', owner: 'A', definition: CIRCLE, layout: { kinds: ['vanguard'] } });
  run(g, perform(g, { card: at(g, 'V'), to: { zone: 'field', at: 'center' } }));
  return g;
}
const lies = (g: ToyGame, id: string) => [isHeart(at(g, id)), at(g, id).state];

describe('a heart', () => {
  it('lends what is printed on it, without what was done to it; as the unit again it has that and its abilities', () => {
    const g = circle({}, cont(up(self, 300)));
    resolve(g, 'V', up(self, 5000));
    run(g, perform(g, { card: at(g, 'V'), state: 'resting' }));
    run(g, stride(g, 'G'));
    expect([power(g, 'G'), power(g, 'V'), lies(g, 'V'), at(g, 'G').state]).toEqual([
      ...[26_000, 11_000],
      [true, 'active'],
      'resting',
    ]);
    run(g, moving(g, 'G', 'check'));
    expect([power(g, 'V'), lies(g, 'V'), printOf(g, at(g, 'V')).name]).toEqual([16_300, [false, 'resting'], 'V']);
  });

  it('notices that it becomes one by an ability that it loses by that (11.8.12.1.5)', () => {
    const g = circle({}, { type: 'auto', when: { event: 'statusGained' }, effect: [{ do: 'draw', count: 1 }] });
    run(g, stride(g, 'G'));
    expect(events(g, 'triggered')).toEqual(['triggered V']);
  });

  it('of two units is one until both have left, and then lies as the last of them lay', () => {
    const g = circle();
    run(g, stride(g, 'G'));
    run(g, stride(g, 'H'));
    expect([linkedTo(g, at(g, 'H'), 'heart').map(({ id }) => id), power(g, 'H')]).toEqual([['V', 'G'], 31_000]);
    run(g, moving(g, 'G', 'check'));
    expect([lies(g, 'V'), hostsOf(g, at(g, 'V')).map(({ id }) => id)]).toEqual([[true, 'active'], ['H']]);
    run(g, perform(g, { card: at(g, 'H'), state: 'resting' }));
    run(g, moving(g, 'H', 'check'));
    expect([lies(g, 'V'), g.state.links]).toEqual([[false, 'resting'], []]);
  });

  it('is the unit again where the unit above moves to another place, if its link ends by moving', () => {
    const moved = (more: Partial<ToyRules>) => {
      const g = circle(more);
      createPlace(g, { id: 'side', owner: 'A', definition: CIRCLE, layout: { kinds: ['rearGuard'] } });
      run(g, stride(g, 'G'));
      run(g, perform(g, { card: at(g, 'G'), to: { zone: 'field', at: 'side' } }));
      return [isHeart(at(g, 'V')), g.state.links.length];
    };
    expect(moved({})).toEqual([true, 1]);
    expect(moved({ linkEndsByMoving: (_g, { kind }) => kind === 'heart' })).toEqual([false, 0]);
  });

  it('of a legion comes back with its partner, and they are a legion still (6.5.2.2.4)', () => {
    const g = circle();
    run(g, perform(g, { card: at(g, 'M'), to: { zone: 'field', at: 'center' } }));
    link(g, 'legion', 'M', 'V');
    run(g, stride(g, 'G'));
    const hearts = ['V', 'M'].map((id) => lies(g, id));
    run(g, perform(g, { card: at(g, 'G'), state: 'resting' }));
    run(g, moving(g, 'G', 'check'));
    expect([hearts, ['V', 'M'].map((id) => lies(g, id)), partnersOf(g, at(g, 'V')).map(({ id }) => id)]).toEqual([
      [
        [true, 'active'],
        [true, 'active'],
      ],
      [
        [false, 'resting'],
        [false, 'resting'],
      ],
      ['M'],
    ]);
  });
});
