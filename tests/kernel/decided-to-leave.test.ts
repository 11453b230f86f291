/** What is decided to leave meets replacements, the loss of cores, battles, situations, the rest of an effect and jumps (BS FAQ-4). */
import { expect, it } from 'vitest';
import { transferRoles, link, cancelDeparture, emit } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { cardsIn } from '../../oracle/kernel/game';
import { movingCounters } from '../../oracle/kernel/objects/counters';
import { NOWHERE } from '../../oracle/kernel/objects/nowhere';
import { creating } from '../../oracle/kernel/objects/objects';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { requestJump } from '../../oracle/kernel/procedures/jumps';
import { depthFirst, deferRemainder } from '../../oracle/kernel/procedures/pending';
import { refTo, type Ability } from '../../oracle/kernel/state';
import type { Condition } from '../../schemas/ability';
import { at, card, checkpoint, doing, events, ids, moving, power, restored, run, toy, toyRules } from './toy-game';
import type { ToyCard, ToyGame, ToyRules } from './toy-game';
import { plain, sharedToy } from './shared-toy';
import { draw } from './ability-notation';

const twoSteps: Partial<ToyRules> = {
  ...(depthFirst as object),
  departs: (_g, change) => 'to' in change && change.card.zone === 'field' && change.to.zone !== 'field',
};
const onLeaving: Ability = { type: 'auto', when: { event: 'leaving' }, effect: draw };
const deck = plain('d1', 'd2');

it('the first word stands where the second comes by what happens instead of something (FAQ-4-1-4)', () => {
  const instead: Ability = {
    type: 'instead',
    when: { event: 'trashed' },
    effect: [{ do: 'move', target: { all: { name: 'x' } }, to: 'trash' }],
  };
  const g = toy({ A: { field: [card('x'), card('y', 0, instead)] } }, twoSteps);
  const y = { card: at(g, 'y'), to: { zone: 'trash' }, events: 'trashed' };
  run(g, perform(g, y, { card: at(g, 'x'), to: { zone: 'hand' } }));
  run(g, checkpoint(g));
  expect([events(g, 'leaving', 'moved'), ids(g, 'A', 'trash')]).toEqual([['leaving x', 'moved x'], ['x']]);
});

it('the first of two words of one moment stands', () => {
  const g = toy({ A: { field: [card('x')] } }, twoSteps);
  run(g, perform(g, { card: at(g, 'x'), to: { zone: 'trash' } }, { card: at(g, 'x'), to: { zone: 'hand' } }));
  run(g, checkpoint(g));
  expect([events(g, 'leaving', 'moved'), ids(g, 'A', 'trash')]).toEqual([['leaving x', 'moved x'], ['x']]);
});

it('what is reborn stays with its other side up, and with its cores (20-2-8, FAQ-4-1-3)', () => {
  const two: ToyCard = {
    ...card('x', 1000, onLeaving),
    back: { name: 'y', power: 5000, abilities: [] },
  };
  const g = toy(
    { A: { field: [two] } },
    {
      ...twoSteps,
      movesCounters: true,
      alsoChanges: (_g, change) => ('to' in change ? [movingCounters(change.card.counters, change.card, null)] : []),
      *resolveWaitingAbility(game) {
        yield* perform(game, { card: game.card('x'), sheet: 'back' });
        cancelDeparture(game, 'x');
      },
    },
  );
  run(g, perform(g, movingCounters({ core: 2 }, null, at(g, 'x'))));
  run(g, moving(g, 'x', 'trash'));
  run(g, checkpoint(g));
  expect([ids(g, 'A', 'field'), power(g, 'x'), at(g, 'x').counters.core]).toEqual([['x'], 5000, 2]);
});

it('what is covered meanwhile has not left, and the card laid onto it stays', () => {
  const g = toy(
    { A: { field: [card('x', 0, onLeaving)], hand: [card('top')] } },
    {
      ...twoSteps,
      *resolveWaitingAbility(game) {
        yield* perform(game, { card: game.card('top'), to: { zone: 'field', onto: [refTo(game.card('x'))] } });
      },
    },
  );
  run(g, moving(g, 'x', 'trash'));
  run(g, checkpoint(g));
  expect([ids(g, 'A', 'field'), ids(g, 'A', 'under'), g.state.departures]).toEqual([['top'], ['x'], []]);
});

it('a top that goes alone hands on its place when it goes, a token as well (DBS 11-3-7, 10-18-7)', () => {
  const top = (kind?: 'token') => {
    const g = toy(
      { A: { field: [card('l'), card('X', 1000), card('r')], hand: [card('Y', 3000)] } },
      {
        ...twoSteps,
        redirectMove: (_g, move) =>
          move.card.kind === 'token' && move.to.zone === 'hand'
            ? { ...move, to: { ...move.to, zone: NOWHERE }, events: 'erased' }
            : move,
      },
    );
    const definition = at(g, 'Y').definition;
    const onto = [refTo(at(g, 'X'))];
    const made = creating(g, { kind: 'token', id: 'T', definition, owner: 'A' }, { to: { zone: 'field', onto } });
    run(g, perform(g, kind ? made : { card: at(g, 'Y'), to: { zone: 'field', onto } }));
    run(g, perform(g, { card: at(g, kind ? 'T' : 'Y'), to: { zone: 'hand', part: 'top' } }));
    const before = ids(g, 'A', 'field');
    run(g, checkpoint(g));
    return [before, ids(g, 'A', 'field')].map((field) => field.join(' '));
  };
  expect([top(), top('token')]).toEqual([
    ['l Y r', 'l X r'],
    ['l T r', 'l X r'],
  ]);
});

it('a Brave that loses both hosts is asked about once, when they have gone (10-2-2, 9-5-1)', () => {
  const asked: number[] = [];
  const g = toy(
    { A: { field: [card('one'), card('two')], under: [card('brave')] } },
    {
      ...twoSteps,
      alsoChanges: () => [],
      *linksEnded(game, ended) {
        asked.push(ended.length, ids(game, 'A', 'field').length);
      },
    },
  );
  for (const host of ['one', 'two']) link(g, 'brave', 'brave', host);
  run(g, perform(g, ...['one', 'two'].map((id) => ({ card: at(g, id), to: { zone: 'trash' } }))));
  expect(asked).toEqual([]);
  run(g, checkpoint(g));
  expect(asked).toEqual([2, 0]);
});

it('leaves in a game restored from its state', () => {
  const g = toy({ A: { field: [card('s'), card('x')] } }, twoSteps);
  run(g, doing(g, 's', { do: 'move', target: { all: { name: 'x' } }, to: 'hand' }));
  const again = restored(g);
  run(again, checkpoint(again));
  expect([ids(again, 'A', 'hand'), again.state.departures]).toEqual([['x'], []]);
});

it('what is depleted at that moment is so once, and has its say (6-2-4-1)', () => {
  const g = toy(
    { A: { field: [card('S', 0, onLeaving)], deck } },
    {
      ...twoSteps,
      *afterGroup(game) {
        const depleted = cardsIn(game, 'A', 'field').filter((one) => !one.counters.core);
        yield* perform(game, ...depleted.map((one) => ({ card: one, to: { zone: 'trash' }, events: 'depleted' })));
      },
    },
  );
  run(g, perform(g, movingCounters({ core: 1 }, null, at(g, 'S'))));
  run(g, perform(g, movingCounters({ core: 1 }, at(g, 'S'), null)));
  run(g, checkpoint(g));
  expect(events(g, 'leaving', 'depleted', 'triggered', 'moved')).toEqual([
    ...['leaving S', 'depleted S', 'triggered S'],
    ...['moved d1', 'moved S'],
  ]);
});

it('a Brave that stays goes on with the battle (9-5-6)', () => {
  const g = sharedToy(
    { A: { field: plain('S'), under: plain('brave') }, B: { field: plain('t') } },
    {
      ...(twoSteps as object),
      alsoChanges: () => [],
      *beforeDeparture(game) {
        yield* game.rules.executeMoves(game, [{ card: game.card('brave'), to: { zone: 'field' } }]);
        transferRoles(game, 'S', 'brave');
      },
    },
  );
  link(g, 'brave', 'brave', 'S');
  g.rules.beginBattle(g, ['S'], ['t']);
  run(g, moving(g, 'S', 'trash'));
  run(g, g.rules.runCheckpoint(g));
  const left = g.rules.attackersLeft(g, g.state.battle!).map(({ id }) => id);
  expect([left, ids(g, 'A', 'trash')]).toEqual([['brave'], ['S']]);
});

it('the rest of an effect comes after what it has destroyed has had its say and gone (FAQ-1-7-3)', () => {
  const onPing: Ability = { type: 'auto', when: { event: 'ping' }, effect: [] };
  const g = toy(
    { A: { field: [card('s', 0, onPing), card('x', 0, onLeaving)], deck } },
    {
      ...twoSteps,
      *resolveWaitingAbility(game, waiting) {
        yield* toyRules.resolveWaitingAbility(game, waiting);
        if (waiting.card !== 's') return;
        yield* perform(game, { card: game.card('x'), to: { zone: 'trash' } });
        deferRemainder(game, contextOf(game, 'A', game.card('s'), waiting.ability), draw);
      },
    },
  );
  emit(g, 'ping', {});
  run(g, checkpoint(g));
  expect(events(g, 'leaving', 'triggered', 'moved')).toEqual([
    ...['triggered s', 'leaving x', 'triggered x'],
    ...['moved d1', 'moved x', 'moved d2'],
  ]);
});

it('a field is empty when the last card has gone, not when that is decided (FAQ-4-2-1; DBS 8-6-6-1)', () => {
  const none = (zone: string, max: number): Condition => ({ count: { player: 'you', zone: [zone] }, max });
  const empty: Ability = { type: 'auto', situation: { all: [none('field', 0), none('hand', 2)] }, effect: draw };
  const g = toy(
    { A: { field: [card('x', 0, onLeaving)], trash: [card('s', 0, { ...empty, zones: ['trash'] })], deck } },
    { ...twoSteps, watchesSituations: true },
  );
  run(g, moving(g, 'x', 'hand'));
  run(g, checkpoint(g));
  expect(events(g, 'triggered', 'moved')).toEqual([
    ...['triggered x', 'moved d1', 'moved x'],
    ...['triggered s', 'moved d2'],
  ]);
});

it('a jump asked for as players decide what stays is made when the others have gone (VG 18.4.1.2)', () => {
  const g = sharedToy(
    { A: { field: plain('x') } },
    {
      ...(twoSteps as object),
      phases: ['main', 'end'],
      *phase(game, phase) {
        if (phase === 'end') return;
        yield* moving(game, 'x', 'trash');
        yield* game.rules.runCheckpoint(game);
        emit(game as unknown as ToyGame, 'ping', {});
      },
      *beforeDeparture(game) {
        requestJump(game, { part: 'turn', to: 'end' });
      },
    },
  );
  run(g, g.rules.turn(g, 'main'));
  expect([events(g, 'moved', 'ping'), g.state.phase, g.state.jump]).toEqual([['moved x'], 'end', null]);
});
