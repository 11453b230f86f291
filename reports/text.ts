/** How results are said in words: the same in every format, and the summary that a run ends with on a terminal. */
import type { ClauseCounts, ClauseState, GameReport, Report, ScenarioResult, SectionResult } from '../schemas/report';
import {
  isDeviation,
  newFailures,
  outcomeOf,
  standingOf,
  testedClauses,
  totalClauses,
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
  fails: { symbol: '✗', word: 'fails' },
  known: { symbol: '⚑', word: 'known failure' },
  error: { symbol: '!', word: 'error' },
  unsupported: { symbol: '⊘', word: 'unsupported' },
  untested: { symbol: '○', word: 'untested' },
  notTestable: { symbol: '–', word: 'not testable' },
};

/** Clause states in the order in which people want to read them. */
export const STATE_ORDER = Object.keys(STATE_WORDS) as ClauseState[];

/** `state` is the clause state that the verdict looks like. */
export const VERDICT_WORDS: Record<Standing, Words & { state: ClauseState }> = {
  passed: { symbol: '✓', word: 'passed', state: 'conforms' },
  failed: { symbol: '✗', word: 'failed', state: 'fails' },
  known: { symbol: '⚑', word: 'known failure', state: 'known' },
  unsupported: { symbol: '⊘', word: 'unsupported', state: 'unsupported' },
  adapterError: { symbol: '!', word: 'adapter error', state: 'error' },
  suiteError: { symbol: '!', word: 'suite error', state: 'error' },
};

/** The words for one scenario: of a reading one says that it differs, for an opinion is not broken. */
export function scenarioWords(scenario: ScenarioResult): Words & { state: ClauseState | 'reading' } {
  const { verdict, reading } = scenario;
  if (reading && verdict === 'passed') return { symbol: '✓', word: 'agrees', state: 'conforms' };
  if (reading && isDeviation(verdict)) return { symbol: '≠', word: 'differs', state: 'reading' };
  return VERDICT_WORDS[standingOf(scenario)];
}

const OUTCOME_WORDS: Record<Outcome, Words & { state: ClauseState }> = {
  conforms: { symbol: '✓', word: 'Conforms', state: 'conforms' },
  conformsWhereTested: { symbol: '✓', word: 'Conforms where it was tested', state: 'conforms' },
  doesNotConform: { symbol: '✗', word: 'Does not conform', state: 'fails' },
  suiteFault: { symbol: '!', word: 'No verdict: the suite is at fault', state: 'error' },
  adapterBroke: { symbol: '!', word: 'No verdict: the adapter broke', state: 'error' },
  knownFailures: { symbol: '⚑', word: 'Fails only where it is known to', state: 'known' },
  nothingTested: { symbol: '○', word: 'Nothing was tested', state: 'untested' },
};

/** The words for a run. Where the list of known failures alone is wrong, they do not speak of rules. */
export function outcomeWords(report: Report): Words & { state: ClauseState } {
  const outcome = outcomeOf(report);
  const words = OUTCOME_WORDS[outcome];
  const listAlone = outcome === 'doesNotConform' && newFailures(report) === 0;
  return listAlone ? { ...words, word: 'The list of known failures does not hold' } : words;
}

/** "9. Battle Judgement" */
export const sectionName = ({ id, title }: SectionResult): string => `${id}. ${title}`;

/** "15 of 17 tested clauses conform (1 known to fail); 64 untested": every clause is among the tested or the others. */
export function countsSentence(counts: ClauseCounts): string {
  const tested = testedClauses(counts);
  const verdict =
    tested === 0
      ? 'no clause tested'
      : `${counts.conforms} of ${tested} tested ${tested === 1 ? 'clause conforms' : 'clauses conform'}`;
  const known = counts.known > 0 ? ` (${counts.known} known to fail)` : '';
  const others = [
    counts.error && `${counts.error} in error`,
    counts.unsupported && `${counts.unsupported} unsupported`,
    counts.untested && `${counts.untested} untested`,
    counts.notTestable && `${counts.notTestable} not testable`,
  ].filter(Boolean);
  return [verdict + known, others.join(', ')].filter(Boolean).join('; ');
}

/** The verdict on a whole run in one sentence, without its outcome. */
export const verdictSentence = (report: Report): string => countsSentence(totalClauses(report));

/** What need not be supported as a whole. */
const PARTLY: Readonly<Record<string, string>> = {
  'capability inlineAbilities':
    '; a part of it counts: declare it, and answer -32001 (Unsupported) to cards with words that the engine does not know',
};

/** "supporting capability chance would add 14 scenarios (and is one of several things lacking in 30 more)" */
export function unlockSentence({ reason, scenarios, among }: GameReport['unsupported'][number]): string {
  if (scenarios === 0) {
    return `supporting ${reason} alone would add none: it is one of several things lacking in ${plural(among, 'scenario')}`;
  }
  const more = among > 0 ? ` (and is one of several things lacking in ${among} more)` : '';
  return `supporting ${reason} would add ${plural(scenarios, 'scenario')}${more}${PARTLY[reason] ?? ''}`;
}

/** "loseAttacker is merged into other decisions: 3 answers of scenarios were not asked for" */
export function mergedSentence({ kind, answers }: NonNullable<GameReport['merged']>[number]): string {
  const were = answers === 1 ? 'was' : 'were';
  return `${kind} is merged into other decisions: ${plural(answers, 'answer')} of scenarios ${were} not asked for`;
}

/** Lockstep: what no scenario noticed; undefined where there is none. */
export function departedSentence({ scenarios }: Report): string | undefined {
  const departed = scenarios.filter((scenario) => scenario.departure).length;
  return departed > 0 ? `${plural(departed, 'scenario')} did not fail and yet differed from the oracle` : undefined;
}

/** Refusals by a clause that decides nothing on the way to them; undefined where there is none. */
export function otherReasonSentence({ scenarios }: Report): string | undefined {
  const others = scenarios.filter((scenario) => scenario.otherReason !== undefined).length;
  return others > 0 ? `in ${plural(others, 'scenario')} something was rightly refused for another clause` : undefined;
}

/** What adapters that do nothing useful score, or that it was not measured. */
export function nullFloorSentence(report: Report): string {
  const adapters = report.nullFloor?.adapters ?? [];
  if (adapters.length === 0) return 'not measured for these scenarios';
  const scores = new Set(adapters.map(({ passed, scenarios }) => `${passed} of ${scenarios}`));
  const [score] = scores;
  if (scores.size === 1) return `${score} scenarios pass for each of: ${adapters.map(({ name }) => name).join(', ')}`;
  return adapters.map(({ name, passed, scenarios }) => `${name}: ${passed} of ${scenarios} pass`).join(', ');
}

/** Why a run says less than it could. */
export interface Warning {
  /** one line */
  message: string;
  evidence?: string;
}

/** An early end, errors outside any scenario (their first line is the message), a list of known failures gone stale. */
export function warningsOf(report: Report): Warning[] {
  return [
    ...(report.interrupted ? [{ message: earlyEnd(report) }] : []),
    ...(report.adapter.errors ?? []).map(adapterWarning),
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

/** One line for a failure: what is wrong, or what is known of it. */
export function messageOf(scenario: ScenarioResult): string {
  return oneLine(scenario.failure?.message ?? scenario.reason ?? VERDICT_WORDS[scenario.verdict].word);
}

/** Why a failure is on the list of known ones: "waiting for the new battle module (TCG-12)"; empty where it is not. */
export function knownWhy({ expectation }: ScenarioResult): string {
  if (!expectation) return '';
  return oneLine(expectation.issue ? `${expectation.reason} (${expectation.issue})` : expectation.reason);
}

/** The lines that a run ends with on a terminal, without colour. */
export function summaryLines(report: Report): string[] {
  const { symbol, word } = outcomeWords(report);
  const several = report.games.length > 1;
  const departed = departedSentence(report);
  const otherReason = otherReasonSentence(report);
  return [
    `${symbol} ${oneLine(report.adapter.name)} ${oneLine(report.adapter.version)}: ${word}.`,
    `  ${verdictSentence(report)}`,
    ...(several ? report.games.map((game) => `  ${game.title}: ${countsSentence(game.clauses)}`) : []),
    `  ${scenarioLine(report)}`,
    ...(departed ? [`  ${departed}`] : []),
    ...(otherReason ? [`  ${otherReason}`] : []),
    ...failingClauseLines(report),
    ...report.games.flatMap((game) => game.unsupported.slice(0, 3)).map((lacking) => `  ${unlockSentence(lacking)}`),
    ...warningsOf(report).map(({ message }) => `! ${message}`),
  ].map(oneLineKeepingIndent);
}

/** A sentence from words that began in lower case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "3 scenarios", "1 scenario" */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "playSupport" as people write it: "play support". */
export function spelledOut(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** Text without control characters, which neither XML nor a terminal should be given; line breaks and tabs stay. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** Printable text on one line. */
export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();

/** Control characters but tab and line breaks, halves of surrogate pairs, and what XML forbids besides. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u2028\u2029\ufffe\uffff]/gu;

const FAILING_CLAUSES_SHOWN = 10;

function failingClauseLines(report: Report): string[] {
  const failing = report.games.flatMap((game) => game.sections).flatMap((section) => section.clauses);
  const lines = failing
    .filter((clause) => clause.state === 'fails')
    .map((clause) => `  ✗ ${clause.id} ${clause.title}`);
  const more = lines.length - FAILING_CLAUSES_SHOWN;
  return more > 0 ? [...lines.slice(0, FAILING_CLAUSES_SHOWN), `  and ${plural(more, 'more failing clause')}`] : lines;
}

function scenarioLine(report: Report): string {
  const verdicts = totalScenarios(report);
  const parts = (Object.keys(VERDICT_WORDS) as Standing[])
    .filter((standing) => verdicts[standing] > 0)
    .map((standing) => countOf(verdicts[standing], standing));
  const readings = report.scenarios.filter((scenario) => scenario.reading);
  const differing = readings.filter((scenario) => isDeviation(scenario.verdict)).length;
  const apart = readings.length > 0 ? `; readings apart: ${differing} of ${readings.length} differ` : '';
  return `scenarios: ${parts.join(', ') || 'none'}${apart}`;
}

/** "3 failed", "2 known failures" */
function countOf(count: number, standing: Standing): string {
  const { word } = VERDICT_WORDS[standing];
  return standing === 'known' ? plural(count, word) : `${count} ${word}`;
}

function oneLineKeepingIndent(line: string): string {
  return `${/^ */.exec(line)?.[0] ?? ''}${oneLine(line)}`;
}
