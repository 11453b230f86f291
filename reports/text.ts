/** Puts results into words, the same in every format. */
import { unifiedDiff } from '../runner/unified-diff';
import type {
  ClauseCounts,
  ClauseResult,
  ClauseState,
  Failure,
  GameReport,
  Report,
  ScenarioCounts,
  ScenarioResult,
  SectionResult,
  SetupTrouble,
} from '../schemas/report';
import {
  allOf,
  isDeviation,
  asksBeyondClauses,
  newFailures,
  outcomeOf,
  partlyScenarios,
  standingOf,
  testedClauses,
  testedScenarios,
  totalClauses,
  totalReadings,
  totalScenarios,
  type Outcome,
  type Standing,
} from './model';

/** A symbol and a word, so that colour is never the only carrier. */
export interface Words {
  symbol: string;
  word: string;
}

export const STATE_WORDS: Record<ClauseState, Words> = {
  conforms: { symbol: '✓', word: 'conforms' },
  partly: { symbol: '◐', word: 'partial' },
  fails: { symbol: '✗', word: 'fails' },
  known: { symbol: '⚑', word: 'known failure' },
  error: { symbol: '!', word: 'error' },
  unsupported: { symbol: '⊘', word: 'unsupported' },
  untested: { symbol: '○', word: 'untested' },
  notTestable: { symbol: '–', word: 'not testable' },
};

/** Clause states in the order in which people want to read them. */
export const STATE_ORDER = Object.keys(STATE_WORDS) as ClauseState[];

/** `state` is the clause state with the colour of the verdict. */
export const VERDICT_WORDS: Record<Standing, Words & { state: ClauseState }> = {
  passed: { symbol: '✓', word: 'passed', state: 'conforms' },
  failed: { symbol: '✗', word: 'failed', state: 'fails' },
  known: { symbol: '⚑', word: 'known failure', state: 'known' },
  unsupported: { symbol: '⊘', word: 'unsupported', state: 'unsupported' },
  adapterError: { symbol: '!', word: 'adapter error', state: 'error' },
  suiteError: { symbol: '!', word: 'suite error', state: 'error' },
  disputed: { symbol: '≠', word: 'answered otherwise by the oracle', state: 'error' },
  invalid: { symbol: '!', word: 'cannot be asked', state: 'error' },
};

/** Returns the words for one scenario. An interpretation "differs", since an opinion cannot be broken. */
export function scenarioWords(scenario: ScenarioResult): Words & { state: ClauseState | 'reading' } {
  const { verdict, reading } = scenario;
  if (reading && verdict === 'passed') return { symbol: '✓', word: 'agrees', state: 'conforms' };
  if (reading && isDeviation(verdict)) return { symbol: '≠', word: 'differs', state: 'reading' };
  return VERDICT_WORDS[standingOf(scenario)];
}

const OUTCOME_WORDS: Record<Outcome, Words & { state: ClauseState | 'reading' }> = {
  conforms: { symbol: '✓', word: 'Conforms', state: 'conforms' },
  conformsWhereTested: { symbol: '✓', word: 'Conforms where it was tested', state: 'conforms' },
  doesNotConform: { symbol: '✗', word: 'Does not conform', state: 'fails' },
  suiteFault: { symbol: '!', word: 'No verdict: the suite is at fault', state: 'error' },
  adapterBroke: { symbol: '!', word: 'No verdict: the adapter broke', state: 'error' },
  disputed: { symbol: '≠', word: 'The oracle answers otherwise', state: 'error' },
  invalid: { symbol: '!', word: 'Not everything can be asked', state: 'error' },
  knownFailures: { symbol: '⚑', word: 'Fails only where it is known to', state: 'known' },
  nothingTested: { symbol: '○', word: 'No clause was tested', state: 'untested' },
  passedInPart: { symbol: '◐', word: 'Everything tested passed, but no clause was tested completely', state: 'partly' },
  onlyReadings: { symbol: '◇', word: 'Only ambiguous rules were tested', state: 'reading' },
};

/** Returns the words for a run. If only the list of known failures is wrong, they do not speak of rules. */
export function outcomeWords(report: Report): Words & { state: ClauseState | 'reading' } {
  const outcome = outcomeOf(report);
  const words = OUTCOME_WORDS[outcome];
  const listAlone = outcome === 'doesNotConform' && newFailures(report) === 0;
  return listAlone ? { ...words, word: 'The list of known failures does not hold' } : words;
}

/** Returns "9. Battle Judgement". */
export const sectionName = ({ id, title }: SectionResult): string => `${id}. ${title}`;

/**
 * Returns "15 of 19 tested clauses conform (1 known to fail), 2 partial; 64 untested". Every clause counts as tested or
 * among the others.
 */
export function countsSentence(counts: ClauseCounts): string {
  const tested = testedClauses(counts);
  const verdict =
    tested === 0
      ? 'no clause tested'
      : `${counts.conforms} of ${tested} tested ${tested === 1 ? 'clause conforms' : 'clauses conform'}`;
  const partly = counts.partly > 0 ? `, ${counts.partly} partial` : '';
  const known = counts.known > 0 ? ` (${counts.known} known to fail)` : '';
  const others = [
    counts.error && `${counts.error} in error`,
    counts.unsupported && `${counts.unsupported} unsupported`,
    counts.untested && `${counts.untested} untested`,
    counts.notTestable && `${counts.notTestable} not testable`,
  ].filter(Boolean);
  return [verdict + known + partly, others.join(', ')].filter(Boolean).join('; ');
}

/** Sums up a whole run in one sentence, without its outcome. */
export function verdictSentence(report: Report): string {
  if (asksBeyondClauses(report)) return questionsSentence(report);
  const clauses = countsSentence(totalClauses(report));
  return outcomeOf(report) === 'onlyReadings' ? `${playedSentence(totalReadings(report))}; ${clauses}` : clauses;
}

/** Returns "3 of 5 questions answered as they say", for a user's own features, which need no clauses. */
function questionsSentence({ scenarios }: Report): string {
  const passed = scenarios.filter(({ verdict }) => verdict === 'passed').length;
  return `${passed} of ${plural(scenarios.length, 'question')} answered as ${scenarios.length === 1 ? 'it says' : 'they say'}`;
}

/** Sums up a run of ambiguous rules alone: "3 of 9 ambiguous rules were tested: 2 agree, 1 differs". */
function playedSentence(readings: ScenarioCounts): string {
  const { passed } = readings;
  const tested = testedScenarios(readings);
  return (
    `${tested} of ${plural(allOf(readings), 'ambiguous rule')} ${tested === 1 ? 'was' : 'were'} tested: ` +
    agreement(passed, tested - passed)
  );
}

/** Returns "1 agrees, 2 differ". */
const agreement = (agreeing: number, differing: number): string =>
  `${agreeing} ${agreeing === 1 ? 'agrees' : 'agree'}, ${differing} ${differing === 1 ? 'differs' : 'differ'}`;

/**
 * Sums up ambiguous rules: "ambiguous rules (not scored): 1 agrees, 1 differs, 7 not run". Undefined if there are none.
 */
export function readingsSentence(readings: ScenarioCounts): string | undefined {
  const all = allOf(readings);
  const tested = testedScenarios(readings);
  if (all === 0) return undefined;
  const { passed } = readings;
  const verdicts = [tested > 0 && agreement(passed, tested - passed), withoutVerdict(readings)];
  return `ambiguous rules (not scored): ${verdicts.filter(Boolean).join(', ')}`;
}

/** Counts scenarios that say nothing about the implementation: "1 unsupported, 2 not run". Empty if there are none. */
function withoutVerdict({ unsupported, adapterError, suiteError, disputed, invalid, notRun }: ScenarioCounts): string {
  return [
    unsupported && `${unsupported} unsupported`,
    adapterError + suiteError && `${adapterError + suiteError} in error`,
    disputed && `${disputed} ${VERDICT_WORDS.disputed.word}`,
    invalid && `${invalid} ${VERDICT_WORDS.invalid.word}`,
    notRun && `${notRun} not run`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns "3 of 5 scenarios passed, 1 unsupported, 1 not run". */
export const passedSentence = (counts: ScenarioCounts): string => passedOf(counts, plural(allOf(counts), 'scenario'));

/** Returns "3 of 5 passed, 1 unsupported, 1 not run", for places that show what is counted. */
export const passedShort = (counts: ScenarioCounts): string => passedOf(counts, allOf(counts));

const passedOf = (counts: ScenarioCounts, all: string | number): string =>
  [`${counts.passed} of ${all} passed`, withoutVerdict(counts)].filter(Boolean).join(', ');

/** Returns "2 clauses are partial: 3 of 5 scenarios passed, 2 unsupported", or undefined if none does. */
export function partlySentence(report: Pick<Report, 'games'>): string | undefined {
  const { partly } = totalClauses(report);
  if (partly === 0) return undefined;
  return `${plural(partly, 'clause')} ${partly === 1 ? 'is' : 'are'} partial: ${passedSentence(partlyScenarios(report))}`;
}

export const clausesIn = ({ games }: Pick<Report, 'games'>, state: ClauseState): ClauseResult[] =>
  games
    .flatMap(({ sections }) => sections)
    .flatMap(({ clauses }) => clauses)
    .filter((clause) => clause.state === state);

/** Requirements that an adapter may support in part. */
const PARTLY: Readonly<Record<string, string>> = {
  'capability inlineAbilities':
    '; a part of it counts: declare it, and answer -32001 (Unsupported) to cards with words that the engine does not know',
};

/** Returns "supporting capability chance would add 14 scenarios (and is one of several things lacking in 30 more)". */
export function unlockSentence({ reason, scenarios, among }: GameReport['unsupported'][number]): string {
  if (scenarios === 0) {
    return `supporting ${reason} alone would add none: it is one of several things lacking in ${plural(among, 'scenario')}`;
  }
  const more = among > 0 ? ` (and is one of several things lacking in ${among} more)` : '';
  return `supporting ${reason} would add ${plural(scenarios, 'scenario')}${more}${PARTLY[reason] ?? ''}`;
}

/** Returns "loseAttacker is merged into other decisions: 3 answers of scenarios were not asked for". */
export function mergedSentence({ kind, answers }: NonNullable<GameReport['merged']>[number]): string {
  const were = answers === 1 ? 'was' : 'were';
  return `${kind} is merged into other decisions: ${plural(answers, 'answer')} of scenarios ${were} not asked for`;
}

/** Counts the lockstep differences that no scenario noticed; undefined if there are none. */
export function departedSentence({ scenarios }: Report): string | undefined {
  const departed = scenarios.filter((scenario) => scenario.departure).length;
  return departed > 0 ? `${plural(departed, 'scenario')} did not fail and yet differed from the oracle` : undefined;
}

/** Counts refusals that cite a clause with no part in the decision; undefined if there are none. */
export function otherReasonSentence({ scenarios }: Report): string | undefined {
  const others = scenarios.filter((scenario) => scenario.otherReason !== undefined).length;
  return others > 0 ? `in ${plural(others, 'scenario')} something was rightly refused for another clause` : undefined;
}

/** Counts scenarios that a new edition changes and that nobody has reviewed; undefined if there are none. */
export function reviewSentence({ scenarios }: Report): string | undefined {
  const open = scenarios.flatMap(({ needsReview }) => (needsReview ? [needsReview] : []));
  if (open.length === 0) return undefined;
  const clauses = [...new Set(open.flat())];
  const verb = open.length === 1 ? 'needs' : 'need';
  const shown = clauses.slice(0, CLAUSES_SHOWN).join(', ');
  const more = clauses.length > CLAUSES_SHOWN ? ` and ${clauses.length - CLAUSES_SHOWN} more` : '';
  return `${plural(open.length, 'scenario')} ${verb} review: a new edition changes ${shown}${more}`;
}

const CLAUSES_SHOWN = 6;

/** Describes the selection of scenarios: "level-neo; clauses LN-5-1". */
export function selectionText({
  games,
  editions = {},
  tags,
  clauses,
  scenarios,
  level,
  failedFrom,
  withoutBystanders,
}: Report['selection']): string {
  const narrowed = [
    tags !== undefined && `tags ${tags}`,
    clauses?.length && `clauses ${clauses.join(', ')}`,
    scenarios?.length && `scenarios ${scenarios.join(', ')}`,
    level && `level ${level}`,
    failedFrom !== undefined && `what did not pass in ${failedFrom}`,
    withoutBystanders && 'without the scenarios with a decoy',
  ];
  const inEdition = games.map((game) => (editions[game] === undefined ? game : `${game} ${editions[game]}`));
  return [inEdition.join(', '), ...narrowed].filter(Boolean).join('; ');
}

/** Names the edition of the scenarios, and of the adapter, if one of them is set explicitly. */
export const editionSentences = ({ selection: { editions = {} }, adapter, games }: Report): string[] =>
  games.flatMap(({ game, title, edition }) => {
    const declaredEdition = adapter.editions?.[game];
    if (editions[game] === undefined && declaredEdition === undefined) return [];
    return `${title}: scenarios of ${edition}${declaredEdition === undefined ? '' : `; the adapter says that it plays ${declaredEdition}`}`;
  });

/** Returns the score of the trivial adapters, or says that it was not measured. */
export function trivialAdaptersSentence(report: Report): string {
  const adapters = report.nullFloor?.adapters ?? [];
  if (adapters.length === 0) return 'not measured for these scenarios';
  const scores = new Set(adapters.map(({ passed, scenarios }) => `${passed} of ${scenarios}`));
  const [score] = scores;
  if (scores.size === 1) return `${score} scenarios pass for each of: ${adapters.map(({ name }) => name).join(', ')}`;
  return adapters.map(({ name, passed, scenarios }) => `${name}: ${passed} of ${scenarios} pass`).join(', ');
}

/** Warns, above every verdict, that an observation differs from the position set up; undefined if none does. */
export const setupSentence = ({ setup = [] }: Pick<Report, 'setup'>): string | undefined =>
  setup.length === 0
    ? undefined
    : 'Fix this first: the adapter shows a position that differs from the one it was given. This can fail scenarios of many rules';

/** Returns "level-neo: turn is 1, should be 5". */
export const setupProblem = ({ game, problem }: SetupTrouble): string => oneLine(`${game}: ${problem}`);

/** A reason why a run says less than it could. */
export interface Warning {
  /** one line */
  message: string;
  evidence?: string;
}

/**
 * Warns of an early end, errors outside any scenario (their first line is the message), and a stale list of known
 * failures.
 */
export function warningsOf(report: Report): Warning[] {
  return [
    ...(report.interrupted ? [{ message: earlyEnd(report) }] : []),
    ...(report.adapter.errors ?? []).map(adapterWarning),
    ...(report.featureProblems ?? []).map((problem) => ({ message: oneLine(problem) })),
    ...(report.expectationProblems ?? []).map((problem) => ({ message: `Known failures: ${oneLine(problem)}` })),
  ];
}

function earlyEnd({ notRun, scenarios, adapter }: Report): string {
  const missing = notRun.length;
  const reached = missing > 0 ? `${plural(missing, 'selected scenario')} got no verdict` : 'not every scenario was run';
  const neverBegan = scenarios.length === 0 && Object.keys(adapter.capabilities).length === 0 && adapter.errors?.length;
  return `${neverBegan ? 'The run did not begin, for the adapter did not get through the handshake' : 'The run was interrupted'}: ${reached}.`;
}

function adapterWarning(error: string): Warning {
  const [message = '', ...evidence] = error.trim().split('\n');
  return { message: `Adapter: ${oneLine(message)}`, ...(evidence.length > 0 ? { evidence: evidence.join('\n') } : {}) };
}

/** Returns one line for a failure: its message, or the reason for the verdict. */
export function messageOf(scenario: ScenarioResult): string {
  return oneLine(scenario.failure?.message ?? scenario.reason ?? VERDICT_WORDS[scenario.verdict].word);
}

/** Returns why a failure is known: "waiting for the new battle module (TCG-12)". Empty if it is not. */
export function knownWhy({ expectation }: ScenarioResult): string {
  if (!expectation) return '';
  return oneLine(expectation.issue ? `${expectation.reason} (${expectation.issue})` : expectation.reason);
}

/** What a failure says of its two sides. A disagreement says the same. */
export type Sides = {
  readonly [Member in 'expected' | 'actual' | 'apart' | 'signature']?: Failure[Member] | undefined;
};

/**
 * Decides whether expected and actual stand apart from the message.
 * @returns undefined: the message says it all
 */
export function sidesApart({
  expected,
  actual,
  apart,
  signature,
}: Sides): Readonly<Record<'expected' | 'actual', unknown>> | undefined {
  if (apart) return apart;
  // Reports of older versions have no signature, and messages that do not say what was expected.
  return signature === undefined && (expected !== undefined || actual !== undefined) ? { expected, actual } : undefined;
}

/** Returns expected and actual on one line; undefined if the message says it all. */
export function contrastOf(failure: Sides | undefined): string | undefined {
  const sides = failure && sidesApart(failure);
  return sides && `expected: ${briefly(sides.expected)}; actual: ${briefly(sides.actual)}`;
}

/** Returns the unified diff of what stands apart. */
export const diffOf = ({ apart, diff }: Failure): string | undefined =>
  apart ? unifiedDiff(apart.expected, apart.actual) : diff;

const MOST_OF_VALUE = 200;

function briefly(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const text = oneLine(typeof value === 'string' ? value.replace(/\n/g, ', ') : JSON.stringify(value));
  return text.length > MOST_OF_VALUE ? `${text.slice(0, MOST_OF_VALUE)}…` : text;
}

/** Returns `messageOf` with expected and actual appended. */
export function fullMessageOf(scenario: ScenarioResult): string {
  const contrast = contrastOf(scenario.failure);
  return contrast === undefined ? messageOf(scenario) : `${messageOf(scenario)} (${contrast})`;
}

/** Returns "3 scenarios", "1 scenario". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Spells out a name: "play support" for "playSupport". */
export function spelledOut(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** Removes control characters, which neither XML nor a terminal should get; line breaks and tabs stay. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();

/** Matches control characters except tab and line breaks, lone surrogates, and what else XML forbids. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u2028\u2029\ufffe\uffff]/gu;

/** Returns "scenarios: 1752 passed, 952 failed; ambiguous rules (not scored): 3 agree, 1 differs". */
export function scenarioSentence(report: Report): string {
  const verdicts = totalScenarios(report);
  const parts = (Object.keys(VERDICT_WORDS) as Standing[])
    .filter((standing) => verdicts[standing] > 0)
    .map((standing) => countOf(verdicts[standing], standing));
  const notRun = verdicts.notRun > 0 ? [`${verdicts.notRun} not run`] : [];
  const readings = readingsSentence(totalReadings(report));
  return `scenarios: ${[...parts, ...notRun].join(', ') || 'none'}${readings ? `; ${readings}` : ''}`;
}

/** Returns "3 failed", "2 known failures". */
function countOf(count: number, standing: Standing): string {
  const { word } = VERDICT_WORDS[standing];
  return standing === 'known' ? plural(count, word) : `${count} ${word}`;
}

/** Lists ambiguous rules that the implementation interprets differently. */
export const differingReadings = ({ scenarios }: Report): ScenarioResult[] =>
  scenarios.filter(({ reading, verdict }) => reading && isDeviation(verdict));
