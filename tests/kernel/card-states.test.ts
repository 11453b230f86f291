/** How cards lie: a ladder of states, none at all, and statuses as a set with who and since (BS 27; VG 7.30 to 7.32, 17.4.2.1). */
import { describe, expect, it } from 'vitest';
import { link, setState } from '../../oracle/kernel/changes';
import { hasStatus } from '../../oracle/kernel/changes/objects';
import { filterOf } from '../../oracle/kernel/continuous/modification';
import { perform } from '../../oracle/kernel/events/perform';
import { cardsMatching } from '../../oracle/kernel/reading/select';
import type { Ability, Procedure } from '../../oracle/kernel/state';
import type { Instruction, Target } from '../../schemas/ability';
import {
  at,
  card,
  checkpoint,
  cont,
  events,
  ids,
  power,
  resolve,
  run,
  toy,
  type ToyGame,
  type ToyRules,
} from './toy-game';
import type { IntendedChange } from '../../oracle/kernel/changes/intended';

const draw = (event: string): Ability => ({ type: 'auto', when: { event }, effect: [{ do: 'draw', count: 1 }] });
const deck = ['d1', 'd2', 'd3'].map((id) => card(id));

function* doing(g: ToyGame, ...changes: IntendedChange[]): Procedure {
  yield* perform(g, ...changes);
  yield* checkpoint(g);
}

/** Below resting there is heavy: a step down only by an effect that says so, a step up each time (BS 27-1-3, 27-1-4). */
const ladder: Partial<ToyRules> = {
  turned: (_g, { state }, asked) =>
    state === 'heavy' ? (asked === 'active' ? 'resting' : 'heavy') : state === 'none' ? 'none' : asked,
  isInState: (_g, state, asked) => state === 'heavy' && asked === 'resting',
  stateEvent: (_g, to, from) =>
    to === 'active' || from === 'heavy' ? 'setActive' : to === 'heavy' ? 'weighedDown' : 'rested',
};

describe('a ladder of states', () => {
  const game = (...abilities: Ability[]) => toy({ A: { field: [card('x', 0, ...abilities)], deck } }, ladder);
  const resting = (g: ToyGame) =>
    cardsMatching(g, { player: 'A', source: at(g, 'x'), chosen: [] }, { state: 'resting' }).map(({ id }) => id);

  it('heavy counts as resting, and to rest it again is nothing', () => {
    const g = game();
    run(g, doing(g, { card: at(g, 'x'), state: 'heavy' }));
    run(g, doing(g, { card: at(g, 'x'), state: 'resting' }));
    expect([at(g, 'x').state, resting(g), events(g, 'weighedDown', 'rested')]).toEqual([
      'heavy',
      ['x'],
      ['weighedDown x'],
    ]);
  });

  it('set active once it is resting, twice active; each triggers on being set active', () => {
    const g = game(draw('setActive'));
    run(g, doing(g, { card: at(g, 'x'), state: 'heavy' }));
    run(g, doing(g, { card: at(g, 'x'), state: 'active' }));
    expect([at(g, 'x').state, ids(g, 'A', 'hand')]).toEqual(['resting', ['d1']]);
    run(g, doing(g, { card: at(g, 'x'), state: 'active' }));
    expect([at(g, 'x').state, ids(g, 'A', 'hand')]).toEqual(['active', ['d1', 'd2']]);
  });

  it('what happens instead of being set active hears of the step, not of the state asked for', () => {
    const instead: Ability = { type: 'instead', when: { event: 'setActive' }, effect: [{ do: 'draw', count: 1 }] };
    const g = game(instead);
    run(g, doing(g, { card: at(g, 'x'), state: 'heavy' }));
    run(g, doing(g, { card: at(g, 'x'), state: 'active' }));
    expect([at(g, 'x').state, ids(g, 'A', 'hand')]).toEqual(['heavy', ['d1']]);
  });

  it('goes a step as well where it goes along with another card', () => {
    const both = { ...ladder, alsoChanges: (g: ToyGame) => [{ card: at(g, 'y'), state: 'active' }] };
    const g = toy({ A: { field: [card('x'), card('y')] } }, both as Partial<ToyRules>);
    link(g, 'legion', 'y', 'x');
    for (const state of ['resting', 'active', 'resting']) {
      setState(g, 'y', 'heavy');
      run(g, perform(g, { card: at(g, 'x'), state }));
    }
    expect([at(g, 'x').state, at(g, 'y').state]).toEqual(['resting', 'resting']);
  });

  it('without an orientation nothing rests it or sets it active', () => {
    const g = game(draw('setActive'));
    run(g, doing(g, { card: at(g, 'x'), to: { zone: 'field', state: 'none' } }));
    run(g, doing(g, { card: at(g, 'x'), state: 'resting' }, { card: at(g, 'x'), state: 'active' }));
    expect([at(g, 'x').state, resting(g), events(g, 'rested', 'setActive')]).toEqual(['none', [], []]);
  });
});

describe('statuses', () => {
  const cause = { kind: 'effect' as const, player: 'B' as const };
  const game = (...abilities: Ability[]) => toy({ A: { field: [card('x', 1000, ...abilities)], deck } });

  it('say whose doing they are and since when; a card may have several, each once', () => {
    const g = game();
    run(g, doing(g, { card: at(g, 'x'), status: 'deleted', on: true, cause }));
    run(g, doing(g, { card: at(g, 'x'), status: 'legion', on: true }));
    run(g, doing(g, { card: at(g, 'x'), status: 'deleted', on: true }));
    expect(at(g, 'x').statuses).toEqual([
      { status: 'deleted', turn: 1, by: 'B' },
      { status: 'legion', turn: 1 },
    ]);
    expect(events(g, 'statusGained')).toEqual(['statusGained x', 'statusGained x']);
    run(g, doing(g, { card: at(g, 'x'), status: 'deleted', on: false }));
    expect([hasStatus(at(g, 'x'), 'deleted'), hasStatus(at(g, 'x'), 'legion')]).toEqual([false, true]);
  });

  it('deleted it is the same unit with all that applies to it; locked it is another, and unlocked another again', () => {
    const g = game();
    resolve(g, 'x', { do: 'modify', stat: 'power', by: 500, target: { self: true } });
    run(g, doing(g, { card: at(g, 'x'), status: 'deleted', on: true }));
    expect(power(g, 'x')).toBe(1500);
    run(
      g,
      doing(
        g,
        { card: at(g, 'x'), status: 'locked', on: true, makesNewObject: true },
        { card: at(g, 'x'), face: 'down' },
      ),
    );
    expect([power(g, 'x'), hasStatus(at(g, 'x'), 'deleted'), at(g, 'x').zoneChangeCount]).toEqual([1000, false, 2]);
    run(
      g,
      doing(
        g,
        { card: at(g, 'x'), status: 'locked', on: false, makesNewObject: true },
        { card: at(g, 'x'), face: 'up' },
      ),
    );
    expect([at(g, 'x').statuses, at(g, 'x').zoneChangeCount]).toEqual([[], 3]);
  });

  it('keep off what was done to the card while they last, save what is said of cards with them (VG 6.5.2.2.2.1)', () => {
    const raise = (by: number, target: Target): Instruction => ({ do: 'modify', stat: 'power', by, target });
    const g = toy(
      { A: { field: [card('x', 1000), card('s', 0, cont(raise(70, { all: { name: 'x' } })))] } },
      {
        appliesTo: (_g, one, change) => !hasStatus(one, 'heart') || filterOf(change)?.status === 'heart',
      },
    );
    resolve(g, 'x', raise(500, { self: true }));
    const before = power(g, 'x');
    run(g, doing(g, { card: at(g, 'x'), status: 'heart', on: true }));
    resolve(g, 's', raise(3, { all: { status: 'heart' } }));
    const meanwhile = power(g, 'x');
    run(g, doing(g, { card: at(g, 'x'), status: 'heart', on: false }));
    expect([before, meanwhile, power(g, 'x')]).toEqual([1570, 1003, 1573]);
  });

  it('are gone with the object: a card that leaves and comes back has none', () => {
    const g = game();
    run(g, doing(g, { card: at(g, 'x'), status: 'deleted', on: true }));
    run(g, doing(g, { card: at(g, 'x'), to: { zone: 'hand' } }));
    run(g, doing(g, { card: at(g, 'x'), to: { zone: 'field' } }));
    expect(hasStatus(at(g, 'x'), 'deleted')).toBe(false);
  });

  it('trigger as they come, and filters ask for them', () => {
    const g = game(draw('statusGained'));
    run(g, doing(g, { card: at(g, 'x'), status: 'legion', on: true }));
    const reader = { player: 'A' as const, source: at(g, 'x'), chosen: [] };
    expect([ids(g, 'A', 'hand'), cardsMatching(g, reader, { status: 'legion' }).length]).toEqual([['d1'], 1]);
    expect(cardsMatching(g, reader, { status: 'locked' })).toEqual([]);
  });
});
