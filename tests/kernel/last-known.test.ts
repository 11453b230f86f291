/** What is known of a card that has moved: as it was, as it is, for triggers and for effects. DBS 8-6-5-1, 8-10; VG 11.8.12, 11.11. */
import { describe, expect, it } from 'vitest';
import { addEffect, createPlace, link } from '../../oracle/kernel/changes';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import { perform } from '../../oracle/kernel/events/perform';
import { linkedTo, linksOf, linksOn } from '../../oracle/kernel/links';
import { FIELD } from '../../oracle/kernel/objects/zones';
import type { Ability } from '../../oracle/kernel/state';
import type { CardFilter, Instruction } from '../../schemas/ability';
import {
  at,
  card,
  checkpoint,
  ids,
  moving,
  power,
  put,
  resolve,
  run,
  strengthen,
  toy,
  type ToyGame,
  type ToyRules,
} from './toy-game';
import { draw } from './ability-notation';

const whenStrong = (min: number, to: string): Ability => ({
  type: 'auto',
  when: { event: 'moved', to: [to], subject: { stat: { power: { min } } } },
  effect: draw,
});
/** Who waits, and how strong the card of the event is for whoever asks. */
const waiting = (g: ToyGame): unknown[] => g.state.pending.map(({ card: id }) => id);

describe('the card of a move, for a trigger that looks at it', () => {
  const strongerInCheck: Ability = {
    type: 'cont',
    effect: [{ do: 'modify', stat: 'power', by: 1000, target: { all: { zone: ['check'] } } }],
  };
  function between(rules: Partial<ToyRules>): ToyGame {
    const field = [card('mover', 5000), card('w', 0, whenStrong(6000, 'check'), strongerInCheck)];
    const g = toy({ A: { field, deck: [card('d1')] } }, { zones: { field: FIELD, check: FIELD }, ...rules });
    run(g, moving(g, 'mover', 'check'));
    return g;
  }

  it('between two places of play is as it was, or as it is where the game says so', () => {
    expect(waiting(between({}))).toEqual([]);
    expect(waiting(between({ lookedAt: (_g, _card, _from, to) => (to === 'check' ? 'after' : undefined) }))).toEqual([
      'w',
    ]);
  });

  function fromTrash(rules: Partial<ToyRules>): ToyGame {
    const sides = { field: [card('w', 0, whenStrong(1500, 'hand'))], trash: [card('mover', 1000)], deck: [card('d1')] };
    const g = toy({ A: sides }, rules);
    strengthen(g, 'mover', 500);
    run(g, moving(g, 'mover', 'hand'));
    return g;
  }

  it('from one place out of play to another is as it is, or as it was where the game says so', () => {
    const before: Partial<ToyRules> = { lookedAt: (_g, _card, from) => (from === 'trash' ? 'before' : undefined) };
    expect([waiting(fromTrash({})), waiting(fromTrash(before))]).toEqual([[], ['w']]);
  });

  it('is not for that reason one that has left: its own abilities are looked at as they are', () => {
    const arrives: Ability = { type: 'auto', when: { event: 'moved' }, effect: draw };
    const g = toy({ A: { hand: [card('mover', 0, arrives)], deck: [card('d1')] } }, { lookedAt: () => 'before' });
    run(g, moving(g, 'mover', 'field'));
    expect(waiting(g)).toEqual(['mover']);
  });

  it('is what it was with all that there was: abilities, cards under it, words, state and master', () => {
    const asked: Ability = { type: 'auto', when: { event: 'moved', subject: 'any' }, effect: draw };
    const g = toy(
      { A: { field: [card('host', 1000), card('w', 0, asked)], under: [card('below')], deck: [card('d1')] } },
      { masterOf: (game, one) => (game.state.effects.some(({ until }) => until === 'ever') ? 'B' : one.side) },
    );
    link(g, 'under', 'below', 'host');
    resolve(g, 'w', { do: 'gain', ability: asked, target: { all: { name: 'host' } } } as Instruction);
    run(g, perform(g, { card: at(g, 'host'), state: 'resting' }));
    addEffect(g, {
      player: 'B',
      source: 'w',
      targets: ['host'],
      modification: { kind: 'forbid', what: '' },
      until: 'ever',
    });
    run(g, moving(g, 'host', 'trash'));
    const { lastKnown } = g.state.pending.find(({ card: id }) => id === 'w')!;
    expect([
      abilitiesOf(g, lastKnown!).length,
      linkedTo(g, lastKnown!, 'under').map(({ id }) => id),
      lastKnown!.state,
      lastKnown!.snapshot!.master,
    ]).toEqual([1, ['below'], 'resting', 'B']);
    expect([abilitiesOf(g, at(g, 'host')), linkedTo(g, at(g, 'host'), 'under')]).toEqual([[], []]);
  });

  it('is as it was the last time where it has left before', () => {
    const g = toy({ A: { field: [card('mover', 1000), card('w', 0, whenStrong(1500, 'trash'))], deck: [card('d1')] } });
    strengthen(g, 'mover', 500);
    run(g, moving(g, 'mover', 'trash'));
    run(g, checkpoint(g));
    run(g, moving(g, 'mover', 'field'));
    run(g, moving(g, 'mover', 'trash'));
    expect([ids(g, 'A', 'hand'), waiting(g)]).toEqual([['d1'], []]);
  });
});

describe('a card that an effect knows and that has left meanwhile', () => {
  const self = { self: true } as const;
  const thenIfStrong: Instruction[] = [
    { do: 'move', target: self, to: 'trash' },
    { do: 'if', condition: { value: 'power', of: self, min: 1500 }, then: [{ do: 'draw', count: 1 }] },
  ] as Instruction[];
  const drawn = (rules: Partial<ToyRules>, ...abilities: Ability[]): readonly string[] => {
    const ability: Ability = { type: 'auto', when: { event: 'ping' }, effect: thenIfStrong };
    const g = toy({ A: { field: [card('x', 1000, ability, ...abilities)], deck: [card('d1')] } }, rules);
    strengthen(g, 'x', 500);
    g.appendToJournal({ type: 'ping', clauses: [], player: 'A', card: 'x' });
    run(g, checkpoint(g));
    return ids(g, 'A', 'hand');
  };

  it('is read as it is, or as it was where the game reads last information', () => {
    expect([drawn({}), drawn({ readsLastKnown: true })]).toEqual([[], ['d1']]);
  });

  it('is read as it is where something happened instead of its leaving', () => {
    const stays: Ability = {
      type: 'instead',
      when: { event: 'trashed' },
      effect: [{ do: 'modify', stat: 'power', by: -500, target: self }],
    };
    expect(drawn({ readsLastKnown: true }, stays)).toEqual([]);
  });

  it('goes on being the card as it was when the effect brings it back', () => {
    const again = [thenIfStrong[0]!, { do: 'move', target: self, to: 'field' }, thenIfStrong[1]!] as Instruction[];
    const g = toy({ A: { field: [card('x', 1000)], deck: [card('d1')] } }, { readsLastKnown: true });
    strengthen(g, 'x', 500);
    resolve(g, 'x', ...again);
    expect([ids(g, 'A', 'hand'), power(g, 'x'), ids(g, 'A', 'field')]).toEqual([['d1'], 1000, ['x']]);
  });
});

describe('a card that has left', () => {
  const trashed: Ability = { type: 'auto', when: { event: 'trashed' }, effect: [] };
  const trash = (g: ToyGame, ...names: string[]) =>
    perform(g, ...names.map((id) => ({ card: at(g, id), to: { zone: 'trash' }, events: 'trashed' })));
  const lastKnown = (g: ToyGame) => g.state.pending[0]!.lastKnown!;

  it('was linked to what it was linked to (VG 6.4.2)', () => {
    const g = toy({ A: { field: [card('lead'), card('mate', 0, trashed)] } });
    link(g, 'legion', 'mate', 'lead');
    run(g, trash(g, 'mate'));
    expect([linksOf(g, lastKnown(g)).map(({ host }) => host), linksOf(g, at(g, 'mate'))]).toEqual([['lead'], []]);
  });

  it('had nothing on it, whatever lies on the object that it has become', () => {
    const g = toy({ A: { field: [card('x', 0, trashed)], hand: [card('w')] } });
    run(g, trash(g, 'x'));
    put(g, 'x', 'field');
    link(g, 'under', 'w', 'x');
    expect([linksOn(g, lastKnown(g)), linksOn(g, at(g, 'x')).length]).toEqual([[], 1]);
  });

  it.each<[string, CardFilter]>([
    ['place', { other: true, at: { column: 'same' } }],
    ['power', { other: true, stat: { power: { max: { value: 'power', of: { self: true } } } } }],
  ])('looks from its own %s then at what leaves at the same moment', (_, subject) => {
    const watch: Ability = { type: 'auto', when: { event: 'trashed', subject }, effect: [] };
    const g = toy({ A: { hand: [card('x', 1000, watch), card('y', 2000), card('z', 3000)] } });
    const definition = { name: 'c', number: '', category: 'place' };
    const circle = (column: number) =>
      createPlace(g, { definition, owner: 'A', layout: { kinds: ['circle'], column } });
    const [one, two] = [circle(0), circle(1)];
    const comes = (id: string, { id: at }: { id: string }) => ({ card: g.card(id), to: { zone: 'field', at } });
    run(g, perform(g, comes('x', one), comes('y', one), comes('z', two)));
    strengthen(g, 'x', 1500);
    run(g, trash(g, 'x', 'y', 'z'));
    expect(g.state.pending.map(({ event }) => event.card)).toEqual(['y']);
  });
});
