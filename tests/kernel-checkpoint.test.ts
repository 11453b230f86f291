/** Checkpoints: loops entered anywhere, waiting abilities in generations, losses in the middle of an effect, leaving cards. */
import { describe, expect, it } from 'vitest';
import { emit } from '../oracle/kernel/changes';
import { perform } from '../oracle/kernel/events/perform';
import { opponentOf, type Ability, type Procedure } from '../oracle/kernel/state';
import type { PendingAbility } from '../oracle/kernel/state/waiting';
import { card, checkpoint, damage, ids, loseAtOnce, restored, run, events, toy, type ToyGame } from './kernel/toy-game';
import type { ToyRules } from './kernel/toy-game';

const mill: Ability['effect'] = [{ do: 'mill', count: 1 }];
const draw: Ability['effect'] = [{ do: 'draw', count: 1 }];
const onPing = (effect = mill): Ability => ({ type: 'auto', when: { event: 'ping' }, effect });
const onOwnDraw: Ability = { type: 'auto', when: { event: 'drew', player: 'you', subject: 'any' }, effect: mill };
const deck = (...names: string[]) => names.map((name) => card(name));

function* ping(g: ToyGame): Procedure {
  emit(g, 'ping', {});
  yield* checkpoint(g);
}

/** a1 and a3 of the turn player and b1 of the other trigger; a1 makes a2 trigger. */
const position = () => ({
  A: {
    field: [card('a1', 0, onPing(draw)), card('a2', 0, onOwnDraw), card('a3', 0, onPing())],
    deck: deck('ad1', 'ad2', 'ad3', 'ad4'),
  },
  B: { field: [card('b1', 0, onPing())], deck: deck('bd1', 'bd2') },
});

const byGeneration =
  (order: 'lowestFirst' | 'highestFirst'): ToyRules['nextPending'] =>
  (g) => {
    if (g.state.pending.length === 0) return null;
    const generations = g.state.pending.map((waiting) => waiting.generation);
    const generation = order === 'lowestFirst' ? Math.min(...generations) : Math.max(...generations);
    const due = g.state.pending.filter((waiting) => waiting.generation === generation);
    const of = (player: 'A' | 'B'): PendingAbility[] => due.filter((waiting) => waiting.player === player);
    const player = of(g.state.turnPlayer).length > 0 ? g.state.turnPlayer : opponentOf(g.state.turnPlayer);
    return { player, among: of(player) };
  };

describe('waiting abilities', () => {
  it('are played turn player first, new ones included', () => {
    const g = toy(position());
    run(g, ping(g), 'a1', 'a2');
    expect(events(g, 'triggered')).toEqual(['triggered a1', 'triggered a2', 'triggered a3', 'triggered b1']);
  });

  it('are played generation by generation where the table says so', () => {
    const g = toy(position(), { nextPending: byGeneration('lowestFirst') });
    run(g, ping(g), 'a1');
    expect(events(g, 'triggered')).toEqual(['triggered a1', 'triggered a3', 'triggered b1', 'triggered a2']);
  });

  it('are played depth first where the table says so', () => {
    const g = toy(position(), { nextPending: byGeneration('highestFirst') });
    run(g, ping(g), 'a1');
    expect(events(g, 'triggered')).toEqual(['triggered a1', 'triggered a2', 'triggered a3', 'triggered b1']);
  });

  it('wait as often as they triggered, and each time played takes one away', () => {
    const g = toy({ A: { field: [card('a1', 0, onPing(draw))], deck: deck('d1', 'd2', 'd3') } });
    emit(g, 'ping', {});
    emit(g, 'ping', {});
    expect(g.state.pending.length).toBe(2);
    run(g, checkpoint(g));
    expect(ids(g, 'A', 'hand')).toEqual(['d1', 'd2']);
  });

  it('are part of the state: a game restored from it goes on alike', () => {
    const g = toy(position());
    emit(g, 'ping', {});
    const again = restored(g);
    for (const game of [g, again]) run(game, checkpoint(game), 'a3');
    expect(events(again, 'triggered')).toEqual(events(g, 'triggered').slice(-4));
    expect(again.state.pending).toEqual([]);
  });
});

describe('a checkpoint', () => {
  it('does all rule actions again before each ability', () => {
    const weak = (g: ToyGame) =>
      ids(g, 'A', 'hand').map((id) => ({ card: g.card(id), to: { zone: 'trash' }, events: 'tidied' }));
    const g = toy(position(), { ruleActions: weak });
    run(g, ping(g), 'a1', 'a2');
    expect(events(g, 'triggered', 'tidied').slice(0, 3)).toEqual(['triggered a1', 'tidied ad1', 'triggered a2']);
  });

  it('nests: damage in an ability plays what waits while its card lies in the check zone', () => {
    const whileChecked: string[][] = [];
    const g = toy(
      {
        A: { field: [card('a1', 0, onPing()), card('a2', 0, onPing(draw))], deck: deck('d1', 'd2', 'd3') },
      },
      {
        *executeInstruction(game, context, instruction) {
          if (instruction.do === 'mill') return yield* damage(game as ToyGame, context.player);
          whileChecked.push([...game.zone('A', 'check')]);
          yield* game.rules.draw(game, context.player, 1);
        },
      },
    );
    run(g, ping(g), 'a1');
    expect(whileChecked).toEqual([['d1']]);
    expect(events(g, 'triggered')).toEqual(['triggered a1', 'triggered a2']);
    expect([ids(g, 'A', 'trash'), ids(g, 'A', 'hand'), g.state.generation]).toEqual([['d1'], ['d2'], 1]);
  });
});

describe('a loss in the middle of an effect', () => {
  const emptying: Ability['effect'] = [
    { do: 'mill', count: 2 },
    { do: 'draw', count: 1, player: 'opponent' },
  ];
  const sides = () => ({
    A: { field: [card('a1', 0, onPing(emptying)), card('a2', 0, onPing(draw))], deck: deck('d1') },
    B: { deck: deck('e1', 'e2') },
  });

  it('ends the game at once where the rules interrupt', () => {
    const g = toy(sides(), { afterGroup: loseAtOnce });
    const session = run(g, ping(g), 'a1');
    expect(g.state.result).toEqual({ winner: 'B', reason: 'deck' });
    expect([ids(g, 'B', 'hand'), session.question, g.state.pending.length]).toEqual([[], null, 1]);
  });

  it('needs no abilities to end the game', () => {
    const g = toy({ A: { deck: deck('d1') }, B: { deck: deck('e1') } }, { afterGroup: loseAtOnce });
    run(g, g.rules.draw(g, 'A', 1));
    expect(g.state.result).toEqual({ winner: 'B', reason: 'deck' });
  });

  it('waits where they do not', () => {
    const g = toy(sides());
    run(g, ping(g), 'a1');
    expect([g.state.result, ids(g, 'B', 'hand')]).toEqual([null, ['e1']]);
  });
});

describe('cards that leave play together', () => {
  const seesOthers: Ability = {
    type: 'auto',
    when: { event: 'trashed', subject: { player: 'you', zone: ['field'], other: true } },
    effect: draw,
  };
  const leave = (g: ToyGame, ...leaving: string[]) => run(g, both(g, leaving));
  function* both(g: ToyGame, leaving: string[]): Procedure {
    yield* g.rules.discard(
      g,
      leaving.map((id) => g.card(id)),
    );
    yield* checkpoint(g);
  }
  const field = () => ({
    A: { field: [card('x', 3000, seesOthers), card('y', 1000, seesOthers)], deck: deck('d1', 'd2', 'd3') },
  });

  it('see each other go', () => {
    const g = toy(field());
    run(g, both(g, ['x', 'y']), 'y');
    expect(events(g, 'triggered')).toEqual(['triggered y', 'triggered x']);
  });

  it('trigger once, also where the ability works in the place to which they go', () => {
    const anywhere: Ability = { type: 'auto', when: { event: 'trashed' }, effect: draw };
    const g = toy({ A: { field: [card('x', 0, anywhere)], deck: deck('d1', 'd2') } }, { abilityIsValid: () => true });
    leave(g, 'x');
    expect(events(g, 'triggered')).toEqual(['triggered x']);
  });

  it('see nothing of what leaves later', () => {
    const g = toy(field());
    leave(g, 'x');
    leave(g, 'y');
    expect(events(g, 'triggered')).toEqual(['triggered y']);
  });

  it('are read as they were, even when they have moved on', () => {
    const paid: Ability = {
      type: 'auto',
      when: { event: 'trashed', subject: { stat: { power: { min: 2000 } }, zone: ['field'] } },
      effect: [{ do: 'draw', count: { value: 'power', of: { subject: true }, times: 1, plus: -2999 } }],
    };
    const g = toy(
      { A: { field: [card('w', 0, paid), card('x', 3000), card('y', 1000)], deck: deck('d1', 'd2', 'd3') } },
      {
        printed: (g, { definition, zone }) => (zone === 'field' ? ((definition as { power?: number }).power ?? 0) : 0),
      },
    );
    run(g, g.rules.discard(g, [g.card('x'), g.card('y')]));
    run(g, perform(g, { card: g.card('x'), to: { zone: 'cost' } }));
    run(g, checkpoint(g));
    expect([events(g, 'triggered'), ids(g, 'A', 'hand')]).toEqual([['triggered w'], ['d1']]);
  });

  it('trigger by gained abilities only while the giver is there', () => {
    const lord: Ability = {
      type: 'cont',
      effect: [
        {
          do: 'gain',
          ability: { type: 'auto', when: { event: 'trashed' }, effect: draw },
          target: { all: { other: true } },
        },
      ],
    };
    const g = toy({ A: { field: [card('l', 0, lord), card('x'), card('y')], deck: deck('d1', 'd2') } });
    leave(g, 'l', 'x');
    leave(g, 'y');
    expect(events(g, 'triggered')).toEqual(['triggered x']);
  });
});
