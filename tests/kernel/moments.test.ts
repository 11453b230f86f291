/** At which moment an ability is looked at: where its card was before a group, or where it is after it; each counts once. */
import { describe, expect, it } from 'vitest';
import { hasStatus } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import type { Ability, CardState, Procedure } from '../../oracle/kernel/state';
import { FIELD } from '../../oracle/kernel/objects/zones';
import { card, checkpoint, events, ids, run, toy, type ToyGame, type ToyRules } from './toy-game';
import { draw } from './ability-notation';
import type { AnyGame } from '../../oracle/kernel/rules';

const deck = ['d1', 'd2', 'd3', 'd4'].map((id) => card(id));

/** Two zones of play: a field in front and one behind. */
const twoZones: Partial<ToyRules> = {
  zones: { field: FIELD, cost: FIELD },
  becomesNew: (_g, _card, from, to) => !['field', 'cost'].includes(from) || !['field', 'cost'].includes(to),
  abilityIsValid: (g, one, ability) => one.face === 'up' && g.rules.isWhereItWorks(g, one, ability),
};

const onMove = (zones: string[]): Ability => ({ type: 'auto', when: { event: 'moved' }, zones, effect: draw });

function* doing(g: ToyGame, ...changes: Parameters<typeof perform>[1][]): Procedure {
  yield* perform(g, ...changes);
  yield* checkpoint(g);
}
const move = (g: AnyGame, id: string, zone: string) => ({ card: g.card(id), to: { zone } });
const triggered = (g: ToyGame) => events(g, 'triggered');

describe('a move between two zones of play', () => {
  const moved = (zones: string[]) => {
    const g = toy({ A: { field: [card('x', 0, onMove(zones))], deck } }, twoZones);
    run(g, doing(g, move(g, 'x', 'cost')));
    return triggered(g);
  };

  it('triggers an ability that works in the zone left', () => expect(moved(['field'])).toEqual(['triggered x']));
  it('triggers one that works only in the new zone', () => expect(moved(['cost'])).toEqual(['triggered x']));
  it('triggers one that works in both once', () => expect(moved(['field', 'cost'])).toEqual(['triggered x']));
  it('triggers none that works in neither', () => expect(moved(['hand'])).toEqual([]));
});

describe('a change that ends an ability', () => {
  const onTurned: Ability = { type: 'auto', when: { event: 'turnedFaceDown' }, effect: draw };
  const onAnyTrashed: Ability = { type: 'auto', when: { event: 'trashed', subject: 'any' }, effect: draw };
  const faceDown = (g: ToyGame, id: string) => ({ card: g.card(id), face: 'down' as const });

  it('does not hide its own trigger', () => {
    const g = toy({ A: { field: [card('x', 0, onTurned)], deck } }, twoZones);
    run(g, doing(g, faceDown(g, 'x')));
    expect(triggered(g)).toEqual(['triggered x']);
  });

  it('lets the card see what happens at the same moment, and nothing later', () => {
    const g = toy({ A: { field: [card('x', 0, onAnyTrashed, onTurned), card('y'), card('z')], deck } }, twoZones);
    const trash = (id: string) => ({ ...move(g, id, 'trash'), events: 'trashed' });
    run(g, doing(g, faceDown(g, 'x'), trash('y')), 'x#1');
    expect(triggered(g).length).toBe(2);
    run(g, doing(g, trash('z')));
    expect(triggered(g).length).toBe(2);
  });

  it('counts an ability once that works before and after it', () => {
    const always = { abilityIsValid: (_g: AnyGame, one: CardState) => one.zone === 'field' };
    const g = toy({ A: { field: [card('x', 0, onTurned)], deck } }, always);
    run(g, doing(g, faceDown(g, 'x')));
    expect(triggered(g)).toEqual(['triggered x']);
  });

  it('is one of a status by which it becomes another card as well (VG 7.30.1.1)', () => {
    const onLocked: Ability = { type: 'auto', when: { event: 'statusGained' }, effect: draw };
    const unlocked = { abilityIsValid: (_g: AnyGame, one: CardState) => !hasStatus(one, 'locked') };
    const g = toy({ A: { field: [card('x', 0, onLocked)], deck } }, unlocked);
    run(g, doing(g, { card: g.card('x'), status: 'locked', on: true, makesNewObject: true }));
    expect(triggered(g)).toEqual(['triggered x']);
  });

  it('is one of state as well', () => {
    const onRested: Ability = { type: 'auto', when: { event: 'rested' }, effect: draw };
    const g = toy(
      { A: { field: [card('x', 0, onRested)], deck } },
      { abilityIsValid: (_g, one) => one.zone === 'field' && one.state === 'active' },
    );
    run(g, doing(g, { card: g.card('x'), state: 'resting' }));
    expect(triggered(g)).toEqual(['triggered x']);
  });
});

describe('an ability that works outside of play', () => {
  const inTrash = (event: string, subject?: 'any'): Ability => ({
    type: 'auto',
    when: { event, ...(subject && { subject }) },
    zones: ['trash'],
    effect: draw,
  });

  it('triggers there, whatever cards in play print', () => {
    const g = toy({ A: { trash: [card('x', 0, inTrash('trashed', 'any'))], field: [card('y')], deck } });
    run(g, doing(g, { ...move(g, 'y', 'trash'), events: 'trashed' }));
    expect(triggered(g)).toEqual(['triggered x']);
  });

  it('triggers nowhere else', () => {
    const g = toy({ A: { hand: [card('x', 0, inTrash('trashed', 'any'))], field: [card('y')], deck } });
    run(g, doing(g, { ...move(g, 'y', 'trash'), events: 'trashed' }));
    expect(triggered(g)).toEqual([]);
  });

  it('sees its card leave that place, once', () => {
    const g = toy({ A: { trash: [card('x', 0, inTrash('moved'))], deck } });
    run(g, doing(g, move(g, 'x', 'hand')));
    expect(triggered(g)).toEqual(['triggered x']);
  });

  it('and leaves and comes back: each time once', () => {
    const g = toy({ A: { trash: [card('x', 0, inTrash('moved'))], deck } });
    run(g, doing(g, move(g, 'x', 'hand')));
    run(g, doing(g, move(g, 'x', 'trash')));
    expect(triggered(g).length).toBe(2);
  });

  it('replaces from there what happens, and not from elsewhere', () => {
    const shield: Ability = {
      type: 'instead',
      when: { event: 'trashed', subject: { player: 'you', zone: ['field'] } },
      zones: ['hand'],
      effect: [{ do: 'setState', target: { subject: true }, state: 'resting' }],
    };
    const g = toy({ A: { hand: [card('s', 0, shield)], deck: [card('t', 0, shield)], field: [card('y')] } });
    run(g, doing(g, { ...move(g, 'y', 'trash'), events: 'trashed' }));
    expect([ids(g, 'A', 'field'), events(g, 'replaced')]).toEqual([['y'], ['replaced s']]);
    const inDeck = toy({ A: { deck: [card('t', 0, shield)], field: [card('y')] } });
    run(inDeck, doing(inDeck, { ...move(inDeck, 'y', 'trash'), events: 'trashed' }));
    expect(ids(inDeck, 'A', 'trash')).toEqual(['y']);
  });

  it('works continuously there', () => {
    const lord: Ability = {
      type: 'cont',
      zones: ['trash'],
      effect: [{ do: 'gain', ability: inField, target: { all: { player: 'you', zone: ['field'] } } }],
    };
    const g = toy({ A: { trash: [card('l', 0, lord)], field: [card('x'), card('y')], deck } });
    run(g, doing(g, { ...move(g, 'y', 'trash'), events: 'trashed' }));
    expect(triggered(g)).toEqual(['triggered y']);
  });
});

const inField: Ability = { type: 'auto', when: { event: 'trashed' }, effect: draw };

it('of a card that is changed twice at one moment each ability that ends by it notices its own, once (VG 7.30.1)', () => {
  const onLocked: Ability = { type: 'auto', when: { event: 'statusGained' }, effect: draw };
  const onTurned: Ability = { ...onLocked, when: { event: 'turnedFaceDown' } };
  const g = toy(
    { A: { field: [card('x', 0, onLocked, onTurned)], deck } },
    { abilityIsValid: (_g, one) => !hasStatus(one, 'locked') },
  );
  const x = g.card('x');
  run(g, perform(g, { card: x, face: 'down' }, { card: x, status: 'locked', on: true, makesNewObject: true }));
  expect(g.state.pending.map(({ event }) => event.type)).toEqual(['turnedFaceDown', 'statusGained']);
});

it('what goes unnoticed by its own card is noticed by others (DBS 11-3-5)', () => {
  const onTrash: Ability = { type: 'auto', when: { event: 'moved', to: ['trash'] }, zones: ['trash'], effect: draw };
  const onAny: Ability = { type: 'auto', when: { event: 'moved', subject: 'any' }, effect: draw };
  const noticed = (unnoticed: boolean) => {
    const g = toy({ A: { field: [card('top'), card('w', 0, onAny)], under: [card('low', 0, onTrash)], deck } });
    run(g, perform(g, move(g, 'top', 'trash'), { ...move(g, 'low', 'trash'), unnoticed }));
    return g.state.pending.map(({ card: id, event }) => `${id} ${event.card}`);
  };
  expect(noticed(true)).toEqual(['w top', 'w low']);
  expect(noticed(false)).toEqual(['w top', 'w low', 'low low']);
});
