/** How a step says that the implementation does not agree with the rulebook. */

/** The implementation did something else than the scenario expects. Values are shown side by side in the report. */
export class Disagreement extends Error {
  override name = 'Disagreement';
  constructor(
    message: string,
    readonly expected?: unknown,
    readonly actual?: unknown,
  ) {
    super(message);
  }
}

/** It answered an action by an error: whatever went wrong inside, the rules were not carried out. */
export class EngineThrew extends Disagreement {
  override name = 'EngineThrew';
  constructor(
    action: string,
    actualAnswer: string,
    readonly evidence?: string,
  ) {
    super(`the engine threw at this action: ${action}`, 'accepted, rejected or unchanged', actualAnswer);
  }
}
