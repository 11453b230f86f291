/**
 * Infinite loops: a chain of effects that comes back to the same question in the same situation. What it means is the game's
 * to say; here it is recognised, and found out who could leave it.
 */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import type { AnyGame } from '../game';
import { someReadsNumbers } from '../language/ability-analysis';
import { answersTo, isOneOf, isSame, Replay } from './replay';
import { depthOf, isInChain, loopStateOf, type LoopState } from './loop-state';
import { once } from '../remember';
import type { Procedure, Question } from '../state';
import { LoopExits } from './exits';

/** A question that was answered in a chain of effects. */
export interface LoopDecision {
  readonly player: PlayerId;
  readonly kind: string;
  readonly state: () => LoopState;
  /** Grows with every effect that the one before brought about. */
  readonly depth: number;
  readonly answer: Action;
  /** How many questions of the game were answered before. */
  readonly before: number;
}

/** What comes round again and again. */
export interface Loop {
  readonly decisions: readonly LoopDecision[];
  /** The questions of it at which another answer leads out. */
  readonly exits: ReadonlySet<LoopDecision>;
}

/** A loop that is being carried out so many times, and who stops it then. */
export interface Running {
  readonly loop: Loop;
  readonly finishers: readonly PlayerId[];
  left: number;
  /** The place in the loop. */
  at: number;
}

/** So many rounds are tried to see whether it goes on. */
const ROUNDS_TRIED = 60;
/** More where some ability reads a number, which may end it when the number has grown: so many, or fewer of a long round. */
const ROUNDS_WITH_NUMBERS = 500;
const ANSWERS_WITH_NUMBERS = 5_000;
const roundsWithNumbers = (length: number): number =>
  Math.max(ROUNDS_TRIED, Math.min(ROUNDS_WITH_NUMBERS, Math.ceil(ANSWERS_WITH_NUMBERS / length)));
/** Chains of so many questions come up now and then. */
const SHORT_CHAIN = 4;
/** Or until effects are carried out within each other so deep. */
const DEEP_ENOUGH = 100;

export class LoopDetector {
  running: Running | null = null;
  /** Every answer of the game so far. */
  private readonly answers: Action[] = [];
  /** The questions of the present chain of effects. */
  private decisions: LoopDecision[] = [];
  /** Rounds of the present chain that are known to come to an end by themselves. */
  private ending = new Set<string>();
  /** What would begin again a loop that was finished, by situation. */
  private readonly finished = new Map<string, readonly Action[]>();

  constructor(private readonly game: AnyGame) {}

  /** Takes note of an answer. @param now the moment at which it is given; null: outside of any chain of effects */
  note({ player, kind }: Question, now: LoopState | null, answer: Action): void {
    if (!now) this.restartSearch();
    else {
      const before = this.answers.length;
      const state = this.stateAt(before, now);
      this.decisions.push({ player, kind, state, depth: depthOf(this.game), answer, before });
    }
    this.answers.push(answer);
  }

  /** Most chains of effects are short and no loops: what nobody asks for is not put together, and played anew where it is. */
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

  /** What has been answered since this situation was there before, which another question of its kind must have had. */
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

  /** The answers that would begin a finished loop again. */
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

  /** Do the same answers bring the same questions again and again? */
  repeatsForever(loop: readonly LoopDecision[], now: LoopState): boolean {
    const start = loop[0]!.state();
    if (start.whole() === now.whole()) return true;
    const round = start.situation() + JSON.stringify(loop.map((decision) => decision.answer));
    if (this.ending.has(round)) return false;
    const repeatsForever = this.playedOn(loop);
    if (!repeatsForever) this.ending.add(round);
    return repeatsForever;
  }

  private playedOn(loop: readonly LoopDecision[]): boolean {
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

  /** The exact situations of its questions and what else could be answered, of one game played anew. */
  private placesOf(loop: readonly LoopDecision[]): readonly { situation: string; others: readonly Action[] }[] {
    const trial = new Replay(this.game, this.answers.slice(0, loop[0]!.before));
    return loop.map(({ answer }) => {
      const situation = trial.exactSituation()!;
      const others = answersTo(trial.question!).filter((other) => !isSame(other, answer));
      trial.answer(answer);
      return { situation, others };
    });
  }

  /** The questions at which their player has an answer that leads out, whatever the other player does then. */
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

/** All questions of a game pass through `answer`, which may answer them without anybody being asked. */
export function* watched(
  game: AnyGame,
  procedure: Procedure,
  answer: (detector: LoopDetector, question: Question, now: LoopState) => Procedure<Action>,
): Procedure {
  if (!game.restart) return yield* procedure;
  const detector = new LoopDetector(game);
  for (let next = procedure.next(); !next.done;) {
    const question = next.value;
    const now = isInChain(game) ? loopStateOf(game, question) : null;
    const given: Action = now ? yield* answer(detector, question, now) : yield question;
    detector.note(question, now, given);
    next = procedure.next(given);
  }
}
