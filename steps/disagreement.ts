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
