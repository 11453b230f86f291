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
  readonly question: string;
  readonly standard: Answer;
  readonly others: readonly Answer[];
}

/** Returns the questions that a clause leaves open, in the numbers of the edition that the module plays. */
export const questionsLeftOpenBy = ({ readings, other }: GameModule, clause: string): OpenQuestion[] =>
  Object.entries(readings)
    .filter(
      ([
        ,
        {
          clauses: [open],
        },
      ]) => (other ? clauseLeftOpen(other, open!) : open) === clause,
    )
    .map(([id, { question, standard, answers, choices }]) => ({
      id,
      question,
      standard: { id: standard, answer: answers[standard]! },
      others: Object.keys(choices).map((choice) => ({ id: choice, answer: answers[choice]! })),
    }));
