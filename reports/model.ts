/**
 * Turns results into a report: pure computation, no files and no clock.
 *
 * A scenario is charged to one clause, that of its Rule (the first it names); so are rulings and scenarios with decoys.
 * Clauses that it carries besides are "also concerned": their pages mention it, its failure does not count against
 * them. Scenarios tagged @reading never decide a clause. A scenario that the suite has and the run does not is missing:
 * it keeps a clause from conforming.
 * A failure on the author's list of known failures is counted apart: it breaks no build, and it never conforms.
 */
import { SuiteError } from '../adapters/adapter';
import { titlesIn } from '../runner/features';
import type { Catalogue, CatalogueClause } from '../schemas/catalogue';
import type { GameId } from '../schemas/common';
import type {
  ClauseCounts,
  ClauseResult,
  Departure,
  Failure,
  GameReport,
  Report,
  ScenarioCounts,
  ScenarioResult,
} from '../schemas/report';
import { CLAUSE_STATES, REPORT_VERSION, VERDICTS, type ClauseState, type Verdict } from '../schemas/verdicts';

/** The title of a Rule: a clause stated in our own words. `clause` may or may not have the tag of its game. */
export interface RuleTitle {
  game: GameId;
  clause: string;
  title: string;
  /** True if all its scenarios are readings. */
  ofReadings?: true;
}

/** A scenario, with or without a verdict. */
export type PlannedScenario = Pick<ScenarioResult, 'id' | 'game' | 'clauses' | 'reading'>;

/** What the runner knows about the run besides its results. */
export type RunMetadata = Omit<Report, 'schemaVersion' | 'games' | 'scenarios' | 'notRun'>;

export interface ReportInput {
  /** at least those of the selected games */
  catalogues: Catalogue[];
  rules: RuleTitle[];
  scenarios: ScenarioResult[];
  /**
   * every scenario of the selected games in the features at hand, without those with decoys if the run leaves them out;
   * one without a verdict was not run
   */
  suite: readonly PlannedScenario[];
  /** ids of selected scenarios without a verdict, because the run stopped before them */
  notRun?: readonly string[];
  run: RunMetadata;
}

/** A clause's scenarios, by their meaning for it. */
export interface ClauseScenarios<S = ScenarioResult> {
  /** those of its Rule, which decide its state */
  own: S[];
  /** those of other clauses that also carry its tag */
  concerned: S[];
  /** those of its Rule tagged @reading */
  readings: S[];
}

/** How a scenario counts: its verdict, or `known` if it fails as the author's list says. */
export type Standing = Verdict | 'known';
const STANDINGS: readonly Standing[] = [...VERDICTS, 'known'];

/** The result of a run in one word; reports/text.ts has the words for people. */
export const OUTCOMES = [
  'doesNotConform',
  'suiteFault',
  'adapterBroke',
  'disputed',
  'invalid',
  'knownFailures',
  'nothingTested',
  'onlyReadings',
  'passedInPart',
  'conformsWhereTested',
  'conforms',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * Computes the whole report. Clause ids in it carry their game's tag: "LN-9-4-1".
 * @throws {SuiteError} a scenario names no clause or an unknown one, or its game has no catalogue
 */
export function buildReport(input: ReportInput): Report {
  const tags = new Map(input.catalogues.map((catalogue) => [catalogue.game, catalogue.tag]));
  const scenarios = input.scenarios
    .map((scenario) => withReview(scenario, input.catalogues))
    .map((scenario) => withTaggedClauses(scenario, tagOf(tags, scenario)));
  const verdicts = new Set(scenarios.map(({ id }) => id));
  const missing = input.suite
    .filter(({ id, game }) => !verdicts.has(id) && input.run.selection.games.includes(game))
    .map((planned) => withTaggedClauses(bare(planned), tagOf(tags, planned)));
  const { games: selected, features: _own, withoutBystanders: _left, ...narrowed } = input.run.selection;
  const whole = !input.run.interrupted && Object.values(narrowed).every((given) => !given?.length);
  const games = selected.map((game) =>
    gameReport({
      catalogue: catalogueOf(input.catalogues, game),
      titles: titlesOf(input.rules, game, tags.get(game) ?? ''),
      scenarios: scenarios.filter((scenario) => scenario.game === game),
      missing: missing.filter((planned) => planned.game === game),
      whole,
      own: isOwn(input.run),
    }),
  );
  return { schemaVersion: REPORT_VERSION, ...input.run, games, scenarios, notRun: [...(input.notRun ?? [])] };
}

/** Groups scenarios by clause id; a clause that no scenario names is not in the map. */
export function byClause<S extends Pick<ScenarioResult, 'clauses' | 'reading'>>(
  scenarios: readonly S[],
): Map<string, ClauseScenarios<S>> {
  const groups = new Map<string, ClauseScenarios<S>>();
  const group = (clause: string): ClauseScenarios<S> => {
    const found = groups.get(clause) ?? { own: [], concerned: [], readings: [] };
    groups.set(clause, found);
    return found;
  };
  for (const scenario of scenarios) {
    const [rule, ...others] = new Set(scenario.clauses);
    if (rule === undefined) continue;
    group(rule)[scenario.reading ? 'readings' : 'own'].push(scenario);
    if (!scenario.reading) for (const other of others) group(other).concerned.push(scenario);
  }
  return groups;
}

export function totalClauses(report: Pick<Report, 'games'>): ClauseCounts {
  return report.games.map((game) => game.clauses).reduce(addCounts, noClauses());
}

/** Adds up the verdicts of all games, without readings. */
export function totalScenarios(report: Pick<Report, 'games'>): ScenarioCounts {
  return report.games.map((game) => game.scenarios).reduce(addCounts, noScenarios());
}

/** Adds up the verdicts on scenarios tagged @reading of all games. */
export function totalReadings(report: Pick<Report, 'games'>): ScenarioCounts {
  return report.games.map((game) => game.readings).reduce(addCounts, noScenarios());
}

/** Counts the scenarios that decide the partially conforming clauses of some games. */
export function partlyScenarios({ games }: Pick<Report, 'games'>): ScenarioCounts {
  const clauses = games.flatMap(({ sections }) => sections).flatMap((section) => section.clauses);
  return clauses
    .map(({ state, counts }) => (state === 'partly' && counts) || noScenarios())
    .reduce(addCounts, noScenarios());
}

/** Counts clauses with a verdict about rules: they conform, if only partly, or fail, known or not. */
export const testedClauses = ({ conforms, partly, fails, known }: ClauseCounts): number =>
  conforms + partly + fails + known;

/** Counts all scenarios, run or not. */
export const allOf = (counts: ScenarioCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Counts scenarios with a verdict on the implementation; a reading agrees or differs. */
export const testedScenarios = ({ passed, failed, known }: ScenarioCounts): number => passed + failed + known;

/** Says whether this verdict means that the implementation breaks a rule. */
export const isDeviation = (verdict: Verdict): boolean => verdict === 'failed';

/** Says whether the author knows of this broken rule. Nothing else can be excused, whatever an entry says. */
export const isKnown = ({ verdict, expectation }: Pick<ScenarioResult, 'verdict' | 'expectation'>): boolean =>
  expectation?.state === 'known' && isDeviation(verdict);

export const standingOf = (scenario: Pick<ScenarioResult, 'verdict' | 'expectation'>): Standing =>
  isKnown(scenario) ? 'known' : scenario.verdict;

/**
 * Decides the outcome of a run: a broken rule, or a stale list of known failures, outweighs a fault of the suite, and
 * that outweighs a fault of the adapter. `knownFailures`: rules are broken, and all of them are known. `onlyReadings`:
 * the run selected nothing but readings. `nothingTested`: rules were selected and none could be tested. `passedInPart`:
 * everything tested passed, and no clause was tested completely.
 */
export function outcomeOf(report: Report): Outcome {
  const verdicts = totalScenarios(report);
  const readings = totalReadings(report);
  const clauses = totalClauses(report);
  if (newFailures(report) + (report.expectationProblems?.length ?? 0) > 0) return 'doesNotConform';
  if (verdicts.suiteError + readings.suiteError > 0) return 'suiteFault';
  if (verdicts.adapterError + readings.adapterError + (report.adapter.errors?.length ?? 0) > 0) return 'adapterBroke';
  const asked = outcomeOfQuestions(report);
  if (asked) return asked;
  if (verdicts.known > 0) return 'knownFailures';
  if (isOwn(report) && testedClauses(clauses) === 0 && verdicts.passed > 0) return 'conformsWhereTested';
  if (testedClauses(clauses) === 0) {
    const rules = report.scenarios.some((scenario) => !scenario.reading);
    return !rules && testedScenarios(readings) > 0 ? 'onlyReadings' : 'nothingTested';
  }
  if (clauses.conforms === 0) return 'passedInPart';
  return report.games.every((game) => game.level === 'complete') ? 'conforms' : 'conformsWhereTested';
}

/** Returns the reason why the user's questions do not all get the answer that they expect; undefined if they do. */
function outcomeOfQuestions({ scenarios, featureProblems = [] }: Report): Outcome | undefined {
  if (scenarios.some(({ verdict }) => verdict === 'disputed')) return 'disputed';
  if (featureProblems.length > 0 || scenarios.some(({ verdict }) => verdict === 'invalid')) return 'invalid';
  return undefined;
}

/** Says whether the run is about the user's own features. */
export const isOwn = ({ selection }: Pick<Report, 'selection'>): boolean => selection.features !== undefined;

/** Says whether some questions name no clause, so that counts of clauses do not show the result. */
export const asksBeyondClauses = (report: Pick<Report, 'selection' | 'scenarios'>): boolean =>
  isOwn(report) && report.scenarios.some(({ clauses }) => clauses.length === 0);

/** Counts scenarios that break a rule and that no list excuses, without readings. */
export function newFailures(report: Pick<Report, 'games'>): number {
  return totalScenarios(report).failed;
}

interface GameInput {
  catalogue: Catalogue;
  titles: Map<string, string>;
  scenarios: ScenarioResult[];
  missing: PlannedScenario[];
  whole: boolean;
  own: boolean;
}

function gameReport({ catalogue, titles, scenarios, missing, whole, own }: GameInput): GameReport {
  const results = byClause(scenarios);
  const notRun = byClause(missing);
  checkClausesKnown(catalogue, [...scenarios, ...missing], own);
  const clauses = catalogue.clauses.map((clause) => ({
    section: clause.section,
    result: clauseResult(clause, catalogue.tag, titles, results, notRun),
  }));
  const counts = clauses.map(({ result }) => countOf(result)).reduce(addCounts, noClauses());
  const rules = scenarios.filter((scenario) => !scenario.reading);
  const verdicts = countScenarios(rules, missing.filter((scenario) => !scenario.reading).length);
  const merged = mergedAnswers(rules);
  return {
    game: catalogue.game,
    title: catalogue.title,
    edition: catalogue.edition,
    level: levelOf(counts, verdicts, whole),
    clauses: counts,
    scenarios: verdicts,
    readings: countScenarios(
      scenarios.filter((scenario) => scenario.reading),
      missing.filter((scenario) => scenario.reading).length,
    ),
    sections: catalogue.sections.map((section) => ({
      id: section.id,
      title: section.title,
      clauses: clauses.filter((clause) => clause.section === section.id).map((clause) => clause.result),
    })),
    unsupported: lackingThings(rules),
    ...(merged.length > 0 ? { merged } : {}),
  };
}

function clauseResult(
  clause: CatalogueClause,
  tag: string,
  titles: Map<string, string>,
  results: Map<string, ClauseScenarios>,
  notRun: Map<string, ClauseScenarios<PlannedScenario>>,
): ClauseResult {
  const id = tagged(tag, clause.id);
  const scenarios = results.get(id) ?? NO_SCENARIOS;
  const missing = notRun.get(id) ?? NO_SCENARIOS;
  const hasRule = scenarios.own.length + missing.own.length > 0;
  const deciding = hasRule ? 'own' : 'concerned';
  const counts = countScenarios(scenarios[deciding], missing[deciding].length);
  const why = clause.kind === 'testable' ? clause.reading : whyNotTestable(clause, tag);
  return {
    id,
    title: titles.get(id) ?? '',
    kind: clause.kind,
    state: clause.kind === 'testable' ? stateOf(counts, hasRule) : 'notTestable',
    ...(clause.kind === 'testable' && allOf(counts) > 0 ? { counts } : {}),
    ...(why ? { why } : {}),
    scenarios: scenarios.own.map((scenario) => scenario.id),
    readings: scenarios.readings.map((scenario) => scenario.id),
  };
}

function whyNotTestable(clause: CatalogueClause, tag: string): string | undefined {
  const shownBy = clause.shownBy?.map((id) => tagged(tag, id)).join(', ');
  return [clause.untestable, shownBy && `shown by ${shownBy}`].filter(Boolean).join('; ') || undefined;
}

/**
 * Decides the state of a clause by the worst of its scenarios: fails, then error, then known. Otherwise it conforms if
 * all passed, partly if some did. If none did, one unsupported scenario makes it unsupported, and scenarios that were
 * only not run leave it untested.
 * @param hasRule the scenarios are its own; otherwise they belong to other clauses, whose Rules their failures are
 * charged to
 */
function stateOf(counts: ScenarioCounts, hasRule: boolean): ClauseState {
  const { passed, failed, known, unsupported, adapterError, suiteError, disputed, invalid, notRun } = counts;
  const errors = adapterError + suiteError + disputed + invalid;
  if (!hasRule && failed + known + errors > 0) return 'untested';
  if (failed > 0) return 'fails';
  if (errors > 0) return 'error';
  if (known > 0) return 'known';
  if (passed > 0) return unsupported + notRun > 0 ? 'partly' : 'conforms';
  return unsupported > 0 ? 'unsupported' : 'untested';
}

function levelOf(clauses: ClauseCounts, verdicts: ScenarioCounts, whole: boolean): GameReport['level'] {
  if (clauses.conforms === 0) return 'none';
  const everything = clauses.conforms === clauses.testable && verdicts.passed === allOf(verdicts);
  return everything && whole ? 'complete' : 'partial';
}

function lackingThings(scenarios: ScenarioResult[]): GameReport['unsupported'] {
  const things = new Map<string, GameReport['unsupported'][number]>();
  for (const { verdict, lacking, reason = 'something it did not name' } of scenarios) {
    if (verdict !== 'unsupported') continue;
    const all = new Set(lacking?.length ? lacking : [reason]);
    for (const one of all) {
      const thing = things.get(one) ?? { reason: one, scenarios: 0, among: 0 };
      things.set(one, thing);
      thing[all.size === 1 ? 'scenarios' : 'among'] += 1;
    }
  }
  const byName = (a: { reason: string }, b: { reason: string }) => (a.reason < b.reason ? -1 : 1);
  return [...things.values()].sort((a, b) => b.scenarios - a.scenarios || b.among - a.among || byName(a, b));
}

function mergedAnswers(scenarios: ScenarioResult[]): NonNullable<GameReport['merged']> {
  const answers = new Map<string, number>();
  for (const { merged = {} } of scenarios) {
    for (const [kind, count] of Object.entries(merged)) answers.set(kind, (answers.get(kind) ?? 0) + count);
  }
  return [...answers]
    .map(([kind, count]) => ({ kind, answers: count }))
    .sort((a, b) => b.answers - a.answers || (a.kind < b.kind ? -1 : 1));
}

function checkClausesKnown(catalogue: Catalogue, scenarios: PlannedScenario[], own: boolean): void {
  const known = new Set(catalogue.clauses.map((clause) => tagged(catalogue.tag, clause.id)));
  for (const scenario of scenarios) {
    if (scenario.clauses.length === 0 && !own)
      throw new SuiteError(`scenario ${scenario.id} names no clause of ${catalogue.game}`);
    const unknown = scenario.clauses.find((clause) => !known.has(clause));
    if (unknown)
      throw new SuiteError(`scenario ${scenario.id}: clause ${unknown} is not in the catalogue of ${catalogue.game}`);
  }
}

function catalogueOf(catalogues: Catalogue[], game: GameId): Catalogue {
  const catalogue = catalogues.find((candidate) => candidate.game === game);
  if (!catalogue) throw new SuiteError(`game ${game} was selected, but its catalogue is missing`);
  return catalogue;
}

function titlesOf(rules: RuleTitle[], game: GameId, tag: string): Map<string, string> {
  const ofGame = rules.filter((rule) => rule.game === game);
  return new Map(
    [...titlesIn(ofGame)].map(([clause, title]) => [tagged(tag, clause), withoutNumber(title, clause, tag)]),
  );
}

/** Removes the clause number from a Rule's title, as every format prints it anyway. */
function withoutNumber(title: string, clause: string, tag: string): string {
  const id = tagged(tag, clause);
  const number = [id, id.slice(tag.length + 1)].find((start) => title.startsWith(`${start} `));
  return number === undefined ? title : title.slice(number.length + 1).trim();
}

/** Marks a scenario if a new edition changes its clauses and `catalogue update` has not taken the change over. */
function withReview(scenario: ScenarioResult, catalogues: readonly Catalogue[]): ScenarioResult {
  const { review, tag, edition, listed } = catalogues.find(({ game }) => game === scenario.game) ?? {};
  if (!review || edition !== listed) return scenario;
  const bare = (clause: string) => (clause.startsWith(`${tag}-`) ? clause.slice(tag!.length + 1) : clause);
  const needsReview = scenario.clauses.filter((clause) => bare(clause) in review.clauses);
  return needsReview.length > 0 ? { ...scenario, needsReview } : scenario;
}

/** Gives a clause id the form of reports: oracle and catalogue leave the game's tag out, feature tags have it. */
function tagged(tag: string, clause: string): string {
  return clause.startsWith(`${tag}-`) ? clause : `${tag}-${clause}`;
}

function tagOf(tags: Map<GameId, string>, scenario: PlannedScenario): string {
  const tag = tags.get(scenario.game);
  if (tag === undefined) throw new SuiteError(`scenario ${scenario.id}: the catalogue of ${scenario.game} is missing`);
  return tag;
}

function withTaggedClauses<S extends PlannedScenario & Partial<ScenarioResult>>(scenario: S, tag: string): S {
  const { failure, departure, otherReason, needsReview } = scenario;
  return {
    ...scenario,
    ...(otherReason === undefined ? {} : { otherReason: tagged(tag, otherReason) }),
    ...(needsReview && { needsReview: needsReview.map((clause) => tagged(tag, clause)) }),
    clauses: scenario.clauses.map((clause) => tagged(tag, clause)),
    ...(failure ? { failure: withTaggedCitations(failure, tag) } : {}),
    ...(departure ? { departure: withTaggedDeparture(departure, tag) } : {}),
  };
}

function withTaggedCitations(failure: Failure, tag: string): Failure {
  const { citations, citedHere, departure } = failure;
  return {
    ...failure,
    ...(citations ? { citations: citations.map((clause) => tagged(tag, clause)) } : {}),
    ...(citedHere ? { citedHere: citedHere.map((clause) => tagged(tag, clause)) } : {}),
    ...(departure ? { departure: withTaggedDeparture(departure, tag) } : {}),
  };
}

const withTaggedDeparture = (departure: Departure, tag: string): Departure => ({
  ...departure,
  citations: departure.citations.map((clause) => tagged(tag, clause)),
});

const NO_SCENARIOS = { own: [], concerned: [], readings: [] };

/** Removes all other members: scenarios from features also carry everything needed to play them. */
const bare = ({ id, game, clauses, reading }: PlannedScenario): PlannedScenario => ({ id, game, clauses, reading });

const noScenarios = (): ScenarioCounts => ({
  ...(Object.fromEntries(STANDINGS.map((standing) => [standing, 0])) as Record<Standing, number>),
  notRun: 0,
});

const noClauses = (): ClauseCounts => ({
  ...(Object.fromEntries(CLAUSE_STATES.map((state) => [state, 0])) as Record<ClauseState, number>),
  total: 0,
  testable: 0,
});

function countScenarios(scenarios: readonly ScenarioResult[], notRun: number): ScenarioCounts {
  const counts = { ...noScenarios(), notRun };
  for (const scenario of scenarios) counts[standingOf(scenario)] += 1;
  return counts;
}

/** Counts one clause. */
function countOf(clause: ClauseResult): ClauseCounts {
  const testable = clause.kind === 'testable' ? 1 : 0;
  return { ...noClauses(), total: 1, testable, [clause.state]: 1 };
}

function addCounts<C extends Record<string, number | undefined>>(a: C, b: C): C {
  return Object.fromEntries(Object.keys({ ...a, ...b }).map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)])) as C;
}
