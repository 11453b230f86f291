/** `tcg-conformance explain`: what a clause is about, and how the oracle plays a scenario, step by step with citations. */
import { InProcessAdapter } from '../adapters/in-process';
import { GAME_MODULES } from '../oracle/games';
import { connect } from '../runner/connection';
import type { Scenario } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import { runScenario } from '../runner/scenario';
import type { Catalogue, CatalogueClause } from '../schemas/catalogue';
import { GAMES } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { GameEvent } from '../schemas/protocol';
import type { World } from '../steps/world';
import { EXIT } from './exit-codes';
import { loadSuite, type Suite } from './select';
import { UsageError } from './usage';

/** @param what a clause (`LN-9-4-1`) or a scenario (`level-neo/09-battle-judgement:12`) */
export async function explain(what: string): Promise<number> {
  const suite = loadSuite(GAMES);
  const scenario = suite.features.scenarios.find((known) => known.id === what);
  if (scenario) await explainScenario(suite, scenario);
  else await explainClause(suite, clauseNamed(suite, what));
  return EXIT.conforms;
}

interface FoundClause {
  readonly catalogue: Catalogue;
  readonly clause: CatalogueClause;
}

function clauseNamed({ catalogues, features }: Suite, what: string): FoundClause {
  const all = catalogues.flatMap((catalogue) => catalogue.clauses.map((clause) => ({ catalogue, clause })));
  const tagged = ({ catalogue, clause }: FoundClause) => `${catalogue.tag}-${clause.id}`;
  const found = all.find((one) => tagged(one) === what.replace(/^@/, ''));
  if (found) return found;
  const hint = nearest(what, [...all.map(tagged), ...features.scenarios.map((scenario) => scenario.id)]);
  throw new UsageError(
    `"${what}" is neither a clause such as LN-9-4-1 nor a scenario${hint ? `; did you mean "${hint}"?` : ''}`,
  );
}

async function explainClause(suite: Suite, { catalogue, clause }: FoundClause): Promise<void> {
  const { features } = suite;
  const rule = features.rules.find((known) => known.game === catalogue.game && known.clause === clause.id);
  const scenarios = features.scenarios.filter((one) => one.game === catalogue.game && one.clauses.includes(clause.id));
  const module = GAME_MODULES.find((known) => known.id === catalogue.game);
  const faults = module?.faults.filter((fault) => fault.clause === clause.id) ?? [];
  const section = catalogue.sections.find((known) => known.id === clause.section);
  say(`${catalogue.tag}-${clause.id}  ${rule?.title ?? '(no scenarios yet)'}`);
  say(`  ${catalogue.title}, ${catalogue.edition}, section ${section?.id} ${section?.title}; ${clause.kind}`);
  if (clause.untestable) say(`  why it has no scenario: ${clause.untestable}`);
  if (clause.shownBy) say(`  shown by: ${clause.shownBy.join(', ')}`);
  if (clause.reading) say(`  our reading: ${clause.reading}`);
  for (const scenario of scenarios)
    say(`  scenario ${scenario.id}${scenario.reading ? ' (reading)' : ''}: ${scenario.name}`);
  for (const fault of faults) say(`  a way to get it wrong: ${fault.title} (${fault.id})`);
  if (scenarios.length > 0) say('');
  for (const scenario of scenarios) await explainScenario(suite, scenario);
}

async function explainScenario({ features }: Suite, scenario: Scenario): Promise<void> {
  const [planned] = planScenarios(features, [scenario]).planned as [Planned];
  const connection = await connect(() => new InProcessAdapter());
  const { testSteps } = planned.testCase;
  let world: World | undefined;
  let told = 0;
  say(`${scenario.id}  ${scenario.name}`);
  const outcome = await runScenario(planned, connection, 1, {
    began: (begun) => (world = begun),
    stepEnded: (index, error) => {
      const step = testSteps[index]!;
      say(`  ${error ? '✗' : '✓'} ${step.name.prefix} ${step.name.body}`);
      for (const event of world!.events.slice(told)) say(`      ${eventLine(event)}`);
      told = world!.events.length;
    },
  });
  say(outcome.verdict === 'passed' ? '  the oracle agrees\n' : `  ${outcome.verdict}: ${outcome.error?.message}\n`);
}

function eventLine({ type, clauses = [], ...details }: GameEvent): string {
  const facts = Object.entries(details).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const cited = clauses.length > 0 ? `   [${[...new Set(clauses)].join(' ')}]` : '';
  return `${type}${facts.length > 0 ? `  ${facts.join(', ')}` : ''}${cited}`;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
