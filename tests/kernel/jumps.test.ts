/** Jumps: an effect ends the battle or the turn; it goes on to its own end first, and nothing that waits comes in between. */
import { describe, expect, it } from 'vitest';
import { setPhase, emit } from '../../oracle/kernel/changes';
import { languageOf } from '../../oracle/kernel/language/language';
import type { AnyInstructionWord } from '../../oracle/kernel/language/definition';
import { requestJump } from '../../oracle/kernel/procedures/jumps';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { refTo, type Ability, type Procedure } from '../../oracle/kernel/state';
import type { Target } from '../../schemas/ability';
import { card, events, ids, run, toy, toyRules, type ToyGame, type ToyRules } from './toy-game';
import { executeEffect } from '../../oracle/kernel/events/execute-effect';
import type { CoreGame } from '../../oracle/kernel/procedures/core';

const endBattle = { do: 'endBattle' } as unknown as Ability['effect'][number];
const endTurn = { do: 'endTurn' } as unknown as Ability['effect'][number];
const fight = { do: 'fight' } as unknown as Ability['effect'][number];
const draw: Ability['effect'][number] = { do: 'draw', count: 1 };
const look: Ability['effect'][number] = { do: 'look', zone: 'deck', count: 1 };

const word = (verb: string, execute: (g: ToyGame) => Procedure): AnyInstructionWord => ({
  verb,
  meaning: '',
  members: () => ({}),
  execute,
});

/** Effects that end things, and one that has a battle fought. */
const language = languageOf({
  ...toyRules.language.words,
  instructions: [
    ...toyRules.language.words.instructions,
    word('endBattle', function* (g) {
      requestJump(g, { part: 'battle' });
    }),
    word('endTurn', function* (g) {
      requestJump(g, { part: 'turn', to: 'end' });
    }),
    word('fight', (g) => g.rules.fight(g)),
  ],
});

const ability = (...effect: Ability['effect']): Ability => ({ type: 'action', effect });
const onDraw: Ability = { type: 'auto', when: { event: 'drew', subject: 'any' }, effect: [{ do: 'mill', count: 1 }] };

function* use(g: CoreGame, id: string): Procedure {
  const source = g.card(id);
  yield* executeEffect(g, contextOf(g, 'A', source, source.definition.abilities![0]!));
  yield* g.rules.runCheckpoint(g);
}

/** In the step "offence" the card is used; each step and its end show by the phase that they set. */
const battle = (used: string): Partial<ToyRules> => ({
  language,
  battleSteps: ['offence', 'defence'],
  *battleStep(g, step) {
    setPhase(g, step);
    if (step === 'offence') yield* use(g, used);
  },
  *endOfBattle(g) {
    setPhase(g, 'end of battle');
    yield* g.rules.runCheckpoint(g);
  },
});

const turn: Partial<ToyRules> = {
  phases: ['main', 'rest', 'end'],
  *phase(g, phase) {
    if (phase === 'main') yield* g.rules.fight(g);
    else yield* g.rules.runCheckpoint(g);
  },
};

/** The steps and phases, and what happened in them. */
const courseOf = (g: ToyGame): string[] =>
  g.journal.flatMap(({ type, phase }) =>
    type === 'phaseStarted' ? [phase!] : ['drew', 'milled', 'moved'].includes(type) ? [type] : [],
  );

const sides = (...effect: Ability['effect']) => ({
  A: {
    field: [card('x', 0, ability(...effect)), card('w', 0, onDraw)],
    deck: ['d1', 'd2', 'd3'].map((id) => card(id)),
  },
});

describe('a jump', () => {
  it('is made where the effect has ended, and what waits is resolved after it', () => {
    const g = toy(sides(endBattle, draw), battle('x'));
    run(g, g.rules.fight(g));
    expect(courseOf(g)).toEqual(['offence', 'moved', 'drew', 'end of battle', 'moved']);
    expect([g.frames, g.parts, g.state.jump, g.state.generation]).toEqual([[], [], null, 1]);
  });

  it('leaves a battle for a phase of the turn', () => {
    const g = toy(sides(endTurn, draw), { ...battle('x'), ...turn });
    run(g, g.rules.turn(g, 'main'));
    expect(courseOf(g)).toEqual(['main', 'offence', 'moved', 'drew', 'end', 'moved']);
  });

  it('out of more than a battle leaves neither that nor attacks that were ordered in it', () => {
    const ordering = battle('x');
    const g = toy(sides(endTurn), {
      ...turn,
      ...ordering,
      *battleStep(game, step) {
        game.rules.beginBattle(game, ['x'], []);
        game.rules.orderAttack(game, { player: 'A', attackers: [refTo(game.card('w'))], targets: [] });
        yield* ordering.battleStep!(game, step);
      },
      *attackAsOrdered(game) {
        setPhase(game, 'as ordered');
      },
    });
    run(g, g.rules.turn(g, 'main'));
    expect([courseOf(g), g.state.battle, g.state.orderedAttacks]).toEqual([['main', 'offence', 'end'], null, []]);
  });

  it('of two leads to the outer one', () => {
    for (const both of [
      [endTurn, endBattle],
      [endBattle, endTurn],
    ]) {
      const g = toy(sides(...both), { ...battle('x'), ...turn });
      run(g, g.rules.turn(g, 'main'));
      expect(courseOf(g)).toEqual(['main', 'offence', 'end']);
    }
  });

  it('asked for where there is nothing to leave is none', () => {
    const g = toy(sides(endBattle, draw), { language });
    run(g, use(g, 'x'));
    expect([events(g, 'drew').length, ids(g, 'A', 'trash'), g.state.jump]).toEqual([1, ['d2'], null]);
  });

  it('asked for by a waiting ability keeps the others waiting', () => {
    const ping = (...effect: Ability['effect']): Ability => ({ type: 'auto', when: { event: 'ping' }, effect });
    const field = [card('x', 0, ability()), card('y', 0, ping(endBattle)), card('z', 0, ping(draw))];
    const g = toy({ A: { field, deck: [card('d1')] } }, battle('x'));
    g.rules.battleStep = function* (game, step) {
      setPhase(game, step);
      emit(g, 'ping', {});
      yield* game.rules.runCheckpoint(game);
    };
    run(g, g.rules.fight(g), 'y');
    expect(courseOf(g)).toEqual(['offence', 'end of battle', 'moved', 'drew']);
  });

  it('out of a battle within an effect goes back to that effect', () => {
    const field = [card('x', 0, ability(fight, draw)), card('y', 0, ability(endBattle, look))];
    const g = toy({ A: { field, deck: [card('d1')] } }, battle('y'));
    run(g, use(g, 'x'));
    expect(courseOf(g)).toEqual(['offence', 'end of battle', 'moved', 'drew']);
    expect(g.state.looks).toEqual([]);
  });

  it('that leaves the turn waits for the outer effect as well', () => {
    const field = [card('x', 0, ability(fight, draw)), card('y', 0, ability(endTurn))];
    const rules: Partial<ToyRules> = {
      ...battle('y'),
      phases: ['main', 'rest', 'end'],
      *phase(g, phase) {
        if (phase === 'main') yield* use(g, 'x');
      },
    };
    const g = toy({ A: { field, deck: [card('d1')] } }, rules);
    run(g, g.rules.turn(g, 'main'));
    expect(courseOf(g)).toEqual(['main', 'offence', 'defence', 'end of battle', 'moved', 'drew', 'end']);
  });

  it('lets the effect ask its questions first', () => {
    const choose: Target = { choose: { from: { player: 'you', zone: ['field'] }, count: 1 } };
    const g = toy(sides(endBattle, { do: 'setState', target: choose, state: 'resting' }), battle('x'));
    run(g, g.rules.fight(g), { type: 'choose', cards: ['w'] });
    expect([g.card('w').state, courseOf(g)]).toEqual(['resting', ['offence', 'end of battle']]);
  });
});

describe('the end of the game', () => {
  it('leaves no effect, look or part behind', () => {
    const g = toy(sides(look, { do: 'winGame' }, draw), battle('x'));
    run(g, g.rules.fight(g));
    expect(g.state.result).toEqual({ winner: 'A', reason: 'a card effect' });
    expect([g.frames, g.parts, g.state.looks]).toEqual([[], [], []]);
  });
});
