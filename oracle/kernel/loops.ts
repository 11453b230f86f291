/**
 * Infinite loops: a chain of effects that comes back to the same question in the same situation. What it means is the game's
 * to say; here it is recognised, and found out who could leave it.
 */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import type { AnyGame } from './game';
import { someReadsNumbers } from './reads';
import { answersTo, isOneOf, isSame, Replay } from './replay';
import { depthOf, isInChain, momentOf, once, type Moment } from './situation';
import type { Procedure, Question } from './state';
import { WaysOut } from './ways-out';

/** A question that was answered in a chain of effects. */
export interface Step {
  readonly player: PlayerId;
  readonly kind: string;
  readonly moment: () => Moment;
  /** Grows with every effect that the one before brought about. */
  readonly depth: number;
  readonly answer: Action;
  /** How many questions of the game were answered before. */
  readonly before: number;
}

/** What comes round again and again. */
export interface Loop {
  readonly steps: readonly Step[];
  /** The questions of it at which another answer leads out. */
  readonly exits: ReadonlySet<Step>;
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

export class Trail {
  running: Running | null = null;
  /** Every answer of the game so far. */
  private readonly answers: Action[] = [];
  /** The questions of the present chain of effects. */
  private steps: Step[] = [];
  /** Rounds of the present chain that are known to come to an end by themselves. */
  private ending = new Set<string>();
  /** What would begin again a loop that was finished, by situation. */
  private readonly finished = new Map<string, readonly Action[]>();

  constructor(private readonly game: AnyGame) {}

  /** Takes note of an answer. @param now the moment at which it is given; null: outside of any chain of effects */
  note({ player, kind }: Question, now: Moment | null, answer: Action): void {
    if (!now) this.beginAnew();
    else {
      const before = this.answers.length;
      const moment = this.momentAt(before, now);
      this.steps.push({ player, kind, moment, depth: depthOf(this.game), answer, before });
    }
    this.answers.push(answer);
  }

  /** Most chains of effects are short and no loops: what nobody asks for is not put together, and played anew where it is. */
  private momentAt(before: number, now: Moment): () => Moment {
    const anew = once(() => new Replay(this.game, this.answers.slice(0, before)).moment()!);
    if (this.steps.length < SHORT_CHAIN) return anew;
    const situation = now.situation();
    return () => ({ situation: () => situation, whole: () => anew().whole() });
  }

  private beginAnew(): void {
    this.steps = [];
    if (this.ending.size > 0) this.ending = new Set();
  }

  /** What has been answered since this situation was there before, which another question of its kind must have had. */
  roundTo({ player, kind }: Question, now: Moment): readonly Step[] | null {
    const depth = depthOf(this.game);
    const start = this.steps.findLastIndex(
      (step) => step.depth < depth && step.player === player && step.kind === kind && isAlike(step.moment(), now),
    );
    return start < 0 ? null : this.steps.slice(start);
  }

  loopOf(steps: readonly Step[]): Loop {
    return { steps, exits: new Set(this.exitsOf(steps)) };
  }

  /** The answers that would begin a finished loop again. */
  restarts({ situation }: Moment): readonly Action[] {
    return this.finished.size === 0 ? [] : (this.finished.get(situation()) ?? []);
  }

  finish({ steps, exits }: Loop): void {
    for (const step of steps) if (exits.has(step)) this.forbid(step);
    this.running = null;
  }

  private forbid({ moment, answer }: Step): void {
    const known = this.restarts(moment());
    if (!isOneOf(answer, known)) this.finished.set(moment().situation(), [...known, answer]);
  }

  /** Do the same answers bring the same questions again and again? */
  goesOn(loop: readonly Step[], now: Moment): boolean {
    const start = loop[0]!.moment();
    if (start.whole() === now.whole()) return true;
    const round = start.situation() + JSON.stringify(loop.map((step) => step.answer));
    if (this.ending.has(round)) return false;
    const goesOn = this.playedOn(loop);
    if (!goesOn) this.ending.add(round);
    return goesOn;
  }

  private playedOn(loop: readonly Step[]): boolean {
    const trial = new Replay(this.game, this.answers);
    const rounds = someReadsNumbers(this.game) ? roundsWithNumbers(loop.length) : ROUNDS_TRIED;
    for (let round = 0; round < rounds && trial.game.places.length < DEEP_ENOUGH; round++) {
      for (const { player, kind, answer } of loop) {
        if (trial.isEndless) return true;
        const isTheSame = trial.question?.player === player && trial.question.kind === kind;
        if (!isTheSame || !isInChain(trial.game) || !trial.accepts(answer)) return false;
        trial.answer(answer);
      }
    }
    return trial.isEndless || trial.moment()?.situation() === loop[0]!.moment().situation();
  }

  /** The exact situations of its questions and what else could be answered, of one game played anew. */
  private placesOf(loop: readonly Step[]): readonly { situation: string; others: readonly Action[] }[] {
    const trial = new Replay(this.game, this.answers.slice(0, loop[0]!.before));
    return loop.map(({ answer }) => {
      const situation = trial.exactSituation()!;
      const others = answersTo(trial.question!).filter((other) => !isSame(other, answer));
      trial.answer(answer);
      return { situation, others };
    });
  }

  /** The questions at which their player has an answer that leads out, whatever the other player does then. */
  private exitsOf(loop: readonly Step[]): readonly Step[] {
    const places = this.placesOf(loop);
    const situations = places.map(({ situation }) => situation);
    const { length } = this.answers;
    const ways = {
      A: new WaysOut(this.game, 'A', situations, length),
      B: new WaysOut(this.game, 'B', situations, length),
    };
    return loop.filter(({ player, before }, index) =>
      ways[player].leadOut(this.answers.slice(0, before), places[index]!.others),
    );
  }
}

export const isAlike = (one: Moment, other: Moment): boolean => one.situation() === other.situation();

/** All questions of a game pass through `answer`, which may answer them without anybody being asked. */
export function* watched(
  game: AnyGame,
  procedure: Procedure,
  answer: (trail: Trail, question: Question, now: Moment) => Procedure<Action>,
): Procedure {
  if (!game.anew) return yield* procedure;
  const trail = new Trail(game);
  for (let next = procedure.next(); !next.done;) {
    const question = next.value;
    const now = isInChain(game) ? momentOf(game, question) : null;
    const given: Action = now ? yield* answer(trail, question, now) : yield question;
    trail.note(question, now, given);
    next = procedure.next(given);
  }
}
