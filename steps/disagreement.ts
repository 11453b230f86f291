/** The errors by which a step says that the implementation disagrees with the rulebook. */

/** The implementation did something other than the scenario expects. The report shows the values side by side. */
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

/** The implementation answered an action with an error, so it did not carry out the rules, whatever the reason. */
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

/** Says that an engine never comes to a question that a step answers. */
export const stuck = (decision: unknown, questions: number): Disagreement =>
  new Disagreement(
    `the engine is stuck: it asks one question after another, ${questions} in a row`,
    'a question that a step answers, or the end of the game',
    decision,
  );
