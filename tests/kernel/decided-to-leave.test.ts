/** What is decided to leave meets replacements, the loss of cores, battles, situations, the rest of an effect and jumps (BS FAQ-4). */
import { expect, it } from 'vitest';
import { handOnRoles, link, tell } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { cardsIn } from '../../oracle/kernel/game';
import { movingCounters } from '../../oracle/kernel/objects/counters';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { requestJump } from '../../oracle/kernel/procedures/jumps';
import { depthFirst, restWaits } from '../../oracle/kernel/procedures/pending';
import type { Ability } from '../../oracle/kernel/state';
import type { Condition } from '../../schemas/ability';
import { at, card, checkpoint, events, ids, moving, run, toy, toyRules, type ToyGame, type ToyRules } from './toy-game';
import { plain, sharedToy } from './shared-toy';

const twoSteps: Partial<ToyRules> = {
  ...(depthFirst as object),
  departs: (_g, change) => 'to' in change && change.card.zone === 'field' && change.to.zone !== 'field',
};
const draw: Ability['effect'] = [{ do: 'draw', count: 1 }];
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
        yield* game.rules.carryOutMoves(game, [{ card: game.card('brave'), to: { zone: 'field' } }]);
        handOnRoles(game, 'S', 'brave');
      },
    },
  );
  link(g, 'brave', 'brave', 'S');
  g.rules.beginBattle(g, ['S'], ['t']);
  run(g, moving(g, 'S', 'trash'));
  run(g, g.rules.resolvePending(g));
  const left = g.rules.attackersLeft(g, g.state.battle!).map(({ id }) => id);
  expect([left, ids(g, 'A', 'trash')]).toEqual([['brave'], ['S']]);
});

it('the rest of an effect comes after what it has destroyed has had its say and gone (FAQ-1-7-3)', () => {
  const onPing: Ability = { type: 'auto', when: { event: 'ping' }, effect: [] };
  const g = toy(
    { A: { field: [card('s', 0, onPing), card('x', 0, onLeaving)], deck } },
    {
      ...twoSteps,
      *carryOutPending(game, waiting) {
        yield* toyRules.carryOutPending(game, waiting);
        if (waiting.card !== 's') return;
        yield* perform(game, { card: game.card('x'), to: { zone: 'trash' } });
        restWaits(game, contextOf(game, 'A', game.card('s'), waiting.ability), draw);
      },
    },
  );
  tell(g, 'ping', {});
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
        yield* game.rules.resolvePending(game);
        tell(game as unknown as ToyGame, 'ping', {});
      },
      *beforeDeparture(game) {
        requestJump(game, { part: 'turn', to: 'end' });
      },
    },
  );
  run(g, g.rules.turn(g, 'main'));
  expect([events(g, 'moved', 'ping'), g.state.phase, g.state.jump]).toEqual([['moved x'], 'end', null]);
});
