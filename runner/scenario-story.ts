/** Plays a scenario on the oracle to show it step by step: as a run does, or as a question if it is the user's own. */
import type { GameId } from '../schemas/common';
import type { Connection } from './connection';
import { OwnQuestions } from './own-questions';
import type { Planned } from './plan';
import { runOnReference } from './reference';
import { restsOn, type RestsOn } from './rests-on';
import type { Outcome } from './scenario';
import { StepRecorder, type RecordedStep } from './step-recorder';

export interface Story {
  readonly game: GameId;
  /** The clauses that the scenario is about. */
  readonly about: readonly string[];
  readonly steps: readonly RecordedStep[];
  readonly outcome: Outcome;
  /** Notes on the tags of a user's own question. */
  readonly notes: readonly string[];
}

export const storyRestsOn = ({ outcome }: Story): RestsOn => restsOn(outcome.world?.setup);

const SEED = 1;

/**
 * @param oracle must be in-process
 * @param film observe after every action of a suite scenario; a user's own question always does
 * @param settles for a user's own question: it asks what happens, so play goes on after the last step until the game
 * rests
 */
export async function playAndRecord(
  planned: Planned,
  oracle: Connection,
  { settles = false, film = false }: { settles?: boolean; film?: boolean } = {},
): Promise<Story> {
  const { game, clauses: about } = planned.scenario;
  const recorder = new StepRecorder(
    planned.testCase.testSteps.map(({ name }) => name),
    planned.scenario.pickle,
  );
  if (!planned.scenario.own) {
    const outcome = await runOnReference(planned, oracle, SEED, { listener: recorder, film });
    return { game, about, steps: recorder.steps, outcome, notes: [] };
  }
  const { outcome, notes } = await new OwnQuestions([planned], oracle, SEED).ask(planned, recorder, settles);
  return { game, about, steps: recorder.steps, outcome, notes };
}
