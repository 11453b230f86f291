/** `tcg-conformance coverage`: which clauses have scenarios. */
import { coverageTable } from '../reports/coverage-table';
import { account } from '../runner/accounting';
import { EXIT } from './exit-codes';
import { gamesNamed, loadSuite } from './select';

export interface CoverageOptions {
  game?: string[];
  all?: boolean;
}

export async function coverage({ game, all }: CoverageOptions): Promise<number> {
  const { catalogues, features } = loadSuite(gamesNamed(game));
  const accounts = catalogues.map((catalogue) => account(catalogue, features));
  process.stdout.write(`${coverageTable(accounts, { all })}\n`);
  const problems = accounts.flatMap((one) => one.problems);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length > 0 ? EXIT.suiteFault : EXIT.conforms;
}
