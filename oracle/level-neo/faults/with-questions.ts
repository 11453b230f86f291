/** Shapes for misreadings that change the questions, but not what follows from the answers. */
import { toBeRun, type CardState, type Procedure, type Question } from '../../kernel/state';

/** Answers each choice of cards itself with the first cards of the order, as few as the choice allows. */
export function* withoutAsking<T>(
  procedure: Procedure<T>,
  inTheirOrder: (from: readonly CardState[]) => readonly CardState[],
): Procedure<T> {
  const running = toBeRun(procedure);
  let step = running.next();
  while (!step.done) {
    const { from = [], min = 0 } = step.value;
    const cards = inTheirOrder(from).slice(0, min);
    step = running.next({ type: 'choose', cards: cards.map(({ id }) => id) });
  }
  return step.value;
}

/**
 * Carries out a procedure with its questions changed.
 * @param change returns null for a question that is declined without being asked
 */
export function* withQuestions<T>(
  procedure: Procedure<T>,
  change: (question: Question) => Question | null,
): Procedure<T> {
  const running = toBeRun(procedure);
  let step = running.next();
  while (!step.done) {
    const question = change(step.value);
    step = running.next(question ? yield question : { type: 'pass' });
  }
  return step.value;
}
