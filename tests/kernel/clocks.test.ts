/** Which card it is, since when in this kind of zone, since when at this place; and limits that go by one of them. */
import { describe, expect, it } from 'vitest';
import { setStatus, setTurn } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { countUse, usesIn } from '../../oracle/kernel/limits';
import { oncePerTurn } from '../../oracle/kernel/procedures/once-per-turn';
import type { Ability } from '../../oracle/kernel/state';
import { at, card, moving, power, run, strengthen, toy, type ToyGame } from './toy-game';
import type { AnyGame } from '../../oracle/kernel/rules';
import type { EffectGame } from '../../oracle/kernel/procedures/effects';

const clocks = (g: ToyGame, id: string): number[] => {
  const { zoneChangeCount, stamp, placed } = at(g, id);
  return [zoneChangeCount, stamp, placed];
};
/** It becomes another card without moving (VG 7.30.1.1). */
const lock = (g: AnyGame, id: string): void => setStatus(g, id, { status: 'locked', on: true, makesNewObject: true });
const setTo = (by: number): Ability => ({
  type: 'cont',
  effect: [{ do: 'modify', stat: 'power', to: by, target: { all: { name: 'x' } } }],
});

describe('the clocks of a card', () => {
  const sides = () => ({
    A: { field: [card('x', 1000)], hand: [card('a', 0, setTo(2000)), card('b', 0, setTo(3000))] },
  });

  it('all begin anew where it leaves the kind of zone', () => {
    const g = toy(sides());
    const [count, stamp, placed] = clocks(g, 'a');
    run(g, moving(g, 'a', 'field'));
    const [now, then, placement] = clocks(g, 'a');
    expect([now, then! > stamp!, placement! > placed!, then === placement]).toEqual([count! + 1, true, true, true]);
  });

  it('go on where it comes to another place of the same kind, but for the arrival there', () => {
    const g = toy(sides());
    run(g, moving(g, 'a', 'field'));
    const [count, stamp, placed] = clocks(g, 'a');
    run(g, perform(g, { card: at(g, 'a'), to: { zone: 'field', player: 'B' } }));
    const [now, then, placement] = clocks(g, 'a');
    expect([now, then, placement! > placed!]).toEqual([count, stamp, true]);
  });

  it('go on where it becomes another card without moving: its effects end, its age does not', () => {
    const g = toy(sides());
    run(g, moving(g, 'a', 'field'));
    run(g, moving(g, 'b', 'field'));
    strengthen(g, 'a', 500);
    const [count, ...since] = clocks(g, 'a');
    lock(g, 'a');
    expect([clocks(g, 'a'), power(g, 'a'), power(g, 'x')]).toEqual([[count! + 1, ...since], 0, 3000]);
  });

  it('show the same moment for all cards of a group, and a later one for the next', () => {
    const g = toy(sides());
    run(g, perform(g, ...['b', 'a'].map((id) => ({ card: at(g, id), to: { zone: 'field' } }))));
    const together = [at(g, 'a').placed, at(g, 'a').stamp, at(g, 'b').stamp];
    expect(new Set(together).size).toBe(1);
    run(g, moving(g, 'a', 'hand'));
    run(g, moving(g, 'a', 'field'));
    expect([at(g, 'a').stamp > at(g, 'b').stamp, power(g, 'x')]).toEqual([true, 2000]);
  });
});

describe('a limit', () => {
  const limited: Ability = { type: 'auto', oncePerTurn: true, effect: [] };
  /** @param rules how limits are counted in this game */
  function game(rules: Partial<typeof oncePerTurn> = {}): { g: EffectGame; toy: ToyGame; ability: Ability } {
    const g = toy({ A: { field: [card('a', 0, limited)] } }, { ...oncePerTurn, ...rules });
    return { g: g as unknown as EffectGame, toy: g, ability: at(g, 'a').definition.abilities![0]! };
  }
  const use = ({ g, ability }: ReturnType<typeof game>): void => oncePerTurn.useUp(g, g.card('a'), ability, true);
  const isUsed = ({ g, ability }: ReturnType<typeof game>): boolean => oncePerTurn.wasUsed(g, g.card('a'), ability);

  it('per card ends where it becomes another one; per arrival it does not, before it leaves (BS FAQ-10-3)', () => {
    const perCard = game();
    const perArrival = game({ sourceKey: (_g, { id, stamp }) => `${id} since ${stamp}` });
    for (const each of [perCard, perArrival]) {
      use(each);
      expect(isUsed(each)).toBe(true);
      lock(each.g, 'a');
    }
    expect([isUsed(perCard), isUsed(perArrival)]).toEqual([false, true]);
    run(perArrival.toy, moving(perArrival.toy, 'a', 'hand'));
    run(perArrival.toy, moving(perArrival.toy, 'a', 'field'));
    expect(isUsed(perArrival)).toBe(false);
  });

  it('can be raised (DBS 10-26-1), and shared by all of a name (BS 14-2-6)', () => {
    const raised = game({ usesAllowed: () => 2, sourceKey: (_g, { definition }) => definition.name });
    use(raised);
    lock(raised.g, 'a');
    expect(isUsed(raised)).toBe(false);
    use(raised);
    expect(isUsed(raised)).toBe(true);
  });

  it('counts in a turn, in a game, or in the battle that its key names', () => {
    const { g } = game();
    for (const period of ['turn', 'game'] as const) countUse(g, period, period);
    countUse(g, 'it in battle 1');
    setTurn(g, g.state.turn + 1, 'B');
    for (const period of ['turn', 'game'] as const) countUse(g, period, period);
    expect([usesIn(g, 'turn', 'turn'), usesIn(g, 'game', 'game'), usesIn(g, 'it in battle 2', 'turn')]).toEqual([
      1, 2, 0,
    ]);
  });
});
