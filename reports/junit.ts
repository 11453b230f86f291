/**
 * Writes junit.xml: one testsuite for each section with scenarios, one testcase for each scenario.
 *
 * | verdict | becomes |
 * |---|---|
 * | passed | a testcase without children |
 * | failed | failure; type is the verdict |
 * | adapterError, suiteError, disputed, invalid | error; type is the verdict |
 * | unsupported | skipped, with what is lacking |
 * | failed on the list of known failures | skipped, with the reason and the issue of its entry |
 *
 * Each game has a suite of its own for scenarios tagged @reading, where failed is skipped: nobody's build breaks over
 * our opinion. Problems found by a first look at the adapter are in a suite "setup" before all others. A clause that
 * conforms partly is a property of its section, with its counts: a scenario that was not run is no testcase. Users'
 * questions without a clause are in a suite "questions". Errors outside any scenario, an interruption and stale entries
 * of the list of known failures are errors of a suite "run".
 */
import type { Report, ScenarioResult, SectionResult } from '../schemas/report';
import { causesAmong } from './causes';
import { restingOn } from './rests-on';
import { byClause, isDeviation, isKnown, outcomeOf } from './model';
import {
  knownWhy,
  diffOf,
  fullMessageOf,
  oneLine,
  passedSentence,
  plural,
  printable,
  sectionName,
  setupProblem,
  setupSentence,
  sidesApart,
  STATE_WORDS,
  warningsOf,
  type Warning,
} from './text';

type Outcome = 'passed' | 'failure' | 'error' | 'skipped';

interface TestCase {
  name: string;
  className: string;
  seconds: number;
  outcome: Outcome;
  type?: string;
  message?: string;
  details?: string;
  place?: { file: string; line: number };
}

interface TestSuite {
  name: string;
  /** the edition, and clauses that conform partly, with their counts */
  properties?: Record<string, string>;
  cases: TestCase[];
}

export function junitXml(report: Report): string {
  const suites = testSuites(report).filter((suite) => suite.cases.length > 0);
  const all = suites.flatMap((suite) => suite.cases);
  const name = `${report.suite.name}: ${report.adapter.name} ${report.adapter.version}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name, ...counts(all), time: (report.durationMs / 1000).toFixed(3) })}>`,
    ...suites.map((suite) => suiteXml(suite, report.startedAt)),
    '</testsuites>',
    '',
  ].join('\n');
}

function testSuites(report: Report): TestSuite[] {
  const clauses = byClause(report.scenarios);
  const games = report.games.flatMap((game) => {
    const readings = game.sections.flatMap((section) => casesOf(section, game.game, 'readings'));
    return [
      ...game.sections.map((section) => ({
        name: `${game.title}: ${sectionName(section)}`,
        properties: {
          edition: game.edition,
          ...partlyIn(section),
          ...reviewsIn(section, report),
          ...causesAmong(report, section.clauses),
        },
        cases: casesOf(section, game.game, 'own'),
      })),
      { name: `${game.title}: ambiguous rules`, cases: readings },
      { name: `${game.title}: questions`, cases: questionsOf(game.game) },
    ];
  });
  const run = warningsOf(report).map(runError);
  return [{ name: 'setup', cases: setupCases(report) }, ...games, { name: 'run', cases: run }];

  function questionsOf(game: string): TestCase[] {
    const questions = report.scenarios.filter((one) => one.game === game && one.clauses.length === 0);
    return questions.map((scenario) => testCase(scenario, `${game}.questions`));
  }

  function casesOf(section: SectionResult, game: string, kind: 'own' | 'readings'): TestCase[] {
    return section.clauses.flatMap((clause) =>
      (clauses.get(clause.id)?.[kind] ?? []).map((scenario) => testCase(scenario, `${game}.${clause.id}`)),
    );
  }
}

function partlyIn({ clauses }: SectionResult): Record<string, string> {
  const partly = clauses.flatMap(({ id, state, counts }) => (state === 'partly' && counts ? [{ id, counts }] : []));
  return Object.fromEntries(
    partly.map(({ id, counts }) => [id, `${STATE_WORDS.partly.word}: ${passedSentence(counts)}`]),
  );
}

/** Lists clauses that a new edition changes and that nobody has reviewed. */
function reviewsIn({ clauses }: SectionResult, { scenarios }: Report): Record<string, string> {
  const open = clauses.map(({ id }) => ({
    id,
    count: scenarios.filter((one) => one.needsReview?.includes(id)).length,
  }));
  return Object.fromEntries(
    open.filter(({ count }) => count > 0).map(({ id, count }) => [`${id} needs review`, plural(count, 'scenario')]),
  );
}

function testCase(scenario: ScenarioResult, className: string): TestCase {
  const outcome = junitOutcome(scenario);
  return {
    name: scenario.name,
    className,
    seconds: scenario.durationMs / 1000,
    place: { file: scenario.uri, line: scenario.line },
    outcome,
    ...(outcome === 'passed' ? {} : { type: scenario.verdict, message: junitMessage(scenario) }),
    ...(outcome === 'failure' || outcome === 'error' ? { details: details(scenario) } : {}),
  };
}

function junitOutcome(scenario: ScenarioResult): Outcome {
  if (scenario.verdict === 'passed') return 'passed';
  if (scenario.verdict === 'unsupported') return 'skipped';
  if (isDeviation(scenario.verdict)) return scenario.reading || isKnown(scenario) ? 'skipped' : 'failure';
  return 'error';
}

function junitMessage(scenario: ScenarioResult): string {
  const message = fullMessageOf(scenario);
  if (scenario.verdict === 'unsupported') return `not supported: ${message}`;
  if (isKnown(scenario)) return `known failure: ${knownWhy(scenario)}: ${message}`;
  return scenario.reading ? `ambiguous rule, not scored: ${message}` : message;
}

function details(scenario: ScenarioResult): string {
  const { failure } = scenario;
  return [
    failure?.message,
    failure?.step && `Step: ${failure.step}`,
    failure && sidesApart(failure) && diffOf(failure),
    restingOn(scenario).join('\n'),
    failure?.citedHere?.length && `The oracle cites at this step: ${failure.citedHere.join(', ')}`,
    failure?.citations?.length && `The oracle cites: ${failure.citations.join(', ')}`,
    failure?.evidence,
    failure && `Reproduce: ${failure.reproduce}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Reports setup problems as skipped where all rules hold, so that no build breaks over them. */
function setupCases(report: Report): TestCase[] {
  const outcome = ['conforms', 'conformsWhereTested'].includes(outcomeOf(report)) ? 'skipped' : 'error';
  return (report.setup ?? []).map((one) => ({
    name: setupProblem(one),
    className: `${one.game}.setup`,
    seconds: 0,
    outcome,
    type: 'setup',
    message: `${setupSentence(report)!}: ${one.problem}`,
    ...(outcome === 'error' ? { details: one.advice } : {}),
  }));
}

function runError({ message, evidence }: Warning): TestCase {
  return { name: message, className: 'run', seconds: 0, outcome: 'error', type: 'run', message, details: evidence };
}

function suiteXml({ name, properties = {}, cases }: TestSuite, timestamp: string): string {
  const time = cases.reduce((sum, testCase) => sum + testCase.seconds, 0).toFixed(3);
  return [
    `  <testsuite${attributes({ name, ...counts(cases), time, timestamp })}>`,
    ...propertiesXml(properties),
    ...cases.map(caseXml),
    '  </testsuite>',
  ].join('\n');
}

function propertiesXml(properties: Record<string, string>): string[] {
  const lines = Object.entries(properties).map(([name, value]) => `      <property${attributes({ name, value })}/>`);
  return lines.length > 0 ? ['    <properties>', ...lines, '    </properties>'] : [];
}

function caseXml({ name, className, seconds, place, outcome, type, message, details }: TestCase): string {
  const open = `    <testcase${attributes({ name, classname: className, time: seconds.toFixed(3), ...place })}`;
  if (outcome === 'passed') return `${open}/>`;
  const child = `<${outcome}${attributes(outcome === 'skipped' ? { message } : { type, message })}`;
  const content = details ? `${child}>${escapeXml(details)}</${outcome}>` : `${child}/>`;
  return `${open}>\n      ${content}\n    </testcase>`;
}

function counts(cases: TestCase[]): Record<string, number> {
  const having = (outcome: Outcome): number => cases.filter((testCase) => testCase.outcome === outcome).length;
  return { tests: cases.length, failures: having('failure'), errors: having('error'), skipped: having('skipped') };
}

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(oneLine(String(value)))}"`))
    .join('');
}

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"]/g, (character) => XML_ENTITIES[character] ?? character);
}
