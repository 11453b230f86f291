/** Leaving in two steps (BS FAQ-4): decided, what follows is resolved, players decide what stays, and only then it moves. */
import { describe, expect, it } from 'vitest';
import { link, redirectDeparture, cancelDeparture } from '../../oracle/kernel/changes';
import { statOf } from '../../oracle/kernel/continuous/values';
import { cardsIn } from '../../oracle/kernel/game';
import { perform } from '../../oracle/kernel/events/perform';
import { creating, erasing } from '../../oracle/kernel/objects/objects';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { depthFirst } from '../../oracle/kernel/procedures/pending';
import { chooseAnswer } from '../../oracle/kernel/questions';
import type { Ability, Procedure } from '../../oracle/kernel/state';
import { card, events, ids, moving, put, run, toy, type ToyGame, type ToyRules } from './toy-game';
import { isDeparting } from '../../oracle/kernel/objects/departing';
import { executeEffect } from '../../oracle/kernel/events/execute-effect';

const twoSteps: Partial<ToyRules> = {
  ...(depthFirst as object),
  departs: (_g, change) => 'to' in change && change.card.zone === 'field' && change.to.zone !== 'field',
};

const named = (name: string) => ({ all: { name, zone: ['field'] } });
const moveTo = (name: string, to: string): Ability['effect'][number] => ({ do: 'move', target: named(name), to });
const draw: Ability['effect'][number] = { do: 'draw', count: 1 };
const spell = (...effect: Ability['effect']) => card('s', 0, { type: 'action', effect });
const when = (event: string, ...effect: Ability['effect']): Ability => ({ type: 'auto', when: { event }, effect });
const deck = (...names: string[]) => names.map((name) => card(name));

function* use(g: ToyGame, id = 's'): Procedure {
  const source = g.card(id);
  yield* executeEffect(g, contextOf(g, 'A', source, source.definition.abilities![0]!));
  yield* g.rules.runCheckpoint(g);
}

const steps = (g: ToyGame) => events(g, 'leaving', 'triggered', 'drew', 'moved', 'stayed');

describe('what is decided to leave', () => {
  const ifPresent: Ability['effect'][number] = {
    do: 'if',
    condition: { count: { player: 'opponent', zone: ['field'] }, min: 1 },
    then: [draw],
  } as never;

  it('is still there for the rest of the effect: "destroy x; then if its side has a card, draw"', () => {
    const g = toy(
      { A: { field: [spell(moveTo('x', 'trash'), ifPresent)], deck: deck('d1') }, B: { field: [card('x')] } },
      twoSteps,
    );
    run(g, use(g));
    expect(steps(g)).toEqual(['leaving x', 'moved d1', 'drew d1', 'moved x']);
    expect([ids(g, 'B', 'trash'), g.state.departures]).toEqual([['x'], []]);
  });

  it('is gone at once where the game knows no such thing', () => {
    const g = toy({
      A: { field: [spell(moveTo('x', 'trash'), ifPresent)], deck: deck('d1') },
      B: { field: [card('x')] },
    });
    run(g, use(g));
    expect(steps(g)).toEqual(['moved x']);
  });

  it('is there while what it has triggered is resolved, with its effects', () => {
    const lord: Ability = { type: 'cont', effect: [{ do: 'modify', stat: 'power', by: 500, target: named('y') }] };
    const g = toy(
      {
        A: {
          field: [spell(moveTo('x', 'trash')), card('x', 0, lord, when('leaving', draw)), card('y', 1000)],
          deck: deck('d1'),
        },
      },
      twoSteps,
    );
    const seen: unknown[] = [];
    const execute = g.rules.resolveWaitingAbility;
    g.rules.resolveWaitingAbility = function* (game, waiting) {
      seen.push([isDeparting(game, game.card('x')), statOf(game, game.card('y'), 'power')]);
      yield* execute(game, waiting);
    };
    run(g, use(g));
    expect([seen, statOf(g, g.card('y'), 'power')]).toEqual([[[true, 1500]], 1000]);
    expect(steps(g)).toEqual(['leaving x', 'triggered x', 'moved d1', 'drew d1', 'moved x']);
  });

  it('notices nothing but its leaving where the game says so (FAQ-4-2-2)', () => {
    const notices: ToyRules['notices'] = (game, { id, zone }, { type }) =>
      id !== 'x' || zone !== 'field' || type === 'leaving' || !isDeparting(game, game.card('x'));
    const onDraw: Ability = { type: 'auto', when: { event: 'drew', subject: 'any' }, effect: [] };
    const x = () => card('x', 0, when('leaving', draw), onDraw);
    const play = (rules: Partial<ToyRules>) => {
      const g = toy({ A: { field: [spell(moveTo('x', 'trash')), x()], deck: deck('d1', 'd2', 'd3') } }, rules);
      run(g, use(g));
      return events(g, 'triggered');
    };
    expect(play({ ...twoSteps, notices })).toEqual(['triggered x']);
    expect(play(twoSteps).length).toBeGreaterThan(1);
  });

  it('goes where it was first told to: a second word changes nothing', () => {
    for (const [first, second] of [
      ['hand', 'trash'],
      ['trash', 'hand'],
    ] as const) {
      const g = toy({ A: { field: [spell(moveTo('x', first), moveTo('x', second)), card('x')] } }, twoSteps);
      run(g, use(g));
      expect([ids(g, 'A', first), ids(g, 'A', second)]).toEqual([['x'], []]);
      expect(steps(g)).toEqual(['leaving x', 'moved x']);
    }
  });

  it('goes elsewhere where an effect changes that', () => {
    const g = toy(
      { A: { field: [spell(moveTo('x', 'trash')), card('x', 0, when('leaving', draw))], deck: deck('d1') } },
      twoSteps,
    );
    g.rules.resolveWaitingAbility = function* (game) {
      redirectDeparture(game, 'x', { zone: 'hand' });
    };
    run(g, use(g));
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'trash')]).toEqual([['x'], []]);
  });

  it('goes where the rules lead it where an effect changes that', () => {
    const g = toy(
      { A: { field: [spell(moveTo('x', 'hand')), card('x', 0, when('leaving', draw))] } },
      {
        ...twoSteps,
        redirectMove: (_g, move) => (move.to.zone === 'trash' ? { card: move.card, to: { zone: 'cost' } } : move),
      },
    );
    g.rules.resolveWaitingAbility = function* (game) {
      redirectDeparture(game, 'x', { zone: 'trash' });
    };
    run(g, use(g));
    expect([ids(g, 'A', 'cost'), ids(g, 'A', 'trash')]).toEqual([['x'], []]);
  });

  it('is erased when it goes, and not when that is decided', () => {
    const definition = { name: 'x', number: '', category: 'card' };
    const g = toy({ A: { field: [card('s')] } }, twoSteps);
    run(g, perform(g, creating(g, { kind: 'token', id: 'x', definition, owner: 'A' }, { to: { zone: 'field' } })));
    run(g, perform(g, erasing(g.card('x'))));
    expect([events(g, 'leaving', 'erased'), ids(g, 'A', 'field')]).toEqual([['leaving x'], ['s', 'x']]);
    run(g, g.rules.runCheckpoint(g));
    expect([events(g, 'leaving', 'erased'), ids(g, 'A', 'field')]).toEqual([['leaving x', 'erased x'], ['s']]);
  });

  it('stays where an effect says so, resting without having been rested (FAQ-4-3)', () => {
    const onRest = card('w', 0, { type: 'auto', when: { event: 'rested', subject: 'any' }, effect: [draw] });
    const g = toy(
      { A: { field: [spell(moveTo('x', 'trash')), card('x', 0, when('leaving', draw)), onRest] } },
      twoSteps,
    );
    g.rules.resolveWaitingAbility = function* (game) {
      cancelDeparture(game, 'x', 'resting');
    };
    run(g, use(g));
    expect([ids(g, 'A', 'field'), g.card('x').state, steps(g)]).toEqual([
      ['s', 'x', 'w'],
      'resting',
      ['leaving x', 'stayed x'],
    ]);
  });

  it('can be taken away by something else, and comes back as another that stays', () => {
    const g = toy({ A: { field: [spell(moveTo('x', 'trash')), card('x', 0, when('leaving', draw))] } }, twoSteps);
    g.rules.resolveWaitingAbility = function* (game) {
      game.rules.departs = () => false;
      yield* game.rules.executeMoves(game, [{ card: game.card('x'), to: { zone: 'hand' } }]);
      yield* game.rules.executeMoves(game, [{ card: game.card('x'), to: { zone: 'field' } }]);
    };
    run(g, use(g));
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'trash')]).toEqual([['s', 'x'], []]);
  });

  it('is not said to stay where it has come back as another', () => {
    const g = toy({ A: { field: [card('x')] } }, twoSteps);
    run(g, moving(g, 'x', 'trash'));
    put(g, 'x', 'hand');
    put(g, 'x', 'field');
    cancelDeparture(g, 'x', 'resting');
    expect([g.card('x').state, events(g, 'stayed')]).toEqual(['active', []]);
    run(g, moving(g, 'x', 'hand'));
    run(g, g.rules.runCheckpoint(g));
    expect([ids(g, 'A', 'hand'), g.state.departures]).toEqual([['x'], []]);
  });

  it.each<[string, Partial<ToyRules>, boolean[]]>([
    ['has been cancelled', { isCancelled: () => true }, []],
    ['has not been declared', { mustBeDeclared: () => true }, [false]],
  ])('leaves where what waited on it %s', (_, rules, answers) => {
    const g = toy({ A: { field: [card('x', 0, when('leaving', draw))], deck: deck('d1') } }, { ...twoSteps, ...rules });
    run(g, moving(g, 'x', 'trash'));
    run(g, g.rules.runCheckpoint(g), ...answers);
    expect([steps(g), g.state.departures]).toEqual([['leaving x', 'moved x'], []]);
  });

  it('is left alone by a rule that would move it as well', () => {
    const g = toy(
      { A: { field: [card('x')] } },
      {
        ...twoSteps,
        ruleActions: (game) => cardsIn(game, 'A', 'field').map((one) => ({ card: one, to: { zone: 'hand' } })),
      },
    );
    run(g, moving(g, 'x', 'trash'));
    run(g, g.rules.runCheckpoint(g));
    expect([ids(g, 'A', 'trash'), steps(g)]).toEqual([['x'], ['leaving x', 'moved x']]);
  });

  it('may be replaced when it is decided, and then does not leave', () => {
    const instead: Ability = {
      type: 'instead',
      when: { event: 'moved' },
      effect: [{ do: 'setState', target: { self: true }, state: 'resting' }],
    };
    const g = toy({ A: { field: [spell(moveTo('x', 'trash')), card('x', 0, instead)] } }, twoSteps);
    run(g, use(g));
    expect([steps(g), g.state.departures, g.card('x').state]).toEqual([[], [], 'resting']);
  });
});

describe('several that leave', () => {
  it('leave at one moment where they were decided together', () => {
    const g = toy(
      {
        A: {
          field: [
            spell({ do: 'move', target: { all: { zone: ['field'], other: true } }, to: 'trash' }),
            card('x'),
            card('y'),
          ],
        },
      },
      twoSteps,
    );
    run(g, use(g));
    expect(steps(g)).toEqual(['leaving x', 'leaving y', 'moved x', 'moved y']);
  });

  it('leave the later ones first: what they have triggered is resolved first', () => {
    const g = toy(
      {
        A: {
          field: [
            spell(moveTo('x', 'trash')),
            card('x', 0, when('leaving', moveTo('y', 'trash')), when('leaving', draw)),
            card('y', 0, when('leaving', draw)),
          ],
          deck: deck('d1', 'd2'),
        },
      },
      twoSteps,
    );
    run(g, use(g), 'x#1');
    expect(steps(g)).toEqual([
      'leaving x',
      'triggered x',
      'leaving y',
      ...['triggered y', 'moved d1', 'drew d1', 'moved y'],
      ...['triggered x', 'moved d2', 'drew d2', 'moved x'],
    ]);
  });
});

it('a host and what is linked to it, decided together, each go where they were told to', () => {
  const g = toy({ A: { field: [card('h'), card('l')] } }, twoSteps);
  link(g, 'under', 'l', 'h');
  run(g, perform(g, { card: g.card('h'), to: { zone: 'trash' } }, { card: g.card('l'), to: { zone: 'hand' } }));
  expect([isDeparting(g, g.card('h')), isDeparting(g, g.card('l'))]).toEqual([true, true]);
  run(g, g.rules.runCheckpoint(g));
  expect([ids(g, 'A', 'trash'), ids(g, 'A', 'hand'), events(g, 'moved')]).toEqual([
    ['h'],
    ['l'],
    ['moved h', 'moved l'],
  ]);
});

describe('before it moves', () => {
  const braved = (answer: boolean) => {
    const rules: Partial<ToyRules> = {
      ...twoSteps,
      alsoChanges: (g, change) =>
        'to' in change
          ? g.state.links
              .filter(({ host }) => host === change.card.id)
              .map((one) => ({ card: g.card(one.card), to: change.to }))
          : [],
      *beforeDeparture(g, leaving) {
        for (const { host, card: brave } of g.state.links.filter((one) => leaving.some(({ id }) => id === one.host))) {
          const stays = yield* chooseAnswer(g, {
            player: g.card(host).owner,
            kind: 'may',
            answers: [true, false],
            pass: false,
          });
          if (stays) yield* g.rules.executeMoves(g, [{ card: g.card(brave), to: { zone: 'field' } }]);
        }
      },
    };
    const g = toy(
      {
        A: {
          field: [spell(moveTo('x', 'hand')), card('x', 0, when('leaving', draw))],
          under: [card('b')],
          deck: deck('d1'),
        },
      },
      rules,
    );
    link(g, 'brave', 'b', 'x');
    run(g, use(g), answer);
    return g;
  };

  it('its owner decides what stays of it, once what has triggered is resolved', () => {
    const g = braved(true);
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([
      ['s', 'b'],
      ['d1', 'x'],
    ]);
    expect(steps(g)).toEqual(['leaving x', 'triggered x', 'moved d1', 'drew d1', 'moved b', 'moved x']);
  });

  it('and what does not stay goes with it', () => {
    const g = braved(false);
    expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([['s'], ['d1', 'x', 'b']]);
  });
});
