/** What is found out from the state of a game once, and again after each change. */
import { expect, it } from 'vitest';
import { emit, reorderZone, setBattle, setPlayerCounter, setState, setTurn } from '../../oracle/kernel/changes';
import { addObject, createPlace, setStatus } from '../../oracle/kernel/changes/objects';
import {
  addedObjects,
  changesInPlay,
  changesOfFacts,
  changesOfPlaces,
  changesOfPlayAndFacts,
  majorChanges,
  onlyWhile,
  whileUnchanged,
  type Changes,
} from '../../oracle/kernel/while-unchanged';
import { card, put, toy, type ToyGame } from './toy-game';

const game = () => toy({ A: { field: [card('x', 1000)], hand: [card('y', 1000)] } });

const circle = {
  definition: { name: 'c', number: 'c', category: 'place' },
  owner: 'A',
  layout: { kinds: ['circle'] },
} as const;

function counted(changes?: Changes<ToyGame>) {
  const asked = { times: 0 };
  const field = whileUnchanged((g: ToyGame) => ((asked.times += 1), [...g.zone('A', 'field')]), changes);
  return { asked, field };
}

it('what follows from the state is found out once', () => {
  const [{ asked, field }, g] = [counted(), game()];
  expect([field(g), field(g), asked.times]).toEqual([['x'], ['x'], 1]);
});

it('an event that changes nothing leaves it standing', () => {
  const [{ asked, field }, g] = [counted(), game()];
  field(g);
  emit(g, 'ping', {});
  field(g);
  expect(asked.times).toBe(1);
});

it.each<[string, (g: ToyGame) => void]>([
  ['a move', (g) => put(g, 'y', 'field')],
  ['another state', (g) => setState(g, 'x', 'rested')],
  ['a counter', (g) => setPlayerCounter(g, 'A', 'damage', 1)],
])('%s has it found out again', (_, change) => {
  const [{ asked, field }, g] = [counted(), game()];
  field(g);
  change(g);
  expect([field(g), asked.times]).toEqual([[...g.zone('A', 'field')], 2]);
});

it('what concerns all objects is found out again when one comes to exist', () => {
  let times = 0;
  const number = whileUnchanged((g: ToyGame) => ((times += 1), Object.keys(g.state.cards).length), addedObjects);
  const g = game();
  const found = [number(g)];
  put(g, 'y', 'field');
  found.push(number(g));
  addObject(g, { kind: 'token', definition: { name: 't', number: 't', category: 'fighter' }, owner: 'A' });
  expect([found, number(g), times]).toEqual([[2, 2], 3, 2]);
});

it.each<[string, boolean, (g: ToyGame) => void]>([
  ['a card that gains a status', true, (g) => setStatus(g, 'x', { status: 'locked', on: true })],
  ['a move of a card that has one', true, (g) => put(g, 'y', 'field')],
  ['a move of a card that has none', false, (g) => put(g, 'x', 'hand')],
  ['a place that comes', true, (g) => createPlace(g, circle)],
])('does what concerns places and statuses notice %s? %s', (_, isNoticed, change) => {
  const [{ asked, field }, g] = [counted(changesOfPlaces), game()];
  setStatus(g, 'y', { status: 'locked', on: true });
  field(g);
  change(g);
  field(g);
  expect(asked.times).toBe(isNoticed ? 2 : 1);
});

it('while there is nothing that it is about, nothing is found out again', () => {
  const changes = onlyWhile((g: ToyGame) => g.zone('A', 'hand').length > 0);
  const [{ asked, field }, g] = [counted(changes), game()];
  const times = [() => put(g, 'x', 'deck'), () => put(g, 'y', 'deck'), () => put(g, 'x', 'field')].map((change) => {
    change();
    field(g);
    return asked.times;
  });
  expect(times).toEqual([1, 2, 2]);
});

it.each<[string, number, typeof majorChanges?]>([
  ['every change', 4],
  ['changes of facts', 3, changesOfFacts],
  ['no minor change', 2, majorChanges],
])('what notices %s is found out %i times', (_, times, changes) => {
  const [{ asked, field }, g] = [counted(changes), game()];
  for (const change of [
    () => {},
    () => setState(g, 'x', 'rested'),
    () => setBattle(g, null),
    () => put(g, 'y', 'field'),
  ]) {
    change();
    field(g);
  }
  expect(asked.times).toBe(times);
});

it.each<[string, boolean, (g: ToyGame) => void]>([
  ['a move between zones out of play', false, (g) => put(g, 'y', 'deck')],
  ['a shuffle of a zone out of play', false, (g) => reorderZone(g, 'A', 'hand', ['y'])],
  ['a counter of a player', false, (g) => setPlayerCounter(g, 'A', 'damage', 1)],
  ['a card that comes into play', true, (g) => put(g, 'y', 'field')],
  ['a card that leaves play', true, (g) => put(g, 'x', 'hand')],
  ['another order in play', true, (g) => reorderZone(g, 'A', 'field', ['x'])],
  ['another turn', true, (g) => setTurn(g, 2, 'B')],
])('does what concerns cards in play notice %s? %s', (_, isNoticed, change) => {
  for (const changes of [changesInPlay, changesOfPlayAndFacts]) {
    const [{ asked, field }, g] = [counted(changes), game()];
    field(g);
    change(g);
    field(g);
    expect(asked.times).toBe(isNoticed ? 2 : 1);
  }
});

it('facts are noticed beside what concerns cards in play by those who say so', () => {
  const [{ asked, field }, { asked: others, field: otherField }, g] = [
    counted(changesInPlay),
    counted(changesOfPlayAndFacts),
    game(),
  ];
  for (const find of [field, otherField]) find(g);
  setBattle(g, null);
  for (const find of [field, otherField]) find(g);
  expect([asked.times, others.times]).toEqual([1, 2]);
});

it('what takes clauses is found out by each who asks, also in silence', () => {
  const g = game();
  let times = 0;
  const citing = whileUnchanged((one: ToyGame) => ((times += 1), one.cite('1')));
  citing(g);
  citing(g);
  g.withoutCiting(() => citing(g));
  citing(g);
  emit(g, 'ping', {});
  expect([times, g.journal.at(-1)!.clauses]).toEqual([4, ['1', '1', '1']]);
});

it('each game has its own', () => {
  const [{ field }, one, other] = [counted(), game(), game()];
  field(one);
  put(other, 'y', 'field');
  expect([field(one), field(other)]).toEqual([['x'], ['x', 'y']]);
});
