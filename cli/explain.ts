/** `tcg-conformance explain`: what a clause is about, and how the oracle plays a scenario, step by step with citations. */
import { InProcessAdapter } from '../adapters/in-process';
import { faultsOf, oracleModules } from '../games/registry';
import { clausesNamed, type NamedClause } from '../runner/clauses-named';
import { connect } from '../runner/connection';
import { whyLines } from '../reports/questions';
import { plural } from '../reports/text';
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

export interface ExplainOptions {
  features?: string;
  game?: string[];
  /** Of a clause without how its scenarios are played. */
  brief?: boolean;
  json?: boolean;
}

/**
 * @param what a clause (`LN-9-4-1`) or a scenario (`level-neo/09-1-who-wins-a-battle:7`); of features of one's own also
 * file and line, wherever in the scenario, or its name
 */
export async function explain(
  what: string,
  { features, game, brief = false, json = false }: ExplainOptions = {},
): Promise<number> {
  const suite = features === undefined ? loadSuite(GAMES) : loadOwnSuite(features, game && gamesNamed(game));
  for (const problem of suite.features.problems) process.stderr.write(`${problem}\n`);
  const scenario = scenarioNamed(suite, what);
  const verdict = scenario
    ? await tellScenario(suite, scenario, json)
    : await tellClause(suite, clauseNamed(suite, what), { brief, json });
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

interface ClauseStory {
  readonly clause: string;
  readonly title: string | undefined;
  readonly rulebook: string;
  readonly section: string;
  readonly kind: string;
  readonly untestable?: string;
  readonly shownBy?: readonly string[];
  readonly reading?: string;
  readonly scenarios: readonly Pick<Scenario, 'id' | 'name' | 'reading'>[];
  readonly faults: readonly { readonly id: string; readonly title: string }[];
}

/** @returns the first verdict of its scenarios with which the oracle does not agree */
async function tellClause(
  suite: Suite,
  named: NamedClause,
  { brief, json }: { brief: boolean; json: boolean },
): Promise<Verdict> {
  const { features } = suite;
  const { catalogue, clause } = named;
  const scenarios = features.scenarios.filter((one) => one.game === catalogue.game && one.clauses.includes(clause.id));
  const story = storyOf(suite, named, scenarios);
  if (!json) sayClause(story, brief);
  const played: ScenarioStory[] = [];
  for (const scenario of brief ? [] : scenarios) {
    played.push(await explainScenario(suite, scenario));
    if (!json) sayScenario(played.at(-1)!);
  }
  if (json) say(JSON.stringify({ ...story, ...(brief ? {} : { scenarios: played }) }, null, 1));
  return played.find(({ verdict }) => verdict !== 'passed')?.verdict ?? 'passed';
}

function storyOf(suite: Suite, { catalogue, clause }: NamedClause, scenarios: readonly Scenario[]): ClauseStory {
  const own = suite.features.scenarios.some((scenario) => scenario.own);
  const rule = rulesOf(suite, own).findLast((known) => known.game === catalogue.game && known.clause === clause.id);
  const faults = faultsOf({ id: catalogue.game }).filter((fault) => fault.clause === clause.id);
  const section = catalogue.sections.find((known) => known.id === clause.section);
  const { kind, untestable, shownBy, reading } = clause;
  return {
    clause: tagged({ catalogue, clause }),
    title: rule?.title,
    rulebook: `${catalogue.title}, ${catalogue.edition}`,
    section: `${section?.id} ${section?.title}`,
    kind,
    ...(untestable === undefined ? {} : { untestable }),
    ...(shownBy === undefined ? {} : { shownBy }),
    ...(reading === undefined ? {} : { reading }),
    scenarios: scenarios.map(({ id, name, reading }) => ({ id, name, reading })),
    faults: faults.map(({ id, title }) => ({ id, title })),
  };
}

/** The summary first; how each scenario is played comes after it. */
function sayClause(story: ClauseStory, brief: boolean): void {
  const { clause, title, rulebook, section, kind, scenarios, faults } = story;
  say(`${clause}  ${title ?? '(no scenarios yet)'}`);
  say(`  ${rulebook}, section ${section}; ${kind}`);
  if (story.untestable) say(`  why it has no scenario: ${story.untestable}`);
  if (story.shownBy) say(`  shown by: ${story.shownBy.join(', ')}`);
  if (story.reading) say(`  our reading: ${story.reading}`);
  if (scenarios.length > 0)
    say(
      `  ${plural(scenarios.length, 'scenario')}, ${plural(faults.length, 'way')} to get it wrong${brief ? '' : '; how each scenario is played stands below (--brief leaves it out)'}`,
    );
  for (const { id, name, reading } of scenarios) say(`  scenario ${id}${reading ? ' (reading)' : ''}: ${name}`);
  for (const fault of faults) say(`  a way to get it wrong: ${fault.title} (${fault.id})`);
  if (scenarios.length > 0 && !brief) say('');
}

interface ScenarioStory {
  readonly id: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly steps: readonly StepStory[];
  /** What is said after the steps. */
  readonly end: readonly string[];
}

interface StepStory {
  readonly text: string;
  readonly passed: boolean;
  /** What happened, with the clauses cited, and what was refused. */
  readonly happened: readonly string[];
}

async function tellScenario(suite: Suite, scenario: Scenario, json: boolean): Promise<Verdict> {
  const story = await explainScenario(suite, scenario);
  if (json) say(JSON.stringify(story, null, 1));
  else sayScenario(story);
  return story.verdict;
}

function sayScenario({ id, name, steps, end }: ScenarioStory): void {
  say(`${id}  ${name}`);
  for (const { text, passed, happened } of steps) {
    say(`  ${passed ? '✓' : '✗'} ${text}`);
    for (const line of happened) say(`      ${line}`);
  }
  for (const line of end) say(`  ${line}`);
  say('');
}

async function explainScenario({ features }: Suite, scenario: Scenario): Promise<ScenarioStory> {
  const [planned] = planScenarios(features, [scenario]).planned as [Planned];
  const connection = await connect(() => new InProcessAdapter(oracleModules([scenario.game])));
  const { testSteps } = planned.testCase;
  let world: World | undefined;
  let [told, sent] = [0, 0];
  let steps: StepStory[] = [];
  const listener: StepListener = {
    began: (begun) => {
      [world, told, sent, steps] = [begun, 0, 0, []];
    },
    stepEnded: (index, error) => {
      const { prefix, body } = testSteps[index]!.name;
      const events = world!.events.slice(told).map(journalLine);
      const refused = world!.actions.slice(sent).flatMap(({ answer }) => refusalLine(answer) ?? []);
      steps.push({ text: `${prefix} ${body}`, passed: !error, happened: [...events, ...refused] });
      [told, sent] = [world!.events.length, world!.actions.length];
    },
  };
  const own = scenario.own && (await new OwnQuestions([planned], connection, 1).ask(planned, listener));
  const outcome = own?.outcome ?? (await runOnReference(planned, connection, 1, { listener }));
  const { verdict, error } = outcome;
  const end = own
    ? answer(own, scenario)
    : [verdict === 'passed' ? 'the oracle agrees' : `${verdict}: ${error?.message}`];
  return { id: scenario.id, name: scenario.name, verdict, steps, end };
}

/** What the oracle says to a question of one's own. */
function answer({ outcome, notes }: OwnAnswer, { game, uri }: Scenario): string[] {
  const { verdict, error, faults = [] } = outcome;
  const said = {
    passed: () => ['the oracle agrees'],
    disputed: () => whyLines(failureOf(outcome, outcome.citations, ''), titlesOfClauses(game)),
    invalid: () => [],
  }[verdict as string];
  return [
    ...(said ? said() : [`${verdict}: ${error?.message}`]),
    ...faults.map(({ line, text }) => `cannot be asked: ${uri}:${line}: ${text}`),
    ...notes.map((note) => `note: ${note}`),
  ];
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
