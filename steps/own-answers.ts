/**
 * The answers that the suite gives by itself: to questions with one possible answer, and to the order of abilities that
 * no step orders.
 */
import type { Action, Decision } from '../schemas/protocol';
import { isSameAnswer } from './moments';
import type { GameVocabulary } from './vocabulary';

/** Kinds of decision at which a player says which ability comes first. */
export const ORDER: readonly string[] = ['order'];

/** The pending question, and its answers as far as the adapter lists them. */
export interface Asked {
  readonly decision: Decision | null;
  answers(): Promise<readonly Action[]>;
}

export class OwnAnswers {
  /** The answers to each question of order that no step answered. */
  readonly orders: (readonly Action[])[] = [];
  /** The answers given since the last answer of a step. */
  private given: Action[] = [];

  /** @param picks the index of the answer to each question of order, from 0; the first answer if left out */
  constructor(
    private readonly asked: Asked,
    private readonly vocabulary: GameVocabulary,
    private readonly picks: readonly number[] = [],
  ) {}

  /** Returns the only answer to a forced question. Giving it makes no choice. */
  async onlyAnswer(): Promise<Action | undefined> {
    const { decision } = this.asked;
    if (!decision || decision.optional) return undefined;
    const [only, ...others] = await this.asked.answers();
    const isOrder = this.vocabulary.orders?.includes(decision.kind) && (only?.cards?.length ?? 0) > 1;
    return others.length > 0 || isOrder ? undefined : only;
  }

  /**
   * Returns the only answer, or any answer where none matters: to a question of order, or to a choice among unseen
   * cards.
   */
  async automaticAnswer(): Promise<Action | undefined> {
    const only = await this.onlyAnswer();
    const { decision } = this.asked;
    if (only || !decision) return only;
    const isUnseen = this.vocabulary.unseen?.includes(decision.kind) === true;
    if (!isUnseen && !ORDER.includes(decision.kind)) return undefined;
    const answers = await this.asked.answers();
    if (isUnseen || answers.length === 0) return answers[0];
    this.orders.push(answers);
    return answers[this.picks[this.orders.length - 1] ?? 0];
  }

  stepAnswers(): void {
    this.given = [];
  }

  record(answer: Action): void {
    this.given.push(answer);
  }

  get automaticAnswers(): readonly Action[] {
    return this.given;
  }
}

/** Checks that a question with these answers cannot be the one that a step answers with this action. */
export const isAnotherQuestion = (answers: readonly unknown[], action: Action): boolean =>
  answers.length > 1 && !answers.some((one) => isSameAnswer(one as Action, action));
