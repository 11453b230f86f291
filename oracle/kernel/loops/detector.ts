/**
 * Recognises infinite loops, in which a chain of effects comes back to the same question in the same situation, and
 * finds out which player could leave them. The game decides what a loop means.
 */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { someReadsNumbers } from '../reading/ability-analysis';
import { once } from '../remember';
import { toBeRun, type Procedure, type Question } from '../state';
import type { AnyGame } from '../rules';
import { answersTo, isOneOf, isSame, Replay } from './replay';
import { depthOf, isInChain, loopStateOf, type LoopState } from './loop-state';
import { LoopExits } from './exits';

/** A question that was answered in a chain of effects. */
export interface LoopDecision {
  readonly player: PlayerId;
  readonly kind: string;
  readonly state: () => LoopState;
  /** How deep in the chain it was asked; this grows with every effect that another brings about. */
  readonly depth: number;
  readonly answer: Action;
  /** The number of answers in the game before this one. */
  readonly before: number;
}

/** The decisions that repeat. */
export interface Loop {
  readonly decisions: readonly LoopDecision[];
  /** The decisions at which another answer leads out of the loop. */
  readonly exits: ReadonlySet<LoopDecision>;
}

/** A loop that is repeated a fixed number of times, and the players who stop it then. */
export interface Running {
  readonly loop: Loop;
  readonly finishers: readonly PlayerId[];
  left: number;
  /** The index of the next decision in the loop. */
  at: number;
}

/** The number of rounds that are tried before a repetition counts as endless. */
const ROUNDS_TRIED = 60;
/**
 * If an ability reads a number, more rounds are tried, because the growing number may end the loop. A long round is
 * tried fewer times.
 */
const ROUNDS_WITH_NUMBERS = 500;
const ANSWERS_WITH_NUMBERS = 5_000;
const roundsWithNumbers = (length: number): number =>
  Math.max(ROUNDS_TRIED, Math.min(ROUNDS_WITH_NUMBERS, Math.ceil(ANSWERS_WITH_NUMBERS / length)));
/** Chains of up to this many questions are common, so no situation is computed for them. */
const SHORT_CHAIN = 4;
/** A trial also stops when this many effects are nested. */
const DEEP_ENOUGH = 100;

export class LoopDetector {
  running: Running | null = null;
  /** Every answer of the game so far. */
  private readonly answers: Action[] = [];
  /** The decisions in the present chain of effects. */
  private decisions: LoopDecision[] = [];
  /** The rounds of the present chain that are known to end by themselves. */
  private ending = new Set<string>();
  /** The answers that would restart a finished loop, by situation. */
  private readonly finished = new Map<string, readonly Action[]>();

  constructor(private readonly game: AnyGame) {}

  /**
   * Records an answer.
   * @param now the moment at which it is given; null: outside of any chain of effects
   */
  note({ player, kind }: Question, now: LoopState | null, answer: Action): void {
    if (!now) this.restartSearch();
    else {
      const before = this.answers.length;
      const state = this.stateAt(before, now);
      this.decisions.push({ player, kind, state, depth: depthOf(this.game), answer, before });
    }
    this.answers.push(answer);
  }

  /**
   * Most chains are short and not loops, so their states are not computed now. Where one is needed later, the game is
   * replayed up to that point.
   */
  private stateAt(before: number, now: LoopState): () => LoopState {
    const replayed = once(() => new Replay(this.game, this.answers.slice(0, before)).loopState()!);
    if (this.decisions.length < SHORT_CHAIN) return replayed;
    const situation = now.situation();
    return () => ({ situation: () => situation, whole: () => replayed().whole() });
  }

  private restartSearch(): void {
    this.decisions = [];
    if (this.ending.size > 0) this.ending = new Set();
  }

  /** Returns the decisions made since the same question was last asked in the same situation; null if it was not. */
  roundTo({ player, kind }: Question, now: LoopState): readonly LoopDecision[] | null {
    const depth = depthOf(this.game);
    const start = this.decisions.findLastIndex(
      (decision) =>
        decision.depth < depth &&
        decision.player === player &&
        decision.kind === kind &&
        isAlike(decision.state(), now),
    );
    return start < 0 ? null : this.decisions.slice(start);
  }

  loopOf(decisions: readonly LoopDecision[]): Loop {
    return { decisions, exits: new Set(this.exitsOf(decisions)) };
  }

  restarts({ situation }: LoopState): readonly Action[] {
    return this.finished.size === 0 ? [] : (this.finished.get(situation()) ?? []);
  }

  finish({ decisions, exits }: Loop): void {
    for (const decision of decisions) if (exits.has(decision)) this.forbid(decision);
    this.running = null;
  }

  private forbid({ state, answer }: LoopDecision): void {
    const known = this.restarts(state());
    if (!isOneOf(answer, known)) this.finished.set(state().situation(), [...known, answer]);
  }

  /** Returns whether the same answers lead to the same questions for ever. */
  repeatsForever(loop: readonly LoopDecision[], now: LoopState): boolean {
    const start = loop[0]!.state();
    if (start.whole() === now.whole()) return true;
    const round = start.situation() + JSON.stringify(loop.map((decision) => decision.answer));
    if (this.ending.has(round)) return false;
    const repeatsForever = this.repeatsInTrial(loop);
    if (!repeatsForever) this.ending.add(round);
    return repeatsForever;
  }

  private repeatsInTrial(loop: readonly LoopDecision[]): boolean {
    const trial = new Replay(this.game, this.answers);
    const rounds = someReadsNumbers(this.game) ? roundsWithNumbers(loop.length) : ROUNDS_TRIED;
    for (let round = 0; round < rounds && trial.game.frames.length < DEEP_ENOUGH; round++) {
      for (const { player, kind, answer } of loop) {
        if (trial.isEndless) return true;
        const isSameQuestion = trial.question?.player === player && trial.question.kind === kind;
        if (!isSameQuestion || !isInChain(trial.game) || !trial.accepts(answer)) return false;
        trial.answer(answer);
      }
    }
    return trial.isEndless || trial.loopState()?.situation() === loop[0]!.state().situation();
  }

  /** Returns the exact situations and other possible answers of the loop's questions, from a single replay. */
  private placesOf(loop: readonly LoopDecision[]): readonly { situation: string; others: readonly Action[] }[] {
    const trial = new Replay(this.game, this.answers.slice(0, loop[0]!.before));
    return loop.map(({ answer }) => {
      const situation = trial.exactSituation()!;
      const others = answersTo(trial.question!).filter((other) => !isSame(other, answer));
      trial.answer(answer);
      return { situation, others };
    });
  }

  /**
   * Returns the decisions at which their player has an answer that leads out, whatever the other player does after it.
   */
  private exitsOf(loop: readonly LoopDecision[]): readonly LoopDecision[] {
    const places = this.placesOf(loop);
    const situations = places.map(({ situation }) => situation);
    const { length } = this.answers;
    const alternatives = {
      A: new LoopExits(this.game, 'A', situations, length),
      B: new LoopExits(this.game, 'B', situations, length),
    };
    return loop.filter(({ player, before }, index) =>
      alternatives[player].leadOut(this.answers.slice(0, before), places[index]!.others),
    );
  }
}

export const isAlike = (one: LoopState, other: LoopState): boolean => one.situation() === other.situation();

/** Passes every question inside a chain of effects to `answer`, which may answer it without asking a player. */
export function* watched(
  game: AnyGame,
  procedure: Procedure,
  answer: (detector: LoopDetector, question: Question, now: LoopState) => Procedure<Action>,
): Procedure {
  if (!game.restart) return yield* procedure;
  const detector = new LoopDetector(game);
  const running = toBeRun(procedure);
  for (let next = running.next(); !next.done;) {
    const question = next.value;
    const now = isInChain(game) ? loopStateOf(game, question) : null;
    const given: Action = now ? yield* answer(detector, question, now) : yield question;
    detector.note(question, now, given);
    next = running.next(given);
  }
}
