/** For faults that change what is asked, not what comes of the answers. */
import type { Procedure, Question } from '../../kernel/state';

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
