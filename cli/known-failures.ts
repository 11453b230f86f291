/** `--expect`: the author's list of known failures, held against a run. */
import { existsSync, writeFileSync } from 'node:fs';
import { judge, parseExpectations, updateExpectations } from '../runner/expectations';
import type { Expectation } from '../schemas/expectations';
import type { ScenarioResult } from '../schemas/report';
import { readText } from './read-report';
import type { Suite } from './select';
import { UsageError } from './usage';

export class KnownFailures {
  private readonly text: string;
  private readonly entries: readonly Expectation[];

  /**
   * @param file a file that does not exist is an empty list where it is to be updated
   * @throws {UsageError} it cannot be read; {ExpectationError} it is not of the form
   */
  constructor(
    private readonly file: string,
    private readonly update: boolean,
  ) {
    this.text = update && !existsSync(file) ? '' : readText(file);
    this.entries = this.text.trim() === '' ? [] : parseExpectations(this.text, file);
  }

  /** @returns the results with what the list says of them, and what is wrong with the list */
  applied(
    results: readonly ScenarioResult[],
    { features, catalogues }: Suite,
  ): { results: ScenarioResult[]; problems: string[] } {
    if (this.update) this.rewrite(results, { features, catalogues });
    const entries = this.update ? parseExpectations(readText(this.file), this.file) : this.entries;
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

  private rewrite(results: readonly ScenarioResult[], { features, catalogues }: Suite): void {
    try {
      writeFileSync(this.file, updateExpectations(this.text, results, features.scenarios, catalogues));
    } catch (error) {
      throw new UsageError(`--expect: ${(error as Error).message}`);
    }
  }
}
