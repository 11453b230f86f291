/** What a clause leaves open, with the answers of each choice in words. */
import { clauseLeftOpen } from '../oracle/editions';
import type { GameModule } from '../oracle/kernel/session/module';

export interface Answer {
  /** As it is typed: `--interpretation same-card=name`. */
  readonly id: string;
  /** Without a capital and a full stop, for behind `We rule:`. */
  readonly answer: string;
}

export interface OpenQuestion {
  readonly id: string;
  /** Left out where the edition decides it. */
  readonly clause: string | undefined;
  readonly question: string;
  readonly standard: Answer;
  readonly others: readonly Answer[];
}

/** Returns the questions that a clause leaves open, in the numbers of the edition that the module plays. */
export const questionsLeftOpenBy = (module: GameModule, clause: string): OpenQuestion[] =>
  openQuestions(module).filter((one) => one.clause === clause);

/** Returns all questions that the rulebook leaves open in the edition that the module plays. */
export const openQuestions = ({ readings, other }: GameModule): OpenQuestion[] =>
  Object.entries(readings).map(
    ([
      id,
      {
        clauses: [open],
        question,
        standard,
        answers,
        choices,
      },
    ]) => ({
      id,
      clause: other ? clauseLeftOpen(other, open!) : open,
      question,
      standard: { id: standard, answer: answers[standard]! },
      others: Object.keys(choices).map((choice) => ({ id: choice, answer: answers[choice]! })),
    }),
  );
