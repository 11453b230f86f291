/** Places of a zone: circles with kinds, rows and columns that come and go, and markers on them (VG 4.9, 7.42, 15.8, 16.3). */
import { describe, expect, it } from 'vitest';
import { createPlace, link, removePlace, setKindsOfPlace } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { situationOf } from '../../oracle/kernel/loops/loop-state';
import { cardsMatching } from '../../oracle/kernel/reading/select';
import { linksOn } from '../../oracle/kernel/links';
import { creating, erasing } from '../../oracle/kernel/objects/objects';
import { cardsAt, inSameColumn, kindsOfPlace, placeOf, placesOf } from '../../oracle/kernel/objects/places';
import { hasStatus } from '../../oracle/kernel/changes/objects';
import type { CardFilter, Instruction } from '../../schemas/ability';
import type { Ability, CardState, Procedure } from '../../oracle/kernel/state';
import { at, card, checkpoint, events, ids, power, resolve, run, toy, type ToyGame, type ToyRules } from './toy-game';

const circleRules: Partial<ToyRules> = {
  /** A vanguard stands as it comes; between rear-guard circles a unit lies as it lay (4.9.2.3.1, 4.9.2.5.1, 4.9.2.5.2). */
  arrivesAs(g, unit, { at: id }) {
    if (id === undefined) return undefined;
    const isRear = (place?: CardState) => place !== undefined && kindsOfPlace(g, place).includes('rear-guard');
    return isRear(g.card(id)) && isRear(placeOf(g, unit)) ? unit.state : 'active';
  },
  /** One with a locked card is a lock circle and nothing else (4.9.2.6). */
  kindsOfPlace: (g, place) =>
    cardsAt(g, place, 'field').some((one) => hasStatus(one, 'locked')) ? ['lock'] : place.layout!.kinds,
  /** Each marker on its circle makes the unit there stronger, by rule and not by an ability (16.2.1.3.1.1). */
  ruleModifiers(g, unit) {
    const place = placeOf(g, unit);
    return place ? linksOn(g, place).map(() => ({ layer: 1, by: 10_000 })) : [];
  },
};

function field(...abilities: Ability[]): ToyGame {
  const g = toy(
    {
      A: { hand: [card('u', 1000, ...abilities), card('v', 1000)], deck: [card('d')] },
      B: { hand: [card('w', 1000)] },
    },
    circleRules,
  );
  for (const owner of ['A', 'B'] as const)
    for (const [name, column] of [
      ['left', -1],
      ['center', 0],
      ['right', 1],
    ] as const)
      for (const row of ['front', 'back'])
        createPlace(g, {
          id: `${owner}.${row} ${name}`,
          owner,
          definition: { name: `${row} ${name}`, number: '', category: 'circle' },
          layout: { kinds: [row === 'front' && column === 0 ? 'vanguard' : 'rear-guard'], row, column },
        });
  return g;
}
function* put(g: ToyGame, id: string, place: string): Procedure {
  yield* perform(g, { card: at(g, id), to: { zone: 'field', at: place } });
  yield* checkpoint(g);
}
function* mark(g: ToyGame, place: string): Procedure {
  const definition = { name: 'Force', number: '', category: 'marker' };
  const marker = creating(g, { kind: 'marker', owner: 'A', definition }, { to: { zone: 'under' } });
  yield* perform(g, marker);
  link(g, 'marker', marker.card.id, place);
}
/** The unit and the markers go first, then the circle (16.3.1.5.2.1). */
function* vanish(g: ToyGame, place: string): Procedure {
  yield* perform(g, ...cardsAt(g, at(g, place), 'field').map((unit) => ({ card: unit, to: { zone: 'trash' } })));
  yield* perform(g, ...linksOn(g, at(g, place)).map(({ card: marker }) => erasing(at(g, marker))));
  removePlace(g, at(g, place));
}
const found = (g: ToyGame, source: string, filter: CardFilter) =>
  cardsMatching(g, { player: 'A', source: at(g, source), chosen: [] }, filter).map(({ id }) => id);

describe('a unit that moves to another circle', () => {
  const drawOnLeave: Ability = {
    type: 'auto',
    when: { event: 'moved', from: ['field'] },
    effect: [{ do: 'draw', count: 1 }],
  };

  it('stays resting between rear-guard circles, stands as a vanguard, and is the same object', () => {
    const g = field();
    run(g, put(g, 'u', 'A.front left'));
    run(g, perform(g, { card: at(g, 'u'), state: 'resting' }));
    resolve(g, 'u', { do: 'modify', stat: 'power', by: 500, target: { self: true } });
    run(g, put(g, 'u', 'A.back left'));
    expect([at(g, 'u').state, at(g, 'u').place, power(g, 'u')]).toEqual(['resting', 'A.back left', 1500]);
    run(g, put(g, 'u', 'A.front center'));
    expect([at(g, 'u').state, power(g, 'u')]).toEqual(['active', 1500]);
  });

  it('is a new object where it is called there, and has lost what was done to it', () => {
    const g = field();
    run(g, put(g, 'u', 'A.front left'));
    resolve(g, 'u', { do: 'modify', stat: 'power', by: 500, target: { self: true } });
    run(g, perform(g, { card: at(g, 'u'), to: { zone: 'field', at: 'A.back left', asNew: true } }));
    expect([at(g, 'u').place, power(g, 'u')]).toEqual(['A.back left', 1000]);
  });

  it('is on none when it leaves, and new when it comes back', () => {
    const g = field();
    run(g, put(g, 'u', 'A.front left'));
    run(g, perform(g, { card: at(g, 'u'), state: 'resting' }));
    run(g, perform(g, { card: at(g, 'u'), to: { zone: 'hand' } }));
    expect([at(g, 'u').place, cardsAt(g, at(g, 'A.front left'), 'field')]).toEqual([undefined, []]);
    run(g, put(g, 'u', 'A.back left'));
    expect(at(g, 'u').state).toBe('active');
  });

  it('has not left the field', () => {
    const g = field({ ...drawOnLeave, when: { event: 'moved', from: ['field'], to: ['trash'] } });
    run(g, put(g, 'u', 'A.front left'));
    run(g, put(g, 'u', 'A.back left'));
    expect(events(g, 'triggered')).toEqual([]);
  });
});

describe('where a circle is', () => {
  it('filters ask for its kind, its row and the column, mirrored for the other player', () => {
    const g = field();
    run(g, put(g, 'u', 'A.front left'));
    run(g, put(g, 'v', 'A.back left'));
    run(g, perform(g, { card: at(g, 'w'), to: { zone: 'field', at: 'B.front right' } }));
    expect(found(g, 'u', { at: { row: 'front' } })).toEqual(['u', 'w']);
    expect(found(g, 'u', { at: { column: 'same' }, other: true })).toEqual(['v', 'w']);
    expect(found(g, 'u', { at: { kind: 'vanguard' } })).toEqual([]);
    expect(found(g, 'd', { at: { column: 'same' } })).toEqual([]);
  });

  it('filters ask for a named column as its player counts it', () => {
    const g = field();
    run(g, put(g, 'u', 'A.front left'));
    run(g, perform(g, { card: at(g, 'w'), to: { zone: 'field', at: 'B.front right' } }));
    const inColumn = (column: 'left' | 'center' | 'right') => found(g, 'u', { at: { column } });
    expect([inColumn('left'), inColumn('center'), inColumn('right')]).toEqual([['u'], [], ['w']]);
    g.rules.masterOf = () => 'A';
    expect([inColumn('left'), inColumn('right')]).toEqual([['u', 'w'], []]);
  });

  it('filters ask for what is behind the card and what is ahead of it, among circles of one player', () => {
    const g = field();
    g.rules.isBehind = (_g, { layout, side }, front) =>
      layout?.row === 'back' && front.layout?.row === 'front' && side === front.side;
    run(g, put(g, 'u', 'A.front left'));
    run(g, put(g, 'v', 'A.back left'));
    run(g, perform(g, { card: at(g, 'w'), to: { zone: 'field', at: 'B.back right' } }));
    expect([found(g, 'u', { at: { behind: true } }), found(g, 'v', { at: { ahead: true } })]).toEqual([['v'], ['u']]);
  });

  it('the column of a card that the effect has moved away is the one that it was in', () => {
    const g = field();
    Object.assign(g.rules, { readsLastKnown: true });
    run(g, put(g, 'u', 'A.front left'));
    run(g, put(g, 'v', 'A.front right'));
    run(g, perform(g, { card: at(g, 'w'), to: { zone: 'field', at: 'B.front right' } }));
    const weaker: Instruction = {
      do: 'modify',
      stat: 'power',
      by: -300,
      target: { all: { player: 'any', at: { column: 'same' } } },
    };
    resolve(g, 'u', { do: 'move', target: { self: true }, to: 'trash' }, weaker);
    expect(['v', 'w'].map((id) => power(g, id))).toEqual([1000, 700]);
  });

  it('the first that one player gains faces the second of the other', () => {
    const gained = (g: ToyGame, owner: 'A' | 'B', column: number) =>
      createPlace(g, {
        owner,
        definition: { name: 'Accel', number: '', category: 'circle' },
        layout: { kinds: ['rear-guard'], row: 'front', column },
      });
    const g = field();
    const [first, , second] = [gained(g, 'A', -2), gained(g, 'B', -2), gained(g, 'B', 2)];
    expect([inSameColumn(first, second!), events(g, 'placeCreated').slice(-1)]).toEqual([
      true,
      ['placeCreated Accel#3'],
    ]);
  });
});

describe('markers', () => {
  it('are on their circle as they come, so that a circle which must have one stays', () => {
    const seen: number[] = [];
    const g = field();
    g.rules.afterGroup = function* (game: ToyGame): Procedure {
      seen.push(linksOn(game, game.card('A.front left')).length);
    };
    const definition = { name: 'Accel', number: '', category: 'marker' };
    const to = { zone: 'under', host: 'A.front left', link: { kind: 'marker' } };
    run(g, perform(g, creating(g, { kind: 'marker', owner: 'A', definition }, { to })));
    expect(seen[0]).toBe(1);
  });

  it('make whatever is on their circle stronger, as often as they are there', () => {
    const g = field();
    run(g, put(g, 'u', 'A.front left'));
    run(g, mark(g, 'A.front left'));
    run(g, mark(g, 'A.front left'));
    expect(power(g, 'u')).toBe(21_000);
    run(g, put(g, 'u', 'A.back left'));
    run(g, put(g, 'v', 'A.front left'));
    expect([power(g, 'u'), power(g, 'v')]).toEqual([1000, 21_000]);
  });

  it('go with their circle, after the unit on it', () => {
    const g = field();
    run(g, put(g, 'u', 'A.front left'));
    run(g, mark(g, 'A.front left'));
    expect(() => removePlace(g, at(g, 'A.front left'))).toThrow('still lies on');
    run(g, vanish(g, 'A.front left'));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'under'), placesOf(g).length]).toEqual([['u'], [], 11]);
    expect(events(g, 'erased', 'placeRemoved')).toEqual(['erased Force#1', 'placeRemoved A.front left']);
  });
});

it('a circle becomes of another kind by an effect, and a lock circle while a locked card lies on it', () => {
  const g = field();
  run(g, put(g, 'u', 'A.front left'));
  const circle = at(g, 'A.front left');
  setKindsOfPlace(g, circle.id, ['rear-guard', 'stage']);
  expect(kindsOfPlace(g, circle)).toEqual(['rear-guard', 'stage']);
  run(g, perform(g, { card: at(g, 'u'), status: 'locked', on: true, makesNewObject: true }));
  expect(kindsOfPlace(g, circle)).toEqual(['lock']);
  run(g, perform(g, { card: at(g, 'u'), status: 'locked', on: false, makesNewObject: true }));
  expect(kindsOfPlace(g, circle)).toEqual(['rear-guard', 'stage']);
});

it('a circle that becomes of another kind makes another situation of a loop', () => {
  const g = field();
  const situation = () =>
    situationOf(g, { player: 'A', kind: 'may', optional: false, check: () => null, options: () => [] });
  const before = situation();
  setKindsOfPlace(g, 'A.front left', ['rear-guard', 'stage']);
  const after = situation();
  setKindsOfPlace(g, 'A.front left', ['rear-guard']);
  expect([after === before, situation() === before]).toEqual([false, true]);
});
