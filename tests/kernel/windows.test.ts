/** Windows in the ways of five games, and what is declared in them: answered, negated, resolved from the last to the first. */
import { describe, expect, it } from 'vitest';
import type { PlayerId } from '../../schemas/common';
import { chooseCards, isPass } from '../../oracle/kernel/questions';
import { negateActivation, emit, emitCardEvent } from '../../oracle/kernel/changes';
import { situationOf } from '../../oracle/kernel/loops/loop-state';
import { questionAbout, window, type Window } from '../../oracle/kernel/procedures/windows';
import { makeJump, requestJump } from '../../oracle/kernel/procedures/jumps';
import { opponentOf, type Ability, type Procedure } from '../../oracle/kernel/state';
import type { Activation } from '../../oracle/kernel/state/waiting';
import { events, ids, moving, put, run } from './toy-game';
import { plain, sharedToy } from './shared-toy';
import { endGame } from '../../oracle/kernel/game-end';
import type { CoreGame, CoreRules } from '../../oracle/kernel/procedures/core';

const PASS = { type: 'pass' } as const;
const skill: Ability = { type: 'skill', effect: [] };

/** Asks for a card of the hand to act with; whoever has none declines unasked. */
function* offered(g: CoreGame, player: PlayerId, act: (card: string) => Procedure): Procedure<boolean> {
  const hand = g.zone(player, 'hand');
  if (hand.length === 0) return false;
  const action = yield {
    player,
    kind: 'use',
    optional: true,
    about: questionAbout(g),
    check: ({ card }) => (hand.includes(card ?? '') ? null : { reason: 'not in the hand' }),
    options: () => hand.map((card) => ({ type: 'use', card })),
  };
  if (isPass(action)) return false;
  yield* act(action.card!);
  return true;
}
const use = (card: string) => ({ type: 'use', card });

/** Acting is done with as soon as it is chosen. */
const atOnce = (g: CoreGame) => (player: PlayerId) =>
  offered(g, player, function* (id) {
    yield* moving(g, id, 'trash');
    emitCardEvent(g, 'triggered', player, id);
  });

const open = (g: CoreGame, asked: Omit<Window, 'offer' | 'moment'>, offer = atOnce(g)): Procedure =>
  window(g, { moment: 'free', ...asked, offer });

const hands = () => ({ A: { hand: plain('a1', 'a2') }, B: { hand: plain('b1', 'b2') } });

describe('a window for both players', () => {
  it('ends when both have declined one after the other, and every action opens it again', () => {
    const g = sharedToy(hands());
    const { question } = run(g, open(g, { first: 'A', passesToEnd: 2 }), use('a1'), PASS, use('a2'), use('b1'));
    expect(question?.player).toBe('B');
    expect(events(g, 'triggered')).toEqual(['triggered a1', 'triggered a2', 'triggered b1']);
  });

  it('ends with the first who declines where one is enough', () => {
    const g = sharedToy(hands());
    expect(run(g, open(g, { first: 'B', passesToEnd: 1 }), use('b1'), PASS).question).toBeNull();
    expect(events(g, 'triggered')).toEqual(['triggered b1']);
  });

  it('is one player’s alone where the game says so', () => {
    const g = sharedToy(hands());
    run(g, open(g, { first: 'B', alone: true, passesToEnd: 1 }), use('b1'), use('b2'));
    expect(events(g, 'triggered')).toEqual(['triggered b1', 'triggered b2']);
  });

  it('is passed unasked by whoever has nothing, and is over at once where nobody has anything', () => {
    const g = sharedToy({ B: { hand: plain('b1') } });
    const { question } = run(g, open(g, { first: 'A', passesToEnd: 2 }));
    expect(question?.player).toBe('B');
    const none = sharedToy({});
    expect(run(none, open(none, { first: 'A', passesToEnd: 2 })).question).toBeNull();
  });

  it('is left as soon as it does not go on', () => {
    const g = sharedToy(hands());
    const mayContinue = () => g.zone('A', 'trash').length === 0;
    expect(run(g, open(g, { first: 'A', passesToEnd: 2, mayContinue }), use('a1')).question).toBeNull();
  });

  it('is not open any more after a jump out of it', () => {
    const g = sharedToy(hands());
    function* left(): Procedure {
      try {
        yield* open(g, { first: 'A', passesToEnd: 2 }, function* () {
          throw new Error('jump');
        });
      } catch {
        emit(g, 'triggered' as never, { player: 'A', card: 'a1' } as never);
      }
    }
    run(g, left());
    expect([events(g, 'triggered'), g.state.windows]).toEqual([['triggered a1'], []]);
  });
});

/** A counter timing: whoever did not act comes first, the first refusal ends it, and none opens inside another. */
const counters = (names: Record<string, Ability> = {}, toAction: readonly string[] = []): Partial<CoreRules> => ({
  windowOpens: (g) => g.state.windows.length === 0,
  answers: (g, about, moment) =>
    window(g, {
      moment,
      about,
      first: opponentOf(about.player),
      passesToEnd: 1,
      offer: (player) =>
        offered(g, player, function* (id) {
          yield* moving(g, id, 'trash');
          const answers = toAction.includes(id) ? about.id : undefined;
          g.rules.declareInAnswer(g, { what: 'counter', player, card: id, ability: names[id] ?? skill, answers });
        }),
    }),
  *executeDeclared(g, activation) {
    emitCardEvent(g, 'triggered', activation.player, activation.card.id);
    if (activation.card.id.includes('N')) g.rules.negateAnswered(g, activation);
  },
});

const duel = (replaced: Partial<CoreRules> = {}) =>
  sharedToy(
    { A: { field: plain('act'), hand: plain('aN2', 'a3') }, B: { hand: plain('bN1', 'b4') } },
    { ...counters(), ...replaced },
  );

function* acts(g: CoreGame, card = 'act', player: PlayerId = 'A'): Procedure {
  const resolved = yield* g.rules.declare(g, { what: 'skill', player, card, ability: skill });
  if (!resolved) emitCardEvent(g, 'ping', player, card);
}

describe('what has been declared and not resolved', () => {
  it('is resolved from the last to the first, and what was negated is not', () => {
    const g = duel();
    const session = run(g, acts(g), use('bN1'), use('aN2'), PASS);
    expect(events(g, 'triggered', 'negated', 'ping')).toEqual(['triggered aN2', 'negated bN1', 'triggered act']);
    // The action has been resolved: that can be answered too.
    expect(session.question?.about?.moment).toBe('resolved');
    session.act('B', PASS);
    expect([session.question, g.state.activations, g.state.windows]).toEqual([null, [], []]);
  });

  it('may be what an answer is to although another one has come in between', () => {
    const sides = { A: { field: plain('act'), hand: plain('aN2') }, B: { hand: plain('bN1', 'bN5') } };
    const g = sharedToy(sides, counters({}, ['bN5']));
    run(g, acts(g), use('bN1'), use('aN2'), use('bN5'));
    expect(events(g, 'triggered', 'negated', 'ping')).toEqual([
      ...['triggered bN5', 'negated act', 'triggered aN2', 'negated bN1', 'ping act'],
    ]);
  });

  it('does not happen where the last answer has negated it', () => {
    const g = duel();
    run(g, acts(g), use('bN1'), PASS);
    expect(events(g, 'triggered', 'negated', 'ping')).toEqual(['triggered bN1', 'negated act', 'ping act']);
  });

  it('is answered by nobody who has nothing, whosever it is', () => {
    const g = sharedToy({ A: { hand: plain('aN') }, B: { field: plain('b') } }, counters());
    expect(run(g, acts(g, 'b', 'B')).question?.player).toBe('A');
    const alone = sharedToy({ A: { field: plain('act') } }, counters());
    expect(run(alone, acts(alone)).question).toBeNull();
    expect(events(alone, 'triggered')).toEqual(['triggered act']);
  });

  it('can be negated once; what is resolved already not at all', () => {
    const g = duel();
    run(g, acts(g), PASS, PASS);
    const before = g.journal.length;
    negateActivation(g, 1);
    expect(g.journal.length).toBe(before);
    const twice = duel({
      *executeDeclared(game, { answers, card }) {
        emitCardEvent(game, 'triggered', 'A', card.id);
        for (const _ of [1, 2]) if (answers !== undefined) negateActivation(game, answers);
      },
    });
    run(twice, acts(twice), use('bN1'), PASS);
    expect(events(twice, 'negated')).toEqual(['negated act']);
    const late = duel({
      *executeDeclared(game, { id }) {
        negateActivation(game, id);
      },
    });
    run(late, acts(late), PASS);
    expect(events(late, 'negated')).toEqual([]);
  });

  it('is itself no occasion for a window inside of one, unless the game says so', () => {
    const nested = (windowOpens: CoreRules['windowOpens']) => {
      const g = duel({
        windowOpens,
        *executeDeclared(game, activation) {
          emitCardEvent(game, 'triggered', activation.player, activation.card.id);
          yield* game.rules.answers(game, activation, 'declared');
        },
      });
      const { question } = run(g, acts(g), use('b4'), PASS);
      return [events(g, 'triggered'), question?.about?.activation?.card.id];
    };
    expect(nested((g) => g.state.windows.length === 0)).toEqual([['triggered b4', 'triggered act'], 'act']);
    expect(nested(() => true)).toEqual([['triggered b4'], 'b4']);
  });

  it('keeps what was chosen and reaches none of it that has become new since', () => {
    const seen: unknown[] = [];
    const trash: Ability = {
      type: 'skill',
      effect: [{ do: 'modify', stat: 'power', by: 500, target: { chosen: true } }],
    };
    const g = sharedToy(
      { A: { field: plain('act', 'x', 'y') }, B: { hand: plain('b1') } },
      {
        answers: (game, about, moment) =>
          moment === 'resolved'
            ? open(game, { first: 'A', passesToEnd: 1 })
            : window(game, {
                moment,
                about,
                first: 'B',
                passesToEnd: 1,
                offer: (player) =>
                  offered(game, player, function* (id) {
                    // It leaves and comes back, and another question comes in between.
                    put(game, 'x', 'hand');
                    put(game, 'x', 'field');
                    seen.push(
                      yield* chooseCards(game, { player, kind: 'choose', from: [game.card(id)], min: 0, max: 1 }),
                    );
                  }),
              }),
      },
    );
    const declared = { what: 'skill', player: 'A', card: 'act', ability: trash, chosen: ['x', 'y'] } as const;
    function* both(): Procedure {
      yield* g.rules.declare(g, declared);
    }
    run(g, both(), use('b1'), PASS);
    expect([seen.length, g.state.effects.flatMap(({ targets }) => targets.map(({ id }) => id))]).toEqual([1, ['y']]);
  });

  it('waits one inside the other where a second is declared in the middle of the first', () => {
    const g = duel({
      *executeDeclared(game, { card, player }: Activation) {
        emitCardEvent(game, 'triggered', player, card.id);
        if (card.id === 'act') yield* acts(game, 'a3', 'A');
      },
      answers: () => (function* () {})(),
    });
    run(g, acts(g));
    expect([events(g, 'triggered'), g.state.activations]).toEqual([['triggered act', 'triggered a3'], []]);
  });

  it('tells two windows apart in the question and in the situation of a loop', () => {
    const g = duel();
    const session = run(g, acts(g));
    const [first, before] = [session.question!, situationOf(g, session.question!)];
    session.act('B', PASS);
    expect([first.about?.moment, session.question?.about?.moment]).toEqual(['declared', 'resolved']);
    expect(situationOf(g, session.question!)).not.toBe(before);
    expect(session.question?.about?.activation?.what).toBe('skill');
  });

  it('is neither open nor declared any more after a jump, and what waited for the window is not resolved', () => {
    const g = duel({
      battleSteps: ['only'],
      *battleStep(game) {
        yield* acts(game);
      },
      answers: (game, about, moment) =>
        window(game, {
          moment,
          about,
          first: 'B',
          passesToEnd: 1,
          *offer(player) {
            game.rules.declareInAnswer(game, { what: 'counter', player, card: 'b4' });
            requestJump(game, { part: 'battle' });
            makeJump(game);
            return false;
          },
        }),
    });
    run(g, g.rules.fight(g));
    expect([events(g, 'triggered', 'declared'), g.state.activations, g.state.windows]).toEqual([
      ['declared act', 'declared b4'],
      [],
      [],
    ]);
  });

  it('is not resolved any more where what answers it has asked for a jump', () => {
    const g = duel({
      battleSteps: ['only'],
      *battleStep(game) {
        yield* acts(game);
      },
      *executeDeclared(game, { player, card }) {
        emitCardEvent(game, 'triggered', player, card.id);
        if (card.id === 'a3') requestJump(game, { part: 'battle' });
      },
    });
    run(g, g.rules.fight(g), use('b4'), use('a3'), PASS);
    expect([events(g, 'triggered'), g.state.activations, g.state.windows, g.state.jump]).toEqual([
      ['triggered a3'],
      [],
      [],
      null,
    ]);
  });

  it('is not resolved once the game is over', () => {
    const g = duel({
      *executeDeclared(game) {
        endGame(game, { winner: 'B', reason: 'a counter' });
      },
    });
    run(g, acts(g), use('b4'), PASS);
    expect([g.state.result?.winner, events(g, 'triggered'), ids(g, 'A', 'field')]).toEqual(['B', [], ['act']]);
  });
});

describe('the exchange of an attack', () => {
  it('resolves each use before the next, the defender first, and cannot be interrupted', () => {
    const g = sharedToy(hands(), {
      windowOpens: (game) => game.state.windows.length === 0,
      *executeDeclared(game, { card, player }) {
        emitCardEvent(game, 'triggered', player, card.id);
      },
      answers: (game, about, moment) =>
        open(game, { about, first: opponentOf(about.player), passesToEnd: 2 }, () => {
          throw new Error(moment);
        }),
    });
    const flash = open(g, { first: 'B', passesToEnd: 2 }, (player) =>
      offered(g, player, function* (id) {
        yield* moving(g, id, 'trash');
        yield* g.rules.declare(g, { what: 'magic', player, card: id, ability: skill });
      }),
    );
    // B declines, A acts, so that B may act after all; then both decline.
    expect(run(g, flash, PASS, use('a1'), use('b1'), PASS, PASS).question).toBeNull();
    expect(events(g, 'triggered')).toEqual(['triggered a1', 'triggered b1']);
  });
});
