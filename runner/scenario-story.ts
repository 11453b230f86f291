/** A scenario put to the oracle, to be told step by step: one of the suite as a run does it, one of one's own as a question. */
import type { Connection } from './connection';
import { OwnQuestions } from './own-questions';
import type { Planned } from './plan';
import { runOnReference } from './reference';
import type { Outcome } from './scenario';
import { StepRecorder, type RecordedStep } from './step-recorder';

export interface Story {
  readonly steps: readonly RecordedStep[];
  readonly outcome: Outcome;
  /** Of a question of one's own: what is to be noted of its tags. */
  readonly notes: readonly string[];
}

const SEED = 1;

/**
 * @param oracle an in-process one
 * @param film look at the board after every action, of one of the suite; of a question that is always done
 * @param settles of a question of one's own: it asks what comes of it; play goes on after the last step until it rests
 */
export async function playAndRecord(
  planned: Planned,
  oracle: Connection,
  { settles = false, film = false }: { settles?: boolean; film?: boolean } = {},
): Promise<Story> {
  const recorder = new StepRecorder(
    planned.testCase.testSteps.map(({ name }) => name),
    planned.scenario.pickle,
  );
  if (!planned.scenario.own) {
    const outcome = await runOnReference(planned, oracle, SEED, { listener: recorder, film });
    return { steps: recorder.steps, outcome, notes: [] };
  }
  const { outcome, notes } = await new OwnQuestions([planned], oracle, SEED).ask(planned, recorder, settles);
  return { steps: recorder.steps, outcome, notes };
}
