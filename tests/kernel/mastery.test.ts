/** Where a card lies, who uses it, whom its "you" means and who brought it: taken over to the other side, or used where it lies. */
import { describe, expect, it } from 'vitest';
import type { PlayerId } from '../../schemas/common';
import { addEffect, hasStatus, link, moveCard } from '../../oracle/kernel/changes';
import { OracleError } from '../../oracle/kernel/errors';
import { perform } from '../../oracle/kernel/events/perform';
import { cardsMatching } from '../../oracle/kernel/reading/select';
import { linkedTo } from '../../oracle/kernel/links';
import { isYours } from '../../oracle/kernel/mastery';
import { opponentOf, type Ability, type CardState, type Procedure } from '../../oracle/kernel/state';
import { at, card, checkpoint, events, ids, power, run, strengthen, toy, type ToyGame } from './toy-game';
import { draw } from './ability-notation';
import type { AnyGame } from '../../oracle/kernel/rules';

const auto = (when: Ability['when']): Ability => ({ type: 'auto', when, effect: draw });
const leaves = auto({ event: 'moved', from: ['field'] });
const arrives = auto({ event: 'moved', to: ['field'] });
const strongerForYou: Ability = {
  type: 'cont',
  effect: [{ do: 'modify', stat: 'power', by: 100, target: { all: { player: 'you' } } }],
};

function* takeOver(g: ToyGame, id: string, player: PlayerId): Procedure {
  yield* perform(g, { card: at(g, id), to: { zone: 'field', player } });
}
function* knockOut(g: ToyGame, id: string): Procedure {
  yield* perform(g, { card: at(g, id), to: { zone: 'trash', player: at(g, id).owner } });
}

describe('a card that the other player takes over', () => {
  function taken(...abilities: Ability[]): ToyGame {
    const a = { field: [card('left'), card('taken', 1000, ...abilities), card('right')], under: [card('below')] };
    const g = toy({ A: { ...a, deck: [card('d1')] }, B: { field: [card('own')], deck: [card('d2')] } });
    link(g, 'under', 'below', 'taken');
    strengthen(g, 'taken', 500);
    run(g, perform(g, { card: at(g, 'taken'), state: 'resting' }));
    run(g, takeOver(g, 'taken', 'B'));
    return g;
  }

  it('keeps state, effects, what lies under it and who it is, and triggers neither as leaving nor as arriving', () => {
    const before = toy({ A: { field: [card('taken')] } });
    const g = taken(leaves, arrives);
    run(g, checkpoint(g));
    const { state, side, owner, zoneChangeCount, stamp } = at(g, 'taken');
    expect([state, side, owner, zoneChangeCount, stamp]).toEqual([
      'resting',
      'B',
      'A',
      at(before, 'taken').zoneChangeCount,
      at(before, 'taken').stamp,
    ]);
    expect([power(g, 'taken'), events(g, 'triggered')]).toEqual([1500, []]);
    expect([ids(g, 'A', 'field'), ids(g, 'B', 'field')]).toEqual([
      ['left', 'right'],
      ['own', 'taken'],
    ]);
    expect([ids(g, 'B', 'under'), linkedTo(g, at(g, 'taken'), 'under').map(({ id }) => id)]).toEqual([
      ['below'],
      ['below'],
    ]);
  });

  it("goes to its owner's trash with what lies under it when it is destroyed", () => {
    const g = taken();
    run(g, knockOut(g, 'taken'));
    expect([ids(g, 'A', 'trash'), ids(g, 'B', 'trash')]).toEqual([['taken', 'below'], []]);
  });

  it('triggers for its master when it leaves', () => {
    const g = taken(leaves);
    run(g, knockOut(g, 'taken'));
    run(g, checkpoint(g));
    expect([ids(g, 'A', 'hand'), ids(g, 'B', 'hand')]).toEqual([[], ['d2']]);
  });

  it('means by "you" the player who has it now, and the former one again after it has come back', () => {
    const g = taken(strongerForYou);
    expect([power(g, 'left'), power(g, 'own')]).toEqual([0, 100]);
    run(g, takeOver(g, 'taken', 'A'));
    expect([power(g, 'left'), power(g, 'own'), power(g, 'taken')]).toEqual([100, 0, 1600]);
  });

  it('goes over where something else happens instead only if it does not', () => {
    const stays: Ability = { type: 'instead', when: { event: 'moved' }, may: true, effect: [] };
    const g = toy({ A: { field: [card('firm', 0, stays)] } });
    run(g, takeOver(g, 'firm', 'B'), true);
    expect(at(g, 'firm').side).toBe('A');
    run(g, takeOver(g, 'firm', 'B'), false);
    expect(at(g, 'firm').side).toBe('B');
  });

  it('crosses another that goes the other way at the same moment', () => {
    const g = toy({ A: { field: [card('a', 0, leaves)] }, B: { field: [card('b', 0, leaves)] } });
    const to = (player: PlayerId) => ({ zone: 'field', player });
    run(g, perform(g, { card: at(g, 'a'), to: to('B') }, { card: at(g, 'b'), to: to('A') }));
    expect([ids(g, 'A', 'field'), ids(g, 'B', 'field'), g.state.pending]).toEqual([['b'], ['a'], []]);
  });
});

describe('a card that another uses where it lies', () => {
  const dominated = (g: AnyGame, { id, side }: CardState): PlayerId => {
    const by = g.state.effects.find(({ targets }) => targets.some((target) => target.id === id));
    return by?.modification.kind === 'forbid' && by.modification.what === 'master' ? by.player : side;
  };
  function used(...abilities: Ability[]): ToyGame {
    const a = { field: [card('used', 1000, ...abilities), card('left')], deck: [card('d1')] };
    const g = toy({ A: a, B: { field: [card('own')], deck: [card('d2')] } }, { masterOf: dominated });
    const modification = { kind: 'forbid', what: 'master' } as const;
    addEffect(g, { player: 'B', source: 'own', targets: ['used'], modification, until: 'turn' });
    return g;
  }
  const fieldOf = (g: ToyGame, player: PlayerId): string[] =>
    cardsMatching(g, { player, source: at(g, 'own'), chosen: [] }, { player: 'you' }).map(({ id }) => id);

  it('is one of the cards of its master and none of those of the other, and lies where it lay', () => {
    const g = used();
    expect([fieldOf(g, 'A'), fieldOf(g, 'B'), ids(g, 'A', 'field')]).toEqual([
      ['left'],
      ['used', 'own'],
      ['used', 'left'],
    ]);
    expect(isYours(g, { player: 'B' }, at(g, 'used'))).toBe(true);
  });

  it('means its master by "you"', () => {
    const g = used(strongerForYou);
    expect([power(g, 'left'), power(g, 'own'), power(g, 'used')]).toEqual([0, 100, 1100]);
  });

  it('rests as a card of its master', () => {
    const watcher = auto({ event: 'rested', player: 'you', subject: 'any' });
    const g = toy(
      { A: { field: [card('used'), card('a', 0, watcher)] }, B: { field: [card('own', 0, watcher)] } },
      { masterOf: (_g, { id, side }) => (id === 'used' ? opponentOf(side) : side) },
    );
    run(g, perform(g, { card: at(g, 'used'), state: 'resting' }));
    expect(g.state.pending.map((waiting) => waiting.card)).toEqual(['own']);
  });

  it('waits for the player who was its master when it left, and goes where its owner has it', () => {
    const g = used(leaves);
    run(g, knockOut(g, 'used'));
    run(g, checkpoint(g));
    expect([ids(g, 'A', 'trash'), ids(g, 'B', 'hand')]).toEqual([['used'], ['d2']]);
  });
});

it('a card that is not where it should be is an error, and nothing is moved in its place', () => {
  const g = toy({ A: { field: [card('a'), card('b')] } });
  (at(g, 'a') as { side: PlayerId }).side = 'B';
  expect(() => moveCard(g, 'a', { zone: 'trash' })).toThrow(OracleError);
  expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash')]).toEqual([['a', 'b'], []]);
});

it('a card that leaves at the moment at which the other player ceases to use it was the other one’s (VG 7.39.1.2, 11.8.10.2)', () => {
  const ofOther: Ability = auto({ event: 'moved', from: ['field'], subject: { player: 'you', other: true } });
  const g = toy(
    { A: { field: [card('x', 0, leaves)] }, B: { field: [card('w', 0, ofOther)] } },
    { masterOf: (_g, one) => (hasStatus(one, 'dominated') ? opponentOf(one.side) : one.side) },
  );
  const x = g.card('x');
  run(g, perform(g, { card: x, status: 'dominated', on: true }));
  run(g, perform(g, { card: x, status: 'dominated', on: false }, { card: x, to: { zone: 'trash' } }));
  expect(g.state.pending.map((one) => [one.card, one.player])).toEqual([
    ['x', 'B'],
    ['w', 'B'],
  ]);
});

it('a card that the other player comes to use takes its partner along, and both are back at one moment (VG 7.39.1.4)', () => {
  const users = (one: CardState) => one.statuses?.find(({ status }) => status === 'dominated')?.by;
  const g = toy(
    { A: { field: [card('lead', 0, strongerForYou), card('mate'), card('left')] }, B: { field: [card('own')] } },
    {
      masterOf: (_g, one) => users(one) ?? one.side,
      alsoChanges: (game, change) =>
        'status' in change ? linkedTo(game, change.card, 'legion').map((mate) => ({ ...change, card: mate })) : [],
    },
  );
  link(g, 'legion', 'mate', 'lead');
  const powers = () => ['lead', 'mate', 'left', 'own'].map((id) => power(g, id));
  const cause = { kind: 'effect', player: 'B', source: 'own' } as const;
  run(g, perform(g, { card: at(g, 'lead'), status: 'dominated', on: true, cause }));
  const meanwhile = powers();
  run(g, perform(g, { card: at(g, 'lead'), status: 'dominated', on: false }));
  expect([meanwhile, powers()]).toEqual([
    [100, 100, 0, 100],
    [100, 100, 100, 0],
  ]);
});
