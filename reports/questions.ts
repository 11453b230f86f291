/**
 * Shows the user's questions on a terminal and in report.md: the expected answer, the oracle's answer, and its clauses.
 */
import { nearestNamed } from '../runner/nearest-clauses';
import { shellWord } from '../runner/shell';
import { restingOn } from './rests-on';
import { contrastOf } from './text';
import type { Failure, Report, ScenarioResult } from '../schemas/report';

/** Greatest number of clauses with their titles. */
const MOST_CLAUSES = 8;

/** The lines about one question: headlines, and the lines that belong to the last of them. */
export interface QuestionLines {
  readonly symbol: '≠' | '!' | '✗' | '⊘' | '✓';
  readonly heads: readonly string[];
  readonly lines: readonly string[];
}

/**
 * Returns the questions with their answers, in the order of the features.
 * @param most if there are more, only those that need attention are shown: answered otherwise, impossible to ask, with
 * a note. Of these the first are shown, and `more` counts the rest
 */
export function questionsShown(report: Report, most: number): { relevant: QuestionLines[]; more: number } {
  const titles = new Map(
    report.games
      .flatMap(({ sections }) => sections)
      .flatMap(({ clauses }) => clauses.map(({ id, title }) => [id, title])),
  );
  const relevant = report.scenarios.map((scenario) => linesFor(scenario, titles, explainCommand(report, scenario)));
  const wanted =
    relevant.length > most
      ? relevant.filter(({ symbol, lines }) => !'✓⊘'.includes(symbol) || lines.length > 0)
      : relevant;
  return { relevant: wanted.slice(0, most), more: Math.max(0, wanted.length - most) };
}

function linesFor(scenario: ScenarioResult, titles: ReadonlyMap<string, string>, explain: string): QuestionLines {
  const { name, uri, line, verdict, reason, failure, notes = [] } = scenario;
  const noted = notes.map((note) => `note: ${note}`);
  if (verdict === 'disputed' && failure) {
    const step = failure.step === undefined ? [] : [failure.step];
    return {
      symbol: '≠',
      heads: [`${uri}:${failure.line ?? line}: ${name}`],
      lines: [
        ...step,
        ...whyLines(failure, titles, scenario.clauses),
        ...restingOn(scenario),
        ...noted,
        `the whole way: ${explain}`,
      ],
    };
  }
  if (verdict === 'invalid') {
    const heads = (failure?.faults ?? []).map((fault) => `${uri}:${fault.line}: ${name}: ${fault.text}`);
    return { symbol: '!', heads, lines: noted };
  }
  const head = `${uri}:${line}: ${name}`;
  if (verdict !== 'passed' && verdict !== 'unsupported')
    return {
      symbol: '✗',
      heads: [`${head}: ${failure?.message ?? verdict}`],
      lines: [...contrast(failure), ...restingOn(scenario), ...noted],
    };
  if (verdict === 'unsupported') return { symbol: '⊘', heads: [`${head}: lacking ${reason}`], lines: noted };
  return { symbol: '✓', heads: [head], lines: noted };
}

function contrast(failure: Failure | undefined): string[] {
  const text = contrastOf(failure);
  return text === undefined ? [] : [text];
}

/** Returns the command that explains a question; it names the game if the path does not. */
function explainCommand({ selection: { features = '' } }: Report, { id, uri, game }: ScenarioResult): string {
  const words = [id, '--features', features, ...(uri.split('/').includes(game) ? [] : ['--game', game])];
  return `npx tcg-conformance explain ${words.map(shellWord).join(' ')}`;
}

/**
 * Returns both answers, the way to the oracle's, and the clauses.
 * @param titles titles of clauses, by ids with the tag of the game
 * @param about the clauses that the scenario names
 */
export function whyLines(
  failure: Failure,
  titles: ReadonlyMap<string, string>,
  about: readonly string[] = [],
): string[] {
  const { message, because = [], citations = [] } = failure;
  const decided = new Set(because.flatMap((event) => /\[([^\] ]+)[^\]]*\]$/.exec(event)?.[1] ?? []));
  const relevant = citations.filter((clause) => decided.has(tagless(clause))).slice(-MOST_CLAUSES);
  return [
    message,
    ...contrast(failure),
    ...because.map((event, index) => `${index === 0 ? 'because' : '       '} ${event}`),
    ...relevant.map((clause) => `        ${clause} ${titles.get(clause) ?? ''}`.trimEnd()),
    `clauses cited: ${citedLine(citations, [...relevant, ...about])}`,
  ];
}

/** @param wanted puts those first that are nearest to these; if there are none, the last ones stand first */
const citedLine = (citations: readonly string[], wanted: readonly string[]): string =>
  nearestNamed(wanted.length > 0 ? citations : [...citations].reverse(), wanted) || 'none';

/** Removes the game's tag: `7-1-4` from `OP-7-1-4` or from `7-1-4`. */
const tagless = (clause: string): string => clause.replace(/^(LN|OP|DBS|BS|VG)-/, '');

/** Greatest number of questions on a terminal; report.html has them all. */
const MOST_QUESTIONS = 50;

export function questionLines(report: Report): string[] {
  const { relevant, more } = questionsShown(report, MOST_QUESTIONS);
  return [
    ...relevant.flatMap(({ symbol, heads, lines }) => [
      ...heads.map((head) => `${symbol} ${head}`),
      ...lines.map((line) => `    ${line}`),
    ]),
    ...(more > 0 ? [`  and ${more} more, in report.html`] : []),
  ];
}
