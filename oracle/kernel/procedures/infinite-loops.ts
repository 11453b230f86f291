/** Infinite loops: who can stop a chain that returns to an earlier situation decides what happens. */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import type { Action, Position } from '../../../schemas/protocol';
import { chooseNumber } from '../questions';
import { isAlike, watched, type Loop, type LoopDecision, type LoopDetector, type Running } from '../loops/detector';
import type { LoopState } from '../loops/loop-state';
import { answersTo, isOneOf } from '../loops/replay';
import { playersInTurnOrder } from '../game';
import type { Procedure, Question } from '../state';
import { endGame } from '../game-end';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { TurnTables } from './turn';

/** The tables whose entries these procedures call. */
export type InfiniteLoopsTables = typeof infiniteLoops & TurnTables;

interface InfiniteLoopsRules extends Omit<KernelRules, keyof InfiniteLoopsTables>, InfiniteLoopsTables {}
export type InfiniteLoopsGame = Game<InfiniteLoopsRules, object>;

/** The rules set no limit; this many rounds can be carried out in reasonable time. */
export const MOST_ROUNDS = 10_000;

/** Plays the whole game, from the preparations or from the phase of a position, and watches for loops. */
export const playWatched = (g: InfiniteLoopsGame, { position }: { readonly position?: Position }): Procedure =>
  watched(g, g.rules.play(g, position ? g.state.phase : 'preparation'), (...asked) =>
    g.rules.answerInChain(g, ...asked),
  );

export const infiniteLoops = {
  /** Ends the game as a draw: nobody can stop the loop. */
  endless(g: InfiniteLoopsGame): never {
    g.citePoint('loopEndless');
    return endGame(g, { winner: null, reason: 'infinite loop' });
  },

  /** Repeats the recorded answer while a loop is running and asks the player otherwise. */
  *answerInChain(g: InfiniteLoopsGame, detector: LoopDetector, question: Question, now: LoopState): Procedure<Action> {
    const round = detector.running ? null : detector.roundTo(question, now);
    if (round && g.rules.mayKeepLooping(g, question, round, detector.restarts(now))) {
      if (g.rules.isInfinite(g, detector, round, now))
        detector.running = yield* g.rules.meetLoop(g, detector.loopOf(round));
      else g.citePoint('loopEnds');
    }
    const { running } = detector;
    const decision = running?.loop.decisions[running.at];
    if (running && decision && isAlike(decision.state(), now))
      return yield* g.rules.repeatRound(g, detector, running, question, now);
    detector.running = null;
    return yield* g.rules.answerElse(g, question, detector.restarts(now));
  },

  /** Only a player without another answer may go on with a loop that was stopped; another route is another loop. */
  mayKeepLooping(
    _g: InfiniteLoopsGame,
    question: Question,
    round: readonly LoopDecision[],
    restarts: readonly Action[],
  ): boolean {
    return !isOneOf(round[0]!.answer, restarts) || otherAnswers(question, restarts).length === 0;
  },

  /** A chain that returns but ends by itself after some rounds is not infinite. */
  isInfinite(_g: InfiniteLoopsGame, detector: LoopDetector, round: readonly LoopDecision[], now: LoopState): boolean {
    return detector.repeatsForever(round, now);
  },

  *meetLoop(g: InfiniteLoopsGame, loop: Loop): Procedure<Running> {
    const stoppers = g.rules.whoCanStop(g, loop);
    if (stoppers.length === 0) return g.rules.endless(g);
    g.citePoint(stoppers.length > 1 ? 'loopOfBoth' : 'loopOfOne');
    const numbers: number[] = [];
    for (const stopper of stoppers)
      numbers.push(yield* chooseNumber(g, { player: stopper, kind: 'loop', max: MOST_ROUNDS }));
    const left = g.rules.roundsOf(g, numbers);
    return { loop, left, at: 0, finishers: g.rules.whoFinishes(g, stoppers, numbers) };
  },

  whoCanStop(g: InfiniteLoopsGame, { exits }: Loop): readonly PlayerId[] {
    return playersInTurnOrder(g).filter((player) => [...exits].some((decision) => decision.player === player));
  },

  roundsOf(_g: InfiniteLoopsGame, numbers: readonly number[]): number {
    return Math.min(...numbers);
  },

  /**
   * Returns who has to end the loop: whoever chose the smaller number, or, for equal numbers, whoever can do so first.
   */
  whoFinishes(_g: InfiniteLoopsGame, stoppers: readonly PlayerId[], numbers: readonly number[]): readonly PlayerId[] {
    return stoppers.filter((_, index) => numbers[index] === Math.min(...numbers));
  },

  /** Repeats the recorded answers until the rounds are used up and a player who finishes the loop can leave it. */
  *repeatRound(
    g: InfiniteLoopsGame,
    detector: LoopDetector,
    running: Running,
    question: Question,
    now: LoopState,
  ): Procedure<Action> {
    const decision = running.loop.decisions[running.at]!;
    if (g.rules.finishesHere(g, running, decision)) {
      detector.finish(running.loop);
      return yield* g.rules.answerElse(g, question, detector.restarts(now));
    }
    running.at = (running.at + 1) % running.loop.decisions.length;
    if (running.at === 0) running.left -= 1;
    g.guard.onDecision();
    return decision.answer;
  },

  finishesHere(_g: InfiniteLoopsGame, { left, finishers, loop }: Running, decision: LoopDecision): boolean {
    return left <= 0 && finishers.includes(decision.player) && loop.exits.has(decision);
  },

  /** Asks for any answer that does not restart a stopped loop, unless there is no other. */
  *answerElse(g: InfiniteLoopsGame, question: Question, restarts: readonly Action[]): Procedure<Action> {
    if (restarts.length === 0) return yield question;
    const left = otherAnswers(question, restarts);
    if (left.length === 0) return yield question;
    if (left.length === 1) return left[0]!;
    const refusal = g.refused('loopRestart', 'the loop cannot be started again');
    return yield {
      ...question,
      optional: question.optional && !isOneOf({ type: 'pass' }, restarts),
      check: (answer) => (isOneOf(answer, restarts) ? refusal : question.check(answer)),
      options: () => question.options().filter((answer) => !isOneOf(answer, restarts)),
    };
  },
} satisfies TableFor<KernelRules>;

const otherAnswers = (question: Question, answers: readonly Action[]): Action[] =>
  answersTo(question).filter((other) => !isOneOf(other, answers));
