/** Questions of one's own on a terminal and in report.md: what each says, what the oracle says, and because of what. */
import { shellWord } from '../runner/shell';
import { contrastOf } from './text';
import type { Failure, Report, ScenarioResult } from '../schemas/report';

/** So many clauses are told in words. */
const MOST_CLAUSES = 8;

/** What is told of one question: headlines, and what belongs to the last of them. */
export interface QuestionLines {
  readonly symbol: '≠' | '!' | '✗' | '⊘' | '✓';
  readonly heads: readonly string[];
  readonly lines: readonly string[];
}

/**
 * The questions with their answers, in the order of the features.
 * @param most where there are more, those only that want a word: answered otherwise, impossible to ask, with a note; and of
 * these the first, while `more` counts the others
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

function linesFor(
  { name, uri, line, verdict, reason, failure, notes = [] }: ScenarioResult,
  titles: ReadonlyMap<string, string>,
  explain: string,
): QuestionLines {
  const noted = notes.map((note) => `note: ${note}`);
  if (verdict === 'disputed' && failure) {
    const step = failure.step === undefined ? [] : [failure.step];
    return {
      symbol: '≠',
      heads: [`${uri}:${failure.line ?? line}: ${name}`],
      lines: [...step, ...whyLines(failure, titles), ...noted, `the whole way: ${explain}`],
    };
  }
  if (verdict === 'invalid') {
    const heads = (failure?.faults ?? []).map((fault) => `${uri}:${fault.line}: ${name}: ${fault.text}`);
    return { symbol: '!', heads, lines: noted };
  }
  const head = `${uri}:${line}: ${name}`;
  if (verdict !== 'passed' && verdict !== 'unsupported')
    return { symbol: '✗', heads: [`${head}: ${failure?.message ?? verdict}`], lines: [...contrast(failure), ...noted] };
  if (verdict === 'unsupported') return { symbol: '⊘', heads: [`${head}: lacking ${reason}`], lines: noted };
  return { symbol: '✓', heads: [head], lines: noted };
}

/** What was expected and what was there, on a line. */
function contrast(failure: Failure | undefined): string[] {
  const text = contrastOf(failure);
  return text === undefined ? [] : [text];
}

/** The game is named where the path does not name it. */
function explainCommand({ selection: { features = '' } }: Report, { id, uri, game }: ScenarioResult): string {
  const words = [id, '--features', features, ...(uri.split('/').includes(game) ? [] : ['--game', game])];
  return `npx tcg-conformance explain ${words.map(shellWord).join(' ')}`;
}

/** Both answers, the way to the oracle's, the clauses. @param titles of clauses, by their ids with the tag of the game */
export function whyLines(failure: Failure, titles: ReadonlyMap<string, string>): string[] {
  const { message, because = [], citations = [] } = failure;
  const decided = new Set(because.flatMap((event) => /\[([^\]]*)\]$/.exec(event)?.[1]!.split(' ') ?? []));
  const relevant = citations.filter((clause) => decided.has(tagless(clause))).slice(-MOST_CLAUSES);
  return [
    message,
    ...because.map((event, index) => `${index === 0 ? 'because' : '       '} ${event}`),
    ...relevant.map((clause) => `        ${clause} ${titles.get(clause) ?? ''}`.trimEnd()),
    `clauses cited: ${citations.join(', ') || 'none'}`,
  ];
}

/** `7-1-4` of `OP-7-1-4` and of `7-1-4` */
const tagless = (clause: string): string => clause.replace(/^(LN|OP|DBS|BS|VG)-/, '');

/** So many questions are told on a terminal; report.html has them all. */
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
