/** Tokens and markers: objects that come and go as cards do, by changes that can be replaced and triggered on (DBS 10-18, VG 15). */
import { describe, expect, it } from 'vitest';
import { perform } from '../../oracle/kernel/events/perform';
import { creating, erasing } from '../../oracle/kernel/objects/objects';
import type { Ability, Definition, Procedure } from '../../oracle/kernel/state';
import { at, card, checkpoint, events, ids, power, resolve, restored, run, toy, type ToyGame } from './toy-game';
import type { AnyGame } from '../../oracle/kernel/rules';

const drawForPower: Ability = {
  type: 'auto',
  when: { event: 'moved', from: ['field'] },
  effect: [{ do: 'draw', count: { value: 'power', of: { subject: true }, per: 1000 } }],
};
const drawOnArrival: Ability = { type: 'auto', when: { event: 'created' }, effect: [{ do: 'draw', count: 1 }] };

const goblin = (...abilities: Ability[]): Definition =>
  ({ name: 'Goblin', number: 'T', category: 'card', power: 1000, abilities }) as Definition;

function* create(g: ToyGame, count: number, ...abilities: Ability[]): Procedure {
  const made = { kind: 'token' as const, definition: goblin(...abilities), owner: 'A' as const };
  const all = Array.from({ length: count }, () => creating(g, made, { to: { zone: 'field' } }));
  yield* perform(g, ...all);
  yield* checkpoint(g);
}
function* knockOut(g: ToyGame, id: string): Procedure {
  yield* perform(g, { card: at(g, id), to: { zone: 'trash' } });
  yield* checkpoint(g);
}
/** Wherever else a token comes, it is erased, before anything else (VG 15.2.4.2.1). */
function* eraseElsewhere(g: AnyGame): Procedure {
  const gone = g.zone('A', 'trash').filter((id) => g.card(id).kind === 'token');
  if (gone.length > 0) yield* perform(g, ...gone.map((id) => erasing(g.card(id))));
}

const deck = ['d1', 'd2', 'd3', 'd4'].map((id) => card(id));
const plain = () => toy({ A: { deck, field: [card('x', 500)] } }, { afterGroup: eraseElsewhere });

describe('a token', () => {
  it('has a handle that its events tell, the same in the same game', () => {
    const g = plain();
    run(g, create(g, 2));
    expect(events(g, 'moved', 'created')).toEqual([
      'moved Goblin#1',
      'created Goblin#1',
      'moved Goblin#2',
      'created Goblin#2',
    ]);
    const again = restored(g);
    run(again, create(again, 1));
    expect(ids(again, 'A', 'field')).toEqual(['x', 'Goblin#1', 'Goblin#2', 'Goblin#3']);
  });

  it('triggers by its own arrival, where no card of the game had an ability before', () => {
    const g = plain();
    run(g, create(g, 1, drawOnArrival));
    expect([events(g, 'triggered'), ids(g, 'A', 'hand')]).toEqual([['triggered Goblin#1'], ['d1']]);
  });

  it('knocked out is in no zone, and its trigger resolves from what it was', () => {
    const g = plain();
    run(g, create(g, 1, drawForPower));
    resolve(g, 'x', { do: 'modify', stat: 'power', by: 2000, target: { all: { other: true } } });
    expect(power(g, 'Goblin#1')).toBe(3000);
    run(g, knockOut(g, 'Goblin#1'));
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([[], ['x'], ['d1', 'd2', 'd3']]);
    expect([at(g, 'Goblin#1').zone, g.abilitySources]).toEqual(['nowhere', []]);
    expect(events(g, 'erased')).toEqual(['erased Goblin#1']);
  });

  it('erased where it lies triggers as a card that leaves', () => {
    const g = plain();
    run(g, create(g, 1, drawForPower));
    run(g, perform(g, erasing(at(g, 'Goblin#1'))));
    run(g, checkpoint(g));
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
  });

  it('that something else happens instead of is nowhere, and no handle of another changes meaning', () => {
    const instead: Ability = {
      type: 'instead',
      when: { event: 'created', subject: 'any' },
      effect: [{ do: 'draw', count: 1 }],
    };
    const g = toy({ A: { deck, field: [card('r', 0, instead)] } });
    run(g, create(g, 1));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand'), events(g, 'created')]).toEqual([['r'], ['d1'], []]);
    run(g, perform(g, { card: at(g, 'r'), to: { zone: 'trash' } }));
    run(g, create(g, 1));
    expect(ids(g, 'A', 'field')).toEqual(['Goblin#2']);
  });

  it('works as a source of continuous abilities as long as it is there', () => {
    const strong: Ability = {
      type: 'cont',
      effect: [{ do: 'modify', stat: 'power', by: 500, target: { all: { other: true } } }],
    };
    const g = plain();
    run(g, create(g, 1, strong));
    expect(power(g, 'x')).toBe(1000);
    run(g, knockOut(g, 'Goblin#1'));
    expect(power(g, 'x')).toBe(500);
  });
});

it('what has been erased cannot be changed any more, nor brought back (DBS 10-18-7, VG 15.2.3)', () => {
  const again: Ability = {
    type: 'auto',
    when: { event: 'moved', from: ['field'] },
    effect: [
      { do: 'move', target: { self: true }, to: 'field' },
      { do: 'setState', target: { subject: true }, state: 'resting' },
    ],
  };
  const g = toy({ A: { field: [card('w')] } });
  run(g, create(g, 1, again));
  run(g, perform(g, erasing(at(g, 'Goblin#1'))));
  const before = g.journal.length;
  run(g, checkpoint(g));
  expect([g.journal.length - before, at(g, 'Goblin#1').zone, ids(g, 'A', 'field')]).toEqual([1, 'nowhere', ['w']]);
});
