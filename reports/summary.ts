/** Prints the summary at the end of a run on a terminal. */
import type { Report, ScenarioResult } from '../schemas/report';
import { causeLines } from './causes';
import { departed, departureInFull } from './departures';
import { isOwn, outcomeOf, standingOf } from './model';
import { questionLines } from './questions';
import { restingOn } from './rests-on';
import {
  clausesIn,
  contrastOf,
  departedSentence,
  differingReadings,
  editionSentences,
  messageOf,
  oneLine,
  otherReasonSentence,
  reviewSentence,
  outcomeWords,
  partlySentence,
  plural,
  scenarioSentence,
  setupProblem,
  setupSentence,
  unlockSentence,
  VERDICT_WORDS,
  verdictSentence,
  warningsOf,
} from './text';

/** Returns the summary without colour. */
export function summaryLines(report: Report): string[] {
  const { symbol, word } = outcomeWords(report);
  const several = report.games.length > 1;
  const otherReason = otherReasonSentence(report);
  const partly = partlySentence(report);
  const review = reviewSentence(report);
  return [
    ...setupLines(report),
    `${symbol} ${oneLine(report.adapter.name)} ${oneLine(report.adapter.version)}: ${word}.`,
    `  ${verdictSentence(report)}`,
    ...(several ? report.games.map((game) => `  ${game.title}: ${verdictSentence({ ...report, games: [game] })}`) : []),
    `  ${scenarioSentence(report)}`,
    ...editionSentences(report).map((sentence) => `  ${sentence}`),
    ...causeLines(report),
    ...(isOwn(report) ? [] : [...failingClauseLines(report), ...errorLines(report)]),
    ...(partly ? [`  ${partly}`] : []),
    ...differingReadingLines(report),
    ...departedLines(report),
    ...(otherReason ? [`  ${otherReason}`] : []),
    ...(review ? [`⚑ ${review}`] : []),
    ...(isOwn(report) ? questionLines(report) : []),
    ...report.games.flatMap((game) => game.unsupported.slice(0, 3)).map((lacking) => `  ${unlockSentence(lacking)}`),
    ...warningsOf(report).map(({ message }) => `! ${message}`),
  ].map(oneLineKeepingIndent);
}

/** Comes above all verdicts: one mistake in observing looks like many broken rules. */
function setupLines(report: Report): string[] {
  const sentence = setupSentence(report);
  if (sentence === undefined) return [];
  const problems = (report.setup ?? []).flatMap((one) => [`  ! ${setupProblem(one)}`, `      ${one.advice}`]);
  return [`! ${sentence}.`, ...problems];
}

const LINES_SHOWN = 10;

/** Lists the broken rules, each with the first scenario that shows it, without known failures. */
function failingClauseLines(report: Report): string[] {
  const failing = report.scenarios.filter((one) => standingOf(one) === 'failed' && !one.reading);
  const entries = clausesIn(report, 'fails').map(({ id, title }): string[] => {
    const [first, ...others] = failing.filter(({ clauses: [clause] }) => clause === id);
    return [`  ✗ ${id} ${title}`, ...(first ? storyLines(first, others.length) : [])];
  });
  const more = entries.length - LINES_SHOWN;
  return [
    ...(report.expectationProblems && failing.length > 0
      ? [`  ${plural(failing.length, 'failure')} not on the list of known ones:`]
      : []),
    ...entries.slice(0, LINES_SHOWN).flat(),
    ...(more > 0 ? [`  and ${plural(more, 'more failing clause')}; ${plural(failing.length, 'scenario')} in all`] : []),
  ];
}

function storyLines(scenario: ScenarioResult, others: number): string[] {
  const contrast = contrastOf(scenario.failure);
  const { departure } = scenario.failure ?? {};
  return [
    `      ${scenario.name} (${scenario.id})`,
    `      ${messageOf(scenario)}`,
    ...(contrast === undefined ? [] : [`      ${contrast}`]),
    ...restingOn(scenario).map((line) => `      ${line}`),
    ...(departure ? [`      the first difference from the oracle: ${departureInFull(departure, scenario.game)}`] : []),
    ...(others > 0 ? [`      and ${plural(others, 'more scenario')} of this clause`] : []),
  ];
}

const DEPARTED_SHOWN = 3;

/** Shows what lockstep found and no scenario noticed, with the first difference. */
function departedLines(report: Report): string[] {
  const sentence = departedSentence(report);
  if (sentence === undefined) return [];
  const shown = departed(report).slice(0, DEPARTED_SHOWN);
  const entries = shown.flatMap(({ id, name, game, departure }) => [
    `  ≠ ${name} (${id})`,
    `      ${departureInFull(departure, game)}`,
  ]);
  const more = departed(report).length - shown.length;
  return [
    `  ${sentence}${more > 0 ? `; the first ${shown.length}, all in report.md and report.json` : ''}`,
    ...entries,
  ];
}

/** Lists scenarios without a verdict about rules, because the adapter or the suite failed. */
function errorLines({ scenarios }: Report): string[] {
  const broken = scenarios.filter(({ verdict }) => verdict === 'adapterError' || verdict === 'suiteError');
  const lines = broken.map((one) => `  ! ${VERDICT_WORDS[one.verdict].word}: ${one.id} ${one.name}: ${messageOf(one)}`);
  return firstLines(lines, 'more scenario in error');
}

/** Lists the readings that the implementation plays differently, if the run is about readings alone. */
function differingReadingLines(report: Report): string[] {
  if (outcomeOf(report) !== 'onlyReadings') return [];
  const lines = differingReadings(report).map(({ clauses: [clause], name }) => `  ≠ ${clause} ${name}`);
  return firstLines(lines, 'more differing interpretation');
}

function firstLines(lines: string[], noun: string): string[] {
  const more = lines.length - LINES_SHOWN;
  return more > 0 ? [...lines.slice(0, LINES_SHOWN), `  and ${plural(more, noun)}`] : lines;
}

function oneLineKeepingIndent(line: string): string {
  return `${/^ */.exec(line)?.[0] ?? ''}${oneLine(line)}`;
}
