/** A game is its start and its answers: replay, refusals, concessions, draws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statOf } from '../oracle/kernel/continuous/values';
import { Session } from '../oracle/kernel/session/session';
import { newGame, other, playOn, replay } from './kernel/random-play';
import { card, toy } from './kernel/toy-game';
import { endGame } from '../oracle/kernel/game-end';

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('a random game', () => {
  it('has the same journal when its answers are given again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const session = newGame(seed);
        playOn(session, seed, 400);
        const again = replay(seed, session.answers);
        expect(again.game.journal).toEqual(session.game.journal);
        expect(again.game.state).toEqual(session.game.state);
        expect(again.question?.kind).toBe(session.question?.kind);
      }),
      { numRuns: 15, seed: 1 },
    );
  });

  it('is not moved by looking at it or by an answer that is refused', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [session, undisturbed] = [newGame(seed), newGame(seed)];
        playOn(session, seed, 60, (game) => {
          const { question } = session;
          expect(session.act(other(question!.player), { type: 'pass' })).not.toBeNull();
          expect(session.act(question!.player, { type: 'choose', cards: ['nobody'] })).not.toBeNull();
          game.citations.outside(() => statOf(game, game.card(game.zone('A', 'deck')[0] ?? 'a0'), 'ap'));
        });
        playOn(undisturbed, seed, 60);
        expect(session.game.journal).toEqual(undisturbed.game.journal);
        expect(session.answers).toEqual(undisturbed.answers);
      }),
      { numRuns: 10, seed: 1 },
    );
  });

  it('ends by a concession at any question, of either player, and stays ended', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 120 }), fc.constantFrom('A', 'B'), (seed, after, player) => {
        const session = newGame(seed);
        playOn(session, seed, after);
        if (!session.question) return;
        expect(session.act(player, { type: 'concede' })).toBeNull();
        expect(session.game.state.result).toEqual({ winner: other(player), reason: 'concession' });
        expect(session.question).toBeNull();
        const events = session.game.journal.length;
        expect(session.act(player, { type: 'pass' })?.reason).toBe('the game is over');
        expect(session.act(other(player), { type: 'concede' })?.reason).toBe('the game is over');
        expect(session.game.journal.length).toBe(events);
      }),
      { numRuns: 40, seed: 1 },
    );
  });
});

describe('the end of a game', () => {
  it('may be a draw, and the first result stands', () => {
    const g = toy({ A: { field: [card('a')] } });
    const endTwice = function* () {
      try {
        endGame(g, { winner: null, reason: 'nobody can stop it' });
      } finally {
        expect(() => endGame(g, { winner: 'A' })).toThrow();
      }
    };
    const session = new Session(g, endTwice());
    expect([g.state.result, session.question]).toEqual([{ winner: null, reason: 'nobody can stop it' }, null]);
  });

  it('is not the end of the oracle: its own errors are thrown to who asked', () => {
    const g = toy({ A: { field: [card('a')] } });
    const broken = function* () {
      g.card('nobody');
    };
    expect(() => new Session(g, broken())).toThrow('no card "nobody"');
  });
});
