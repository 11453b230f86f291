/** `tcg-conformance explain`: what a clause is about, and how the oracle plays a scenario, step by step with citations. */
import { InProcessAdapter } from '../adapters/in-process';
import { faultsOf, oracleModules } from '../games/registry';
import { clausesNamed, type NamedClause } from '../runner/clauses-named';
import { connect } from '../runner/connection';
import { whyLines } from '../reports/questions';
import { failureOf } from '../runner/failure';
import { firstLineOf, type Scenario } from '../runner/features';
import { journalLine, refusalLine } from '../runner/journal-lines';
import { titlesOfClauses } from '../runner/own-features';
import { OwnQuestions, type OwnAnswer } from '../runner/own-questions';
import { planScenarios, type Planned } from '../runner/plan';
import { runOnReference } from '../runner/reference';
import type { StepListener } from '../runner/scenario';
import { GAMES } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { Verdict } from '../schemas/report';
import type { World } from '../steps/world';
import { EXIT } from './exit-codes';
import { gamesNamed, loadOwnSuite, loadSuite, rulesOf, type Suite } from './select';
import { didYouMean, UsageError } from './usage';

/**
 * @param what a clause (`LN-9-4-1`) or a scenario (`level-neo/09-1-who-wins-a-battle:7`); of features of one's own also
 * file and line, wherever in the scenario, or its name
 */
export async function explain(
  what: string,
  { features, game }: { features?: string; game?: string[] } = {},
): Promise<number> {
  const suite = features === undefined ? loadSuite(GAMES) : loadOwnSuite(features, game && gamesNamed(game));
  for (const problem of suite.features.problems) process.stderr.write(`${problem}\n`);
  const scenario = scenarioNamed(suite, what);
  const verdict = scenario
    ? await explainScenario(suite, scenario)
    : await explainClause(suite, clauseNamed(suite, what));
  if (verdict === 'passed') return EXIT.conforms;
  return verdict === 'invalid' ? EXIT.usage : EXIT.suiteFault;
}

function scenarioNamed({ features: { scenarios } }: Suite, what: string): Scenario | undefined {
  const known = scenarios.find(({ id }) => id === what);
  if (known) return known;
  const own = scenarios.filter((scenario) => scenario.own);
  const [, file = '', line] = /^(?:\.\/)?(.*?)(?:\.feature)?:(\d+)$/.exec(what.replaceAll('\\', '/')) ?? [];
  const isOfFile = ({ id }: Scenario) => {
    const path = `/${id.replace(/:\d+(\+bystander)?$/, '')}`;
    return path.endsWith(`/${file}`) || `/${file}`.endsWith(path);
  };
  if (line !== undefined) return own.filter(isOfFile).findLast((scenario) => firstLineOf(scenario) <= Number(line));
  const named = own.filter(({ name }) => name === what);
  return named.length === 1 ? named[0] : undefined;
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

/** @returns the first verdict of its scenarios with which the oracle does not agree */
async function explainClause(suite: Suite, { catalogue, clause }: NamedClause): Promise<Verdict> {
  const { features } = suite;
  const own = features.scenarios.some((scenario) => scenario.own);
  const rule = rulesOf(suite, own).findLast((known) => known.game === catalogue.game && known.clause === clause.id);
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
  let verdict: Verdict = 'passed';
  for (const scenario of scenarios) {
    const one = await explainScenario(suite, scenario);
    if (verdict === 'passed') verdict = one;
  }
  return verdict;
}

async function explainScenario({ features }: Suite, scenario: Scenario): Promise<Verdict> {
  const [planned] = planScenarios(features, [scenario]).planned as [Planned];
  const connection = await connect(() => new InProcessAdapter(oracleModules([scenario.game])));
  const { testSteps } = planned.testCase;
  let world: World | undefined;
  let [told, sent] = [0, 0];
  let lines: string[] = [];
  const listener: StepListener = {
    began: (begun) => {
      [world, told, sent, lines] = [begun, 0, 0, []];
    },
    stepEnded: (index, error) => {
      const step = testSteps[index]!;
      lines.push(`  ${error ? '✗' : '✓'} ${step.name.prefix} ${step.name.body}`);
      lines.push(...world!.events.slice(told).map((event) => `      ${journalLine(event)}`));
      for (const { answer } of world!.actions.slice(sent)) {
        const refused = refusalLine(answer);
        if (refused !== undefined) lines.push(`      ${refused}`);
      }
      [told, sent] = [world!.events.length, world!.actions.length];
    },
  };
  const own = scenario.own && (await new OwnQuestions([planned], connection, 1).ask(planned, listener));
  const { verdict, error } = own?.outcome ?? (await runOnReference(planned, connection, 1, { listener }));
  for (const line of [`${scenario.id}  ${scenario.name}`, ...lines]) say(line);
  if (own) return answer(own, scenario);
  say(verdict === 'passed' ? '  the oracle agrees\n' : `  ${verdict}: ${error?.message}\n`);
  return verdict;
}

/** What the oracle says to a question of one's own. */
function answer({ outcome, notes }: OwnAnswer, { game, uri }: Scenario): Verdict {
  const { verdict, error, faults = [] } = outcome;
  if (verdict === 'passed') say('  the oracle agrees');
  else if (verdict === 'disputed')
    for (const line of whyLines(failureOf(outcome, outcome.citations, ''), titlesOfClauses(game))) say(`  ${line}`);
  else if (verdict !== 'invalid') say(`  ${verdict}: ${error?.message}`);
  for (const { line, text } of faults) say(`  cannot be asked: ${uri}:${line}: ${text}`);
  for (const note of notes) say(`  note: ${note}`);
  say('');
  return verdict;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
