/** What the kit answers by itself: what has one possible answer, and which ability comes first where no step says. */
import type { Action, Decision } from '../schemas/protocol';
import { isSameAnswer } from './moments';
import type { GameVocabulary } from './vocabulary';

/** Kinds of decision at which a player says which ability comes first. */
export const ORDER: readonly string[] = ['order'];

/** What is asked, and the answers to it as far as the adapter tells. */
export interface Asked {
  readonly decision: Decision | null;
  answers(): Promise<readonly Action[]>;
}

export class OwnAnswers {
  /** The answers to each question of order that no step answered. */
  readonly orders: (readonly Action[])[] = [];
  /** Answers since a step gave one. */
  private given: Action[] = [];

  /** @param picks which answer each question of order gets, from 0; left out: the first */
  constructor(
    private readonly asked: Asked,
    private readonly vocabulary: GameVocabulary,
    private readonly picks: readonly number[] = [],
  ) {}

  /** The answer to a forced question that has no other: no choice is made by giving it. */
  async onlyAnswer(): Promise<Action | undefined> {
    const { decision } = this.asked;
    if (!decision || decision.optional) return undefined;
    const [only, ...others] = await this.asked.answers();
    const isOrder = this.vocabulary.orders?.includes(decision.kind) && (only?.cards?.length ?? 0) > 1;
    return others.length > 0 || isOrder ? undefined : only;
  }

  /** The only answer, or one that will do of a question of order, or of a choice among cards that nobody sees. */
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

  /** Answers that the kit has given since a step gave one. */
  get automaticAnswers(): readonly Action[] {
    return this.given;
  }
}

/** Whether a question with these answers cannot be the one that a step answers so. */
export const isAnotherQuestion = (answers: readonly unknown[], action: Action): boolean =>
  answers.length > 1 && !answers.some((one) => isSameAnswer(one as Action, action));
