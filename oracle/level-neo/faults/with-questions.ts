/** For faults that change what is asked, not what comes of the answers. */
import type { CardState, Procedure, Question } from '../../kernel/state';

/** Nobody is asked which cards: the engine takes as many as are needed of these itself. */
export function* withoutAsking<T>(
  procedure: Procedure<T>,
  inTheirOrder: (from: readonly CardState[]) => readonly CardState[],
): Procedure<T> {
  let step = procedure.next();
  while (!step.done) {
    const { from = [], min = 0 } = step.value;
    const cards = inTheirOrder(from).slice(0, min);
    step = procedure.next({ type: 'choose', cards: cards.map(({ id }) => id) });
  }
  return step.value;
}

/** Carries out a procedure with its questions changed; null: that question is declined without being asked. */
export function* withQuestions<T>(
  procedure: Procedure<T>,
  change: (question: Question) => Question | null,
): Procedure<T> {
  let step = procedure.next();
  while (!step.done) {
    const question = change(step.value);
    step = procedure.next(question ? yield question : { type: 'pass' });
  }
  return step.value;
}
