/** A game replayed from its start, to try other answers. */
import type { Action } from '../../../schemas/protocol';
import { isPass } from '../questions';
import { toBeRun, type Question, type Unfinished } from '../state';
import type { AnyGame } from '../rules';
import { isInChain, loopStateOf, situationOf, type LoopState } from './loop-state';

export class Replay {
  readonly game: AnyGame;
  /** null: the game is over or has run on without end. */
  question: Question | null = null;
  private readonly procedure: Unfinished;

  constructor(game: AnyGame, answers: readonly Action[]) {
    const { game: restarted, procedure } = game.restart!();
    this.game = restarted;
    this.procedure = toBeRun(procedure);
    this.resume(() => this.procedure.next());
    for (const answer of answers) this.answer(answer);
  }

  /** true: it has run on without asking a player. */
  get isEndless(): boolean {
    return this.game.guard.isEndless;
  }

  accepts(answer: Action): boolean {
    if (!this.question) return false;
    return isPass(answer) ? this.question.optional : this.question.check(answer) === null;
  }

  answer(answer: Action): void {
    if (this.question) this.resume(() => this.procedure.next(answer));
  }

  /** Returns the present moment, valid until the next answer; null: outside of any chain of effects, or over. */
  loopState(): LoopState | null {
    return this.question && isInChain(this.game) ? loopStateOf(this.game, this.question) : null;
  }

  /** Returns the situation with the order of shuffled cards; null as in `loopState`. */
  exactSituation(): string | null {
    return this.question && isInChain(this.game) ? situationOf(this.game, this.question, true) : null;
  }

  private resume(next: () => IteratorResult<Question, void>): void {
    this.question = null;
    this.game.guard.onDecision();
    try {
      const { done, value } = next();
      if (!done) this.question = value;
    } catch (thrown) {
      if (!this.game.over) throw thrown;
    }
  }
}

/** Returns every answer to a question, declining first. */
export const answersTo = (question: Question): Action[] => [
  ...(question.optional ? [{ type: 'pass' }] : []),
  ...question.options().filter((answer) => !question.optional || answer.value !== false),
];

/** Compares answers; "no" is the same as declining. */
export const isSame = (one: Action, other: Action): boolean =>
  (declines(one) && declines(other)) || JSON.stringify(one) === JSON.stringify(other);

export const isOneOf = (answer: Action, answers: readonly Action[]): boolean =>
  answers.some((other) => isSame(other, answer));

const declines = (action: Action): boolean => isPass(action) || action.value === false;
