/** Cores go from one holder to another as cards do: replaced, paid with, triggered on, and their loss is seen (BS 6, FAQ-2). */
import { describe, expect, it } from 'vitest';
import { chooseAnswer } from '../../oracle/kernel/questions';
import { addObject } from '../../oracle/kernel/changes/objects';
import { perform } from '../../oracle/kernel/events/perform';
import { cardsIn } from '../../oracle/kernel/game';
import { movingCounters } from '../../oracle/kernel/objects/counters';
import { handleOf, ofPlayer } from '../../oracle/kernel/objects/objects';
import { opponentOf, refTo, type Ability, type CardState, type Procedure } from '../../oracle/kernel/state';
import { at, card, checkpoint, events, ids, run, toy, type ToyGame, type ToyRules } from './toy-game';
import type { Holder } from '../../oracle/kernel/changes/intended';
import type { AnyGame } from '../../oracle/kernel/rules';

const coresOn = ({ counters }: CardState): number => (counters.core ?? 0) + (counters.soul ?? 0);
const reserveOf = (g: AnyGame, player: 'A' | 'B') => ofPlayer(g, player, 'reserve');

const alternatives: Partial<ToyRules> = {
  movesCounters: true,
  /** The Soul Core lies in the Reserve, on cards and in the Trash only (BS 6-2-5-3). */
  mayHold: (_g, holder, counter) => counter !== 'soul' || (holder !== null && !holder.id.endsWith('.life')),
  /** What lies on a card that leaves goes to the Reserve of its owner (BS 6-2-4-2, FAQ-1-14). */
  alsoChanges: (g, change) =>
    'to' in change && change.card.zone === 'field' && change.to.zone !== 'field' && coresOn(change.card) > 0
      ? [movingCounters(change.card.counters, change.card, reserveOf(g, change.card.owner))]
      : [],
  /** Without cores it is depleted at that moment (BS 6-2-4-1). */
  *afterGroup(g) {
    for (const player of ['A', 'B'] as const) {
      const depleted = cardsIn(g, player, 'field').filter((one) => coresOn(one) === 0);
      if (depleted.length > 0)
        yield* perform(g, ...depleted.map((one) => ({ card: one, to: { zone: 'trash' }, events: 'depleted' })));
    }
  },
};

/** Whose cores they are chooses which go, whoever's effect it is (BS FAQ-2-3); the Soul Core only to where it may lie (FAQ-2-2). */
function* take(g: ToyGame, from: CardState, count: number, to: Holder): Procedure {
  const { core = 0, soul = 0 } = from.counters;
  const hasChoice = soul > 0 && count <= core && (g.rules.mayHold?.(g, to, 'soul') ?? true);
  const hasSpace = hasChoice
    ? yield* chooseAnswer(g, { player: from.owner, kind: 'soul', answers: [true, false], pass: false })
    : soul > 0 && count > core;
  const counters: Record<string, number> = hasSpace ? { core: count - 1, soul: 1 } : { core: count };
  yield* perform(g, movingCounters(counters, from, to, { cause: { kind: 'effect', player: opponentOf(from.owner) } }));
}

function spirits(cores: number, soul: number, ...abilities: Ability[]): ToyGame {
  const deck = [card('d1'), card('d2')];
  const g = toy({ A: { field: [card('S', 0, ...abilities)], deck } }, alternatives);
  for (const player of ['A', 'B'] as const)
    for (const name of ['reserve', 'life', 'trash'])
      addObject(g, {
        id: handleOf(player, name),
        kind: 'pool',
        owner: player,
        definition: { name, number: '', category: 'pool' },
        counters: name === 'reserve' ? { core: cores, soul } : {},
      });
  run(g, perform(g, movingCounters({ core: cores, soul }, reserveOf(g, 'A'), at(g, 'S'))));
  return g;
}

const lostCore: Ability = {
  type: 'auto',
  when: { event: 'countersMoved' },
  effect: [{ do: 'draw', count: 1 }],
};

describe('two cores to the void', () => {
  it('from a Spirit with the Soul Core and one core: one goes, and it is not depleted', () => {
    const g = spirits(1, 1);
    expect(at(g, 'S').counters).toEqual({ core: 1, soul: 1 });
    run(g, take(g, at(g, 'S'), 2, null));
    expect([at(g, 'S').counters, ids(g, 'A', 'field')]).toEqual([{ core: 0, soul: 1 }, ['S']]);
    expect(g.journal.at(-1)).toMatchObject({ type: 'countersMoved', counters: { core: 1 }, from: 'S', to: 'void' });
  });

  it('that alone would move the Soul Core do nothing, and no event tells of it', () => {
    const g = spirits(0, 1);
    const before = g.journal.length;
    run(g, take(g, at(g, 'S'), 1, null));
    expect([g.journal.length - before, at(g, 'S').counters.soul]).toEqual([0, 1]);
  });
});

it('where nothing can move, nothing happens instead, and no further word is told', () => {
  const instead: Ability = { type: 'instead', when: { event: 'countersMoved' }, effect: [{ do: 'draw', count: 1 }] };
  const g = spirits(0, 1);
  const h = spirits(0, 1);
  run(h, perform(h, movingCounters({ soul: 1 }, at(h, 'S'), null, { events: 'coresLost' })));
  expect(events(h, 'coresLost')).toEqual([]);
  addObject(g, {
    id: 'Shield',
    kind: 'token',
    owner: 'A',
    definition: {
      name: 'Shield',
      number: '',
      category: 'card',
      abilities: [{ ...instead, when: { event: 'countersMoved', subject: 'any' } }],
    },
    counters: { core: 1 },
  });
  run(g, perform(g, { card: at(g, 'Shield'), to: { zone: 'field' } }));
  run(g, perform(g, movingCounters({ soul: 1 }, at(g, 'S'), null)));
  expect([events(g, 'replaced'), ids(g, 'A', 'hand')]).toEqual([[], []]);
});

it('nothing comes from the void that may not lie there: a player has one Soul Core', () => {
  const g = spirits(1, 1);
  run(g, perform(g, movingCounters({ soul: 1, core: 1 }, null, at(g, 'S'))));
  expect(at(g, 'S').counters).toEqual({ core: 2, soul: 1 });
});

describe('one core to the Trash by an effect of the other player', () => {
  it.each([
    [true, { core: 1, soul: 0 }],
    [false, { core: 0, soul: 1 }],
  ])('the player of the Spirit chooses: the Soul Core %s', (soul, left) => {
    const g = spirits(1, 1);
    run(g, take(g, at(g, 'S'), 1, ofPlayer(g, 'A', 'trash')), soul);
    expect(at(g, 'S').counters).toEqual(left);
  });
});

it('a loss of cores by which a Spirit loses a level is noticed by what it had on that level (BS 6-2-3-3)', () => {
  const g = spirits(2, 0, lostCore);
  g.rules.abilityIsValid = (_g, one) => coresOn(one) >= 2;
  run(g, take(g, at(g, 'S'), 1, null));
  run(g, checkpoint(g));
  expect(events(g, 'triggered')).toEqual(['triggered S']);
  run(g, take(g, at(g, 'S'), 1, null));
  expect(g.state.pending).toEqual([]);
});

describe('the last core', () => {
  it('depletes the Spirit at once, which is no destruction', () => {
    const g = spirits(1, 0);
    run(g, take(g, at(g, 'S'), 1, ofPlayer(g, 'A', 'trash')));
    expect([ids(g, 'A', 'trash'), ofPlayer(g, 'A', 'trash').counters.core]).toEqual([['S'], 1]);
    expect(events(g, 'depleted', 'trashed')).toEqual(['depleted S']);
  });

  it('triggers what notices it, once for a move of several', () => {
    const g = spirits(3, 0, lostCore);
    run(g, checkpoint(g));
    const before = ids(g, 'A', 'hand').length;
    run(g, take(g, at(g, 'S'), 2, reserveOf(g, 'A')));
    run(g, checkpoint(g));
    expect([ids(g, 'A', 'hand').length - before, reserveOf(g, 'A').counters.core]).toEqual([1, 2]);
  });

  it('stays where something else happens instead', () => {
    const kept: Ability = { type: 'instead', when: { event: 'countersMoved' }, effect: [{ do: 'draw', count: 1 }] };
    const g = toy({ A: { field: [card('S', 0)], deck: [card('d1')], cost: [] } }, alternatives);
    addObject(g, {
      id: 'A.trash',
      kind: 'pool',
      owner: 'A',
      definition: { name: 'trash', number: '', category: 'pool' },
    });
    run(g, perform(g, movingCounters({ core: 1 }, null, at(g, 'S'))));
    const shield = addObject(g, {
      kind: 'token',
      owner: 'A',
      definition: {
        name: 'Shield',
        number: '',
        category: 'card',
        abilities: [{ ...kept, when: { event: 'countersMoved', subject: { other: true } } }],
      },
    });
    run(g, perform(g, { card: shield, to: { zone: 'field' } }, movingCounters({ core: 1 }, null, shield)));
    run(g, take(g, at(g, 'S'), 1, ofPlayer(g, 'A', 'trash')));
    expect([at(g, 'S').counters.core, ids(g, 'A', 'hand')]).toEqual([1, ['d1']]);
  });
});

it('the cores of a card that leaves go along, to the Reserve of its owner', () => {
  const g = spirits(2, 1);
  run(g, perform(g, { card: at(g, 'S'), to: { zone: 'trash' }, events: 'trashed' }));
  expect([reserveOf(g, 'A').counters, at(g, 'S').counters]).toEqual([
    { core: 2, soul: 1 },
    { core: 0, soul: 0 },
  ]);
});

describe('a Spirit that leaves with its cores', () => {
  const leaves = (rules: Partial<ToyRules> = {}) => {
    const trashed: Ability = { ...lostCore, when: { event: 'trashed' } };
    const g = spirits(2, 0, trashed, lostCore);
    Object.assign(g.rules, rules);
    run(g, perform(g, { card: at(g, 'S'), to: { zone: 'trash' }, events: 'trashed' }));
    return g;
  };

  it('notices each of the two once', () => {
    expect(leaves().state.pending.map(({ event }) => event.type)).toEqual(['trashed', 'countersMoved']);
  });

  it('is remembered with them (FAQ-4-1-3)', () => {
    expect(leaves().state.pending[0]!.lastKnown!.counters).toEqual({ core: 2 });
  });

  it('gives them back although they may not lie where it is by then', () => {
    const g = leaves({ mayHold: (_g, holder) => holder === null || holder.kind === 'pool' || holder.zone === 'field' });
    expect([at(g, 'S').counters.core, reserveOf(g, 'A').counters.core]).toEqual([0, 2]);
  });
});

it('the cores of the source of an Advent go over to the top, and neither is depleted (BS 19-2-8)', () => {
  const g = spirits(2, 0);
  g.rules.alsoChanges = (_g, change) =>
    'to' in change && change.to.onto
      ? change.to.onto.map(({ id }) => movingCounters(at(g, id).counters, at(g, id), change.card))
      : [];
  run(g, perform(g, { card: at(g, 'd1'), to: { zone: 'field', onto: [refTo(at(g, 'S'))] } }));
  expect([at(g, 'd1').counters, coresOn(at(g, 'S')), events(g, 'depleted')]).toEqual([{ core: 2 }, 0, []]);
});
