/** Battles as roles: who attacks, guards, boosts and is hit, what goes over, attacks that effects order, the end until all is quiet. */
import { describe, expect, it } from 'vitest';
import type { PlayerId } from '../../schemas/common';
import { isPass } from '../../oracle/kernel/questions';
import {
  addEffect,
  createPlace,
  endEffects,
  transferRoles,
  negateActivation,
  setBattle,
  emit,
  emitCardEvent,
  type NewEffect,
} from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { watched } from '../../oracle/kernel/loops/detector';
import { attackOn, boosted, guarded } from '../../oracle/kernel/procedures/battle';
import { untilQuiet } from '../../oracle/kernel/procedures/battle-end';
import { window } from '../../oracle/kernel/procedures/windows';
import { refTo, type Ability, type CardState, type Procedure } from '../../oracle/kernel/state';
import { card, events, power, put, run } from './toy-game';
import { plain, sharedToy } from './shared-toy';
import { core, type CoreGame, type CoreRules } from '../../oracle/kernel/procedures/core';

const sides = () => ({
  A: { field: plain('a1', 'a2'), hand: plain('a3') },
  B: { field: plain('b1', 'b2'), hand: plain('g1', 'g2') },
});
const names = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const left = (g: CoreGame) => {
  const battle = g.state.battle!;
  return [names(g.rules.attackersLeft(g, battle)), names(g.rules.targetsLeft(g, battle))];
};
const circle = (name: string) => ({ name, number: '', category: 'circle' });
const putBackIntoPlay = (g: CoreGame, id: string): void => {
  put(g, id, 'hand');
  put(g, id, 'field');
};

describe('the roles of a battle', () => {
  it('are lists: several attack, several are attacked, each is guarded and boosted by itself', () => {
    const g = sharedToy(sides());
    g.rules.beginBattle(g, ['a1'], ['b1', 'b2']);
    for (const [helper, of] of [
      ['g1', 'b1'],
      ['g2', 'b2'],
    ] as const)
      setBattle(g, guarded(g.state.battle!, g.card(helper), of));
    setBattle(g, boosted(g.state.battle!, g.card('a2'), 'a1'));
    const { guards, boosts } = g.state.battle!;
    const of = (id: string) => names(g.rules.helpersLeft(g, guards, id));
    expect([of('b1'), of('b2'), names(g.rules.helpersLeft(g, boosts, 'a1'))]).toEqual([['g1'], ['g2'], ['a2']]);
    for (const id of ['g1', 'a2']) put(g, id, 'trash');
    expect([of('b1'), of('b2'), names(g.rules.helpersLeft(g, boosts, 'a1'))]).toEqual([[], ['g2'], []]);
  });

  it('are held by the objects that joined: what leaves and comes back takes no part', () => {
    const g = sharedToy(sides());
    g.rules.beginBattle(g, ['a1', 'a2'], ['b1']);
    putBackIntoPlay(g, 'a1');
    expect([left(g), g.rules.bothSidesRemain(g)]).toEqual([[['a2'], ['b1']], true]);
    expect(['a1', 'a2', 'b1', 'b2'].map((id) => g.rules.takesPart(g, g.card(id)))).toEqual([false, true, true, false]);
    putBackIntoPlay(g, 'b1');
    expect([left(g), g.rules.bothSidesRemain(g)]).toEqual([[['a2'], []], false]);
  });

  it('end where a card moves to another place, in games that say so, and do not come back with it', () => {
    for (const [rolesEndByMoving, remain] of [
      [false, true],
      [true, false],
    ] as const) {
      const g = sharedToy(sides(), { rolesEndByMoving });
      for (const name of ['left', 'right'])
        createPlace(g, { id: name, owner: 'A', definition: circle(name), layout: { kinds: [], zone: 'field' } });
      const move = (id: string, place: string): void =>
        void run(g, perform(g, { card: g.card(id), to: { zone: 'field', at: place } }));
      for (const id of ['a1', 'a2', 'b1', 'b2']) move(id, 'left');
      g.rules.beginBattle(g, ['a1'], ['b1', 'b2']);
      setBattle(g, boosted(guarded(g.state.battle!, g.card('g1'), 'b1'), g.card('a2'), 'a1'));
      for (const id of ['b1', 'a2']) for (const place of ['right', 'left']) move(id, place);
      const { boosts, guards } = g.state.battle!;
      expect([
        left(g),
        g.rules.takesPart(g, g.card('b1')),
        names(g.rules.helpersLeft(g, boosts, 'a1')),
        names(g.rules.helpersLeft(g, guards, 'b1')),
      ]).toEqual([[['a1'], remain ? ['b1', 'b2'] : ['b2']], remain, remain ? ['a2'] : [], remain ? ['g1'] : []]);
    }
  });

  it('may be empty, where the battle goes on all the same; elsewhere it comes to its end', () => {
    const stepsOf = (replaced: Partial<CoreRules>, leaves: readonly string[]) => {
      const steps: string[] = [];
      const g = sharedToy(sides(), {
        battleSteps: ['attack', 'guard', 'damage'],
        *battleStep(game, step) {
          steps.push(step);
          if (step === 'attack') for (const id of leaves) put(game, id, 'trash');
        },
        *endOfBattle(game) {
          steps.push('end');
          setBattle(game, null);
        },
        ...replaced,
      });
      g.rules.beginBattle(g, ['a1'], ['b1']);
      run(g, g.rules.fight(g));
      return steps.join(' ');
    };
    const ends: Partial<CoreRules> = {
      battleContinues: (g) => g.rules.bothSidesRemain(g),
    };
    for (const leaves of [['a1'], ['b1'], ['a1', 'b1']]) {
      expect([stepsOf({}, leaves), stepsOf(ends, leaves)]).toEqual(['attack guard damage end', 'attack end']);
    }
    expect(stepsOf(ends, ['a2', 'b2'])).toBe('attack guard damage end');
  });

  it('go over to another target, all of them to one, but not to what is not in play', () => {
    const g = sharedToy(sides());
    g.rules.beginBattle(g, ['a1'], ['b1']);
    setBattle(g, attackOn(g.state.battle!, [g.card('b1'), g.card('b2')]));
    expect(left(g)[1]).toEqual(['b1', 'b2']);
    expect([g.rules.becomesTarget(g, g.card('g1')), left(g)[1]]).toEqual([false, ['b1', 'b2']]);
    expect([g.rules.becomesTarget(g, g.card('b2')), left(g)[1]]).toEqual([true, ['b2']]);
  });

  it('are handed on to what takes the place of a card, whatever it does in the battle', () => {
    const g = sharedToy(sides());
    g.rules.beginBattle(g, ['a1'], ['b1']);
    setBattle(g, boosted(guarded(g.state.battle!, g.card('g1'), 'b1'), g.card('a2'), 'a1'));
    setBattle(g, { ...g.state.battle!, hits: ['b1'] });
    put(g, 'a3', 'field');
    transferRoles(g, 'a1', 'a3');
    put(g, 'a1', 'under');
    transferRoles(g, 'b1', 'b2');
    transferRoles(g, 'g1', 'g2');
    const { attackers, targets, guards, boosts, hits } = g.state.battle!;
    expect([
      attackers,
      targets,
      guards.map(({ card: { id }, target }) => [id, target]),
      boosts[0]!.target,
      hits,
    ]).toEqual([['a3'], ['b2'], [['g2', 'b2']], 'a3', ['b2']]);
    expect(left(g)).toEqual([['a3'], ['b2']]);
    transferRoles(g, 'a2', 'b1');
    expect(g.state.battle!.boosts[0]!.card.id).toBe('b1');
  });

  it('are not handed on by what has left and come back', () => {
    const g = sharedToy(sides());
    g.rules.beginBattle(g, ['a1'], ['b1']);
    setBattle(g, boosted(g.state.battle!, g.card('a2'), 'a1'));
    putBackIntoPlay(g, 'a1');
    putBackIntoPlay(g, 'a2');
    run(
      g,
      perform(g, {
        card: g.card('a3'),
        to: { zone: 'field', onto: [refTo(g.card('a1'))] },
      }),
    );
    transferRoles(g, 'a2', 'b2');
    const { attackers, boosts } = g.state.battle!;
    expect([left(g), attackers, boosts[0]!.card.id]).toEqual([[[], ['b1']], ['a1'], 'a2']);
  });

  it('are nobody’s when there is no battle, and not handed on by bystanders', () => {
    const g = sharedToy(sides());
    transferRoles(g, 'a1', 'a2');
    expect([g.state.battle, g.rules.takesPart(g, g.card('a1'))]).toEqual([null, false]);
    g.rules.beginBattle(g, ['a1'], ['b1']);
    const before = g.state.battle;
    transferRoles(g, 'a2', 'b2');
    expect(g.state.battle).toBe(before);
  });
});

describe('an attack that is declared', () => {
  const skill: Ability = { type: 'attack', effect: [] };
  const rules: Partial<CoreRules> = {
    battleSteps: ['offence', 'damage'],
    *battleStep(g, step) {
      emitCardEvent(g, step === 'damage' ? 'rested' : 'setActive', 'A', 'a1');
    },
    *endOfBattle(g) {
      emitCardEvent(g, 'ping', 'A', 'a1');
      setBattle(g, null);
    },
    answers: (g, about, moment) =>
      moment === 'resolved'
        ? (function* () {})()
        : window(g, {
            moment,
            about,
            first: 'B',
            passesToEnd: 1,
            *offer(player) {
              const action = yield {
                player,
                kind: 'counter',
                optional: true,
                check: () => null,
                options: () => [{ type: 'counter' }],
              };
              if (isPass(action)) return false;
              negateActivation(g, about.id);
              return true;
            },
          }),
    *executeDeclared(g) {
      yield* g.rules.fight(g);
    },
  };
  function* attacks(g: CoreGame): Procedure {
    g.rules.beginBattle(g, ['a1'], ['b1']);
    const declared = {
      what: 'attack',
      player: 'A',
      card: 'a1',
      chosen: ['b1'],
      ability: skill,
    } as const;
    if (!(yield* g.rules.declare(g, declared))) yield* g.rules.endOfBattle(g);
  }

  it('is fought out where nobody negates it, and comes to the end of the battle alone where somebody does', () => {
    const g = sharedToy(sides(), rules);
    run(g, attacks(g), { type: 'pass' });
    expect(events(g, 'setActive', 'rested', 'ping')).toEqual(['setActive a1', 'rested a1', 'ping a1']);
    const negated = sharedToy(sides(), rules);
    run(negated, attacks(negated), { type: 'counter' }, { type: 'pass' });
    expect([events(negated, 'setActive', 'rested', 'ping', 'negated'), negated.state.battle]).toEqual([
      ['negated a1', 'ping a1'],
      null,
    ]);
  });
});

describe('attacks that effects order', () => {
  const ordered = (g: CoreGame, player: PlayerId, attackers: string[], targets: string[]) =>
    g.rules.orderAttack(g, {
      player,
      attackers: attackers.map((id) => refTo(g.card(id))),
      targets: targets.map((id) => refTo(g.card(id))),
    });
  /** Each of the attackers that stands attacks the first of the targets. */
  const rules: Partial<CoreRules> = {
    battleSteps: ['only'],
    *battleStep(g) {
      emitCardEvent(g, 'triggered', 'A', g.state.battle!.attackers[0]!);
    },
    *endOfBattle(g) {
      setBattle(g, null);
    },
    *attackAsOrdered(g, _attack, { attackers, targets }) {
      for (const attacker of attackers) {
        if (targets.length === 0) return;
        g.rules.beginBattle(g, [attacker.id], [targets[0]!.id]);
        yield* g.rules.fight(g);
      }
    },
  };

  it('wait for the end of the battle in which they were ordered, the turn player’s first', () => {
    const g = sharedToy(sides(), {
      ...rules,
      *battleStep(game) {
        const attacker = game.state.battle!.attackers[0]!;
        emitCardEvent(game, 'triggered', 'A', attacker);
        if (attacker !== 'a1') return;
        ordered(game, 'B', ['b2'], ['a1']);
        ordered(game, 'A', ['a2'], ['b1']);
        yield* game.rules.executeOrderedAttacks(game);
        emitCardEvent(game, 'ping', 'A', 'a1');
      },
    });
    g.rules.beginBattle(g, ['a1'], ['b1']);
    run(g, g.rules.fight(g));
    expect(events(g, 'triggered', 'ping')).toEqual(['triggered a1', 'ping a1', 'triggered a2', 'triggered b2']);
  });

  it('are made at once where there is no battle, by each that can, and by none that has become new', () => {
    const g = sharedToy(sides(), rules);
    ordered(g, 'A', ['a1', 'a2'], ['b1']);
    putBackIntoPlay(g, 'a1');
    run(g, g.rules.executeOrderedAttacks(g));
    expect(events(g, 'triggered')).toEqual(['triggered a2']);
    ordered(g, 'A', ['a2'], ['b1']);
    putBackIntoPlay(g, 'b1');
    run(g, g.rules.executeOrderedAttacks(g));
    expect([events(g, 'triggered').length, g.state.orderedAttacks]).toEqual([1, []]);
  });

  it('that are ordered by one of them come after the others', () => {
    const g = sharedToy(sides(), {
      ...rules,
      *battleStep(game) {
        const [attacker] = game.state.battle!.attackers;
        emitCardEvent(game, 'triggered', 'A', attacker!);
        if (attacker === 'a1') ordered(game, 'A', ['b2'], ['b1']);
      },
    });
    ordered(g, 'A', ['a1'], ['b1']);
    ordered(g, 'A', ['a2'], ['b1']);
    run(g, g.rules.executeOrderedAttacks(g));
    expect(events(g, 'triggered')).toEqual(['triggered a1', 'triggered a2', 'triggered b2']);
  });
});

describe('the end of a turn or a battle', () => {
  const atEnd = (effect: Ability['effect'] = []): Ability => ({
    type: 'auto',
    when: { event: 'ping' },
    effect,
  });
  const orderRules: Partial<CoreRules> = {
    *resolveWaitingAbility(g, waiting) {
      emitCardEvent(g, 'triggered', waiting.player, waiting.card);
      yield* core.resolveWaitingAbility(g, waiting);
    },
  };
  const comes: Ability['effect'] = [
    {
      do: 'move',
      target: { all: { player: 'you', zone: ['hand'] } },
      to: 'field',
    },
  ] as never;
  const ending = (g: CoreGame, seen: number[] = []): Procedure =>
    untilQuiet(
      g,
      () => emit(g as never, 'ping' as never, {} as never),
      function* () {
        yield* g.rules.runCheckpoint(g);
        endEffects(g, ({ until }) => until === 'turn');
        seen.push(g.state.effects.length);
      },
    );

  it('comes again as long as there is something new, and each ability once', () => {
    const seen: number[] = [];
    const g = sharedToy(
      {
        A: {
          field: [card('a', 0, atEnd(comes))],
          hand: [card('n', 0, atEnd())],
        },
        B: { field: [card('b', 0, atEnd())] },
      },
      orderRules,
    );
    run(g, ending(g, seen));
    expect([events(g, 'triggered'), seen, events(g, 'ping').length]).toEqual([
      ['triggered a', 'triggered b', 'triggered n'],
      [0, 0],
      1,
    ]);
  });

  it('comes again where the end of an effect makes a rule due', () => {
    const rounds: number[] = [];
    const weak = (game: CoreGame) => game.zone('A', 'field').filter((id) => power(game as never, id) < 200);
    const g = sharedToy({ A: { field: [card('a', 100)] } }, {
      ruleRows: [
        {
          clauses: [],
          kind: 'confirmative',
          due: (game: CoreGame) => weak(game).map((id) => ({ player: 'A', card: game.card(id) })),
          *decide(_game: CoreGame, { card: due }: { card: CardState }) {
            return [{ card: due, to: { zone: 'trash' } }];
          },
        },
      ],
    } as never);
    const modification = { kind: 'stat', stat: 'power', by: 100 } as const;
    addEffect(g, { player: 'A', source: 'a', targets: ['a'], modification, until: 'turn' } as NewEffect);
    const round = function* (): Procedure {
      yield* g.rules.runCheckpoint(g);
      endEffects(g, ({ until }) => until === 'turn');
      rounds.push(g.zone('A', 'field').length);
    };
    const emitEnd = () => emit(g as never, 'ping' as never, {} as never);
    run(
      g,
      untilQuiet(g, emitEnd, round, () => !g.rules.anyRuleIsDue(g)),
    );
    expect(rounds).toEqual([1, 0]);
  });

  it('comes to an end although a rule stays due whose change is not made', () => {
    const rounds: number[] = [];
    const g = sharedToy({ A: { field: [card('a')] } }, {
      ...orderRules,
      ruleRows: [
        {
          clauses: [],
          kind: 'confirmative',
          due: (game: CoreGame) => game.zone('A', 'field').map((id) => ({ player: 'A', card: game.card(id) })),
          *decide() {
            return [];
          },
        },
      ],
    } as never);
    const round = function* (): Procedure {
      yield* g.rules.runCheckpoint(g);
      rounds.push(g.zone('A', 'field').length);
    };
    const emitEnd = () => emit(g as never, 'ping' as never, {} as never);
    run(
      g,
      untilQuiet(g, emitEnd, round, () => !g.rules.anyRuleIsDue(g)),
    );
    expect(rounds).toEqual([1, 1]);
  });

  it('ends in every round what lasts until then, also what has come about in the last one', () => {
    const lasts: Ability['effect'] = [
      {
        do: 'modify',
        stat: 'power',
        by: 500,
        target: { self: true },
        until: 'turn',
      },
    ];
    const seen: number[] = [];
    const g = sharedToy(
      {
        A: {
          field: [card('a', 0, atEnd(comes))],
          hand: [card('n', 0, atEnd(lasts))],
        },
      },
      orderRules,
    );
    const modification = { kind: 'stat', stat: 'power', by: 100 } as const;
    addEffect(g, {
      player: 'A',
      source: 'a',
      targets: ['a'],
      modification,
      until: 'turn',
    });
    run(g, ending(g, seen));
    expect([seen, g.state.effects]).toEqual([[0, 0], []]);
  });

  const borne = (uses: number, effect: Ability['effect'] = []): NewEffect => ({
    player: 'A',
    source: 'a',
    targets: [],
    modification: { kind: 'trigger', ability: atEnd(effect), uses },
    until: 'battle',
  });

  it('comes again after what an effect has noticed, the last time that it could', () => {
    const g = sharedToy({ A: { field: plain('a'), hand: [card('n', 0, atEnd())] } }, orderRules);
    addEffect(g, borne(1, comes));
    run(g, ending(g));
    expect(events(g, 'triggered')).toEqual(['triggered a', 'triggered n']);
  });

  it('is noticed once by what an effect bears, also where that came about in it', () => {
    const g = sharedToy(
      { A: { field: [card('a', 0, atEnd())] } },
      {
        *resolveWaitingAbility(game, { player, card: id }) {
          emitCardEvent(game, 'triggered', player, id);
          if (game.state.effects.length === 0) addEffect(game, borne(3));
        },
      },
    );
    run(g, ending(g));
    expect(events(g, 'triggered')).toEqual(['triggered a', 'triggered a']);
    expect(g.state.effects).toMatchObject([{ modification: { uses: 2 } }]);
  });

  it('is over after one round where nothing notices it; what leaves and comes back is another object', () => {
    const seen: number[] = [];
    const g = sharedToy(sides(), orderRules);
    run(g, ending(g, seen));
    expect(seen.length).toBe(1);
    let once = true;
    const back = sharedToy(
      { A: { field: [card('a', 0, atEnd())] } },
      {
        *resolveWaitingAbility(game, waiting) {
          emitCardEvent(game, 'triggered', waiting.player, waiting.card);
          if (once) putBackIntoPlay(game, 'a');
          once = false;
        },
      },
    );
    run(back, ending(back));
    expect(events(back, 'triggered')).toEqual(['triggered a', 'triggered a']);
  });

  it('is no loop where the same is asked in each round, since each has another ability behind it', () => {
    const from = (zone: string): Ability['effect'] =>
      [{ do: 'move', target: { all: { player: 'you', zone: [zone] } }, to: 'field' }] as never;
    function* asked(g: CoreGame): Procedure {
      yield* g.rules.runCheckpoint(g);
      yield { player: 'B', kind: 'counter', optional: true, check: () => null, options: () => [] };
    }
    const start = () => {
      const field = [card('a', 0, atEnd(from('hand')))];
      const hand = [card('n', 0, atEnd(from('trash')))];
      const game = sharedToy({ A: { field, hand, trash: [card('m', 0, atEnd())] } }, orderRules);
      const noticed = () => emit(game as never, 'ping' as never, {} as never);
      return { game, procedure: untilQuiet(game, noticed, () => asked(game)) };
    };
    const rounds: unknown[] = [];
    const { game, procedure } = start();
    game.restart = start;
    const all = watched(game, procedure, function* (detector, question, now) {
      rounds.push(detector.roundTo(question, now));
      return yield question;
    });
    const pass = { type: 'pass' };
    run(game, all, pass, pass, pass);
    expect(events(game, 'triggered')).toEqual(['triggered a', 'triggered n', 'triggered m']);
    expect(rounds).toEqual([null, null]);
  });
});
