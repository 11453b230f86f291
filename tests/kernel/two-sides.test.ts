/** Cards with two printed sides: turned over they are the same card, and what is printed on the side that is up counts, alone. */
import { describe, expect, it } from 'vitest';
import { addEffect, hasStatus } from '../../oracle/kernel/changes';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import { wordsOf } from '../../oracle/kernel/continuous/information';
import { statOf } from '../../oracle/kernel/continuous/values';
import { situationOf } from '../../oracle/kernel/loops/loop-state';
import { perform } from '../../oracle/kernel/events/perform';
import type { Ability, Procedure, Sheet } from '../../oracle/kernel/state';
import type { Instruction, Target, Trigger } from '../../schemas/ability';
import { overTimeFaults } from '../../oracle/kernel/testing/over-time';
import { at, card, checkpoint, events, ids, moving, restored, run, toy, toyRules } from './toy-game';
import type { ToyCard, ToyGame, ToyRules } from './toy-game';
import { self } from './ability-notation';
import { nameOfAbility } from '../../oracle/kernel/continuous/ability-names';

const draw: Instruction = { do: 'draw', count: 1 };
const auto = (when: Trigger, ...effect: Instruction[]): Ability => ({ type: 'auto', when, effect });
const stronger = (target: Target, by: number): Ability => ({
  type: 'cont',
  effect: [{ do: 'modify', stat: 'power', by, target }],
});
const sided = (front: ToyCard, power: number, ...abilities: Ability[]): ToyCard => ({
  ...front,
  back: { name: `${front.id} turned`, power, abilities },
});
const power = (g: ToyGame, id: string): number => statOf(g, at(g, id), 'power');
const deck = { deck: [card('top'), card('next'), card('last')] };

/** Turns it over, rests it, and what follows. */
function* turnOver(g: ToyGame, id: string, sheet: Sheet = 'back'): Procedure {
  yield* perform(g, { card: at(g, id), sheet });
}
function* restAfterwards(g: ToyGame, id: string): Procedure {
  yield* perform(g, { card: at(g, id), state: 'resting' });
  yield* checkpoint(g);
}
const atOnce = (g: ToyGame, ...steps: Procedure[]): void => {
  for (const step of steps) run(g, step);
};

describe('the misreading that an effect ends when its card turns over', () => {
  const { faults } = overTimeFaults<ToyRules>({
    lasting: { 'a change of power': ({ kind }) => kind === 'stat' },
    limits: {},
    clause: (_thing, happening) => (happening === 'otherSide' ? '1-1' : undefined),
  });

  it('ends it then and on that card, and leaves those on other cards', () => {
    const [misread] = faults;
    const field = [sided(card('x', 2000), 5000, auto({ event: 'rested' }, draw)), card('y', 2000)];
    const g = toy({ A: { field } }, misread!.replace(toyRules));
    for (const id of ['x', 'y']) {
      const modification = { kind: 'stat', stat: 'power', by: 1000 } as const;
      addEffect(g, { player: 'A', source: id, targets: [id], modification, until: 'turn' });
    }
    expect([power(g, 'x'), power(g, 'y')]).toEqual([3000, 3000]);
    run(g, turnOver(g, 'x'));
    expect([power(g, 'x'), power(g, 'y')]).toEqual([5000, 3000]);
  });
});

describe('a card turned over', () => {
  const plain = () => sided(card('x', 2000), 3000, auto({ event: 'rested' }, draw));

  it('has the abilities of its back, which nothing has looked for before', () => {
    const g = toy({ A: { field: [plain()], ...deck } });
    atOnce(g, turnOver(g, 'x'), restAfterwards(g, 'x'));
    expect([ids(g, 'A', 'hand'), events(g, 'turnedOver', 'triggered')]).toEqual([
      ['top'],
      ['turnedOver x', 'triggered x'],
    ]);
  });

  it('is the same card: as it was turned, what applies to it and what it was stay', () => {
    const g = toy({ A: { field: [plain()], ...deck } });
    const modification = { kind: 'stat', stat: 'power', by: 1000 } as const;
    addEffect(g, { player: 'A', source: 'x', targets: ['x'], modification, until: 'turn' });
    run(g, restAfterwards(g, 'x'));
    const { zoneChangeCount, stamp } = at(g, 'x');
    run(g, turnOver(g, 'x'));
    expect(at(g, 'x')).toMatchObject({ zoneChangeCount, stamp, state: 'resting', zone: 'field', sheet: 'back' });
    expect([power(g, 'x'), ids(g, 'A', 'hand')]).toEqual([4000, []]);
  });

  it('goes by the name of that side, and by no other', () => {
    const g = toy({ A: { field: [plain()] } });
    run(g, turnOver(g, 'x'));
    expect(wordsOf(g, at(g, 'x'), 'name')).toEqual(['x turned']);
  });

  it('loses the abilities of its front, and has them again when it is turned back', () => {
    const g = toy({ A: { field: [sided(card('x', 1000, stronger({ all: {} }, 500)), 1000, stronger(self, 100))] } });
    const front = power(g, 'x');
    run(g, turnOver(g, 'x'));
    const back = power(g, 'x');
    run(g, turnOver(g, 'x', 'front'));
    expect([front, back, power(g, 'x')]).toEqual([1500, 1100, 1500]);
  });

  it('sets off what waits for that, its own as others, but not its front nor what came before', () => {
    const turned = { event: 'turnedOver' };
    const x = sided(card('x', 0, auto(turned)), 0, auto(turned, draw), auto({ event: 'rested' }, draw));
    const g = toy({ A: { field: [x, card('w', 0, auto({ ...turned, subject: 'any' }, draw))], ...deck } });
    run(g, restAfterwards(g, 'x'));
    atOnce(g, turnOver(g, 'x'));
    expect(g.state.pending.map((waiting) => waiting.card)).toEqual(['x', 'w']);
    expect(g.state.pending[0]!.ability.effect).toEqual([draw]);
  });

  it('has its abilities named by their place on the side that is up', () => {
    const g = toy({ A: { field: [sided(card('x', 0, auto({ event: 'rested' })), 0, stronger(self, 100))] } });
    const [onFront] = abilitiesOf(g, at(g, 'x'));
    run(g, turnOver(g, 'x'));
    const named = [onFront, ...abilitiesOf(g, at(g, 'x'))].map((ability) => nameOfAbility(g, at(g, 'x'), ability!));
    expect(named).toEqual([undefined, 0]);
  });

  it('may do something else instead', () => {
    const instead: Ability = { type: 'instead', when: { event: 'turnedOver', subject: 'any' }, effect: [draw] };
    const g = toy({ A: { field: [plain(), card('r', 0, instead)], ...deck } });
    run(g, turnOver(g, 'x'));
    expect([at(g, 'x').sheet, ids(g, 'A', 'hand')]).toEqual(['front', ['top']]);
  });

  it('lends what its side gives, anew', () => {
    const lends = (by: number): Ability => ({
      type: 'cont',
      effect: [{ do: 'gain', ability: stronger(self, by), target: { all: { other: true } } }],
    });
    const g = toy({ A: { field: [sided(card('x', 0, lends(100)), 0, lends(7)), card('a', 1000)] } });
    const before = power(g, 'a');
    run(g, turnOver(g, 'x'));
    expect([before, power(g, 'a')]).toEqual([1100, 1007]);
  });

  it('goes on in a game restored from its state', () => {
    const g = toy({ A: { field: [plain()], ...deck } });
    run(g, turnOver(g, 'x'));
    const again = restored(g);
    run(again, restAfterwards(again, 'x'));
    expect(ids(again, 'A', 'hand')).toEqual(['top']);
  });

  it('shows its front elsewhere where the game says so, and its leaving is looked at as it was', () => {
    const leaves = { event: 'moved', from: ['field'] };
    const x = sided(card('x', 0, auto(leaves)), 0, auto(leaves, draw));
    const sheetOnArrival = (_g: unknown, _card: unknown, _from: string, to: string): Sheet =>
      to === 'field' ? 'back' : 'front';
    const g = toy({ A: { field: [x], ...deck } }, { sheetOnArrival });
    run(g, turnOver(g, 'x'));
    run(g, moving(g, 'x', 'trash'));
    run(g, checkpoint(g));
    expect([at(g, 'x').sheet, ids(g, 'A', 'hand')]).toEqual(['front', ['top']]);
    expect(abilitiesOf(g, at(g, 'x'))[0]!.effect).toEqual([]);
  });

  it('makes another situation of a loop', () => {
    const g = toy({ A: { field: [sided(card('x'), 1000)] } });
    const question = { player: 'A', kind: 'may', optional: false, check: () => null, options: () => [] } as const;
    const before = situationOf(g, question);
    atOnce(g, turnOver(g, 'x'));
    expect(situationOf(g, question)).not.toBe(before);
  });

  it('is no card with one side', () => {
    const g = toy({ A: { field: [card('a')] } });
    expect(() => run(g, turnOver(g, 'a'))).toThrow('one side');
  });

  it('happens to none that shows that side already', () => {
    const g = toy({ A: { field: [plain()] } });
    run(g, turnOver(g, 'x', 'front'));
    expect(g.journal).toEqual([]);
  });
});

it('what is said on the back alone works again when its text is no longer deleted (VG 7.32.2)', () => {
  const two: ToyCard = {
    ...card('u', 1000),
    abilities: undefined as never,
    back: { name: 'v', power: 2000, abilities: [stronger(self, 1000)] },
  };
  const g = toy(
    { A: { field: [two, card('z', 0, stronger(self, 1))] } },
    { printThatCounts: (_g, one, sheet) => (hasStatus(one, 'deleted') ? { ...sheet, abilities: [] } : sheet) },
  );
  const value = () => statOf(g, at(g, 'u'), 'power');
  run(g, perform(g, { card: at(g, 'u'), sheet: 'back' }));
  run(g, perform(g, { card: at(g, 'u'), status: 'deleted', on: true }));
  run(g, moving(g, 'z', 'trash'));
  expect(value()).toBe(2000);
  run(g, perform(g, { card: at(g, 'u'), status: 'deleted', on: false }));
  expect(value()).toBe(3000);
});
