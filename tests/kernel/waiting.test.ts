/** Waiting abilities: situations, counting, cancelling, declaring, the rest of an effect, triggers that effects bear. */
import { describe, expect, it } from 'vitest';
import type { Condition, Target, Trigger } from '../../schemas/ability';
import { addEffect, endEffects, emit, emitCardEvent, type NewEffect } from '../../oracle/kernel/changes';
import { chooseCards } from '../../oracle/kernel/questions';
import { timesWaiting } from '../../oracle/kernel/events/triggers';
import { perform } from '../../oracle/kernel/events/perform';
import { executeInstruction } from '../../oracle/kernel/language/execute';
import { depthFirst, orderedByTurnPlayer, deferRemainder } from '../../oracle/kernel/procedures/pending';
import type { Ability, Procedure } from '../../oracle/kernel/state';
import type { PendingAbility } from '../../oracle/kernel/state/waiting';
import { card, events, ids, moving, put, restored, run } from './toy-game';
import { plain, sharedToy } from './shared-toy';
import { core, type CoreGame, type CoreRules } from '../../oracle/kernel/procedures/core';

type Effect = Ability['effect'];
const draw: Effect = [{ do: 'draw', count: 1 }];
const onPing = (effect = draw): Ability => ({
  type: 'auto',
  when: { event: 'ping' },
  effect,
});
const ping = (g: CoreGame): void => emit(g as never, 'ping' as never, {} as never);

/** Tells of each ability that is carried out, and then does so. */
const orderRules: Partial<CoreRules> = {
  *resolveWaitingAbility(g, waiting) {
    emitCardEvent(g, 'triggered', waiting.player, waiting.card);
    const context = {
      player: waiting.player,
      source: g.card(waiting.card),
      ability: waiting.ability,
      chosen: [],
    };
    for (const instruction of waiting.ability.effect)
      yield* g.rules.executeInstruction(g, { ...context, event: waiting.event, defaultDuration: 'turn' }, instruction);
  },
};
const game = (sides: Parameters<typeof sharedToy>[0], replaced: Partial<CoreRules> = {}): CoreGame =>
  sharedToy(sides, { ...orderRules, watchesSituations: true, ...replaced });
const discardHand = (g: CoreGame, player: 'A' | 'B' = 'A'): Procedure =>
  g.rules.discard(
    g,
    g.zone(player, 'hand').map((id) => g.card(id)),
  );
function* then(g: CoreGame, ...all: readonly Procedure[]): Procedure {
  for (const one of all) yield* one;
  yield* g.rules.runCheckpoint(g);
}

describe('a situation', () => {
  const emptyHand: Condition = {
    count: { player: 'you', zone: ['hand'] },
    max: 0,
  };
  const whenEmpty = (effect = draw): Ability => ({
    type: 'auto',
    situation: emptyHand,
    effect,
  });
  const deck = plain('d1', 'd2', 'd3');

  it('makes an ability wait once, however many events there are while it is so', () => {
    const g = game({
      A: { field: [card('s', 0, whenEmpty())], hand: plain('h'), deck },
    });
    ping(g);
    expect(g.state.pending).toEqual([]);
    run(g, discardHand(g));
    ping(g);
    expect(g.state.pending.length).toBe(1);
    run(g, then(g));
    expect([events(g, 'triggered'), ids(g, 'A', 'hand'), g.state.pending]).toEqual([['triggered s'], ['d1'], []]);
  });

  it('is a level: while it is resolved it does not wait again, afterwards it does where it is still so', () => {
    const most: number[] = [];
    const still: Condition = {
      all: [emptyHand, { count: { player: 'you', zone: ['deck'] }, min: 1 }],
    };
    const ability: Ability = {
      type: 'auto',
      situation: still,
      effect: [...draw, { do: 'discard', count: 1 }],
    };
    const g = game(
      {
        A: {
          field: [card('s', 0, ability)],
          hand: plain('h'),
          deck: plain('d1', 'd2'),
        },
      },
      {
        *executeInstruction(toy, context, instruction) {
          yield* executeInstruction(toy, context, instruction);
          most.push(timesWaiting(toy, toy.card('s'), ability));
        },
      },
    );
    run(g, then(g, discardHand(g)));
    expect([events(g, 'triggered'), most]).toEqual([
      ['triggered s', 'triggered s'],
      [1, 1, 1, 1],
    ]);
  });

  it('is met in the middle of an effect as well, and by nothing that has not happened', () => {
    const g = game({
      A: { field: [card('s', 0, whenEmpty())], hand: plain('h'), deck },
    });
    run(g, then(g, discardHand(g), moving(g, 'd1', 'hand')));
    expect(events(g, 'triggered')).toEqual(['triggered s']);
    const keeps: Ability = {
      type: 'instead',
      when: { event: 'trashed', subject: 'any' },
      effect: [],
    };
    const kept = game({
      A: {
        field: [card('s', 0, whenEmpty()), card('k', 0, keeps)],
        hand: plain('h'),
        deck,
      },
    });
    run(kept, then(kept, discardHand(kept)));
    expect([events(kept, 'triggered'), ids(kept, 'A', 'hand')]).toEqual([[], ['h']]);
  });

  it('is each player’s own, and another object’s anew when its card has left and come back', () => {
    const g = game({
      A: { hand: plain('h') },
      B: { field: [card('s', 0, whenEmpty([]))], hand: plain('i') },
    });
    run(g, discardHand(g));
    expect(g.state.pending).toEqual([]);
    run(g, discardHand(g, 'B'));
    for (const zone of ['under', 'field']) put(g, 's', zone);
    expect(g.state.pending.map(({ zoneChangeCount }) => zoneChangeCount)).toEqual([1, 3]);
  });

  it('is met where no event tells of it: at the start, and by what a rule does that nothing triggers on', () => {
    const g = game({ A: { field: [card('a', 0, whenEmpty())], deck } });
    run(g, then(g));
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
    const untriggered = game({
      A: { field: [card('a', 0, whenEmpty())], hand: plain('h'), deck },
    });
    run(
      untriggered,
      then(
        untriggered,
        perform(untriggered, {
          card: untriggered.card('h'),
          to: { zone: 'trash' },
          unreplaceable: true,
        }),
      ),
    );
    expect(ids(untriggered, 'A', 'hand')).toEqual(['d1']);
  });

  it.each<[string, Partial<CoreRules>, boolean[]]>([
    ['cancelled', { isCancelled: () => true }, []],
    ['not declared', { mustBeDeclared: () => true }, [false]],
  ])('whose ability is %s does not make it wait again until it has been otherwise', (_, rules, answers) => {
    const g = game({ A: { field: [card('a', 0, whenEmpty())], deck } }, rules);
    const suppress = () => {
      const session = run(g, then(g), ...answers);
      expect([session.question, g.state.pending, ids(g, 'A', 'hand')]).toEqual([null, [], []]);
    };
    suppress();
    ping(g);
    expect([run(g, then(g)).question, events(g, 'cancelled')]).toEqual([null, ['cancelled a']]);
    for (const zone of ['hand', 'deck']) run(g, moving(g, 'd1', zone));
    suppress();
    for (const zone of ['hand', 'field']) put(g, 'a', zone);
    suppress();
    expect(events(g, 'cancelled').length).toBe(3);
  });

  it('that one has let go of is still the other one’s, and is known in a game restored from its state', () => {
    const sides = {
      A: { field: [card('a', 0, whenEmpty())], deck },
      B: { field: [card('b', 0, whenEmpty())] },
    };
    const g = game(sides, { mustBeDeclared: () => true });
    const session = run(g, then(g), false);
    expect([session.question?.player, g.state.pending.map((one) => one.card)]).toEqual(['A', ['a']]);
    session.act('A', { type: 'answer', value: false });
    const again = restored(g as never) as unknown as CoreGame;
    ping(again);
    expect([run(again, then(again)).question, again.state.pending]).toEqual([null, []]);
  });

  it('costs a game nothing that has none', () => {
    const g = game({ A: { field: [card('s', 0, whenEmpty())] } }, { watchesSituations: false });
    ping(g);
    expect(g.state.pending).toEqual([]);
  });
});

describe('what waits', () => {
  it('counts until it is resolved', () => {
    const seen: number[] = [];
    const ability = onPing();
    const g = game(
      { A: { field: [card('a', 0, ability)], deck: plain('d1', 'd2') } },
      {
        *resolveWaitingAbility(toy) {
          seen.push(timesWaiting(toy, toy.card('a'), ability));
        },
      },
    );
    ping(g);
    ping(g);
    run(g, then(g));
    expect([seen, timesWaiting(g, g.card('a'), ability), g.state.resolving]).toEqual([[2, 1], 0, []]);
  });

  it('is cancelled where it cannot be carried out any more: one use of several, say', () => {
    const used = new Set<string>();
    const g = game(
      {
        A: {
          field: [card('a', 0, onPing()), card('b', 0, onPing())],
          deck: plain('d1', 'd2', 'd3'),
        },
      },
      {
        isCancelled: (_g, { card: id }) => used.has(id),
        *resolveWaitingAbility(toy, waiting) {
          used.add(waiting.card);
          yield* orderRules.resolveWaitingAbility!(toy, waiting);
        },
      },
    );
    ping(g);
    ping(g);
    run(g, then(g), 'a');
    expect(events(g, 'triggered', 'cancelled')).toEqual(['triggered a', 'cancelled a', 'triggered b', 'cancelled b']);
  });

  it('reaches neither its card nor that of its event where they have become new since', () => {
    const rest = (target: Target): Effect => [{ do: 'setState', target, state: 'resting' }];
    const onRested: Trigger = { event: 'rested', subject: 'any' };
    const active: Effect = [{ do: 'setState', target: { subject: true }, state: 'active' }];
    const field = [
      card('a', 0, onPing(rest({ self: true }))),
      card('b', 0, { ...onPing(active), when: onRested }),
      ...plain('y'),
    ];
    const g = game({ A: { field } }, { resolveWaitingAbility: core.resolveWaitingAbility });
    ping(g);
    run(g, perform(g, { card: g.card('y'), state: 'resting' }));
    for (const id of ['a', 'y']) for (const zone of ['hand', 'field']) put(g, id, zone);
    run(g, perform(g, { card: g.card('y'), state: 'resting', unreplaceable: true }));
    run(g, then(g), 'a');
    expect([g.state.pending, g.card('a').state, g.card('y').state]).toEqual([[], 'active', 'resting']);
  });

  it('is ordered by one player for both where the game says so', () => {
    const sides = {
      A: { field: [card('a', 0, onPing([]))] },
      B: { field: [card('b', 0, onPing([]))] },
    };
    const g = game(sides, orderedByTurnPlayer);
    ping(g);
    run(g, then(g), 'b');
    expect(events(g, 'triggered')).toEqual(['triggered b', 'triggered a']);
    const own = game(sides);
    ping(own);
    run(own, then(own));
    expect(events(own, 'triggered')).toEqual(['triggered a', 'triggered b']);
  });
});

describe('what has to be declared', () => {
  const onDraw: Ability = {
    type: 'auto',
    when: { event: 'drew', player: 'turnPlayer', subject: 'any' },
    effect: [],
  };
  const burst = (effect: Effect = []): Ability => ({
    ...onDraw,
    name: 'burst',
    effect,
  });
  const isBurst = ({ ability }: PendingAbility) => ability.name === 'burst';
  /** Bursts come last, in the order in which they were declared. */
  const bursts: Partial<CoreRules> = {
    mustBeDeclared: (_g, { name }) => name === 'burst',
    firstPending(_g, pending) {
      const others = pending.filter((waiting) => !isBurst(waiting));
      return others.length > 0 ? others : pending.slice(0, 1);
    },
  };
  const sides = () => ({
    A: {
      field: [card('a', 0, burst()), card('x', 0, onDraw)],
      deck: plain('d1', 'd2', 'd3'),
    },
    B: { field: [card('b', 0, burst())] },
  });

  it('is offered to the other player first, and resolved after all else in the order of declaration', () => {
    const g = game(sides(), bursts);
    const session = run(g, then(g, g.rules.draw(g, 'A', 1)));
    expect(session.question).toMatchObject({ player: 'B', kind: 'declare' });
    for (const player of ['B', 'A'] as const) session.act(player, { type: 'answer', value: true });
    expect(events(g, 'triggered')).toEqual(['triggered x', 'triggered b', 'triggered a']);
  });

  it('is gone where it is not declared, and offered again when it is met again', () => {
    const g = game(sides(), bursts);
    run(g, then(g, g.rules.draw(g, 'A', 1)), false, false);
    expect(events(g, 'triggered', 'cancelled')).toEqual(['cancelled b', 'cancelled a', 'triggered x']);
    run(g, then(g, g.rules.draw(g, 'A', 1)), true, false);
    expect(events(g, 'triggered').slice(1)).toEqual(['triggered x', 'triggered b']);
  });

  it('is offered after the effect that brought it about, before the next one', () => {
    const pinged = card('p', 0, onPing());
    const g = game(
      {
        ...sides(),
        A: { field: [pinged, card('q', 0, onPing([]))], deck: plain('d1') },
      },
      bursts,
    );
    ping(g);
    const { question } = run(g, then(g), 'p');
    expect([question?.player, question?.kind, events(g, 'triggered')]).toEqual(['B', 'declare', ['triggered p']]);
  });
});

describe('the rest of an effect', () => {
  /** "Choose a card and trash it; when that is done, it goes to the hand": the last part waits. */
  const withRest: Partial<CoreRules> = {
    ...depthFirst,
    *resolveWaitingAbility(g, waiting) {
      emitCardEvent(g, 'triggered', waiting.player, waiting.card);
      const source = g.card(waiting.card);
      const context = {
        player: waiting.player,
        source,
        ability: waiting.ability,
        chosen: [],
        defaultDuration: 'turn',
      };
      if (waiting.card !== 'a') return;
      const from = [g.card('x'), g.card('y')];
      const chosen = yield* chooseCards(g, {
        player: 'A',
        kind: 'choose',
        from,
        min: 1,
        max: 1,
      });
      yield* g.rules.discard(g, chosen);
      deferRemainder(g, { ...context, chosen }, [{ do: 'move', target: { chosen: true }, to: 'hand' }]);
    },
  };
  const seesTrash: Ability = {
    type: 'auto',
    when: { event: 'trashed', subject: 'any' },
    effect: [],
  };

  it('waits until all that the effect has brought about is resolved, and knows what the effect knew', () => {
    const field = [card('a', 0, onPing([])), card('b', 0, onPing([])), card('t', 0, seesTrash), ...plain('x', 'y')];
    const g = game({ A: { field } }, withRest);
    ping(g);
    const session = run(g, then(g), 'a', { type: 'choose', cards: ['y'] });
    // Nobody is asked whether it comes before what waited beside its effect.
    expect([session.question?.kind, ids(g, 'A', 'hand')]).toEqual([undefined, ['y']]);
    expect(events(g, 'triggered', 'moved').slice(-3)).toEqual(['triggered t', 'moved y', 'triggered b']);
  });
});

describe('a trigger that an effect bears', () => {
  const lasting = (ability: Ability, uses?: number, targets: string[] = []): NewEffect => ({
    player: 'A',
    source: 's',
    targets,
    modification: {
      kind: 'trigger',
      ability,
      ...(uses !== undefined && { uses }),
    },
    until: 'turn',
  });
  const anyTrashed = (effect: Effect = []): Ability => ({
    type: 'auto',
    when: { event: 'trashed', subject: 'any' },
    effect,
  });
  const sides = () => ({
    A: { field: plain('s', 'x', 'y'), deck: plain('d1', 'd2') },
    B: { field: [card('z', 0, onPing())] },
  });
  const trash = (g: CoreGame, ...names: string[]) =>
    g.rules.discard(
      g,
      names.map((id) => g.card(id)),
    );

  it('triggers as often as it can, wherever its source is by then and whatever negates that', () => {
    const g = game(sides());
    addEffect(g, lasting(anyTrashed(draw), 1));
    addEffect(g, {
      player: 'B',
      source: 'z',
      targets: ['s'],
      modification: { kind: 'negate' },
      until: 'turn',
    });
    put(g, 's', 'hand');
    run(g, then(g, trash(g, 'x'), trash(g, 'y')));
    expect([events(g, 'triggered'), ids(g, 'A', 'hand')]).toEqual([['triggered s'], ['s', 'd1']]);
  });

  it('triggers once for two at one moment where it has one use left, twice where it has two', () => {
    const times = (uses?: number) => {
      const g = game(sides());
      addEffect(g, lasting(anyTrashed(), uses));
      run(g, then(g, trash(g, 'x', 'y'), trash(g, 's')));
      return [events(g, 'triggered').length, g.state.effects.length];
    };
    expect([times(1), times(2), times(5), times()]).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [3, 1],
    ]);
  });

  it('is read from the cards it applies to, as long as they are the same', () => {
    const itself: Ability = {
      type: 'auto',
      when: { event: 'trashed' },
      effect: [],
    };
    const g = game(sides());
    addEffect(g, lasting(itself, undefined, ['x', 'y']));
    run(g, then(g, trash(g, 's'), trash(g, 'x')));
    expect(events(g, 'triggered')).toEqual(['triggered x']);
    put(g, 'y', 'hand');
    put(g, 'y', 'field');
    run(g, then(g, trash(g, 'y')));
    expect(events(g, 'triggered')).toEqual(['triggered x']);
  });

  it('comes from the source of the effect in a game that says so, whichever card reads it', () => {
    const waiting = (timedFromSource: boolean) => {
      const g = game(sides(), { timedFromSource });
      addEffect(g, lasting(anyTrashed(), 1, ['x']));
      run(g, trash(g, 'y'));
      return g.state.pending.map(({ card: source }) => source);
    };
    expect([waiting(true), waiting(false)]).toEqual([['s'], ['x']]);
  });

  it('is read from a card that leaves with the one that it notices', () => {
    const g = game(sides());
    addEffect(g, lasting(anyTrashed(), undefined, ['x']));
    const to = { zone: 'trash' };
    run(g, then(g, perform(g, { card: g.card('y'), to, events: 'trashed' }, { card: g.card('x'), to })));
    expect(events(g, 'triggered')).toEqual(['triggered x']);
  });

  it('ends with its duration, and is its player’s', () => {
    const g = game(sides());
    addEffect(g, { ...lasting(anyTrashed()), player: 'B' });
    run(g, trash(g, 'x'));
    expect(g.state.pending.map(({ player }) => player)).toEqual(['B']);
    endEffects(g, ({ until }) => until === 'turn');
    run(
      g,
      perform(g, {
        card: g.card('y'),
        to: { zone: 'trash' },
        events: 'trashed',
      }),
    );
    expect([g.state.effects, g.state.pending.length]).toEqual([[], 1]);
  });
});
