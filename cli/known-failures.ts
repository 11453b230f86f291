/** Implements `--expect`: compares the author's list of known failures with a run. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { judge, parseExpectations, updateExpectations } from '../runner/expectations';
import type { Expectation } from '../schemas/expectations';
import type { ScenarioResult } from '../schemas/report';
import { orUsageError, readText, writeText } from './read-report';
import type { Suite } from './select';

export class KnownFailures {
  private readonly text: string;
  private readonly entries: readonly Expectation[];

  /**
   * @param file may be missing if it is going to be updated; it then counts as empty
   * @throws {UsageError} if it cannot be read, or written for an update
   * @throws {ExpectationError} if it has the wrong form
   */
  constructor(
    private readonly file: string,
    private readonly update: boolean,
  ) {
    this.text = update && !existsSync(file) ? '' : readText(file);
    this.entries = parseExpectations(this.text, file);
    if (update) orUsageError(file, () => accessSync(existsSync(file) ? file : dirname(file), constants.W_OK));
  }

  /** @returns the results with their entries, and the problems of the list */
  applied(
    results: readonly ScenarioResult[],
    { features, catalogues }: Suite,
  ): { results: ScenarioResult[]; problems: string[] } {
    const entries = this.update ? this.rewritten(results, { features, catalogues }) : this.entries;
    const today = new Date().toISOString().slice(0, 10);
    const { known, fixed, problems } = judge(entries, results, features.scenarios, catalogues, today);
    const withEntry = results.map((result): ScenarioResult => {
      const entry = known.get(result.id);
      if (!entry)
        return fixed.includes(result.id)
          ? { ...result, expectation: { state: 'fixed', reason: 'passes now' } }
          : result;
      const { reason, issue } = entry;
      return { ...result, expectation: { state: 'known', reason, ...(issue === undefined ? {} : { issue }) } };
    });
    return { results: withEntry, problems: problems.map((problem) => `${this.file}: ${problem}`) };
  }

  private rewritten(results: readonly ScenarioResult[], { features, catalogues }: Suite): Expectation[] {
    const text = updateExpectations(this.text, results, features.scenarios, catalogues);
    writeText(this.file, text);
    return parseExpectations(text, this.file);
  }
}
