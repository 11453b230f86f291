/** `tcg-conformance coverage`: lists which clauses have scenarios. */
import { coverageTable, inlineTable } from '../reports/coverage-table';
import { account } from '../runner/accounting';
import { EXIT } from './exit-codes';
import { GAMES } from '../schemas/common';
import { editionsAsked } from './edition-selection';
import { loadSuite } from './select';

export interface CoverageOptions {
  game?: string[];
  edition?: string;
  all?: boolean;
  inline?: boolean;
  json?: boolean;
}

export async function coverage({ game, edition, all, inline = false, json = false }: CoverageOptions): Promise<number> {
  const { games = [...GAMES], editions } = editionsAsked({ game, edition });
  const { catalogues, features } = loadSuite(games, editions);
  const accounts = catalogues.map((catalogue) => account(catalogue, features));
  if (json) process.stdout.write(`${JSON.stringify(accounts, null, 1)}\n`);
  else process.stdout.write(`${coverageTable(accounts, { all })}\n`);
  if (inline && !json) process.stdout.write(`\n${inlineTable(accounts)}\n`);
  const problems = accounts.flatMap((one) => one.problems);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length > 0 ? EXIT.suiteFault : EXIT.conforms;
}
