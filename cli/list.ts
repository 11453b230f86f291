/** `tcg-conformance list`: lists the scenarios that a run with the same options selects. */
import type { Scenario } from '../runner/features';
import { EXIT } from './exit-codes';
import { selected, suiteOf, type SuiteSelection } from './select';

export interface ListOptions extends SuiteSelection {
  json?: boolean;
}

export async function list(options: ListOptions): Promise<number> {
  const suite = suiteOf(options);
  const tags = new Map(suite.catalogues.map(({ game, tag }) => [game, tag]));
  const entries = selected(suite, options).map((scenario) => entry(scenario, tags.get(scenario.game)));
  if (options.json) process.stdout.write(`${JSON.stringify(entries, null, 1)}\n`);
  else
    for (const { id, clauses, name, reading } of entries) {
      process.stdout.write(`${id}  ${clauses.join(' ') || '-'}  ${name}${reading ? ' (ambiguous rule)' : ''}\n`);
    }
  return EXIT.conforms;
}

const entry = ({ id, uri, line, name, game, clauses, reading }: Scenario, tag: string | undefined) => ({
  id,
  name,
  game,
  clauses: clauses.map((clause) => `${tag}-${clause}`),
  reading,
  uri,
  line,
});
