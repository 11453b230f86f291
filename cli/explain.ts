/** `tcg-conformance explain`: what a clause is about, and how the oracle plays a scenario, step by step with citations. */
import { InProcessAdapter } from '../adapters/in-process';
import { faultsOf, oracleModules } from '../games/registry';
import { connect } from '../runner/connection';
import type { Scenario } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import { runOnReference } from '../runner/reference';
import type { StepListener } from '../runner/scenario';
import { GAMES } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { GameEvent } from '../schemas/protocol';
import type { World } from '../steps/world';
import { EXIT } from './exit-codes';
import { clausesNamed, loadSuite, type NamedClause, type Suite } from './select';
import { didYouMean, UsageError } from './usage';

/** @param what a clause (`LN-9-4-1`) or a scenario (`level-neo/09-1-who-wins-a-battle:7`) */
export async function explain(what: string, { features }: { features?: string } = {}): Promise<number> {
  const suite = loadSuite(GAMES, features);
  const scenario = suite.features.scenarios.find((known) => known.id === what);
  const agrees = scenario
    ? await explainScenario(suite, scenario)
    : await explainClause(suite, clauseNamed(suite, what));
  return agrees ? EXIT.conforms : EXIT.suiteFault;
}

function clauseNamed({ catalogues, features }: Suite, what: string): NamedClause {
  const [found, ...others] = clausesNamed(what, catalogues);
  if (!found) {
    const names = catalogues.flatMap((catalogue) => catalogue.clauses.map((clause) => tagged({ catalogue, clause })));
    const guess = nearest(what, [...names, ...features.scenarios.map((scenario) => scenario.id)]);
    throw new UsageError(`"${what}" is neither a clause such as LN-9-4-1 nor a scenario${didYouMean(guess)}`);
  }
  if (others.length === 0) return found;
  throw new UsageError(`"${what}" is a clause of several games: say ${[found, ...others].map(tagged).join(' or ')}`);
}

const tagged = ({ catalogue, clause }: NamedClause): string => `${catalogue.tag}-${clause.id}`;

/** @returns whether the oracle agrees with each of its scenarios */
async function explainClause(suite: Suite, { catalogue, clause }: NamedClause): Promise<boolean> {
  const { features } = suite;
  const rule = features.rules.find((known) => known.game === catalogue.game && known.clause === clause.id);
  const scenarios = features.scenarios.filter((one) => one.game === catalogue.game && one.clauses.includes(clause.id));
  const faults = faultsOf({ id: catalogue.game }).filter((fault) => fault.clause === clause.id);
  const section = catalogue.sections.find((known) => known.id === clause.section);
  say(`${tagged({ catalogue, clause })}  ${rule?.title ?? '(no scenarios yet)'}`);
  say(`  ${catalogue.title}, ${catalogue.edition}, section ${section?.id} ${section?.title}; ${clause.kind}`);
  if (clause.untestable) say(`  why it has no scenario: ${clause.untestable}`);
  if (clause.shownBy) say(`  shown by: ${clause.shownBy.join(', ')}`);
  if (clause.reading) say(`  our reading: ${clause.reading}`);
  for (const scenario of scenarios)
    say(`  scenario ${scenario.id}${scenario.reading ? ' (reading)' : ''}: ${scenario.name}`);
  for (const fault of faults) say(`  a way to get it wrong: ${fault.title} (${fault.id})`);
  if (scenarios.length > 0) say('');
  let agrees = true;
  for (const scenario of scenarios) agrees = (await explainScenario(suite, scenario)) && agrees;
  return agrees;
}

/** @returns whether the oracle agrees */
async function explainScenario({ features }: Suite, scenario: Scenario): Promise<boolean> {
  const [planned] = planScenarios(features, [scenario]).planned as [Planned];
  const connection = await connect(() => new InProcessAdapter(oracleModules([scenario.game])));
  const { testSteps } = planned.testCase;
  let world: World | undefined;
  let told = 0;
  let lines: string[] = [];
  const listener: StepListener = {
    began: (begun) => {
      [world, told, lines] = [begun, 0, []];
    },
    stepEnded: (index, error) => {
      const step = testSteps[index]!;
      lines.push(`  ${error ? '✗' : '✓'} ${step.name.prefix} ${step.name.body}`);
      lines.push(...world!.events.slice(told).map((event) => `      ${eventLine(event)}`));
      told = world!.events.length;
    },
  };
  const outcome = await runOnReference(planned, connection, 1, { listener });
  for (const line of [`${scenario.id}  ${scenario.name}`, ...lines]) say(line);
  const agrees = outcome.verdict === 'passed';
  say(agrees ? '  the oracle agrees\n' : `  ${outcome.verdict}: ${outcome.error?.message}\n`);
  return agrees;
}

function eventLine({ type, clauses = [], ...details }: GameEvent): string {
  const facts = Object.entries(details).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const cited = clauses.length > 0 ? `   [${[...new Set(clauses)].join(' ')}]` : '';
  return `${type}${facts.length > 0 ? `  ${facts.join(', ')}` : ''}${cited}`;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
